/** The example bot, written in Python from docs/protocol.md alone, plays a whole match. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { botTokenAnswer, matchAnswer, offeredBotsAnswer, result, type Standing } from '@skald/protocol';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { BadLine } from '../../testing/lines/bad-line.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { until } from '../../testing/people.ts';
import { skaldVerify } from '../../testing/sagas.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

const python = inject('python');
const cwd = fileURLToPath(new URL('../../../../../examples/python-bot', import.meta.url));
const OWNER = ['--email', 'astrid@example.org', '--password', 'a long password'];

async function owner(server: LiveServer, ...words: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(python, ['owner.py', server.address, ...OWNER, ...words], { cwd });
  return JSON.parse(stdout);
}

/** Runs the bot to its end; resolves with its output. */
function startBot(url: string, token: string, games = ['raids']): { readonly child: ChildProcess; readonly printed: Promise<string> } {
  const words = ['bot.py', url, '--name', 'ratatosk', '--games', ...games, '--matches', String(games.length)];
  const child = spawn(python, words, { cwd, env: { ...process.env, SKALD_TOKEN: token } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return { child, printed: once(child, 'close').then(() => text) };
}

async function offeredIn({ address }: LiveServer, game: string): Promise<string[]> {
  const response = await fetch(`${address}/api/games/${game}/bots`);
  return offeredBotsAnswer.parse(await response.json()).bots.map(({ bot }) => bot);
}

describe.runIf(python !== '')('the bot in Python', () => {
  it('registers its owner, plays a match to the end and comes back after two lost connections', async () => {
    const server = await liveServer(QUICKEST_KIND);
    const line = await BadLine.open(server.address, 3);
    const { token } = botTokenAnswer.parse(await owner(server, 'bot', 'Astrid', 'Ratatosk'));
    const { child, printed } = startBot(line.url, token);
    try {
      await until(async () => (await offeredIn(server, 'raids')).includes('ratatosk'));
      // Slow enough for a cut in the middle.
      line.faults = { delay: 100 };
      const { id } = matchAnswer.shape.match.parse(await owner(server, 'table', 'raids', '3', 'ratatosk'));
      const answers = () => server.services.store.prisma.matchLogRow.count({ where: { matchId: id } });
      for (const so of [8, 20]) {
        await until(async () => (await answers()) >= so);
        line.cut();
      }
      line.faults = {};
      const finished = z.record(z.string(), result.shape.standings).parse(JSON.parse(await printed));
      const { match } = matchAnswer.parse(await (await fetch(`${server.address}/api/matches/${id}`)).json());
      expect(match.status).toBe('finished');
      expect(Object.keys(finished)).toEqual([id]);
      const bySeat = (standings: readonly Standing[] | null | undefined) => [...(standings ?? [])].sort((a, b) => a.seat - b.seat);
      expect(bySeat(finished[id])).toEqual(bySeat(match.standings));
      expect(match.standings).toHaveLength(3);
      expect(child.exitCode).toBe(0);
      const saga = await (await fetch(`${server.address}/api/matches/${id}/saga`)).text();
      expect(await skaldVerify(saga)).toMatch(/proven/);
      expect(server.complaints).toEqual([]);
    } finally {
      child.kill();
      await line.close();
      await server.remove();
    }
  });

  it('plays every game, knowing none', { timeout: 240_000 }, async () => {
    const server = await liveServer(QUICKEST_KIND);
    const { token } = botTokenAnswer.parse(await owner(server, 'bot', 'Astrid', 'Ratatosk'));
    const games = ['blood-rage', 'valda', 'lords-of-ragnarok'];
    const { child, printed } = startBot(server.address, token, games);
    try {
      await until(async () => (await offeredIn(server, 'valda')).includes('ratatosk'));
      for (const game of games) await owner(server, 'table', game, '2', 'ratatosk');
      const finished = z.record(z.string(), result.shape.standings).parse(JSON.parse(await printed));
      expect(Object.values(finished).map((standings) => standings.length)).toEqual([2, 2, 2]);
      expect(server.complaints).toEqual([]);
    } finally {
      child.kill();
      await server.remove();
    }
  });

  it('says why and ends where its token is not known', async () => {
    const server = await liveServer(QUICKEST_KIND);
    const { child, printed } = startBot(server.address, 'no token at all');
    expect(await printed).toBe('Nobody is signed in here.\n');
    expect(child.exitCode).toBe(1);
    await server.remove();
  });
});
