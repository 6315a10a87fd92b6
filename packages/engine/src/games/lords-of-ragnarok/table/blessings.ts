/** Blessings of humans (LR-12.6): what they add, by the hook that their effect names. */
import type { Seat } from '../../../kernel/index.ts';
import { blessingOf } from '../content/content.ts';
import type { BlessingId } from '../ids.ts';
import type { G, Table } from '../state.ts';
import { human } from './parties.ts';

type Effect = ReturnType<typeof blessingOf>['effect'];
type Amount = 'amount' | 'draw' | 'plus' | 'heal' | 'opponentPlus' | 'strengthen' | 'mightPlus' | 'strengthPlus';

/** The blessings that somebody has with this hook. */
export function blessed(table: Table, seat: Seat, hook: string): readonly { id: BlessingId; effect: Effect }[] {
  return human(table, seat)
    .blessings.map((id) => ({ id, effect: blessingOf(id).effect }))
    .filter(({ effect }) => effect.hook === hook);
}

/** What several sources add up to. */
export function blessedBy(table: Table, seat: Seat, hook: string, what: Amount, when = ''): number {
  return blessed(table, seat, hook)
    .filter(({ effect }) => when === '' || effect.when === when)
    .reduce((total, { effect }) => total + effect[what], 0);
}

/** Tells that blessings of this hook did something. */
export function tellBlessed(g: G, seat: Seat, hook: string, when = ''): void {
  for (const { id, effect } of blessed(g.table, seat, hook)) {
    if (when === '' || effect.when === when) g.tell({ event: 'blessing-used', who: seat, blessing: id });
  }
}
