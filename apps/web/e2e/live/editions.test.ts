/**
 * Two editions of Raids in one server. A server with other rules (another number, one more field in the state, a renamed decision) begins a match
 * and is killed; the server of today goes on with it by those rules, also on the page of the match, and begins another by its own. Both replays are
 * watched and checked in Chromium, and both sagas verify on the command line.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MatchStore } from '@skald/client';
import { fastRandom, sampleAnswer } from '@skald/engine';
import { newestEditionOf } from '@skald/engine/editions';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { launch } from '../chromium.ts';
import { openDecision } from '../player/asked.ts';
import { untilAsked } from '../player/player.ts';
import { visit } from '../visit.ts';
import { MATCH_MS } from './browser-test-server.ts';
import { enterWithSocket, granted } from './person.ts';
import { ServerUnderTest } from './server.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PROGRAM = join(ROOT, 'apps', 'server', 'src', 'testing', 'processes', 'prepare-changed-server.ts');
const chromium = inject('chromium');
const prepared = z.object({ main: z.string(), edition: z.string(), sources: z.string() });
type Player = Awaited<ReturnType<typeof enterWithSocket>>;

describe.skipIf(chromium === '')('matches of two editions in one server', { timeout: 2 * MATCH_MS }, () => {
  let other: z.infer<typeof prepared>;
  let server: ServerUnderTest;
  let browser: Browser;
  let folder: string;
  let players: readonly Player[];
  const random = fastRandom(3);

  beforeAll(async () => {
    const { stdout } = await run(process.execPath, ['--conditions=source', '--import', 'tsx', PROGRAM], { cwd: ROOT });
    other = prepared.parse(JSON.parse(stdout));
    folder = await mkdtemp(join(tmpdir(), 'skald-sagas-'));
    server = await ServerUnderTest.open({ main: other.main, data: inject('serverData') });
    browser = await launch(chromium);
    players = [await enterWithSocket(server.address, 'Astrid'), await enterWithSocket(server.address, 'Bjorn')];
  }, 2 * MATCH_MS);
  afterAll(async () => {
    for (const { connection } of players ?? []) connection.close();
    await browser?.close();
    await server?.close();
    const module = join(ROOT, 'packages', 'editions', 'unreleased', 'raids', `${other.edition}.mjs.br`);
    for (const path of [dirname(other.main), other.sources, module, folder]) await rm(path, { recursive: true, force: true });
  });

  async function begin(): Promise<string> {
    const [host, guest] = players;
    if (!host || !guest) throw new Error('nobody came');
    const { match } = await granted(host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
    const params = { match: match.id };
    await granted(guest.api.call('joinMatch', { params, body: {} }));
    for (const { api } of players) await granted(api.call('setReady', { params, body: { ready: true } }));
    return match.id;
  }

  /** Plays until so many answers were given, the match is over, or no longer; which questions were asked. */
  async function play(
    match: string,
    most = Number.POSITIVE_INFINITY,
    who = players,
    goOn: () => boolean = () => true,
  ): Promise<ReadonlySet<string>> {
    const asked = new Set<string>();
    let left = most;
    const seated = who.map(({ connection }) => new MatchStore(connection, { match }));
    await Promise.all(
      seated.map(async (store) => {
        while (left > 0 && goOn() && !store.state.get().play?.over) {
          const decision = store.state.get().play?.decisions[0];
          if (decision) {
            left--;
            asked.add(decision.prompt.key);
            await store.answer(decision.id, sampleAnswer(decision.space, random));
          } else await nextChange(store);
        }
      }),
    );
    for (const store of seated) store.close();
    return asked;
  }

  /** Answers questions of the first player on the page of the match, which no board of today draws, while the second plays. */
  async function playOnPage(match: string, answers: number): Promise<void> {
    const [host, guest] = players;
    if (!host || !guest) throw new Error('nobody came');
    const { page, isAccessible, end } = await visit(browser, server.address);
    await page.context().addCookies([...host.cookies]);
    // What a page remembers of somebody who has entered.
    await page.evaluate(() => localStorage.setItem('skald.signed-in', 'yes'));
    await page.goto(`${server.address}/match/${match}`);
    await page.locator('.plain-board').waitFor();
    await isAccessible();
    let isDone = false;
    const playing = play(match, undefined, [guest], () => !isDone);
    for (let nth = 0; nth < answers; nth++) {
      expect(await untilAsked(page)).not.toBe('over');
      const decision = await openDecision(page);
      await page.locator('.panel input:enabled').first().check();
      await page.locator('.dock-confirm').click();
      await page.waitForFunction((before) => document.querySelector('[data-decision]')?.getAttribute('data-decision') !== before, decision);
    }
    isDone = true;
    await playing;
    await end();
  }

  it('go on and end by their own rules, and are watched and verified by them', async () => {
    const before = await begin();
    // So few that nobody can be through with the match when the page plays on.
    expect(await play(before, 2)).toContain('set-sail');
    await server.kill();
    server.main = inject('serverMain');
    await server.start();
    await playOnPage(before, 2);
    const after = await begin();
    const [older, newer] = await Promise.all([play(before), play(after)]);
    expect(older).toContain('set-sail');
    expect(older).not.toContain('navigate');
    expect(newer).toContain('navigate');
    expect(newer).not.toContain('set-sail');

    const [host] = players;
    if (!host) throw new Error('nobody came');
    for (const [match, edition, board] of [
      [before, other.edition, '.plain-board'],
      [after, newestEditionOf('raids') ?? '', '.board-moving'],
    ] as const) {
      const found = await granted(host.api.call('getMatch', { params: { match } }));
      expect(found.match).toMatchObject({ edition, status: 'finished' });

      const { page, isAccessible, end } = await visit(browser, `${server.address}/replay/${match}`);
      await page.locator('.timeline-handle').waitFor();
      await page.locator(board).waitFor();
      await page.locator('.timeline-handle').focus();
      await page.keyboard.press('End');
      await page.locator('.results tbody tr').first().waitFor();
      expect(await page.locator('.plain-entries dt', { hasText: 'Era' }).count()).toBe(match === before ? 1 : 0);
      await isAccessible();
      await page.getByRole('button', { name: 'Verify match' }).click();
      await page.getByText('Everything checks out.').waitFor();
      await end();

      const saga = await fetch(`${server.address}/api/matches/${match}/saga`);
      const file = join(folder, `${match}.saga.jsonl`);
      await writeFile(file, await saga.text());
      const { stdout } = await run(
        process.execPath,
        [join(ROOT, 'tools', 'run.mjs'), join(ROOT, 'apps/cli/src/main.ts'), 'verify', file, '--json'],
        {
          cwd: ROOT,
        },
      );
      expect(JSON.parse(stdout)).toMatchObject({ ok: true, game: 'raids', edition, finished: true });
    }
  });
});

/** Looks again after a while: at the end of its answers, the other seat changes nothing any more. */
function nextChange(store: MatchStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, 500);
    const forget = store.state.subscribe(done);
    function done(): void {
      clearTimeout(timer);
      forget();
      resolve();
    }
  });
}
