/** LR-12.6: the humans' blessings. They are data: an amount, and the hook at which the rules check for it. */
import type { Seat } from '../../../kernel/index.ts';
import { blessingOf } from '../content/content.ts';
import type { Blessing } from '../content/schema.ts';
import type { BlessingHook, BlessingId, BlessingSide } from '../ids.ts';
import type { G, LordsTable } from '../state.ts';
import { human } from './parties.ts';

type Effect = Blessing['effect'];
type Amount = 'amount' | 'draw' | 'plus' | 'heal' | 'opponentPlus' | 'strengthen' | 'mightPlus' | 'strengthPlus';

const NONE: readonly { id: BlessingId; effect: Effect }[] = [];

/** The blessings of a human with this hook. */
export function blessed(table: LordsTable, seat: Seat, hook: BlessingHook): readonly { id: BlessingId; effect: Effect }[] {
  const { blessings } = human(table, seat);
  if (blessings.length === 0) return NONE;
  return blessings.map((id) => ({ id, effect: blessingOf(id).effect })).filter(({ effect }) => effect.hook === hook);
}

/** The sum of all blessings with this hook. The rules read it often, so it builds no list. */
export function blessedBy(table: LordsTable, seat: Seat, hook: BlessingHook, what: Amount, when?: BlessingSide): number {
  let total = 0;
  for (const id of human(table, seat).blessings) {
    const { effect } = blessingOf(id);
    if (effect.hook === hook && (when === undefined || effect.when === when)) total += effect[what];
  }
  return total;
}

/** Emits that blessings with this hook worked. */
export function emitBlessed(g: G, seat: Seat, hook: BlessingHook, when?: BlessingSide): void {
  for (const { id, effect } of blessed(g.table, seat, hook)) {
    if (when === undefined || effect.when === when) g.emit({ event: 'blessing-used', who: seat, blessing: id });
  }
}
