/** VA-11: the powers that change a number elsewhere in the rules. The followers phase handles Thor, Odin and Loki. */
import type { Seat } from '../../../kernel/index.ts';
import { levelOf } from '../board/temples.ts';
import { content, powerOf } from '../content/content.ts';
import type { ValdaTable } from '../state.ts';

const { constants } = content;

/** VA-6.4, VA-11.2: the price of one resource in another kind: Heimdall's, or the market's. */
export function tradeRate(table: ValdaTable, seat: Seat): number {
  const level = levelOf(table, seat, 'heimdall');
  return level === 0 ? constants.baseTrade.give : powerOf('heimdall', level).params.give;
}

/** VA-7.1, VA-11.3: the cards drawn at the start of the action phase, and how many of them the player keeps. */
export function startDraw(table: ValdaTable, seat: Seat): { readonly draw: number; readonly keep: number } {
  const level = levelOf(table, seat, 'freya');
  if (level === 0) return { draw: constants.startDrawCards, keep: constants.startDrawCards };
  return powerOf('freya', level).params;
}

/** VA-11.4: the attacks of a slot and the bonus of each; the numbers depend on the player count. */
export function attackPower(table: ValdaTable, seat: Seat): { readonly attacks: number; readonly strength: number } {
  const level = levelOf(table, seat, 'surtur');
  if (level === 0) return { attacks: constants.attacksPerOpponent, strength: 0 };
  const { players2to3, players4to5 } = powerOf('surtur', level).params;
  return isSmallTable(table) ? players2to3 : players4to5;
}

const LARGEST_SMALL_TABLE = 3;

function isSmallTable(table: ValdaTable): boolean {
  return table.players.length <= LARGEST_SMALL_TABLE;
}

/** VA-11.5: the bonus of each defence card. */
export function defencePower(table: ValdaTable, seat: Seat): number {
  const level = levelOf(table, seat, 'tyr');
  return level === 0 ? 0 : powerOf('tyr', level).params.perCard;
}
