/** What a match does must not depend on how many turns anything takes that its host waits for. */
import { fastRandom, type Random, type Seat, sampleAnswer, shuffled } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { ManualClock } from '../../testing/clocks/manual-clock.ts';
import { QUICKEST_KIND, type TestStore, testStore } from '../../testing/stores.ts';
import { type FaultPoints, noFaults } from '../play/fault-points.ts';
import type { StreamedPrivateStep, StreamedPublicStep } from '../streams/steps.ts';
import { Delays } from '../testing/delays.ts';
import { TestWatcher } from '../testing/watcher.ts';
import { accountOf, World, type WorldMatch } from '../testing/world.ts';

const LIVE = { kind: 'live', bankMs: 3_600_000, incrementMs: 0 } as const;
const MASK = { windowMs: 4000, windowLimitMs: 20_000 };
const MATCHES = 2;
const SEATS = 3;
const ROUNDS = 100;
/** Of the delays. */
const SEEDS = [1, 2, 3];
/** Seats that have standing orders. */
const ORDERED: readonly Seat[] = [0, 1];

/** A watcher that keeps every byte that it was sent. */
class Recorder extends TestWatcher {
  readonly sent: string[] = [];
  /** The decisions that were asked in windows of several seats, in the order of the questions. */
  readonly polls: string[][] = [];

  override public(epoch: string, step: StreamedPublicStep): void {
    const polled = step.change.waiting?.filter(({ prompt }) => isResponse(prompt.key)) ?? [];
    if (polled.length > 1) this.polls.push(polled.map(({ id }) => id));
    this.sent.push(JSON.stringify(step));
    super.public(epoch, step);
  }

  override private(epoch: string, step: StreamedPrivateStep): void {
    this.sent.push(JSON.stringify(step));
    super.private(epoch, step);
  }
}

/** All that can be seen of a match. */
interface Observed {
  readonly rows: readonly { readonly commandId: string; readonly decision: string | null }[];
  readonly acknowledged: readonly string[];
  /** By viewer. */
  readonly sent: readonly (readonly string[])[];
  readonly polls: readonly (readonly string[])[];
}

/** One match of several that are played at once, and all that can be seen of it. */
class Table {
  readonly match: WorldMatch;
  readonly #world: World;
  readonly #viewers: readonly Recorder[];
  readonly #acknowledged: string[] = [];
  #commands = 0;

  private constructor(world: World, match: WorldMatch, viewers: readonly Recorder[]) {
    this.#world = world;
    this.match = match;
    this.#viewers = viewers;
  }

  static async open(world: World, admit: () => Promise<void>): Promise<Table> {
    const match = await world.match({ game: 'valda', seats: SEATS, clock: LIVE });
    const viewers = [0, 1, 2, 'spectator' as const].map((viewer) => new Recorder(viewer));
    for (const viewer of viewers) {
      world.audience.enter(match.id, viewer);
      const account = accountOf(match.accounts, viewer.viewer);
      const watched = await world.host.watch({ match: match.id, account }, undefined, undefined, async () => {
        await admit();
        return undefined;
      });
      if ('seen' in watched && watched.seen) viewer.replace(watched.seen);
    }
    return new Table(world, match, viewers);
  }

  /** Everything that is asked is answered in any order, but for some windows that a standing order answers. */
  answerAll(random: Random): Promise<unknown>[] {
    return shuffled(this.#viewers, random).flatMap((viewer) => {
      const [open] = viewer.decisions;
      if (!open || viewer.viewer === 'spectator') return [];
      const isOrdered = ORDERED.includes(viewer.viewer) && isWindow(viewer);
      if (isOrdered && random.below(2) === 0) return [];
      return [this.#answer(viewer.viewer, open.id, sampleAnswer(open.space, random))];
    });
  }

  async order(seat: Seat): Promise<void> {
    const command = { match: this.match.id, account: this.match.accounts[seat] ?? '', commandId: 'order' };
    expect(await this.#world.host.setStanding({ ...command, orders: { otherwise: 'pass' } })).toBeUndefined();
  }

  async seen(store: Store): Promise<Observed> {
    const rows = await store.readLog(this.match.id);
    const sent = this.#viewers.map((viewer) => viewer.sent);
    const polls = this.#viewers.at(-1)?.polls ?? [];
    return { rows: rows.map((row) => ({ ...row, matchId: '' })), acknowledged: this.#acknowledged, sent, polls };
  }

  /** An acknowledgement is noted with what everybody has been sent by then. */
  #answer(seat: Seat, decision: string, answer: unknown): Promise<unknown> {
    const command = { match: this.match.id, account: this.match.accounts[seat] ?? '', commandId: `c${++this.#commands}` };
    const outcome = this.#world.host.answer({ ...command, decision, answer }, ({ p, q }) => {
      this.#acknowledged.push(`${command.commandId}: ${p} ${q}, after ${this.#viewers.map(({ sent }) => sent.length).join()}`);
    });
    return outcome.then((settled) => this.#acknowledged.push(`${command.commandId}: ${'problem' in settled ? settled.problem : 'done'}`));
  }
}

function isWindow({ decisions }: TestWatcher): boolean {
  return decisions.some(({ prompt }) => isResponse(prompt.key));
}

function isResponse(decision: string): boolean {
  return decision.startsWith('respond');
}

describe('the order of things', () => {
  let database: TestStore;
  let store: Store;

  beforeAll(async () => {
    database = await testStore(QUICKEST_KIND);
    store = database.store;
  });

  afterAll(() => database.remove());

  /** Plays matches of Valda at once, with windows and standing orders; the same from outside in every run. */
  async function play(slow: Store, faults: FaultPoints, admit: () => Promise<void>) {
    const world = await World.open(slow, new ManualClock(), MASK);
    await world.host.stop();
    await world.restart(faults);
    const tables: Table[] = [];
    for (let i = 0; i < MATCHES; i++) tables.push(await Table.open(world, admit));
    for (const table of tables) for (const seat of ORDERED) await table.order(seat);
    const random = fastRandom(2);
    for (let round = 0; round < ROUNDS; round++) {
      const answering = shuffled(tables, random).flatMap((table) => table.answerAll(random));
      // The windows are over before anything has had time to be carried out.
      world.clock.advance(MASK.windowMs);
      await Promise.all(answering);
      for (const { match } of tables) await world.settled(match);
    }
    const seen = await Promise.all(tables.map((table) => table.seen(store)));
    expect(world.failures).toEqual([]);
    await world.host.stop();
    await store.prisma.match.updateMany({ where: { status: 'running' }, data: { status: 'aborted' } });
    return seen;
  }

  it('VA-16.13 is the same in rows, acknowledgements and every byte sent, however long anything takes on the way', async () => {
    const expected = await play(store, noFaults, async () => undefined);
    const ordered = expected.flatMap(({ rows }) => rows.filter(({ commandId }) => commandId.startsWith('standing:')));
    expect(ordered.length).toBeGreaterThan(3);
    expect(expected.flatMap(({ polls }) => polls).length).toBeGreaterThan(3);
    for (const { rows, polls } of expected) {
      const decisions = rows.map(({ decision }) => decision);
      // The last round may have opened one.
      for (const poll of polls)
        expect(decisions.filter((id) => id !== null && poll.includes(id))).toEqual(decisions.includes(poll[0] ?? '') ? poll : []);
    }
    for (const seed of SEEDS) {
      const delays = new Delays(fastRandom(seed));
      expect(await play(delays.slow(store), delays.wait, delays.wait)).toEqual(expected);
    }
  });

  it('applies all answers of one commit before it acknowledges the first, however long anything takes on the way', async () => {
    const appending = vi.spyOn(store, 'appendInBatch');
    let most = 0;
    for (const seed of SEEDS) {
      appending.mockClear();
      const world = await World.open(store);
      await world.host.stop();
      await world.restart(new Delays(fastRandom(seed)).wait);
      const applied = new Set<string>();
      vi.spyOn(world.audience, 'prepare').mockImplementation((match) => applied.add(match));
      const committed = (): { match: string; batch: unknown }[] =>
        appending.mock.settledResults.flatMap((result, i) =>
          result.type === 'fulfilled' && result.value.outcome === 'written'
            ? [{ match: appending.mock.calls[i]?.[0].matchId ?? '', batch: result.value.batch }]
            : [],
        );
      const matches = await Promise.all(Array.from({ length: 8 }, () => world.match()));
      const answering = matches.map(async (match) => {
        const watcher = (await world.everybody(match)).find(({ decisions }) => decisions.length > 0);
        const open = watcher?.decisions[0];
        if (!watcher || !open) throw new Error('nobody is asked');
        return { match, account: accountOf(match.accounts, watcher.viewer) ?? '', decision: open.id, answer: open.fallback };
      });
      const commands = await Promise.all(answering);
      const outcomes = commands.map(({ match, ...command }) =>
        world.host.answer({ ...command, match: match.id, commandId: 'c' }, () => {
          const batch = committed().find((one) => one.match === match.id)?.batch;
          const together = committed().filter((one) => one.batch === batch);
          most = Math.max(most, together.length);
          expect(together.filter((one) => !applied.has(one.match))).toEqual([]);
        }),
      );
      for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject({ accepted: true });
      await world.host.stop();
    }
    appending.mockRestore();
    expect(most).toBeGreaterThan(1);
  });
});
