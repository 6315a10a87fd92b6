/** Narrows a snapshot to the table, hand and events of Valda. */
import { decisionGuard, type GameEvent, type Seat } from '@skald/engine';
import type { ValdaCardId, ValdaDecisions, ValdaEvent, ValdaHand, ValdaTable } from '@skald/engine/games/valda';
import { PLAYER_COLOURS, type PlayerColour } from '../../table/game-ui.ts';
import type { TableSnapshot } from '../../table/model/source.ts';

/** Checks a few fields that tell the table apart from those of other games: the rules made it. */
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

/** The viewer's cards. */
export function cardsOf({ hand }: Pick<TableSnapshot, 'hand'>): readonly ValdaCardId[] {
  return hand && isValdaHand(hand) ? hand.cards : [];
}

export const isValdaDecision = decisionGuard<ValdaDecisions>();

/** Matches of Valda have no other events. */
export function isValdaEvent(event: GameEvent): event is ValdaEvent {
  return event.event !== '';
}

export function colourOfSeat(seat: Seat): PlayerColour {
  return PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'orange';
}
