/** BR-16.7, BR-16.8: B12, a successful pillage and its reward. */

import { effect, type Rules, required } from '../../../../kernel/index.ts';
import type { Origin } from '../../card-ids.ts';
import { rewardOf } from '../../content/content.ts';
import type { BloodRage, Pillage } from '../../state.ts';
import { gainGlory, raise } from '../../table/clan-sheet.ts';

/** Pays the reward and turns the token in one step; then Frost Giant, Odin, Grace and the leaders react. */
export const succeed = effect<BloodRage, Record<never, never>>('pillage-success', (g) => {
  const { pillager: seat, province } = pillageOf(g);
  const token = g.table.tokens[province];
  g.emit({ event: 'province-pillaged', seat, province, token });
  takeReward(g, token);
  if (!g.table.pillaged.includes(province)) g.table.pillaged.push(province);
});

export function pillageOf(g: Rules<BloodRage>): Pillage {
  return required(g.table.pillage, 'a pillage under way');
}

/** BR-16.8: pays what the token shows. */
export function takeReward(g: Rules<BloodRage>, origin: Origin): void {
  const { pillager, province } = pillageOf(g);
  const { raise: stats, glory } = rewardOf(g.table.tokens[province]);
  for (const stat of stats) raise(g, pillager, stat, origin);
  gainGlory(g, pillager, glory, origin);
}
