/** Blessings of humans (LR-12.6): what they add, by the hook that their effect names. */
import type { Seat } from '../../../kernel/index.ts';
import { blessingOf } from '../content/content.ts';
import type { BlessingId } from '../ids.ts';
import type { G, Table } from '../state.ts';
import { human } from './parties.ts';

type Effect = ReturnType<typeof blessingOf>['effect'];
type Amount = 'amount' | 'draw' | 'plus' | 'heal' | 'opponentPlus' | 'strengthen' | 'mightPlus' | 'strengthPlus';

const NONE: readonly { id: BlessingId; effect: Effect }[] = [];

/** The blessings that somebody has with this hook. */
export function blessed(table: Table, seat: Seat, hook: string): readonly { id: BlessingId; effect: Effect }[] {
  const { blessings } = human(table, seat);
  if (blessings.length === 0) return NONE;
  return blessings.map((id) => ({ id, effect: blessingOf(id).effect })).filter(({ effect }) => effect.hook === hook);
}

/** What several sources add up to: read often, so nothing is built for it. */
export function blessedBy(table: Table, seat: Seat, hook: string, what: Amount, when = ''): number {
  let total = 0;
  for (const id of human(table, seat).blessings) {
    const { effect } = blessingOf(id);
    if (effect.hook === hook && (when === '' || effect.when === when)) total += effect[what];
  }
  return total;
}

/** Tells that blessings of this hook did something. */
export function tellBlessed(g: G, seat: Seat, hook: string, when = ''): void {
  for (const { id, effect } of blessed(g.table, seat, hook)) {
    if (when === '' || effect.when === when) g.tell({ event: 'blessing-used', who: seat, blessing: id });
  }
}
