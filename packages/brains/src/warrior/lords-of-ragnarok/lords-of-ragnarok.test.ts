/** The warrior at Lords of Ragnarok: sound judgements of plain positions, and matches won. */
import { begin, fastChance, fastRandom, isRefusal, must, type View, view } from '@skald/engine';
import { type Lords, lordsOfRagnarok, type Table } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { arena } from '../../arena.ts';
import { random } from '../../random.ts';
import { warrior } from '../warrior.ts';
import { decideAtLords } from './index.ts';
import { WEIGHTS } from './weights.ts';
import { lead } from './worth.ts';

function opening(seats: number): View<Lords> {
  const begun = begin(lordsOfRagnarok, { seats }, fastChance(4));
  if (isRefusal(begun)) throw new Error(begun.reason);
  return view(lordsOfRagnarok, begun.state, must(begun.state.flow.open[0], 'a question').seat);
}

const { table: fresh } = opening(2);

/** A table where the first seat controls these regions and has these armies, each with its region and strength. */
function holding(regions: readonly number[], armies: readonly (readonly [number, number])[], changed: Partial<Table> = {}): Table {
  const control = fresh.control.map((owner, place) => (regions.includes(place + 1) ? 0 : owner));
  const humans = fresh.humans.map((human, seat) => ({
    ...human,
    at: 1 + seat * 10,
    armies: seat === 0 ? armies.map(([at, strength], army) => ({ army, at, strength })) : [],
  }));
  return { ...fresh, control, humans, ...changed };
}

function worth(table: Table): number {
  return lead(table, 0, WEIGHTS);
}

describe('the warrior values', () => {
  it('regions of one land above as many of several', () => {
    expect(worth(holding([5, 6, 7], []))).toBeGreaterThan(worth(holding([5, 3, 9], [])));
  });

  it('a temple above the shrine where it stands', () => {
    expect(worth(holding([6], [], { temples: [6] }))).toBeGreaterThan(worth(holding([6], [])));
  });

  it('an army that can take a region next above one that cannot', () => {
    expect(worth(holding([1], [[1, 3]])) - worth(holding([1], []))).toBeGreaterThan(
      worth(holding([1, 2, 3, 5], [[1, 3]])) - worth(holding([1, 2, 3, 5], [])),
    );
  });

  it('a guarded region above one that a rival can walk into', () => {
    const rival = (at: number): Table => {
      const table = holding([1], [[1, 2]]);
      return { ...table, humans: table.humans.map((one, seat) => (seat === 1 ? { ...one, armies: [{ army: 0, at, strength: 4 }] } : one)) };
    };
    expect(worth(rival(10))).toBeGreaterThan(worth(rival(5)));
  });

  it('victory above everything', () => {
    const whole = holding([1, 2, 3, 4, 5, 6, 7], [[1, 6]]);
    expect(worth({ ...fresh, victory: 'slayer', winner: 0 })).toBeGreaterThan(worth(whole));
    expect(worth({ ...whole, victory: 'surtur', winner: null })).toBeLessThan(worth(fresh));
  });
});

describe('the warrior at Lords of Ragnarok', () => {
  it('gives the same answer to the same view', () => {
    const seen = opening(2);
    const open = must(seen.decisions[0], 'a decision');
    expect(decideAtLords(seen, open, fastRandom(1))).toEqual(decideAtLords(seen, open, fastRandom(1)));
  });

  it('finds an answer to every question of a match with people and prophets', () => {
    const played = arena(lordsOfRagnarok, [warrior, random], { games: 2, seed: 'all', options: { prophets: 2 } });
    expect(isRefusal(played)).toBe(false);
  });

  it('wins against chance', () => {
    const report = arena(lordsOfRagnarok, [warrior, random], { games: 4, seed: '1' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.share).toBeGreaterThanOrEqual(0.8);
  });

  it('wins some of its matches alone against a prophet', () => {
    const report = arena(lordsOfRagnarok, [warrior], { games: 3, seed: 'a' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.won).toBeGreaterThan(0);
  }, 60_000);
});
