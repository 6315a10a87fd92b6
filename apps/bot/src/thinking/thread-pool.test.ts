import { begin, checkAnswer, decisions, fastChance, isRefusal, view } from '@skald/engine';
import { raids } from '@skald/engine/games/raids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BotBundle, bundleBot } from '../../../server/src/testing/processes/bot-bundle.ts';
import { PatientThinker, type ThinkerQuestion } from './thinker.ts';
import { ThreadPool } from './thread-pool.ts';

let real: BotBundle;
let odd: BotBundle;
beforeAll(async () => {
  [real, odd] = await Promise.all([bundleBot(), bundleBot('src/testing/odd-worker.ts')]);
});
afterAll(() => Promise.all([real.remove(), odd.remove()]));

const SEARCH_MS = 50;

const pools: ThreadPool[] = [];
function pool(worker: URL, other: { threads?: number; budgetMs?: number } = {}): ThreadPool {
  const made = new ThreadPool({ worker, threads: 1, budgetMs: 5000, ...other });
  pools.push(made);
  return made;
}
afterEach(() => Promise.all(pools.splice(0).map((one) => one.close())));

/** What the first seat of a new match of Raids is asked. */
function question(strategy: string): ThinkerQuestion {
  const begun = begin(raids, { seats: 2 }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const [decision] = decisions(raids, begun.state);
  if (!decision) throw new Error('nobody is asked');
  return { game: 'raids', edition: raids.edition, strategy, decision, view: view(raids, begun.state, decision.seat) };
}

describe('the threads', () => {
  it('think about a real position, the same thought to the same end', async () => {
    const threads = pool(real.worker);
    const thought = { ...question('warrior'), seed: 7, searchMs: SEARCH_MS };
    const first = await threads.think(thought);
    expect(first).toHaveProperty('answer');
    expect(await threads.think(thought)).toEqual(first);
    expect(await threads.think({ ...thought, strategy: 'nobody' })).toEqual({
      failed: `nobody here plays edition ${raids.edition} of raids as nobody`,
    });
    expect(await threads.think({ ...thought, game: 'chess' })).toEqual({
      failed: `nobody here plays edition ${raids.edition} of chess as warrior`,
    });
  });

  it('stop a search in time, with an answer', async () => {
    const threads = pool(real.worker);
    const { decision, ...others } = question('jarl');
    const thinking = await threads.think({ ...others, decision, seed: 7, searchMs: 20 });
    expect('answer' in thinking && !isRefusal(checkAnswer(decision.space, thinking.answer))).toBe(true);
  });

  it('end a thought that takes too long, and go on with the next', async () => {
    const threads = pool(odd.worker, { budgetMs: 150 });
    const [slow, quick] = await Promise.all([
      threads.think({ ...question('slow'), seed: 1, searchMs: SEARCH_MS }),
      threads.think({ ...question('quick'), seed: 2, searchMs: SEARCH_MS }),
    ]);
    expect(slow).toEqual({ failed: 'it took longer than 150 ms' });
    expect(quick).toEqual({ answer: 'quick' });
  });

  it('outlive a thought that brings its thread down', async () => {
    const threads = pool(odd.worker);
    expect(await threads.think({ ...question('fatal'), seed: 1, searchMs: SEARCH_MS })).toEqual({ failed: 'the thought was fatal' });
    expect(await threads.think({ ...question('quick'), seed: 2, searchMs: SEARCH_MS })).toEqual({ answer: 'quick' });
  });

  it('never block whoever waits for them', async () => {
    const threads = pool(odd.worker, { budgetMs: 400 });
    await threads.think({ ...question('quick'), seed: 1, searchMs: SEARCH_MS });
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    await threads.think({ ...question('slow'), seed: 2, searchMs: SEARCH_MS });
    clearInterval(ticking);
    // While that thread was busy all the time, this one was not.
    expect(ticks).toBeGreaterThan(5);
  });

  it('work at the same time', async () => {
    const threads = pool(odd.worker, { threads: 2, budgetMs: 1500 });
    const slow = threads.think({ ...question('slow'), seed: 1, searchMs: SEARCH_MS });
    let isSlowDone = false;
    void slow.then(() => {
      isSlowDone = true;
    });
    expect(await threads.think({ ...question('quick'), seed: 2, searchMs: SEARCH_MS })).toEqual({ answer: 'quick' });
    expect(isSlowDone).toBe(false);
    await threads.close();
    expect(await slow).toEqual({ failed: 'the bot stops' });
    expect(await threads.think({ ...question('quick'), seed: 3, searchMs: SEARCH_MS })).toEqual({ failed: 'the bot stops' });
  });
});

describe('the thinker', () => {
  const quiet = { warn: () => undefined };

  it('takes a simpler brain where the wanted one fails', async () => {
    const asked: string[] = [];
    const think: ThreadPool['think'] = async ({ strategy }) => {
      asked.push(strategy);
      return strategy === 'novice' ? { answer: 'simple' } : { failed: 'too hard' };
    };
    expect(await new PatientThinker({ think }, SEARCH_MS, quiet).decide(question('warrior'))).toBe('simple');
    expect(asked).toEqual(['warrior', 'novice']);
  });

  it('plays what the clock would play where all fail, and asks nobody twice', async () => {
    const asked: string[] = [];
    const think: ThreadPool['think'] = async ({ strategy }) => {
      asked.push(strategy);
      return { failed: 'too hard' };
    };
    const request = question('novice');
    expect(await new PatientThinker({ think }, SEARCH_MS, quiet).decide(request)).toEqual(request.decision.fallback);
    expect(asked).toEqual(['novice']);
  });
});
