/** VA-17: who is ahead, who has won, and the end of the game. */
import { at, type Compartments, type Rules, type Seat, type Standing } from '../../../kernel/index.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { resourcesOf, templesOf } from './counting.ts';

/** VA-17.2: followers, then temples of one's own, then resources; the winner of a race stands above all (VA-17.3). */
function worth(table: ValdaTable, seat: Seat): readonly number[] {
  const player = at(table.players, seat);
  return [table.champion === seat ? 1 : 0, player.followers, templesOf(player), resourcesOf(player)];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, i) => value !== other[i]);
  return place >= 0 && at(one, place) > at(other, place);
}

export function standings({ table }: Compartments<Valda>): readonly Standing[] {
  const worths = table.players.map((_, seat) => worth(table, seat));
  return worths.map((own, seat) => ({
    seat,
    score: at(table.players, seat).followers,
    rank: 1 + worths.filter((other) => isBetter(other, own)).length,
  }));
}

export function tellEnd(g: Rules<Valda>): void {
  const ranked = standings(g);
  for (const { seat, rank } of ranked) {
    const player = at(g.table.players, seat);
    const { followers } = player;
    g.tell({ event: 'final-standing', seat, rank, followers, temples: templesOf(player), resources: resourcesOf(player) });
  }
  const winners = ranked.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  g.tell({ event: 'game-ended', winners, followers: at(g.table.players, at(winners, 0)).followers });
}
