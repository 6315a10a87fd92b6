/** Cuts a step of Raids into scenes: ships sail from event to event, and each scene shows the table as of its event. */
import type { GameEvent, Seat } from '@skald/engine';
import { project, type RaidsEvent, type RaidsTable } from '@skald/engine/games/raids';
import type { Scene } from '../../table/model/stage.ts';
import { isRaidsEvent, isRaidsTable } from './table-of-raids.ts';

/** Durations in milliseconds. */
const GLANCE = 180;
const DEED = 420;
const READING = 1100;
const CAST_OFF = 160;
const PER_PLACE = 85;
const LONGEST_SAIL = 950;

export function scenesFor(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isRaidsTable(before) || !isRaidsTable(after)) return [];
  const scenes: Scene[] = [];
  let table = before;
  let sailing: Sailing | null = null;
  const sailOn = ({ seat, at }: Sailing, to: number): Sailing => {
    if (at !== to) {
      const ms = Math.min(LONGEST_SAIL, CAST_OFF + PER_PLACE * Math.abs(to - at));
      scenes.push({ events: [], table: drawnAt(table, seat, to), ms });
    }
    return { seat, at: to };
  };
  for (const event of events.filter(isRaidsEvent)) {
    if (sailing && isOnTheWay(event, sailing.seat)) sailing = sailOn(sailing, event.position);
    else if (sailing) {
      sailOn(sailing, table.ships[sailing.seat]?.at ?? sailing.at);
      sailing = null;
    }
    if (event.event === 'ship-sailed') sailing = { seat: event.seat, at: event.from };
    table = project(table, event);
    const ms = lengthOf(event);
    scenes.push({ events: [event], table: sailing ? drawnAt(table, sailing.seat, sailing.at) : table, ms, weighty: ms > DEED });
  }
  if (sailing) sailOn(sailing, table.ships[sailing.seat]?.at ?? sailing.at);
  return scenes;
}

/** The rules put a ship at its goal at once; the scenes move it from place to place. */
interface Sailing {
  readonly seat: Seat;
  readonly at: number;
}

function drawnAt(table: RaidsTable, seat: Seat, at: number): RaidsTable {
  return { ...table, ships: table.ships.map((ship, i) => (i === seat ? { ...ship, at } : ship)) };
}

type OnTheWay = Extract<RaidsEvent, { readonly event: 'vikings-hired' | 'coin-taken' | 'monster-sacrificed' | 'monster-defeated' }>;

/** What a ship meets on its voyage. */
function isOnTheWay(event: RaidsEvent, seat: Seat): event is OnTheWay {
  switch (event.event) {
    case 'vikings-hired':
      return event.seat === seat && (event.source === 'village' || event.source === 'visit');
    case 'coin-taken':
    case 'monster-sacrificed':
    case 'monster-defeated':
      return event.seat === seat;
    default:
      return false;
  }
}

function lengthOf({ event }: RaidsEvent): number {
  switch (event) {
    case 'ship-sailed':
    case 'start-player-chosen':
      return 0;
    case 'turn-began':
    case 'ship-arrived':
    case 'ghost-arrived':
      return GLANCE;
    case 'harbour-scored':
    case 'voyage-began':
      return READING;
    case 'ghost-moved':
    case 'fight-began':
      return 2 * DEED;
    default:
      return DEED;
  }
}
