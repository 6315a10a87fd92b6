/** The map's offers, from the decision alone. */
import { begin, decisions, fastChance, isRefusal, type OpenDecision, required, type State, why } from '@skald/engine';
import { FINISH, type Raids, raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { plansOf } from '../table-of-raids.ts';
import { alternativePlan, candidatePlan, plansTo } from './spots.ts';

function opening(seed: number): { readonly state: State<Raids>; readonly open: OpenDecision } {
  const begun = begin(raids, { seats: 4 }, fastChance(seed));
  if (isRefusal(begun)) throw new Error(begun.reason);
  return { state: begun.state, open: required(decisions(raids, begun.state)[0], 'a decision') };
}

describe('the places of the map', () => {
  it('offer exactly the plans of the decision', () => {
    const { open } = opening(1);
    const places = Array.from({ length: FINISH + 1 }, (_, position) => plansTo(open, position)).flat();
    expect(places.toSorted((a, b) => a - b)).toEqual(plansOf(open).map((_, place) => place));
  });

  it('know why they are not on offer', () => {
    for (const seed of [1, 2, 3]) {
      const { state, open } = opening(seed);
      for (let position = 0; position <= FINISH; position++) {
        if (plansTo(open, position).length > 0) continue;
        const [reason] = why(raids, state, open.seat, candidatePlan(state.table, open.seat, position));
        expect(reason?.rule).toMatch(/^RD-/);
      }
    }
  });

  it('change the fate of one monster and keep the others where they can', () => {
    const { open } = opening(2);
    for (const plan of plansOf(open)) {
      plan.monsters.forEach((choice, monster) => {
        const place = alternativePlan(open, plan, monster);
        if (place === undefined) return;
        const other = required(plansOf(open)[place], 'the other plan');
        expect(other.to).toBe(plan.to);
        expect(other.monsters[monster]).not.toBe(choice);
      });
    }
  });
});
