/** What a match tells of its past: to each viewer what it was told, from memory while it is awake, and nothing else. */
import { fastRandom, type MatchPosition, positionAt, type Seat, sampleAnswer, type Viewer } from '@skald/engine';
import { EMPTY_DICTIONARY, type HistoryAnswer, type HistoryRequest, Unpacker } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../ids.ts';
import { isProblem } from '../../../problem.ts';
import type { Store } from '../../../storage/store.ts';
import { DATABASE_KINDS, openStore, type TestDatabase, testDatabase } from '../../../testing/stores.ts';
import { isRecord, loadRecord } from '../../host/match-record.ts';
import type { TestWatcher } from '../../testing/watcher.ts';
import { anyRules, World, type WorldMatch } from '../../testing/world.ts';
import { begunMatch, isLogCorruption, playRow } from '../log-walk.ts';

const unpacker = new Unpacker(EMPTY_DICTIONARY);

describe.each(DATABASE_KINDS)('the history of a match on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let world: World;

  beforeAll(async () => {
    database = await testDatabase(kind);
    store = await openStore(database.settings);
    world = await World.open(store);
  });

  afterAll(async () => {
    await world.host.stop();
    await store.close();
    await database.remove();
  });

  /** What a viewer was told up to now, by the log and the rules alone. */
  async function told(match: WorldMatch, viewer: Viewer): Promise<unknown[]> {
    const record = await loadRecord(store, anyRules, match.id);
    if (!isRecord(record)) throw new Error(String(record));
    const begun = begunMatch(record);
    if (isLogCorruption(begun)) throw new Error(begun.reason);
    const rows = await store.readLog(match.id);
    const lines: unknown[] = begun.events.flatMap(({ event, to }) => (to === undefined || to === viewer ? [{ event }] : []));
    let position: MatchPosition = positionAt(begun.state);
    for (const row of rows) {
      const move = playRow(record, position, row, rows);
      if (isLogCorruption(move)) throw new Error(move.reason);
      if (move.kind !== 'answer' && !move.hidden) lines.push({ undoneBy: move.seat });
      lines.push(...move.events.flatMap(({ event, to }) => (to === viewer || (to === undefined && !move.hidden) ? [{ event }] : [])));
      position = move.after;
    }
    return JSON.parse(JSON.stringify(lines));
  }

  async function page(match: WorldMatch, watcher: TestWatcher, other: Partial<HistoryRequest> = {}): Promise<HistoryAnswer> {
    const answer = await world.host.history(watcher.viewer, { match: match.id, at: watcher.cursor, ...other });
    if (isProblem(answer)) throw new Error(`${answer.problem}: ${answer.reason}`);
    return answer;
  }

  /** All pages, put together. */
  async function whole(match: WorldMatch, watcher: TestWatcher, limit = 200): Promise<unknown[]> {
    const lines: unknown[] = [];
    for (let before: number | undefined; ; ) {
      const got = await page(match, watcher, { limit, ...(before !== undefined && { before }) });
      lines.unshift(...got.lines.map((line) => ('undoneBy' in line ? line : { event: unpacker.value(line[0]) })));
      if (got.older === null) return lines;
      expect(before === undefined || got.older < before).toBe(true);
      before = got.older;
    }
  }

  /** Plays on at random; now and then somebody takes an answer back. */
  async function play(match: WorldMatch, watchers: readonly TestWatcher[], seed: number, answers: number): Promise<void> {
    const random = fastRandom(seed);
    for (let i = 0; i < answers; i++) {
      const undoing = watchers.find(({ picture }) => picture?.canUndo);
      if (undoing && random.below(4) === 0) {
        await world.host.undo({ match: match.id, account: match.accounts[Number(undoing.viewer)] ?? '', commandId: newId() });
        continue;
      }
      const asked = watchers.filter(({ decisions }) => decisions.length > 0);
      const next = asked[random.below(Math.max(1, asked.length))];
      const open = next?.decisions[0];
      if (!next || !open) return;
      const account = match.accounts[Number(next.viewer)] ?? '';
      const answer = sampleAnswer(open.space, random);
      const outcome = await world.host.answer({ match: match.id, account, commandId: newId(), decision: open.id, answer });
      if (isProblem(outcome)) throw new Error(outcome.reason);
    }
  }

  it.each(['holmgang', 'blood-rage'])('of %s is to each what it was told, at every moment, on pages of any length', async (game) => {
    const match = await world.match({ game, seats: 3 });
    const watchers = await world.everybody(match);
    const stranger = await world.watch(match, 'spectator');
    for (let seed = 1; seed < 6; seed++) {
      await play(match, watchers, seed, 9);
      for (const watcher of [...watchers, stranger]) {
        const expected = await told(match, watcher.viewer);
        expect(await whole(match, watcher)).toEqual(expected);
        expect(await whole(match, watcher, 7)).toEqual(expected);
      }
    }
  });

  it('is what was told up to the cursor, and nothing that came after it', async () => {
    const match = await world.match({ game: 'holmgang', seats: 2 });
    const watchers = await world.everybody(match);
    await play(match, watchers, 3, 12);
    const [first] = watchers;
    if (!first) throw new Error('nobody watches');
    const early = { ...first.cursor };
    const before = await whole(match, first);
    await play(match, watchers, 4, 12);
    const answer = await world.host.history(first.viewer, { match: match.id, at: early });
    if (isProblem(answer)) throw new Error(answer.reason);
    expect(answer.lines.map((line) => ('undoneBy' in line ? line : { event: unpacker.value(line[0]) }))).toEqual(
      before.slice(-answer.lines.length),
    );
    expect(answer.lines.length).toBeGreaterThan(0);
    expect((await whole(match, first)).length).toBeGreaterThan(before.length);
  });

  it('needs no log while the match is awake, and none after a restart', async () => {
    const match = await world.match({ game: 'raids', seats: 2 });
    const watchers = await world.everybody(match);
    await play(match, watchers, 5, 6);
    const expected = await told(match, 0);
    await world.host.stop();
    await world.restart();
    const reads = vi.spyOn(store, 'readLog');
    const again = await world.watch(match, 0);
    const { lines } = await page(match, again);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    expect(lines.map((line) => ('undoneBy' in line ? line : { event: unpacker.value(line[0]) }))).toEqual(expected.slice(-lines.length));
    expect(lines.length).toBeGreaterThan(20);
    await play(match, [again, await world.watch(match, 1)], 6, 6);
    expect(await whole(match, again)).toEqual(await told(match, 0));
  });

  it('is found in the log where the snapshot says nothing of it, as those of an earlier release', async () => {
    const match = await world.match({ game: 'holmgang', seats: 2 });
    await play(match, await world.everybody(match), 7, 30);
    await world.host.stop();
    await store.prisma.snapshot.updateMany({ where: { matchId: match.id }, data: { history: null } });
    await world.restart();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const watcher = await world.watch(match, viewer);
      expect(await whole(match, watcher)).toEqual(await told(match, viewer));
    }
  });

  it('is looked up in the log once for all pages, and by one at a time', async () => {
    const match = await world.match({ game: 'blood-rage', seats: 4 });
    const watchers = await world.everybody(match);
    await play(match, watchers, 8, 150);
    const reads = vi.spyOn(store, 'readLog');
    const all = await Promise.all(watchers.map((watcher) => whole(match, watcher, 20)));
    expect(reads.mock.calls.filter(([id]) => id === match.id).length).toBe(1);
    reads.mockRestore();
    for (const [seat, lines] of all.entries()) expect(lines).toEqual(await told(match, seat));
  });

  it('is as old to delayed spectators as everything else that they see', async () => {
    const delayMs = 60_000;
    const match = await world.match({ game: 'holmgang', seats: 2, delayMs });
    const watchers = await world.everybody(match);
    const stranger = await world.watch(match, 'spectator');
    const atStart = await whole(match, stranger);
    await play(match, watchers, 9, 10);
    expect(await whole(match, stranger)).toEqual(atStart);
    // A cursor beyond the end gives no more lines.
    const claimed = await page(match, stranger, { at: watchers[0]?.cursor ?? stranger.cursor });
    expect(claimed.lines).toHaveLength(atStart.length);
    world.clock.advance(delayMs);
    expect((await whole(match, stranger)).length).toBeGreaterThan(atStart.length);
    expect(await whole(match, stranger)).toEqual(await told(match, 'spectator'));
  });

  it('is not told by a cursor of another waking', async () => {
    const match = await world.match();
    const watcher = await world.watch(match, 0);
    const at = { ...watcher.cursor, epoch: 'another' };
    expect(await world.host.history(0 satisfies Seat, { match: match.id, at })).toMatchObject({ problem: 'not-found' });
  });
});
