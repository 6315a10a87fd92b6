/** The warrior at Lords of Ragnarok: sound judgements of simple positions, and its share of wins. */
import { begin, fastChance, fastRandom, isRefusal, required, type View, view } from '@skald/engine';
import { type Lords, type LordsTable, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
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
  return view(lordsOfRagnarok, begun.state, required(begun.state.flow.open[0], 'a question').seat);
}

const { table: fresh } = opening(2);

/** A table where the first seat controls these regions and has these armies, each with its region and strength. */
function holding(
  regions: readonly number[],
  armies: readonly (readonly [number, number])[],
  changed: Partial<LordsTable> = {},
): LordsTable {
  const control = fresh.control.map((owner, place) => (regions.includes(place + 1) ? 0 : owner));
  const humans = fresh.humans.map((human, seat) => ({
    ...human,
    at: 1 + seat * 10,
    armies: seat === 0 ? armies.map(([at, strength], army) => ({ army, at, strength })) : [],
  }));
  return { ...fresh, control, humans, ...changed };
}

function worth(table: LordsTable): number {
  return lead(table, 0, WEIGHTS);
}

describe('the warrior values', () => {
  it('regions of one land above as many of several', () => {
    expect(worth(holding([5, 6, 7], []))).toBeGreaterThan(worth(holding([5, 3, 9], [])));
  });

  it('a temple above its shrine', () => {
    expect(worth(holding([6], [], { temples: [6] }))).toBeGreaterThan(worth(holding([6], [])));
  });

  it('an army that can take a region next above one that cannot', () => {
    expect(worth(holding([1], [[1, 3]])) - worth(holding([1], []))).toBeGreaterThan(
      worth(holding([1, 2, 3, 5], [[1, 3]])) - worth(holding([1, 2, 3, 5], [])),
    );
  });

  it('a guarded region above one that a rival can walk into', () => {
    const rival = (at: number): LordsTable => {
      const table = holding([1], [[1, 2]]);
      return { ...table, humans: table.humans.map((one, seat) => (seat === 1 ? { ...one, armies: [{ army: 0, at, strength: 4 }] } : one)) };
    };
    expect(worth(rival(10))).toBeGreaterThan(worth(rival(5)));
  });

  it('an alliance above the rune that it costs, and above a combat card', () => {
    const changed = (change: Partial<LordsTable['humans'][number]>): LordsTable => {
      const table = holding([1], [[1, 2]]);
      return { ...table, humans: table.humans.map((one, seat) => (seat === 0 ? { ...one, ...change } : one)) };
    };
    const allied = worth(changed({ allies: ['vanaheim'] }));
    expect(allied).toBeGreaterThan(worth(changed({ runes: { THURISAZ: 0, ANSUZ: 0, FEHU: 1 } })));
    expect(allied).toBeGreaterThan(worth(changed({ cards: 1 })));
  });

  it('a slain monster above the wounds that slew it', () => {
    const monsters = fresh.monsters.map((one, place) => (place === 0 ? { ...one, wounds: one.wounds.map(() => 0) } : one));
    const table = holding([1], []);
    const humans = table.humans.map((one, seat) => (seat === 0 ? { ...one, slain: 1 } : one));
    expect(worth({ ...table, humans, monsters: table.monsters.slice(1) })).toBeGreaterThan(worth({ ...table, monsters }));
  });

  it('a cleansed region above a devastated one', () => {
    const { table: alone } = opening(1);
    expect(worth({ ...alone, devastated: [7] })).toBeGreaterThan(worth({ ...alone, devastated: [7, 10] }));
  });

  it('regions at the world tree, the more the nearer Ragnarok is', () => {
    const gain = (changed: Partial<LordsTable>): number => worth(holding([4, 8], [], changed)) - worth(holding([2, 8], [], changed));
    expect(gain({ omens: ['omen-land', 'omen-realm'] })).toBeGreaterThan(gain({}));
    expect(gain({ last: [1] })).toBeGreaterThan(gain({ omens: ['omen-land', 'omen-realm'] }));
  });

  it('the lead at the world tree above a temple once Ragnarok has come, and not before', () => {
    const ahead = (changed: Partial<LordsTable>): number => worth(holding([4], [], changed)) - worth(holding([2], [], changed));
    expect(ahead({ last: [], active: 1, temples: [2] })).toBeGreaterThan(0);
    expect(ahead({ temples: [2] })).toBeLessThan(0);
  });

  it('what a human rival has as a loss', () => {
    const rival = (change: Partial<LordsTable['humans'][number]>): number => {
      const table = holding([1], [[1, 2]]);
      return worth({ ...table, humans: table.humans.map((one, seat) => (seat === 1 ? { ...one, ...change } : one)) });
    };
    expect(rival({ cards: 0 })).toBeGreaterThan(rival({ cards: 4 }));
    expect(rival({ allies: [] })).toBeGreaterThan(rival({ allies: ['vanaheim'] }));
    expect(rival({ armies: [{ army: 0, at: 14, strength: 1 }] })).toBeGreaterThan(rival({ armies: [{ army: 0, at: 14, strength: 4 }] }));
  });

  it('what can still be done in this turn above what must wait for the next', () => {
    const gain = (changed: Partial<LordsTable>): number =>
      worth(holding([6], [], changed)) - worth(holding([6], [], { ...changed, temples: [6] }));
    expect(gain({ active: 0, step: 'action' })).toBeGreaterThan(gain({ active: 1, step: 'action' }));
  });

  it('a rival who could build the last temple as a danger, and one whose marker blocks it as less', () => {
    const temples = [2, 6, 8];
    const rivals = fresh.control.map((_, place) => ([...temples, 16].includes(place + 1) ? 1 : null));
    const table = holding([], [], { temples, control: rivals });
    const blocked = { ...table, wheel: { ...table.wheel, BUILD_TEMPLE: [1] } };
    expect(worth(blocked)).toBeGreaterThan(worth(table) + WEIGHTS.threat / 2);
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
    const open = required(seen.decisions[0], 'a decision');
    expect(decideAtLords(seen, open, fastRandom(1))).toEqual(decideAtLords(seen, open, fastRandom(1)));
  });

  it('finds an answer to every question of a match with people and prophets', () => {
    const played = arena(lordsOfRagnarok, [warrior, random], { games: 2, seed: 'all', options: { prophets: 2 } });
    expect(isRefusal(played)).toBe(false);
  }, 300_000);

  it('wins against chance', () => {
    const report = arena(lordsOfRagnarok, [warrior, random], { games: 4, seed: '1' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.share).toBeGreaterThanOrEqual(0.8);
  }, 120_000);

  it('wins some of its matches alone against a prophet', () => {
    const report = arena(lordsOfRagnarok, [warrior], { games: 6, seed: 'a' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.won).toBeGreaterThan(0);
  }, 120_000);
});
