/** A snapshot of a match of Valda has the table, the hand and the events of Valda. */
import type { GameEvent, Seat } from '@skald/engine';
import type { CardId, Valda, ValdaHand, ValdaTable } from '@skald/engine/games/valda';
import { PLAYER_COLOURS, type PlayerColour } from '../../table/face.ts';
import type { TableSnapshot } from '../../table/source.ts';

export type ValdaEvent = Valda['event'];

/** The table of a match is made by the rules of its game; its main things are looked for, not every field. */
export function isValdaTable(table: object): table is ValdaTable {
  return 'piles' in table && 'supply' in table && 'loans' in table;
}

export function tableOf({ table }: Pick<TableSnapshot, 'table'>): ValdaTable {
  if (!isValdaTable(table)) throw new Error('this is not a table of Valda');
  return table;
}

function isValdaHand(hand: object): hand is ValdaHand {
  return 'cards' in hand && 'looking' in hand;
}

/** The cards that the viewer holds. */
export function cardsOf({ hand }: Pick<TableSnapshot, 'hand'>): readonly CardId[] {
  return hand && isValdaHand(hand) ? hand.cards : [];
}

/** Events of a match of Valda are those that its rules tell. */
export function isValdaEvent(event: GameEvent): event is ValdaEvent {
  return event.event !== '';
}

export function colourOfSeat(seat: Seat): PlayerColour {
  return PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'orange';
}
