/** BR-23: the end of the game. */
import type { Compartments, Rules, Seat, Standing } from '../../../kernel/index.ts';
import { thorsConquest } from '../cards/thor/thors-conquest.ts';
import { endBonus } from '../content/content.ts';
import { STATS } from '../ids.ts';
import type { BloodRage, Clan } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { inOrder } from '../table/order.ts';

export function emitFinalScores(g: Rules<BloodRage>): void {
  for (const seat of inOrder(g.table)) score(g, seat);
  const best = Math.max(...g.table.clans.map(({ glory }) => glory));
  const winners = g.table.clans.flatMap(({ glory }, seat) => (glory === best ? [seat] : []));
  g.emit({ event: 'game-ended', winners, glory: best });
}

/** BR-23.1, BR-23.2: scores legendary stats and Thor's Conquest. */
function score(g: Rules<BloodRage>, seat: Seat): void {
  const clan = clanOf(g.table, seat);
  const legends = legendsOf(clan);
  const conquest = thorsConquest.glory(clan);
  clan.glory += legends + conquest;
  if (conquest > 0) g.emit({ event: 'card-worked', seat, name: 'thors-conquest' });
  g.emit({ event: 'clan-scored', seat, legends, conquest, glory: clan.glory });
}

function legendsOf({ stats }: Clan): number {
  return STATS.reduce((sum, stat) => sum + endBonus(stats[stat]), 0);
}

/** BR-23.3: tied leaders share the victory. */
export function standings({ table }: Compartments<BloodRage>): readonly Standing[] {
  return table.clans.map(({ glory }, seat) => ({
    seat,
    score: glory,
    rank: 1 + table.clans.filter((other) => other.glory > glory).length,
  }));
}
