/** Tables are opened with content packs: played by bots to their end, shown, replayed and verified by the numbers of the pack, and no others. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltPack, buildPack, hashOf, isBuiltPack, isEditionProblem, loadEditionText, packEdition, unpack } from '@skald/editions';
import { type AnyGame, isFault, isObject, required, SagaReader } from '@skald/engine';
import { findAmong, newestEditionOf } from '@skald/engine/editions';
import { findGame } from '@skald/engine/games';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHouseBots } from '../house-bots/index.ts';
import { exportMatch, importMatch } from '../matches/log/transfer.ts';
import { isProblem } from '../problem.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { type BotBundle, bundleBot } from '../testing/processes/bot-bundle.ts';
import { DATABASE_KINDS, QUICKEST_KIND } from '../testing/stores.ts';
import { type ImportedEdition, importEdition } from './importing.ts';
import { installedEditions } from './installed.ts';
import type { EditionRefusal } from './refusal.ts';

const EXAMPLES = new URL('../../../../examples/packs/', import.meta.url);
const NEWEST = required(newestEditionOf('raids'), 'raids');
const modules = installedEditions();
let folder: string;
let bundle: BotBundle;
let raids: BuiltPack;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skald-packs-'));
  bundle = await bundleBot();
  raids = built(await readFile(new URL('raids.json', EXAMPLES), 'utf8'));
});
afterAll(async () => {
  await bundle.remove();
  await rm(folder, { recursive: true, force: true });
});

function built(text: string): BuiltPack {
  const pack = buildPack(text, modules, newestEditionOf);
  if (!isBuiltPack(pack)) throw new Error(pack.reasons.join('\n'));
  return pack;
}

async function imported(
  { services }: LiveServer,
  { hash, text }: { readonly hash: string; readonly text: string },
): Promise<ImportedEdition | EditionRefusal> {
  const path = join(folder, `${hash}.mjs`);
  await writeFile(path, text);
  const { store, clock, editions } = services;
  const packed = (slug: string, edition: string) => editions.packed(slug, edition);
  return importEdition({ store, clock, user: 'keeper', newest: newestEditionOf, packed }, path);
}

function rulesOf({ edition: { slug, hash, text } }: BuiltPack): AnyGame {
  const game = loadEditionText(slug, hash, text);
  if (isEditionProblem(game)) throw new Error(game.reason);
  return game;
}

describe.each(DATABASE_KINDS)('content packs on %s', (kind) => {
  let server: LiveServer;
  let bots: Awaited<ReturnType<typeof startHouseBots>> | undefined;
  let host: TestPlayer;
  let guest: TestPlayer;
  beforeAll(async () => {
    server = await liveServer(kind, { SKALD_LIMIT_SIGN_UPS: '1000', SKALD_LIMIT_REQUESTS: '10000' });
    [host, guest] = [await TestPlayer.enter(server.address, 'Halla'), await TestPlayer.enter(server.address, 'Gest')];
    expect(await imported(server, raids.edition)).toEqual({
      game: 'raids',
      edition: raids.edition.hash,
      pack: raids.pack.name,
      isNew: true,
    });
  });
  afterAll(async () => {
    await bots?.stop();
    await server.remove();
  });

  /** A table with both of them at it. */
  async function opened(pack: string | undefined): Promise<string> {
    const { match } = granted(
      await host.api.call('createMatch', { body: { game: 'raids', seats: 2, ...(pack !== undefined && { pack }) } }),
    );
    granted(await guest.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    return match.id;
  }

  const detailOf = async (match: string) => granted(await host.api.call('getMatch', { params: { match } })).match;

  /** A match of two bots, to its end. */
  async function playedByBots(pack: string | undefined): ReturnType<typeof detailOf> {
    const two = [0, 1].map((seat) => ({ seat, bot: 'novice' }));
    const body = { game: 'raids', seats: 2, seat: null, bots: two, ...(pack !== undefined && { pack }) };
    const { match } = granted(await host.api.call('createMatch', { body }));
    expect(match.edition).toBe(pack ?? NEWEST);
    granted(await host.api.call('startMatch', { params: { match: match.id } }));
    await until(async () => (await detailOf(match.id)).status === 'finished');
    return detailOf(match.id);
  }

  async function sagaOf(match: string): Promise<readonly string[]> {
    const answer = await fetch(`${server.address}/api/matches/${match}/saga`);
    return (await answer.text()).trimEnd().split('\n');
  }

  /** How many Vikings villages gave in one visit. */
  async function hiredIn(match: string): Promise<ReadonlySet<unknown>> {
    const { steps } = granted(await host.api.call('replayMatch', { params: { match }, query: { as: 'open', steps: 500 } }));
    const events = steps.flatMap((step) => step.events.map(({ event }) => event));
    return new Set(
      events.flatMap((event) => (isObject(event) && event.event === 'vikings-hired' && event.source === 'village' ? [event.offered] : [])),
    );
  }

  it('are listed with the game that they correct', async () => {
    const { games } = granted(await host.api.call('listGames', {}));
    const listed = games.map(({ slug, packs }) => [slug, packs] as const).filter(([, packs]) => packs.length > 0);
    const { name, note } = raids.pack;
    expect(listed).toEqual([['raids', [{ edition: raids.edition.hash, name, note }]]]);
  });

  const onQuickest = kind === QUICKEST_KIND ? it : undefined;
  // Bots hear of a match the same way, whatever the storage.
  onQuickest?.(
    'are played by bots to the end; lists, pages, replays and sagas tell the pack; a match beside it knows nothing of it',
    async () => {
      const { hash } = raids.edition;
      bots = await startHouseBots(server, pino({ level: 'silent' }), bundle.main);
      await until(async () => granted(await host.api.call('listOfferedBots', { params: { game: 'raids' } })).bots.length > 0);
      const [corrected, plain] = await Promise.all([playedByBots(hash), playedByBots(undefined)]);
      const [withPack, without] = [corrected.id, plain.id];
      const { name, note } = raids.pack;
      expect(corrected).toMatchObject({
        edition: hash,
        pack: { edition: hash, name },
        rules: { edition: hash, pack: { name, note, base: NEWEST } },
      });
      expect(plain).toMatchObject({ edition: NEWEST, rules: { edition: NEWEST } });
      expect(plain).not.toHaveProperty('pack');
      const { matches } = granted(await host.api.call('listMatches', { query: { status: 'finished' } }));
      expect(matches.find(({ id }) => id === withPack)?.pack).toEqual({ edition: hash, name });
      expect(matches.find(({ id }) => id === without)?.pack).toBeUndefined();

      const saga = await sagaOf(withPack);
      const reader = new SagaReader(findAmong([rulesOf(raids)]));
      for (const line of saga) expect(isFault(reader.read(line))).toBe(false);
      expect(reader.finish()).toMatchObject({ header: { edition: hash }, chance: 'proven' });
      const newest = new SagaReader(() => required(findGame('raids'), 'raids'));
      expect(saga.some((line) => isFault(newest.read(line)))).toBe(true);

      expect(await hiredIn(withPack)).toContain(2);
      expect(await hiredIn(without)).not.toContain(2);
    },
  );

  it('are kept by a rematch, and by an export and import of the match', async () => {
    const { hash } = raids.edition;
    const match = await opened(hash);
    const params = { match };
    expect(await detailOf(match)).toMatchObject({ edition: hash, pack: { edition: hash, name: raids.pack.name } });
    granted(await host.api.call('startMatch', { params }));
    const { store, editions } = server.services;
    const lines = await exportMatch(store, editions, match);
    if (isProblem(lines)) throw new Error(lines.reason);
    await store.prisma.match.update({ where: { id: match }, data: { status: 'aborted', statusAt: new Date(), finishedAt: new Date() } });
    const again = granted(await host.api.call('rematch', { params })).match;
    expect(again).toMatchObject({ status: 'open', rematchOf: match, pack: { edition: hash } });

    const id = 'imported-with-its-pack';
    const [cover = '', ...saga] = lines;
    expect(await importMatch(store, editions, [JSON.stringify({ ...JSON.parse(cover), id }), ...saga])).toBe(id);
    expect(await store.prisma.match.findUnique({ where: { id } })).toMatchObject({
      edition: hash,
      packEdition: hash,
      packName: raids.pack.name,
    });
  });

  it('are refused with a code if unknown, of another game, or made for earlier rules', async () => {
    const { hash } = raids.edition;
    const open = (game: string, pack: string) => host.api.call('createMatch', { body: { game, seats: 2, seat: null, pack } });
    expect(await open('raids', 'f'.repeat(64))).toMatchObject({ ok: false, failure: { code: 'unknown-pack' } });
    expect(await open('raids', NEWEST)).toMatchObject({ ok: false, failure: { code: 'unknown-pack' } });
    expect(await open('valda', hash)).toMatchObject({ ok: false, failure: { code: 'unknown-pack' } });
    const { prisma } = server.services.store;
    const waiting = await opened(hash);
    await prisma.edition.update({ where: { hash }, data: { base: 'e'.repeat(64) } });
    expect(await open('raids', hash)).toMatchObject({ ok: false, failure: { code: 'pack-superseded' } });
    // A table that is open already keeps its word.
    granted(await host.api.call('startMatch', { params: { match: waiting } }));
    expect(await detailOf(waiting)).toMatchObject({ status: 'running', edition: hash, pack: { edition: hash } });
    await prisma.edition.update({ where: { hash }, data: { base: NEWEST } });
  });

  it('are taken from an operator only if nothing but the content is different', async () => {
    const packed = required(modules.packed('raids', NEWEST), 'the newest edition');
    const base = required(unpack(packed), 'its text');
    const nonsense = required(packEdition(base, { name: 'Nonsense', note: '' }, { players: 3 }), 'a pack');
    expect(await imported(server, nonsense)).toMatchObject({ problem: 'pack-differs' });
    const other = built(JSON.stringify({ game: 'raids', name: 'Other', changes: { vikings: { hirePerVillage: 3 } } }));
    const changed = other.edition.text.replace('var edition=', 'var spy=1;var edition=');
    expect(await imported(server, { hash: hashOf(changed), text: changed })).toMatchObject({ problem: 'pack-differs' });
    const unknown = other.edition.text.replace(NEWEST, 'd'.repeat(64));
    expect(await imported(server, { hash: hashOf(unknown), text: unknown })).toMatchObject({ problem: 'edition-unknown' });
    expect(await server.services.store.prisma.edition.count({ where: { base: { not: null } } })).toBe(1);
  });

  it('give boards their content and what they correct, and bots that fit', async () => {
    const { hash } = raids.edition;
    const file = await fetch(`${server.address}/editions/raids/${hash}.pack.json`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    const { name, note } = raids.pack;
    expect(await file.json()).toMatchObject({ name, note, base: NEWEST, content: raids.content, changes: expect.any(Array) });
    const about = await fetch(`${server.address}/editions/raids/${hash}.json`);
    expect(await about.json()).toEqual({ edition: hash, fits: NEWEST, pack: { name, note, base: NEWEST } });
    expect((await fetch(`${server.address}/editions/raids/${NEWEST}.pack.json`)).status).toBe(404);
  });
});
