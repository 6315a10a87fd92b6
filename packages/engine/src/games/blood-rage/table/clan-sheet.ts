/** BR-4.6 to BR-4.11: Rage, Glory and stats of a clan going up and down, and told. */
import type { Rules, Seat } from '../../../kernel/index.ts';
import { LAST_STEP, MOST_RAGE, statValue } from '../content/content.ts';
import type { Origin } from '../events.ts';
import { STATS, type StatId } from '../ids.ts';
import type { BloodRage, Clan } from '../state.ts';
import { clanOf } from './figures.ts';

type G = Rules<BloodRage>;

/** BR-4.11, BR-24.7: at once. */
export function gainGlory(g: G, seat: Seat, gained: number, origin: Origin): void {
  if (gained <= 0) return;
  const clan = clanOf(g.table, seat);
  clan.glory += gained;
  g.tell({ event: 'glory-gained', seat, gained, glory: clan.glory, origin });
}

/** BR-16.2: at most what there is; answers how much it was. */
export function loseGlory(g: G, seat: Seat, most: number, origin: Origin): number {
  const clan = clanOf(g.table, seat);
  const lost = Math.min(most, clan.glory);
  clan.glory -= lost;
  if (lost > 0) g.tell({ event: 'glory-lost', seat, lost, glory: clan.glory, origin });
  return lost;
}

/** BR-4.10: what goes beyond the track is lost. */
export function gainRage(g: G, seat: Seat, most: number, origin: Origin): void {
  const clan = clanOf(g.table, seat);
  const gained = Math.min(most, MOST_RAGE - clan.rage);
  if (gained <= 0) return;
  clan.rage += gained;
  g.tell({ event: 'rage-gained', seat, gained, rage: clan.rage, origin });
}

export function loseRage(g: G, seat: Seat, most: number, origin: Origin): number {
  const clan = clanOf(g.table, seat);
  const lost = Math.min(most, clan.rage);
  clan.rage -= lost;
  if (lost > 0) g.tell({ event: 'rage-lost', seat, lost, rage: clan.rage, origin });
  return lost;
}

/** BR-9.4: costs are paid in full; whoever asks has made sure of it. */
export function pay(g: G, seat: Seat, cost: number): void {
  clanOf(g.table, seat).rage -= cost;
}

export function valueOfStat(clan: Clan, stat: StatId): number {
  return statValue(stat, clan.stats[stat]);
}

/** BR-4.7: the stats that can still rise. */
export function raisable(clan: Clan, except: readonly StatId[] = []): readonly StatId[] {
  return STATS.filter((stat) => clan.stats[stat] < LAST_STEP && !except.includes(stat));
}

/** BR-4.7: one step; nothing at the last. */
export function raise(g: G, seat: Seat, stat: StatId, origin: Origin): void {
  const clan = clanOf(g.table, seat);
  if (clan.stats[stat] >= LAST_STEP) return;
  clan.stats[stat]++;
  g.tell({ event: 'stat-raised', seat, stat, step: clan.stats[stat], value: valueOfStat(clan, stat), origin });
}
