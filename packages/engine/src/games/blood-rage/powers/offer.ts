/** A yes-or-no decision about a province. */
import { type DecisionSpec, decision, type RuleId } from '../../../kernel/index.ts';
import type { ProvinceId } from '../ids.ts';
import type { BloodRage } from '../state.ts';

export type YesOrNo = { readonly do: 'accept' } | { readonly do: 'decline' };

export interface Here {
  readonly province: ProvinceId;
}

/** Without a fallback the clock accepts, because the offer is free. */
export function offer<P extends Here = Here>(
  name: string,
  rules: readonly RuleId[],
  fallback: Pick<DecisionSpec<BloodRage, YesOrNo, P>, 'fallback'> = {},
) {
  return decision<BloodRage, YesOrNo, P>(name, { rules, candidates: () => [{ do: 'accept' }, { do: 'decline' }], ...fallback });
}
