/** Cuts a step of Blood Rage into scenes: one per event, each with the table as of that event. */
import type { GameEvent } from '@skald/engine';
import { type BloodRageEvent, type BloodRageTable, project } from '@skald/engine/games/blood-rage';
import type { Scene } from '../../table/model/stage.ts';
import { isBloodRageEvent, isBloodRageTable } from './table-of-blood-rage.ts';

/** Durations in milliseconds. */
const GLANCE = 160;
const DEED = 420;
const READING = 900;
const DOOM = 2400;

export function scenesFor(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isBloodRageTable(before) || !isBloodRageTable(after)) return [];
  let table: BloodRageTable = before;
  return events.filter(isBloodRageEvent).map((event) => {
    table = project(table, event);
    const ms = lengthOf(event, table);
    return { events: [event], table, ms, weighty: ms >= READING };
  });
}

function lengthOf(event: BloodRageEvent, { phase }: BloodRageTable): number {
  switch (event.event) {
    case 'first-player-chosen':
    case 'rage-set':
    case 'cards-received':
    case 'god-placed':
    case 'adding-declined':
    case 'hands-ready':
      return 0;
    case 'cards-dealt':
    case 'packs-passed':
    case 'hand-discarded':
    case 'call-declined':
    case 'cards-taken-back':
    case 'cards-discarded':
    case 'doom-moved':
      return GLANCE;
    case 'phase-began':
      return event.phase === 'ragnarok' ? DOOM / 2 : event.phase === 'quest' ? DEED : GLANCE;
    case 'age-began':
    case 'battle-began':
    case 'card-revealed':
    case 'card-added':
    case 'card-worked':
    case 'text-cancelled':
      return READING;
    case 'quest-revealed':
    case 'battle-decided':
      return 1.5 * READING;
    case 'province-destroyed':
      return DOOM;
    case 'figures-destroyed':
    case 'glory-gained':
      return phase === 'ragnarok' ? 1.5 * READING : DEED;
    default:
      return DEED;
  }
}
