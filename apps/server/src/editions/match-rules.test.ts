/** The page of a match says by which edition it is played, and what has changed since. */
import { games } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import type { RulesFinder } from './editions.ts';
import { rulesOf } from './match-rules.ts';

const NEWEST = games.get('raids')?.edition ?? '';
const released = ['one', 'two', NEWEST].map((hash, i) => ({
  slug: 'raids',
  hash,
  released: `2026-01-0${i + 1}`,
  note: `Change ${i + 1}.`,
}));

function finder(known = released): RulesFinder {
  return {
    newest: (slug) => games.get(slug),
    forNewMatch: (slug) => games.get(slug),
    find: async () => undefined,
    released: (slug) => known.filter((one) => one.slug === slug),
    packs: async () => [],
  };
}

function played(edition: string, opened: string | null = null): Parameters<typeof rulesOf>[2] {
  return { edition, opened, pack: undefined };
}

describe('the rules of a match', () => {
  it('are told with their date, their note, and everything newer', () => {
    expect(rulesOf(finder(), 'raids', played('one'))).toEqual({
      edition: 'one',
      released: '2026-01-01',
      note: 'Change 1.',
      newer: [
        { edition: 'two', released: '2026-01-02', note: 'Change 2.' },
        { edition: NEWEST, released: '2026-01-03', note: 'Change 3.' },
      ],
      opened: null,
      sinceOpening: [],
    });
    expect(rulesOf(finder(), 'raids', played(NEWEST))).toMatchObject({ note: 'Change 3.', newer: [] });
  });

  it('say what changed between the opening of a table and its start, and nothing else', () => {
    const told = rulesOf(finder(), 'raids', played('two', 'one'));
    expect(told.sinceOpening.map(({ edition }) => edition)).toEqual(['two']);
    expect(told.newer.map(({ edition }) => edition)).toEqual([NEWEST]);
  });

  it('name rules that are not released, and claim nothing about unknown ones', () => {
    expect(rulesOf(finder(released.slice(0, 2)), 'raids', played('two')).newer).toEqual([{ edition: NEWEST, released: null, note: null }]);
    expect(rulesOf(finder(), 'raids', played('imported'))).toMatchObject({ edition: 'imported', released: null, note: null, newer: [] });
  });

  it('are those of its base for a content pack, and say which pack it is', () => {
    const pack = { edition: 'packed', name: 'As printed', note: 'From the box.', base: 'two' };
    expect(rulesOf(finder(), 'raids', { edition: 'packed', opened: null, pack })).toEqual({
      edition: 'packed',
      released: '2026-01-02',
      note: 'Change 2.',
      newer: [{ edition: NEWEST, released: '2026-01-03', note: 'Change 3.' }],
      opened: null,
      sinceOpening: [],
      pack: { name: 'As printed', note: 'From the box.', base: 'two' },
    });
  });
});
