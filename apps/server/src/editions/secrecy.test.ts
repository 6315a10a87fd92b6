/** What stays secret stays so in matches of every edition, side by side in one host, and while a match is moved. */
import { fastRandom, type Seat } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpTime } from '../matches/clocks/up-time.ts';
import type { TestWatcher } from '../matches/testing/watcher.ts';
import { accountOf, World, type WorldMatch } from '../matches/testing/world.ts';
import type { Store } from '../storage/store.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { DATABASE_KINDS, testStore } from '../testing/stores.ts';
import { type Editions, newestOnly } from './editions.ts';
import { moveMatch } from './moving.ts';
import { GENEROUS_VALDA, installation, type OlderEdition, olderEdition } from './testing/older-editions.ts';

const CLOCK = { kind: 'live', bankMs: 600_000, incrementMs: 2000 } as const;
let older: OlderEdition;

beforeAll(async () => {
  older = await olderEdition(GENEROUS_VALDA, 'valda');
});

describe.each(DATABASE_KINDS)('matches of two editions of Valda on %s', (kind) => {
  let store: Store;
  let editions: Editions;
  let world: World;
  let remove: () => Promise<void>;
  const clock = new ManualClock();

  beforeAll(async () => {
    ({ store, remove } = await testStore(kind, true));
    editions = await installation(store, clock, [older]);
    world = await World.open(store, clock, {}, undefined, editions);
  });
  afterAll(async () => {
    await world.host.stop();
    await remove();
  });

  async function begunOlder(): Promise<WorldMatch> {
    const before = await World.open(
      store,
      clock,
      {},
      undefined,
      newestOnly(() => older.rules),
    );
    const match = await before.match({ game: 'valda', seats: 3, clock: CLOCK });
    await before.host.stop();
    return match;
  }

  interface Quiet {
    readonly match: WorldMatch;
    /** One who is asked. */
    readonly actor: TestWatcher;
    readonly others: readonly (Seat | 'spectator')[];
  }

  /** Plays a match until several are asked under a quiet barrier. */
  async function toQuietBarrier(match: WorldMatch, seed: number): Promise<Quiet> {
    const watchers = await world.everybody(match);
    const random = fastRandom(seed);
    for (;;) {
      const waiting = watchers[0]?.picture?.waiting ?? [];
      if (waiting.length > 1 && waiting.every(({ answered }) => answered === undefined)) {
        const actor = watchers.find(({ viewer }) => viewer === waiting[0]?.seat);
        if (!actor) throw new Error('nobody is asked');
        return { match, actor, others: [...match.accounts.keys(), 'spectator' as const].filter((viewer) => viewer !== actor.viewer) };
      }
      if ((await world.play(match, watchers, random, 1)) === 0) throw new Error('no quiet barrier came');
    }
  }

  const bytes = async ({ match, others }: Quiet): Promise<string> =>
    JSON.stringify(
      await Promise.all(
        others.map((viewer) => world.host.watch({ match: match.id, account: accountOf(match.accounts, viewer) }, undefined)),
      ),
    );

  it('VA-16.11 VA-16.15 tell nobody of an answer under a quiet barrier', async () => {
    const quiet = [
      await toQuietBarrier(await begunOlder(), 5),
      await toQuietBarrier(await world.match({ game: 'valda', seats: 3, clock: CLOCK }), 5),
    ];
    clock.advance(5000);
    for (const one of quiet) {
      const before = await bytes(one);
      expect(await world.answer(one.match, one.actor, fastRandom(1))).toMatchObject({ accepted: true });
      expect(await bytes(one)).toBe(before);
    }
    // Nobody sees the hand of anybody else, whatever the edition.
    for (const { match } of quiet) {
      for (const [seat, account] of match.accounts.entries()) {
        const seen = await world.host.view({ match: match.id, account });
        expect(seen).toMatchObject({ viewer: seat });
        const others = await Promise.all(
          match.accounts.filter((id) => id !== account).map((id) => world.host.view({ match: match.id, account: id })),
        );
        for (const other of others)
          if ('hand' in seen && 'hand' in other) expect(JSON.stringify(other.hand)).not.toBe(JSON.stringify(seen.hand));
      }
      expect(await world.host.view({ match: match.id, account: undefined })).toMatchObject({ hand: null });
    }
  });

  it('VA-16.15 are moved under a quiet barrier without telling who has answered', async () => {
    // The same match twice: in one somebody has answered when it is moved, in the other nobody has.
    const twins = [await toQuietBarrier(await begunOlder(), 7), await toQuietBarrier(await begunOlder(), 7)];
    const [answered] = twins;
    if (!answered) throw new Error('no match');
    clock.advance(3000);
    await world.answer(answered.match, answered.actor, fastRandom(1));
    clock.advance(3000);
    const shown: unknown[] = [];
    for (const one of twins) {
      const moved = await moveMatch({ store, clock, editions, upTime: new UpTime([], 0), user: 'keeper' }, one.match.id, undefined);
      expect(moved).toMatchObject({ from: older.hash });
      await world.host.following.lookForEditions();
      const text = (await bytes(one)).replaceAll(/"(epoch|v|id|name|account|commitment|until)":("[^"]*"|\d+|null)/g, '"$1":0');
      shown.push(JSON.parse(text.replaceAll(one.match.id, 'match')));
    }
    expect(shown[0]).toEqual(shown[1]);
    expect([...world.damages, ...world.failures]).toEqual([]);
  });
});
