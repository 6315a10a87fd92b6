/** A snapshot of a match of Lords of Ragnarok has the table, the hand and the events of Lords of Ragnarok. */
import type { GameEvent } from '@skald/engine';
import { type Hand, isHuman, type LordsEvent, type Party, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { PlayerColour } from '../../table/face.ts';
import type { TableSnapshot } from '../../table/source.ts';

/** The table of a match is made by the rules of its game; its main things are looked for, not every field. */
export function isLordsTable(table: object): table is Table {
  return 'wheel' in table && 'monuments' in table && 'prophets' in table;
}

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): Table {
  if (!isLordsTable(table)) throw new Error('this is not a table of Lords of Ragnarok');
  return table;
}

function isLordsHand(hand: object): hand is Hand {
  return 'cards' in hand && 'attacks' in hand;
}

const EMPTY: Hand = { cards: [], attacks: [] };

/** What the viewer holds; nothing for whoever only watches. */
export function handOf({ hand }: Pick<TableSnapshot, 'hand'>): Hand {
  return hand && isLordsHand(hand) ? hand : EMPTY;
}

/** Events of a match of Lords of Ragnarok are those that its rules tell. */
export function isLordsEvent(event: GameEvent): event is LordsEvent {
  return event.event !== '';
}

/** People in cold and living colours; the prophets in those of fire, and what belongs to nobody in none. */
const OF_SEATS: readonly PlayerColour[] = ['blue', 'green', 'gold', 'violet'];
const OF_PROPHETS: readonly PlayerColour[] = ['red', 'orange', 'pink'];

export function colourOfParty(table: Table, party: Party): PlayerColour {
  if (isHuman(party)) return OF_SEATS[party % OF_SEATS.length] ?? 'blue';
  const place = table.prophets.findIndex(({ prophet }) => prophet === party);
  return OF_PROPHETS[place] ?? 'red';
}
