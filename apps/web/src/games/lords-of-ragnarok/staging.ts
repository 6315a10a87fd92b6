/** Cuts a step of Lords of Ragnarok into scenes: armies march, heroes ride, monsters strike, event by event. */
import type { GameEvent } from '@skald/engine';
import { type ChoiceAbout, isLordsTable, type LordsEvent, type LordsTable, project } from '@skald/engine/games/lords-of-ragnarok';
import type { Scene } from '../../table/model/stage.ts';
import { isLordsEvent } from './table-of-lords.ts';

/** Durations in milliseconds. */
const GLANCE = 180;
const DEED = 460;
const THINKING = 840;
const READING = 900;

export function scenesFor(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isLordsTable(before) || !isLordsTable(after)) return [];
  let table: LordsTable = before;
  return events.filter(isLordsEvent).map((event) => {
    table = project(table, event, after);
    const ms = event.event === 'prophet-chose' ? lengthOfChoice(event.about) : (LENGTHS[event.event] ?? 0);
    return { events: [event], table, ms, weighty: ms >= READING };
  });
}

/** A prophet's plan is read while he makes it: longest where it has a place on the map. */
function lengthOfChoice(about: ChoiceAbout): number {
  if (IN_PASSING.includes(about)) return 0;
  return INWARD.includes(about) ? DEED : THINKING;
}

const IN_PASSING: readonly ChoiceAbout[] = ['conquering-army', 'supporting-army', 'army-hit', 'retreat'];
const INWARD: readonly ChoiceAbout[] = ['attribute', 'monument', 'realm', 'rune', 'army-to-strengthen', 'army-to-maneuver'];

const LENGTHS: Readonly<Partial<Record<LordsEvent['event'], number>>> = {
  'battle-began': READING,
  'battle-card-played': READING,
  'battle-ended': READING,
  'die-rolled': READING,
  'devastation-placed': READING,
  'hand-revealed': READING,
  'monster-attacked': READING,
  'monster-slain': READING,
  'omen-turned': READING,
  'ragnarok-began': READING,
  'alliance-made': DEED,
  'area-attack': DEED,
  'armies-retreated': DEED,
  'army-destroyed': DEED,
  'army-moved': DEED,
  'army-recruited': DEED,
  'attack-answered': DEED,
  'devastation-cleansed': DEED,
  'drakkar-moved': DEED,
  'hero-moved': DEED,
  'hero-placed': DEED,
  'marker-placed': DEED,
  'monster-controlled': DEED,
  'monster-moved': DEED,
  'monster-swam': DEED,
  'sea-attack': DEED,
  'snekkja-moved': DEED,
  'hel-called': READING,
  'monster-rolled': DEED,
  'monument-raised': DEED,
  'priest-sent': DEED,
  'prophet-entered': DEED,
  'region-taken': DEED,
  'region-usurped': DEED,
  'temple-built': DEED,
  'turn-began': DEED,
  'wound-covered': DEED,
  'army-strengthened': GLANCE,
  'army-weakened': GLANCE,
  'attribute-raised': GLANCE,
  'battle-passed': GLANCE,
  'blessing-gained': GLANCE,
  'cards-drawn': GLANCE,
  'injury-taken': GLANCE,
  'rune-forged': GLANCE,
  'runes-gained': GLANCE,
  'runes-paid': GLANCE,
  'wound-closed': GLANCE,
};
