/** The novice: its share of wins against chance. */
import { isRefusal } from '@skald/engine';
import { games } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { arena } from './arena.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import type { Strategy } from './strategy.ts';

/** The novice's share against these opponents. */
function share(slug: string, opponents: readonly Strategy[], matches: number): number {
  const game = games.get(slug);
  if (!game) throw new Error(`${slug} is missing`);
  const report = arena(game, [novice, ...opponents], { games: matches, seed: 'novice' });
  if (isRefusal(report)) throw new Error(report.reason);
  return report.rows[0]?.share ?? 0;
}

// The samples are small; docs/bots.md has the figures of some hundred games.
describe('the novice wins against chance', () => {
  it.each(['raids', 'blood-rage', 'valda'])('most two-player games of %s', (slug) => {
    expect(share(slug, [random], 8)).toBeGreaterThanOrEqual(0.7);
  });

  it('most four-player games of Blood Rage against three', () => {
    expect(share('blood-rage', [random, random, random], 8)).toBeGreaterThanOrEqual(0.6);
  });
});
