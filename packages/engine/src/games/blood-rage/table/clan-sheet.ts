/** BR-4.6 to BR-4.11: changes a clan's Rage, Glory and stats and emits the events. */

import type { Rules, Seat } from '../../../kernel/index.ts';
import type { Origin } from '../card-ids.ts';
import { LAST_STEP, MOST_RAGE, statValue } from '../content/content.ts';
import { STATS, type StatId } from '../ids.ts';
import type { BloodRage, Clan } from '../state.ts';
import { clanOf } from './figures.ts';

type G = Rules<BloodRage>;

/** BR-4.11, BR-24.7: takes effect immediately. */
export function gainGlory(g: G, seat: Seat, gained: number, origin: Origin): void {
  if (gained <= 0) return;
  const clan = clanOf(g.table, seat);
  clan.glory += gained;
  g.emit({ event: 'glory-gained', seat, gained, glory: clan.glory, origin });
}

/** BR-16.2: takes at most what the clan has; returns the amount. */
export function loseGlory(g: G, seat: Seat, most: number, origin: Origin): number {
  const clan = clanOf(g.table, seat);
  const lost = Math.min(most, clan.glory);
  clan.glory -= lost;
  if (lost > 0) g.emit({ event: 'glory-lost', seat, lost, glory: clan.glory, origin });
  return lost;
}

/** BR-4.10: Rage beyond the end of the track is lost. */
export function gainRage(g: G, seat: Seat, most: number, origin: Origin): void {
  const clan = clanOf(g.table, seat);
  const gained = Math.min(most, MOST_RAGE - clan.rage);
  if (gained <= 0) return;
  clan.rage += gained;
  g.emit({ event: 'rage-gained', seat, gained, rage: clan.rage, origin });
}

export function loseRage(g: G, seat: Seat, most: number, origin: Origin): number {
  const clan = clanOf(g.table, seat);
  const lost = Math.min(most, clan.rage);
  clan.rage -= lost;
  if (lost > 0) g.emit({ event: 'rage-lost', seat, lost, rage: clan.rage, origin });
  return lost;
}

/** BR-9.4: pays in full; the caller has checked that there is enough. */
export function pay(g: G, seat: Seat, cost: number): void {
  clanOf(g.table, seat).rage -= cost;
}

export function valueOfStat(clan: Clan, stat: StatId): number {
  return statValue(stat, clan.stats[stat]);
}

/** BR-4.7: the stats below their last step. */
export function raisable(clan: Clan, except: readonly StatId[] = []): readonly StatId[] {
  return STATS.filter((stat) => clan.stats[stat] < LAST_STEP && !except.includes(stat));
}

/** BR-4.7: one step; no effect at the last one. */
export function raise(g: G, seat: Seat, stat: StatId, origin: Origin): void {
  const clan = clanOf(g.table, seat);
  if (clan.stats[stat] >= LAST_STEP) return;
  clan.stats[stat]++;
  g.emit({ event: 'stat-raised', seat, stat, step: clan.stats[stat], value: valueOfStat(clan, stat), origin });
}
