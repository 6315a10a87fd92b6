/** A contest of bots, as the command line asked for it. */
import type { Victories } from '@skald/ai';
import type { AnyGame } from '@skald/engine';
import type { TimedStrategy } from './timed-strategy.ts';

export interface Contest {
  readonly game: AnyGame;
  readonly bots: readonly TimedStrategy[];
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
}

/** Such as `jarl 12, godi 3`; a dash if there are none. */
export function victoriesInWords(victories: Victories): string {
  const kinds = Object.entries(victories).map(([kind, games]) => `${kind} ${Number(games.toFixed(1))}`);
  return kinds.length > 0 ? kinds.join(', ') : '–';
}
