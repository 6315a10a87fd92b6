/** VA-11: the powers that change a number elsewhere in the rules. Those of Thor, Odin and Loki are bought and rolled in the followers phase. */
import type { Seat } from '../../../kernel/index.ts';
import { levelOf } from '../board/temples.ts';
import { content, powerOf } from '../content/content.ts';
import type { ValdaTable } from '../state.ts';

const { constants } = content;

/** VA-6.4, VA-11.2: how many of one kind Heimdall, or else the market, wants for one of another. */
export function tradeRate(table: ValdaTable, seat: Seat): number {
  const level = levelOf(table, seat, 'heimdall');
  return level === 0 ? constants.baseTrade.give : powerOf('heimdall', level).params.give;
}

/** VA-7.1, VA-11.3: how many cards are drawn at the start of the action phase, and how many of them stay. */
export function startDraw(table: ValdaTable, seat: Seat): { readonly draw: number; readonly keep: number } {
  const level = levelOf(table, seat, 'freya');
  if (level === 0) return { draw: constants.startDrawCards, keep: constants.startDrawCards };
  return powerOf('freya', level).params;
}

/** VA-11.4: attacks in a slot and what each is stronger by; a small table and a large one differ. */
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

/** VA-11.5: what each defence card is stronger by. */
export function defencePower(table: ValdaTable, seat: Seat): number {
  const level = levelOf(table, seat, 'tyr');
  return level === 0 ? 0 : powerOf('tyr', level).params.perCard;
}
