/** VA-17: the ranking, the winner and the end of the game. */
import { type Compartments, itemAt, type Rules, type Seat, type Standing } from '../../../kernel/index.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { resourcesOf, templesOf } from './counting.ts';

/** VA-17.2: followers, then own temples, then resources; the winner of a race ranks above all (VA-17.3). */
function worth(table: ValdaTable, seat: Seat): readonly number[] {
  const player = itemAt(table.players, seat);
  return [table.champion === seat ? 1 : 0, player.followers, templesOf(player), resourcesOf(player)];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, i) => value !== other[i]);
  return place >= 0 && itemAt(one, place) > itemAt(other, place);
}

export function standings({ table }: Compartments<Valda>): readonly Standing[] {
  const worths = table.players.map((_, seat) => worth(table, seat));
  return worths.map((own, seat) => ({
    seat,
    score: itemAt(table.players, seat).followers,
    rank: 1 + worths.filter((other) => isBetter(other, own)).length,
  }));
}

export function emitEnd(g: Rules<Valda>): void {
  const ranked = standings(g);
  for (const { seat, rank } of ranked) {
    const player = itemAt(g.table.players, seat);
    const { followers } = player;
    g.emit({ event: 'final-standing', seat, rank, followers, temples: templesOf(player), resources: resourcesOf(player) });
  }
  const winners = ranked.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  g.emit({ event: 'game-ended', winners, followers: itemAt(g.table.players, itemAt(winners, 0)).followers });
}
