/** The bots of docs/write-a-bot.md, as they stand there, play whole matches. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { accountAnswer, botTokenAnswer, matchAnswer, offeredBotsAnswer } from '@skald/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { BadLine } from '../../testing/lines/bad-line.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { until } from '../../testing/people.ts';
import { type BotFolder, botFolder, botPage, codeOf } from '../../testing/processes/page-bots.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const python = inject('python');
const TYPESCRIPT = [process.execPath, '--import', 'tsx', 'bot.mts'];
const PYTHON = [python, 'bot.py'];

/** The requests that the page makes with curl, in their order: path and body. */
const requests = [...botPage.matchAll(/^ask -d '(.*)' "\$SKALD_URL(\S+)"$/gm)].map(([, body = '', path = '']) => ({ path, body }));

/** Somebody who does what the page says. */
class Reader {
  #cookie = '';
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** `replaced`: what the reader puts in place of the page's own values. */
  async ask(path: string, replaced: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const found = requests.find((one) => one.path === path);
    if (!found) throw new Error(`The page has no request to ${path}`);
    let { body } = found;
    let where = path;
    for (const [from, to] of Object.entries(replaced)) {
      body = body.replaceAll(from, to);
      where = where.replaceAll(from, to);
    }
    const headers = { origin: this.#address, cookie: this.#cookie, 'content-type': 'application/json' };
    const response = await fetch(`${this.#address}${where}`, { method: 'POST', headers, body });
    for (const cookie of response.headers.getSetCookie()) if (cookie.startsWith('skald=')) this.#cookie = cookie.split(';')[0] ?? '';
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}

describe('docs/write-a-bot.md', () => {
  let server: LiveServer;
  let folder: BotFolder;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    server = await liveServer(QUICKEST_KIND);
    folder = botFolder({ 'bot.mts': undefined, 'bot.py': undefined });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(end));
    expect(server.complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    folder.remove();
    await server.remove();
  });

  let readers = 0;
  /** A reader with a bot: the owner's id and the bot's token. */
  async function reader(): Promise<{ readonly person: Reader; readonly owner: string; readonly token: string }> {
    const number = ++readers;
    const person = new Reader(server.address);
    await person.ask('/api/guests', { Astrid: `Astrid ${number}` });
    const { account } = accountAnswer.parse(await person.ask('/api/account/registration', { astrid: `astrid${number}` }));
    const { token } = botTokenAnswer.parse(await person.ask('/api/bots', { Ratatosk: `Ratatosk ${number}` }));
    return { person, owner: account.id, token };
  }

  function start([program = '', ...words]: readonly string[], url: string, token: string, games?: string): { readonly said: () => string } {
    const env = { PATH: process.env.PATH, SKALD_URL: url, SKALD_TOKEN: token, ...(games === undefined ? {} : { SKALD_GAMES: games }) };
    const child = spawn(program, words, { cwd: folder.path, env });
    running.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
    return { said: () => text };
  }

  const isOffered = async (game: string, owner: string): Promise<boolean> => {
    const { bots } = offeredBotsAnswer.parse(await (await fetch(`${server.address}/api/games/${game}/bots`)).json());
    return bots.some((one) => one.bot === 'ratatosk' && one.owner?.id === owner);
  };

  /** A table as the page opens it, where the bot has all seats. */
  async function table(person: Reader, owner: string, game = 'raids'): Promise<string> {
    await until(() => isOffered(game, owner));
    const { match } = matchAnswer.parse(await person.ask('/api/matches', { raids: game, wbrkzmyse1xy01d8: owner }));
    await person.ask('/api/matches/:match/start', { ':match': match.id });
    return match.id;
  }

  const matchOf = async (id: string) => matchAnswer.parse(await (await fetch(`${server.address}/api/matches/${id}`)).json()).match;
  const rowsOf = (id: string) => server.services.store.prisma.matchLogRow.count({ where: { matchId: id } });

  it('has a template in TypeScript of less than 60 lines, which compiles strictly', async () => {
    const code = codeOf('bot.mts');
    expect(code.trimEnd().split('\n').length).toBeLessThan(60);
    const typed = botFolder({ 'bot.mts': code }, ['socket.io-client', '@types/node', 'undici-types']);
    const flags = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
    const compiler = `${ROOT}/node_modules/typescript/bin/tsc`;
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...flags, 'bot.mts'], { cwd: typed.path }).catch(
      (error) => error,
    );
    typed.remove();
    expect(stdout).toBe('');
  });

  const templates = [
    { name: 'TypeScript', command: TYPESCRIPT, isHere: true },
    { name: 'Python', command: PYTHON, isHere: python !== '' },
  ];
  for (const { name, command, isHere } of templates) {
    it.runIf(isHere)(`plays a whole match in ${name}, over a line that breaks twice`, async () => {
      const { person, owner, token } = await reader();
      const line = await BadLine.open(server.address, 3);
      const { said } = start(command, line.url, token);
      const id = await table(person, owner);
      for (const answers of [6, 14]) {
        await until(async () => (await rowsOf(id)) >= answers);
        line.cut();
      }
      await until(async () => (await matchOf(id)).status === 'finished', 60_000);
      const match = await matchOf(id);
      expect(match.ended).toBe(null);
      expect(match.seats.map(({ handedOver }) => handedOver)).toEqual([false, false]);
      expect(said().includes('rror')).toBe(false);
      await line.close();
    });

    it.runIf(isHere)(`ends with the reason in ${name} where the token is not known`, async () => {
      const { said } = start(command, server.address, 'no token at all');
      const [child] = running;
      if (!child) throw new Error('it was not started');
      await once(child, 'close');
      expect(child.exitCode).toBe(1);
      expect(said()).toContain('Nobody is signed in here.');
    });
  }

  it('plays another game, knowing none, and two matches at once', async () => {
    const { person, owner, token } = await reader();
    start(TYPESCRIPT, server.address, token, 'raids,valda');
    const ids = [await table(person, owner, 'valda'), await table(person, owner)];
    await until(async () => (await Promise.all(ids.map(matchOf))).every(({ status }) => status === 'finished'), 100_000);
    const seats = (await Promise.all(ids.map(matchOf))).flatMap((match) => match.seats);
    expect(seats.map(({ handedOver }) => handedOver)).toEqual([false, false, false, false]);
  });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
