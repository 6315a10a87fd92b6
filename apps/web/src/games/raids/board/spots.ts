/** What can be done at each place of the map now, from the open decision alone. */
import type { OpenDecision, Seat } from '@skald/engine';
import { FINISH, isVillage, type RaidsTable, typeOf } from '@skald/engine/games/raids';
import type { Draft } from '../../../table/model/draft.ts';
import { monstersBetween, type OfferedPlan, plansOf } from '../table-of-raids.ts';

/** The plans that stop at a place, by index in the decision. */
export function plansTo(decision: OpenDecision | undefined, to: number): readonly number[] {
  return plansOf(decision).flatMap((plan, place) => (plan.to === to ? [place] : []));
}

export function draftedPlan(decision: OpenDecision | undefined, draft: Draft | undefined): OfferedPlan | undefined {
  if (draft?.kind !== 'one' || draft.choice === null) return undefined;
  return plansOf(decision)[draft.choice];
}

/** The answer that stops here, to ask why it is not on offer. */
export function candidatePlan(table: RaidsTable, seat: Seat, to: number): OfferedPlan {
  const from = table.ships[seat]?.at ?? 0;
  return { do: 'sail', to, monsters: monstersBetween(table, from, to).map(() => 'sacrifice') };
}

/** The same stop with another choice at one monster: the offered plan that keeps most of the other choices. */
export function alternativePlan(decision: OpenDecision, plan: OfferedPlan, monster: number): number | undefined {
  const wanted = plan.monsters[monster] === 'fight' ? 'sacrifice' : 'fight';
  let best: { readonly place: number; readonly kept: number } | undefined;
  plansOf(decision).forEach((other, place) => {
    if (other.to !== plan.to || other.monsters[monster] !== wanted) return;
    const kept = other.monsters.filter((choice, i) => choice === plan.monsters[i]).length;
    if (!best || kept > best.kept) best = { place, kept };
  });
  return best?.place;
}

export type SpotKind = 'harbour' | 'village' | 'empty' | 'tile';

export function kindOf(table: RaidsTable, position: number): SpotKind {
  if (position === FINISH) return 'harbour';
  if (isVillage(position)) return 'village';
  return table.route[position] ? 'tile' : 'empty';
}

/** The name of what is at a place, as in the game's texts. */
export function whatIsAt(table: RaidsTable, position: number): string {
  const tile = table.route[position];
  if (tile) return typeOf(tile).id;
  return position === FINISH ? 'harbour' : 'village';
}
