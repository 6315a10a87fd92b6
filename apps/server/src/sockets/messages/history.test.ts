/** The history over sockets: a viewer who comes back reads the same as viewers who stayed. */
import type { MatchStore, PastLine } from '@skald/client';
import { isError } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { gather, TestPlayer, until } from '../../testing/people.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

describe.each(DATABASE_KINDS)('looking back over sockets on %s', (kind) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(kind);
  });
  afterAll(() => server.remove());

  it.each(['blood-rage', 'valda'])('gives who comes to %s anew the lines of those who stayed', async (game) => {
    const people = await Promise.all(['Astrid', 'Bjorn'].map((name) => TestPlayer.enter(server.address, `${name} ${game}`)));
    const match = await gather(people, game);
    const stores = await Promise.all(people.map((one) => one.watch(match)));
    const onlooker = await TestPlayer.enter(server.address, `Erik ${game}`);
    const stayed = await Promise.all([...stores, await onlooker.watch(match)].map(staying));
    const answers = (): number => people.reduce((sum, { given }) => sum + given.length, 0);
    await Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat], () => answers() < 40) : undefined)));
    const undone = stores.find((store) => store.state.get().play?.canUndo);
    if (undone) await undone.undo();
    for (const [seat, one] of [...people, onlooker].entries()) {
      const again = await TestPlayer.returning(one).watch(match);
      await until(() => JSON.stringify(again.state.get().play?.cursor) === JSON.stringify(stayed[seat]?.store.state.get().play?.cursor));
      expect(await allLines(again)).toEqual(stayed[seat]?.lines);
      expect(stayed[seat]?.lines.length).toBeGreaterThan(20);
      again.close();
    }
    for (const one of [...people, onlooker]) one.close();
  });

  it('is for those who watch, and not for those who ask without end', async () => {
    const people = await Promise.all(['Cnut', 'Dagny'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    const match = await gather(people);
    const stranger = await TestPlayer.enter(server.address, `Eydis ${kind}`);
    const at = { epoch: 'any', p: 0, q: 0 };
    await until(() => stranger.connection.isOnline);
    expect(await stranger.connection.once('match.history', { match, at })).toMatchObject({ error: { code: 'forbidden' } });
    const store = await stranger.watch(match);
    const cursor = store.state.get().play?.cursor ?? at;
    expect(await stranger.connection.once('match.history', { match, seat: 0, at: cursor })).toMatchObject({ error: { code: 'forbidden' } });
    const asked = await Promise.all(Array.from({ length: 40 }, () => stranger.connection.once('match.history', { match, at: cursor })));
    const refused = asked.filter((answer) => answer !== undefined && isError(answer) && answer.error.code === 'too-many');
    expect(refused.length).toBeGreaterThan(10);
    expect(asked.filter((answer) => answer !== undefined && !isError(answer)).length).toBeGreaterThan(10);
    for (const one of [...people, stranger]) one.close();
  });
});

/** Reads everything from the start, like a page that is never closed. */
async function staying(store: MatchStore): Promise<{ readonly store: MatchStore; readonly lines: PastLine[] }> {
  const lines = await allLines(store);
  store.onStep((shown) => {
    const { cause, events = [] } = shown ?? {};
    if (cause?.kind === 'undo' || cause?.kind === 'rewind') lines.push({ undoneBy: cause.seat });
    lines.push(...events.map((event) => ({ event })));
  });
  return { store, lines };
}

async function allLines(store: MatchStore): Promise<PastLine[]> {
  const at = store.state.get().play?.cursor;
  if (!at) throw new Error('the match has not begun');
  const lines: PastLine[] = [];
  for (let before: number | undefined; ; ) {
    const page = await store.history(at, before);
    if ('code' in page) throw new Error(page.reason);
    lines.unshift(...page.lines);
    if (page.older === null) return lines;
    before = page.older;
  }
}
