/** A match hosted in the page, kept and taken up again. */
import { fastChance, fastRandom, required, sampleAnswer } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import type { TableStep } from '../table/model/source.ts';
import { keptSaga, takeUp } from './kept-match.ts';
import { isKept } from './kept-names.ts';
import { MatchKeeper } from './match-keeper.ts';
import { type LocalSettings, PracticeHost } from './practice-host.ts';
import { addressOf, againFrom, practiceRequestFrom } from './practice-request.ts';

const raids = required(findGame('raids'), 'raids');

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
  return { settings, table: required(PracticeHost.begin(settings), 'a table'), bots };
}

async function playOn(table: PracticeHost, bots: () => void, most: number): Promise<number> {
  const random = fastRandom(9);
  for (let turn = 0; turn < most; turn++) {
    bots();
    const [open] = table.current.decisions;
    if (!open) return turn;
    expect(await table.answer(open.id, sampleAnswer(open.space, random))).toEqual({ accepted: true });
  }
  return most;
}

/** Lets promises that have settled be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('plays what an opponent outside the page has promised, and nothing once it is closed', async () => {
  const promises: (() => void)[] = [];
  let closed = 0;
  const { table, bots } = practice({
    opponent: {
      decide: (_game, _view, { fallback }) => new Promise((resolve) => promises.push(() => resolve(fallback))),
      close: () => closed++,
    },
  });
  const untilOpponent = async (): Promise<void> => {
    for (bots(); promises.length === 0; bots()) {
      const open = required(table.current.decisions[0], 'a question');
      await table.answer(open.id, open.fallback);
    }
  };
  const steps: TableStep[] = [];
  await untilOpponent();
  table.subscribe((step) => steps.push(step));
  promises.shift()?.();
  await settled();
  expect(steps).toHaveLength(1);
  await untilOpponent();
  const before = table.current;
  table.close();
  promises.shift()?.();
  await settled();
  expect(table.current).toBe(before);
  expect(closed).toBe(1);
});

const valda = required(findGame('valda'), 'valda');

/** Plays until the person is asked in a response window of somebody else's turn. */
async function untilWindow(table: PracticeHost, bots: () => void): Promise<string> {
  const random = fastRandom(4);
  for (let turn = 0; turn < 400; turn++) {
    bots();
    const open = required(table.current.decisions[0], 'a question');
    if (open.prompt.key === 'respond') return open.id;
    await table.answer(open.id, sampleAnswer(open.space, random));
  }
  throw new Error('no window');
}

describe('passing for a turn', () => {
  it('answers every window of the turn, and asks again in the next', async () => {
    const { table, bots } = practice({ game: valda });
    const asked = await untilWindow(table, bots);
    const turn = valda.windows?.turn(table.current.table);
    expect(await table.passForTurn()).toEqual({ accepted: true });
    expect(await table.answer(asked, { do: 'pass' })).toEqual({ accepted: true });
    const windows: string[] = [];
    table.subscribe(({ snapshot }) => {
      const [open] = snapshot.decisions;
      if (open && valda.windows?.turn(snapshot.table) === turn) windows.push(open.prompt.key);
    });
    bots();
    expect(windows.filter((key) => key.startsWith('respond'))).toEqual([]);
    await untilWindow(table, bots);
    expect(valda.windows?.turn(table.current.table)).not.toBe(turn);
  });
});

describe('standing orders', () => {
  it('are only offered where the game has response windows', () => {
    expect(practice().table.orders()).toBeUndefined();
    expect(practice({ game: valda }).table.orders()).toEqual({ otherwise: 'ask', restOfTurn: false });
  });

  it('pass in the open window and in all others, until they are taken back', async () => {
    const { table, bots } = practice({ game: valda });
    await untilWindow(table, bots);
    expect(await table.setOrders({ otherwise: 'pass', restOfTurn: false })).toEqual({ accepted: true });
    expect(table.orders()).toEqual({ otherwise: 'pass', restOfTurn: false });
    expect(table.current.decisions).toEqual([]);
    const asked: string[] = [];
    const random = fastRandom(5);
    for (let turn = 0; turn < 40; turn++) {
      bots();
      const [open] = table.current.decisions;
      if (!open) break;
      asked.push(open.prompt.key);
      await table.answer(open.id, sampleAnswer(open.space, random));
    }
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((key) => key.startsWith('respond'))).toEqual([]);
    await table.setOrders({ otherwise: 'ask', restOfTurn: false });
    await untilWindow(table, bots);
  });

  it('ask again when the person is attacked, if they say so', async () => {
    const { table, bots } = practice({ game: valda });
    await table.setOrders({ otherwise: 'pass-unless-attacked', restOfTurn: false });
    const random = fastRandom(6);
    for (let turn = 0; turn < 200 && !table.current.over; turn++) {
      bots();
      const [open] = table.current.decisions;
      if (!open) break;
      const question = { id: open.id, seat: open.seat, decision: open.prompt.key, args: open.prompt.params };
      if (valda.windows?.kindOf(question)) expect(valda.windows.isAttacked(table.current.table, question)).toBe(true);
      await table.answer(open.id, sampleAnswer(open.space, random));
    }
  });
});

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
    const open = required(table.current.decisions[0], 'a decision');
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
    const entries = new Map<string, string>();
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    // Nothing is written while the match goes on, for this clock stands still.
    const keeper = new MatchKeeper({ storage, name: 'raids', wait: () => () => undefined });
    const { settings, table, bots } = practice({ keeper });
    await playOn(table, bots, 6);
    expect(isKept(storage, 'raids')).toBe(false);
    table.close();
    expect(isKept(storage, 'raids')).toBe(true);
    const kept = required(takeUp(keptSaga(storage, 'raids'), [raids]), 'the kept match');
    expect(kept.names).toEqual(['Una', 'Ivar']);
    const again = PracticeHost.resume(settings, kept.match, kept.past);
    expect(again.current).toEqual(table.current);
    await playOn(again, bots, 500);
    expect(isKept(storage, 'raids')).toBe(false);
  });

  it('takes up nothing that was tampered with', async () => {
    const { table, bots } = practice();
    await playOn(table, bots, 4);
    const saga = table.saga().join('\n');
    const storage = { getItem: () => saga.replace('"seat":0', '"seat":1'), setItem: () => undefined, removeItem: () => undefined };
    expect(takeUp(keptSaga(storage, 'raids'), [raids])).toBeUndefined();
    expect(takeUp(keptSaga({ ...storage, getItem: () => 'nonsense' }, 'raids'), [raids])).toBeUndefined();
    expect(takeUp(keptSaga({ ...storage, getItem: () => null }, 'raids'), [raids])).toBeUndefined();
  });
});

describe('a wish in the address', () => {
  it('has sensible bounds', () => {
    expect(practiceRequestFrom('raids', 'opponents=99&brain=god&name=%20%20&seed=x', false)).toEqual({
      slug: 'raids',
      name: 'Runa',
      opponents: 2,
      strategy: 'warrior',
      seed: null,
      options: {},
      resume: true,
      keeps: true,
    });
    expect(practiceRequestFrom('raids', 'opponents=3&brain=random&name=Una&seed=5', false)).toMatchObject({
      opponents: 3,
      strategy: 'random',
      name: 'Una',
      seed: 5,
      keeps: false,
    });
    expect(practiceRequestFrom('raids', 'seed=5', true)).toMatchObject({ keeps: false, resume: false });
    expect(practiceRequestFrom('blood-rage', 'gods=1&draftInFirstAge=0&race=1', false).options).toEqual({
      gods: true,
      draftInFirstAge: false,
    });
  });

  it('may name a number of prophets where the game has them', () => {
    expect(practiceRequestFrom('lords-of-ragnarok', 'opponents=0&prophets=2', false).options).toEqual({ prophets: 2 });
    expect(practiceRequestFrom('lords-of-ragnarok', 'opponents=0&prophets=9', false).options).toEqual({});
    expect(practiceRequestFrom('raids', 'prophets=2', false).options).toEqual({});
    const address = addressOf('lords-of-ragnarok', { name: 'Una', opponents: 0, strategy: 'novice', options: { prophets: 3 } });
    expect(practiceRequestFrom('lords-of-ragnarok', new URL(address, 'http://localhost').search, false).options).toEqual({ prophets: 3 });
  });

  it('is read back as it was written', () => {
    const address = addressOf('raids', { name: 'Una', opponents: 3, strategy: 'novice' });
    const { search } = new URL(address, 'http://localhost');
    expect(practiceRequestFrom('raids', search, false)).toMatchObject({ name: 'Una', opponents: 3, strategy: 'novice' });
  });

  it('can be repeated', () => {
    expect(againFrom('raids', 'name=Una&seed=5')).toBe('/play/raids?name=Una&again=1');
    expect(againFrom('raids', 'name=Una&again=1')).toBe('/play/raids?name=Una&again=2');
  });
});
