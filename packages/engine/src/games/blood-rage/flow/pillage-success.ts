/** BR-16.7, BR-16.8: B12, a successful pillage: the reward and what goes with it. */
import { effect, must, type Rules } from '../../../kernel/index.ts';
import { rewardOf } from '../content/content.ts';
import type { Origin } from '../events.ts';
import type { BloodRage, Pillage } from '../state.ts';
import { gainGlory, raise } from '../table/clan-sheet.ts';

/** The reward and the turning of the token are one step; Frost Giant, Odin, Grace and the leaders follow. */
export const succeed = effect<BloodRage, Record<never, never>>('pillage-success', (g) => {
  const { pillager: seat, province } = pillageOf(g);
  const token = g.table.tokens[province];
  g.tell({ event: 'province-pillaged', seat, province, token });
  takeReward(g, token);
  if (!g.table.pillaged.includes(province)) g.table.pillaged.push(province);
});

export function pillageOf(g: Rules<BloodRage>): Pillage {
  return must(g.table.pillage, 'a pillage under way');
}

/** BR-16.8: what the token shows. */
export function takeReward(g: Rules<BloodRage>, origin: Origin): void {
  const { pillager, province } = pillageOf(g);
  const { raise: stats, glory } = rewardOf(g.table.tokens[province]);
  for (const stat of stats) raise(g, pillager, stat, origin);
  gainGlory(g, pillager, glory, origin);
}
