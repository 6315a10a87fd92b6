/** How a human can pay for a rune action (LR-7): every choice of runes, and the blessings Rune Master, Pact Keeper and Seidr. */
import { itemAt, type Seat } from '../../../kernel/index.ts';
import { costOf, runeOf } from '../content/content.ts';
import { type AttributeId, type HumanRuneAction, RUNES, type RuneId } from '../ids.ts';
import type { LordsTable } from '../state.ts';
import { blessed } from './blessings.ts';
import { human } from './parties.ts';

export interface Payment {
  readonly pay: readonly RuneId[];
  /** Seidr waives one rune. */
  readonly seidr: boolean;
}

/** Every way to take this many runes. */
function waysToPay(runes: Readonly<Record<RuneId, number>>, count: number): readonly (readonly RuneId[])[] {
  if (RUNES.reduce((total, rune) => total + runes[rune], 0) < count) return [];
  const ways: (readonly RuneId[])[] = [];
  const take = (chosen: readonly RuneId[], from: number): void => {
    if (chosen.length === count) {
      ways.push(chosen);
      return;
    }
    for (let i = from; i < RUNES.length; i++) {
      const rune = itemAt(RUNES, i);
      if (chosen.filter((one) => one === rune).length < runes[rune]) take([...chosen, rune], i);
    }
  };
  take([], 0);
  return ways;
}

export function seidrReady(table: LordsTable, seat: Seat): boolean {
  return !table.used.includes('seidr') && blessed(table, seat, 'RUNE_COST').some(({ effect }) => effect.discount > 0);
}

/** The cost of an action, unless a blessing makes it free. */
export function fullCost(table: LordsTable, seat: Seat, action: HumanRuneAction): number {
  const free = blessed(table, seat, 'RUNE_COST').some(({ effect }) => effect.action === action);
  return free ? 0 : costOf(action);
}

/** The payments whose runes satisfy `fits`: in full or, once a turn, with one rune waived. */
function payments(table: LordsTable, seat: Seat, action: HumanRuneAction, fits: (pay: readonly RuneId[]) => boolean): readonly Payment[] {
  const { runes } = human(table, seat);
  const cost = fullCost(table, seat, action);
  const full = waysToPay(runes, cost).filter(fits);
  const cheaper = cost > 1 && seidrReady(table, seat) ? waysToPay(runes, cost - 1).filter(fits) : [];
  return [...full.map((pay) => ({ pay, seidr: false })), ...cheaper.map((pay) => ({ pay, seidr: true }))];
}

function isWild(table: LordsTable, seat: Seat): boolean {
  return blessed(table, seat, 'RUNE_SYMBOLS').length > 0;
}

export function anyPayment(table: LordsTable, seat: Seat, action: HumanRuneAction): readonly Payment[] {
  return payments(table, seat, action, () => true);
}

/** LR-7.2: a rune of the monster's symbol. */
export function symbolPayment(table: LordsTable, seat: Seat, action: HumanRuneAction, symbol: RuneId): readonly Payment[] {
  const wild = isWild(table, seat);
  return payments(table, seat, action, (pay) => wild || pay.every((rune) => rune === symbol));
}

/** LR-7.7: all runes of the attribute's symbol, or all different. */
export function attributePayment(table: LordsTable, seat: Seat, attribute: AttributeId): readonly Payment[] {
  const wild = isWild(table, seat);
  const symbol = runeOf(attribute);
  return payments(
    table,
    seat,
    'INCREASE_ATTRIBUTE',
    (pay) => wild || pay.every((rune) => rune === symbol) || new Set(pay).size === pay.length,
  );
}
