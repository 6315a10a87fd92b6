/** Luck separated from decisions: what changed each seat's chance from the beginning to the end. */
import type { Seat } from '@skald/engine';
import { difference, type Estimate, total } from './estimate.ts';

export interface Ledger {
  readonly seat: Seat;
  /** Before the first answer. */
  readonly start: Estimate;
  /** What its own costly decisions cost; never above 0. */
  readonly own: Estimate;
  /** What the costly decisions of others gave it. */
  readonly others: Estimate;
  /** The rest: dice, draws, hidden cards, and differences too small to be told. */
  readonly luck: Estimate;
  readonly end: Estimate;
}

/** What a decision took from every seat. */
interface Weighed {
  readonly seat: Seat;
  readonly taken: readonly Estimate[];
}

/** `decisions` are the costly ones alone. */
export function ledgerOf(seat: Seat, start: Estimate, end: Estimate, decisions: readonly Weighed[]): Ledger {
  const given = (one: Weighed): Estimate => negated(one.taken[seat] ?? { value: 0, error: 0 });
  const own = total(decisions.filter((one) => one.seat === seat).map(given));
  const others = total(decisions.filter((one) => one.seat !== seat).map(given));
  return { seat, start, own, others, luck: difference(difference(end, start), total([own, others])), end };
}

function negated({ value, error }: Estimate): Estimate {
  return { value: -value, error };
}
