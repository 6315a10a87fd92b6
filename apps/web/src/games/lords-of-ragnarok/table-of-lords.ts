/** Narrows a snapshot to the table, hand and events of Lords of Ragnarok. */
import { decisionGuard, type GameEvent } from '@skald/engine';
import {
  isHuman,
  isLordsTable,
  type LordsDecisions,
  type LordsEvent,
  type LordsHand,
  type LordsTable,
  type Party,
} from '@skald/engine/games/lords-of-ragnarok';
import type { PlayerColour } from '../../table/game-ui.ts';
import type { TableSnapshot } from '../../table/model/source.ts';

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): LordsTable {
  if (!isLordsTable(table)) throw new Error('this is not a table of Lords of Ragnarok');
  return table;
}

function isLordsHand(hand: object): hand is LordsHand {
  return 'cards' in hand && 'attacks' in hand;
}

const EMPTY: LordsHand = { cards: [], attacks: [] };

/** The viewer's hand; undefined for a spectator. */
export function handOf({ hand }: Pick<TableSnapshot, 'hand'>): LordsHand {
  return hand && isLordsHand(hand) ? hand : EMPTY;
}

export const isLordsDecision = decisionGuard<LordsDecisions>();

/** Matches of Lords of Ragnarok have no other events. */
export function isLordsEvent(event: GameEvent): event is LordsEvent {
  return event.event !== '';
}

/** Cold and living colours for people, fire for the prophets, none for what nobody owns. */
const OF_SEATS: readonly PlayerColour[] = ['blue', 'green', 'gold', 'violet'];
const OF_PROPHETS: readonly PlayerColour[] = ['red', 'orange', 'pink'];

export function colourOfParty(table: LordsTable, party: Party): PlayerColour {
  if (isHuman(party)) return OF_SEATS[party % OF_SEATS.length] ?? 'blue';
  const place = table.prophets.findIndex(({ prophet }) => prophet === party);
  return OF_PROPHETS[place] ?? 'red';
}
