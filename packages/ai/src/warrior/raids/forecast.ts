/** The probable rest of the voyage: every ship in turn sails to the stop it likes best, and nobody fights. */
import type { Seat } from '@skald/engine';
import { content, FINISH, type RaidsTable, START, typeOf } from '@skald/engine/games/raids';
import type { RaidsWeights } from './weights.ts';

/** The worth of a stop at a position to a seat. */
export type Appetite = (seat: Seat, position: number) => number;

/** A ship in the forecast; the ghost has no seat. */
interface Figure {
  readonly seat: Seat | undefined;
  readonly startSlot: number;
  at: number;
}

export interface Forecast {
  /** What each seat will gain from here on: the tiles of its stops, and coins and Vikings on the way. */
  readonly gains: readonly number[];
  /** The seats in order of arrival. */
  readonly home: readonly Seat[];
}

export function forecast(table: RaidsTable, appetite: Appetite, weights: RaidsWeights): Forecast {
  const home = table.arrivals.filter((id) => id !== 'ghost');
  const gains = table.ships.map(() => 0);
  const stops = table.route.map((tile) => tile !== null && typeOf(tile).stop);
  const bonuses = bonusesOn(table, weights);
  const figures: Figure[] = table.ships.map((ship, seat) => ({ seat, startSlot: ship.startSlot, at: ship.at }));
  if (table.ghost) figures.push({ seat: undefined, startSlot: table.ghost.startSlot, at: table.ghost.at });
  for (;;) {
    const figure = rearMost(figures);
    if (!figure) return { gains, home };
    const { seat } = figure;
    if (seat === undefined) {
      figure.at = Math.min(FINISH, figure.at + content.ghostShip.step);
      continue;
    }
    if (stops[figure.at]) {
      gains[seat] = (gains[seat] ?? 0) + appetite(seat, figure.at);
      stops[figure.at] = false;
    }
    const next = nextAhead(figures, figure);
    const to = favourite(figures, stops, next, (position) => appetite(seat, position) - weights.pace * (position - next));
    for (const { position, left } of bonuses) if (position > next && position < to) gains[seat] = (gains[seat] ?? 0) + (left.shift() ?? 0);
    figure.at = to;
    if (to === FINISH) home.push(seat);
  }
}

/** RD-5.2 */
function rearMost(figures: readonly Figure[]): Figure | undefined {
  let rear: Figure | undefined;
  for (const figure of figures) {
    if (figure.at === FINISH) continue;
    if (!rear || figure.at < rear.at || (figure.at === rear.at && figure.startSlot > rear.startSlot)) rear = figure;
  }
  return rear;
}

/** RD-7.1, RD-7.2: the ship clears everything up to this position. */
function nextAhead(figures: readonly Figure[], figure: Figure): number {
  let next = FINISH;
  for (const other of figures) {
    if (other === figure) continue;
    if (other.at === figure.at && figure.at === START) return START;
    if (other.at > figure.at && other.at < next) next = other.at;
  }
  return next;
}

/** The best free stop beyond `next`, or home. */
function favourite(figures: readonly Figure[], stops: readonly boolean[], next: number, liking: (position: number) => number): number {
  let best = FINISH;
  let most = -Infinity;
  for (let position = next + 1; position < FINISH; position++) {
    if (!stops[position] || figures.some((figure) => figure.at === position)) continue;
    const liked = liking(position);
    if (liked > most) {
      most = liked;
      best = position;
    }
  }
  return best;
}

/** The bonuses on visits and plunders, in glory. */
function bonusesOn(table: RaidsTable, { viking }: RaidsWeights): readonly { readonly position: number; readonly left: number[] }[] {
  return table.route.flatMap((tile, position) => {
    const left = tile === null ? undefined : table.bonuses[tile];
    if (!tile || !left) return [];
    return [{ position, left: typeOf(tile).category === 'visit' ? left.map((vikings) => vikings * viking) : [...left] }];
  });
}
