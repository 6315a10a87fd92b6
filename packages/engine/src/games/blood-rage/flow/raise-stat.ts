/** BR-4.7, BR-4.15: raising a stat of the player's choice. */

import { decision, procedure, type Seat } from '../../../kernel/index.ts';
import type { Origin } from '../card-ids.ts';
import { statValue } from '../content/content.ts';
import { STATS, type StatId } from '../ids.ts';
import type { BloodRage } from '../state.ts';
import { raisable, raise } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';

export type Raising = { readonly do: 'raise'; readonly stat: StatId } | { readonly do: 'decline' };

export interface RaiseParams {
  readonly origin: Origin;
  /** Stats that the player may not choose (BR-16.9). */
  readonly except: readonly StatId[];
  /** Only Frigga's Grace allows declining. */
  readonly optional: boolean;
}

/** D13. */
export const raiseStat = decision<BloodRage, Raising, RaiseParams>('raise-stat', {
  rules: ['BR-4.7', 'BR-4.15', 'BR-16.9'],
  candidates: (_g, _seat, { optional }) => [
    ...STATS.map((stat): Raising => ({ do: 'raise', stat })),
    ...(optional ? [{ do: 'decline' as const }] : []),
  ],
  problem: (g, seat, { except }, choice) => {
    if (choice.do === 'decline' || raisable(clanOf(g.table, seat), except).includes(choice.stat)) return undefined;
    return { reason: 'stat-not-raisable', rule: 'BR-4.7', params: { stat: choice.stat } };
  },
  hint: (g, seat, _params, choice) =>
    choice.do === 'raise' ? { value: statValue(choice.stat, clanOf(g.table, seat).stats[choice.stat] + 1) } : null,
});

interface RaiseLocals extends RaiseParams {
  readonly seat: Seat;
}

/** Asks only if the player has a choice. A raise lapses if no stat can rise. */
export const raiseOfChoice = procedure<BloodRage, RaiseLocals>('raise-of-choice', {
  ask: (g, { seat, origin, except, optional }) => {
    const [only, ...others] = raisable(clanOf(g.table, seat), except);
    if (only === undefined) return g.end();
    if (others.length > 0 || optional) return g.ask(raiseStat, seat, { origin, except, optional });
    raise(g, seat, only, origin);
    return g.end();
  },
  raise: (g, { seat, origin }) => {
    const choice = g.answer(raiseStat);
    if (choice.do === 'raise') raise(g, seat, choice.stat, origin);
  },
});
