import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import { aRow } from '../../testing/matches.ts';
import { type Appended, Appender } from './append-queue.ts';
import type { AppendOutcome, MatchLogRow } from './log-rows.ts';

const LIMITS = { appendBatch: 3, appendQueue: 5, appendPatienceMs: 1000 };
const away = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A database of which the test says what each write brings. */
class FakeDatabase {
  readonly commits: string[][] = [];
  readonly answers: (() => Promise<AppendOutcome[]>)[] = [];

  write = (rows: readonly MatchLogRow[]): Promise<AppendOutcome[]> => {
    this.commits.push(rows.map(({ matchId, seq }) => `${matchId}${seq}`));
    return (this.answers.shift() ?? (async () => rows.map(() => ({ outcome: 'written' }) as const)))();
  };
}

function setUp(limits = LIMITS) {
  const database = new FakeDatabase();
  const clock = new ManualClock();
  const commits: number[] = [];
  const appender = new Appender(database.write, clock, limits, { committed: (rows) => commits.push(rows) });
  return { database, clock, appender, commits };
}

/** Lets everything run that is not waiting for the clock. */
async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
}

describe('the appender', () => {
  it('puts rows of different matches that arrive together into one commit, up to its size', async () => {
    const { database, appender, commits } = setUp();
    await Promise.all(['a', 'b', 'c', 'd'].map((match) => appender.append(aRow(match, 1))));
    expect(database.commits).toEqual([['a1', 'b1', 'c1'], ['d1']]);
    expect(commits).toEqual([3, 1]);
  });

  it('tells nobody before the commit', async () => {
    const { database, appender } = setUp();
    let commit: (outcomes: AppendOutcome[]) => void = () => undefined;
    database.answers.push(() => new Promise((resolve) => (commit = resolve)));
    let told: Appended | undefined;
    const appended = appender.append(aRow('a', 1)).then((outcome) => {
      told = outcome;
    });
    await settle();
    expect(told).toBeUndefined();
    commit([{ outcome: 'written' }]);
    await appended;
    expect(told).toEqual({ outcome: 'written' });
  });

  it('gives those that want it the batch of their commit, which ends when all of them have applied their rows', async () => {
    const { appender } = setUp();
    const [a, b, c] = await Promise.all([
      appender.append(aRow('a', 1), true),
      appender.append(aRow('b', 1), true),
      appender.append(aRow('c', 1)),
    ]);
    if (a?.outcome !== 'written' || b?.outcome !== 'written') throw new Error('not written');
    expect(c).toEqual({ outcome: 'written' });
    expect(a.batch).toBe(b.batch);
    let ended = false;
    const end = a.batch?.endOfBatch().then(() => {
      ended = true;
    });
    a.batch?.applied();
    await settle();
    expect(ended).toBe(false);
    b.batch?.applied();
    await end;
    expect(ended).toBe(true);
  });

  it('keeps a second row of a match for a later commit, in order', async () => {
    const { database, appender } = setUp();
    await Promise.all([aRow('a', 1), aRow('a', 2), aRow('b', 1), aRow('a', 3)].map((row) => appender.append(row)));
    expect(database.commits).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  });

  it('answers busy when the queue is full, and takes rows again afterwards', async () => {
    const { database, appender } = setUp();
    const accepted = ['a', 'b', 'c', 'd', 'e'].map((match) => appender.append(aRow(match, 1)));
    expect(appender.depth).toBe(5);
    expect(await appender.append(aRow('f', 1))).toMatchObject({ outcome: 'busy' });
    await Promise.all(accepted);
    expect(await appender.append(aRow('f', 1))).toEqual({ outcome: 'written' });
    expect(database.commits.flat()).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1']);
  });

  it('tries again while the database is away, and nobody notices a short absence', async () => {
    const { database, clock, appender } = setUp();
    database.answers.push(async () => Promise.reject(away()));
    const appended = appender.append(aRow('a', 1));
    await settle();
    clock.advance(1000);
    expect(await appended).toEqual({ outcome: 'written' });
    expect(database.commits).toEqual([['a1'], ['a1']]);
  });

  it('answers unavailable when patience runs out, at once while it lasts, and recovers by itself', async () => {
    const { database, clock, appender } = setUp();
    for (let i = 0; i < 20; i++) database.answers.push(async () => Promise.reject(away()));
    const first = appender.append(aRow('a', 1));
    for (let i = 0; i < 40; i++) {
      await settle();
      clock.advance(50);
    }
    expect(await first).toMatchObject({ outcome: 'unavailable' });
    expect(appender.isAway).toBe(true);
    expect(await appender.append(aRow('b', 1))).toMatchObject({ outcome: 'unavailable' });
    expect(clock.waiting).toBe(0);
    database.answers.length = 0;
    expect(await appender.append(aRow('c', 1))).toEqual({ outcome: 'written' });
    expect(appender.isAway).toBe(false);
  });

  it('knows its own row again when the confirmation of a commit was lost', async () => {
    const { database, clock, appender } = setUp();
    const row = aRow('a', 1);
    database.answers.push(
      async () => Promise.reject(Object.assign(new Error('Connection terminated unexpectedly'))),
      async () => [{ outcome: 'repeated', row }],
    );
    const appended = appender.append(row);
    await settle();
    clock.advance(1000);
    expect(await appended).toEqual({ outcome: 'written' });
  });

  it('tells a command that another server carried out meanwhile what that brought', async () => {
    const { database, clock, appender } = setUp();
    const other = aRow('a', 1, { digest: 'of another world' });
    database.answers.push(
      async () => Promise.reject(away()),
      async () => [{ outcome: 'repeated', row: other }],
    );
    const appended = appender.append(aRow('a', 1));
    await settle();
    clock.advance(1000);
    expect(await appended).toEqual({ outcome: 'repeated', row: other });
  });

  it('writes each row alone when one spoils the commit', async () => {
    const { database, appender } = setUp();
    const spoilt = async (): Promise<AppendOutcome[]> => Promise.reject(new Error('invalid input syntax'));
    const fine = async (): Promise<AppendOutcome[]> => [{ outcome: 'written' }];
    database.answers.push(spoilt, fine, spoilt, fine);
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((match) => appender.append(aRow(match, 1))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(database.commits).toEqual([['a1', 'b1', 'c1'], ['a1'], ['b1'], ['c1']]);
  });

  it('drains: everything accepted has its outcome', async () => {
    const { database, appender } = setUp();
    const outcomes: string[] = [];
    for (const seq of [1, 2, 3]) appender.append(aRow('a', seq)).then(({ outcome }) => outcomes.push(outcome));
    await appender.drain();
    expect(outcomes).toEqual(['written', 'written', 'written']);
    expect(database.commits).toHaveLength(3);
    expect(appender.depth).toBe(0);
  });
});
