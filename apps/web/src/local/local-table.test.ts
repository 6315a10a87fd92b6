/** A match hosted in the page, kept and taken up again. */
import { fastChance, fastRandom, must, sampleAnswer } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import type { TableStep } from '../table/source.ts';
import { takeUp } from './kept-match.ts';
import { forget, isKept, keep } from './kept-names.ts';
import { type LocalSettings, LocalTable } from './local-table.ts';
import { addressOf, againFrom, wishFrom } from './practice-wish.ts';

const raids = must(findGame('raids'), 'raids');

/** Opponents answer as soon as `bots` is called. */
function practice(more: Partial<LocalSettings> = {}) {
  const waiting: (() => void)[] = [];
  const settings: LocalSettings = {
    game: raids,
    players: [
      { name: 'Una', kind: 'person' },
      { name: 'Ivar', kind: 'bot' },
    ],
    seat: 0,
    chance: fastChance(3),
    random: fastRandom(3),
    opponent: { decide: (_game, _view, { space }, random) => sampleAnswer(space, random) },
    thinking: 0,
    wait: (_ms, wake) => {
      waiting.push(wake);
      return () => waiting.splice(waiting.indexOf(wake), 1);
    },
    ...more,
  };
  const bots = (): void => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { settings, table: must(LocalTable.begin(settings), 'a table'), bots };
}

async function playOn(table: LocalTable, bots: () => void, most: number): Promise<number> {
  const random = fastRandom(9);
  for (let turn = 0; turn < most; turn++) {
    bots();
    const [open] = table.current.decisions;
    if (!open) return turn;
    expect(await table.answer(open.id, sampleAnswer(open.space, random))).toEqual({ accepted: true });
  }
  return most;
}

describe('a local table', () => {
  it('is played to its end and tells the standings', async () => {
    const { table, bots } = practice();
    const steps: TableStep[] = [];
    table.subscribe((step) => steps.push(step));
    await playOn(table, bots, 500);
    expect(table.current).toMatchObject({ over: true, canUndo: false });
    expect(table.current.standings).toHaveLength(2);
    expect(steps.at(-1)?.snapshot).toBe(table.current);
    expect(steps.flatMap(({ events }) => events.map(({ event }) => event))).toContain('game-ended');
  });

  it('refuses what is not on offer, and says why', async () => {
    const { table, bots } = practice();
    bots();
    const open = must(table.current.decisions[0], 'a decision');
    const village = { do: 'sail', to: 5, monsters: [] };
    expect(await table.answer(open.id, { do: 'dance' })).toMatchObject({ refused: 'not-offered' });
    expect(await table.answer('99.0', village)).toMatchObject({ refused: 'stale-decision' });
    expect((await table.why(open.id, { do: 'sail', to: 0, monsters: [] }))[0]).toMatchObject({ reason: 'not-ahead' });
  });

  it('takes answers back as far as the rules allow', async () => {
    const { table, bots } = practice();
    bots();
    expect(await table.undo()).toMatchObject({ refused: 'nothing-to-undo' });
  });

  it('is kept as a saga, and taken up where it was left', async () => {
    const shelf = new Map<string, string>();
    const storage = {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
      removeItem: (key: string) => void shelf.delete(key),
    };
    const { settings, table, bots } = practice({ keep: (saga) => (saga ? keep(storage, 'raids', saga) : forget(storage, 'raids')) });
    await playOn(table, bots, 6);
    expect(isKept(storage, 'raids')).toBe(true);
    const kept = must(takeUp(storage, raids), 'the kept match');
    expect(kept.names).toEqual(['Una', 'Ivar']);
    table.close();
    const again = LocalTable.resume(settings, kept.match, kept.past);
    expect(again.current).toEqual(table.current);
    await playOn(again, bots, 500);
    expect(isKept(storage, 'raids')).toBe(false);
  });

  it('takes up nothing that was tampered with', async () => {
    const { table, bots } = practice();
    await playOn(table, bots, 4);
    const saga = table.saga().join('\n');
    const shelf = { getItem: () => saga.replace('"seat":0', '"seat":1'), setItem: () => undefined, removeItem: () => undefined };
    expect(takeUp(shelf, raids)).toBeUndefined();
    expect(takeUp({ ...shelf, getItem: () => 'nonsense' }, raids)).toBeUndefined();
    expect(takeUp({ ...shelf, getItem: () => null }, raids)).toBeUndefined();
  });
});

describe('a wish in the address', () => {
  it('has sensible bounds', () => {
    expect(wishFrom('raids', 'opponents=99&brain=god&name=%20%20&seed=x', false)).toEqual({
      slug: 'raids',
      name: 'Runa',
      opponents: 2,
      brain: 'warrior',
      seed: null,
      options: {},
      resume: true,
      keeps: true,
    });
    expect(wishFrom('raids', 'opponents=3&brain=random&name=Una&seed=5', false)).toMatchObject({
      opponents: 3,
      brain: 'random',
      name: 'Una',
      seed: 5,
      keeps: false,
    });
    expect(wishFrom('raids', 'seed=5', true)).toMatchObject({ keeps: false, resume: false });
    expect(wishFrom('blood-rage', 'gods=1&draftInFirstAge=0&race=1', false).options).toEqual({ gods: true, draftInFirstAge: false });
  });

  it('may name a number of prophets where the game has them', () => {
    expect(wishFrom('lords-of-ragnarok', 'opponents=0&prophets=2', false).options).toEqual({ prophets: 2 });
    expect(wishFrom('lords-of-ragnarok', 'opponents=0&prophets=9', false).options).toEqual({});
    expect(wishFrom('raids', 'prophets=2', false).options).toEqual({});
    const address = addressOf('lords-of-ragnarok', { name: 'Una', opponents: 0, brain: 'novice', options: { prophets: 3 } });
    expect(wishFrom('lords-of-ragnarok', new URL(address, 'http://localhost').search, false).options).toEqual({ prophets: 3 });
  });

  it('can be repeated', () => {
    expect(againFrom('raids', 'name=Una&seed=5')).toBe('/play/raids?name=Una&again=1');
    expect(againFrom('raids', 'name=Una&again=1')).toBe('/play/raids?name=Una&again=2');
  });
});
