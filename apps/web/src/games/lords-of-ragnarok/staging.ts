/** How a step of Lords of Ragnarok is shown: armies march, heroes ride, monsters strike, event by event. Only for the eye. */
import type { GameEvent } from '@skald/engine';
import type { LordsEvent, Table } from '@skald/engine/games/lords-of-ragnarok';
import type { Scene } from '../../table/stage.ts';
import { isLordsEvent, isLordsTable } from './table-of-lords.ts';
import { told } from './telling.ts';

/** How long things take, in milliseconds. */
const GLANCE = 180;
const DEED = 460;
const READING = 900;

export function direct(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isLordsTable(before) || !isLordsTable(after)) return [];
  let table: Table = before;
  return events.filter(isLordsEvent).map((event) => {
    table = told(table, event, after);
    return { events: [event], table, ms: LENGTHS[event.event] ?? 0 };
  });
}

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
