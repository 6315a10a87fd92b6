import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReplaced } from '../accounts/sessions.ts';
import { systemClock } from '../clock.ts';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { type BotBundle, bundleBot } from '../testing/processes/bot-bundle.ts';
import { QUICKEST_KIND } from '../testing/stores.ts';
import { BotProcess } from './bot-process.ts';
import { HouseAccounts } from './house-accounts.ts';
import { startHouseBots } from './index.ts';

let bundle: BotBundle;
let server: LiveServer;
beforeAll(async () => {
  [bundle, server] = await Promise.all([bundleBot(), liveServer(QUICKEST_KIND)]);
});
afterAll(async () => {
  await server.remove();
  await bundle.remove();
});

function logTo(lines: string[]) {
  return pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
}

async function noviceNames(person: TestPlayer): Promise<(string | null)[]> {
  const { bots } = granted(await person.api.call('listOfferedBots', { params: { game: 'valda' } }));
  return bots.filter(({ bot }) => bot === 'novice').map(({ account }) => account.name);
}

describe('the bots of the house', () => {
  it('come up with the server, are started again when they die, and go with it', async () => {
    const person = await TestPlayer.enter(server.address, 'Asker');
    const lines: string[] = [];
    const pids: (number | undefined)[] = [];
    const bots = await startHouseBots(server, logTo(lines), bundle.main, (pid) => pids.push(pid));
    await until(async () => (await noviceNames(person)).length === 4);
    expect((await noviceNames(person)).sort()).toEqual(['Freki', 'Geri', 'Huginn', 'Muninn']);

    process.kill(pids[0] ?? 0, 'SIGKILL');
    await until(async () => pids.length === 2 && (await noviceNames(person)).length === 4);
    expect(lines.join()).toContain('the bot host has ended; it is started again');
    await bots.stop();
    await until(async () => (await noviceNames(person)).length === 0);
    expect(pids.map((pid) => isAlive(pid))).toEqual([false, false]);
    const open = await server.services.store.prisma.session.count({ where: { kind: 'bearer', revokedAt: null } });
    expect(open).toBe(0);
  });

  it('are the same accounts at every start, and stand back where somebody else bears a name', async () => {
    const { store, sessions, accounts } = server.services;
    const guest = await accounts.createGuest('Hugo');
    if ('problem' in guest) throw new Error(guest.reason);
    const house = new HouseAccounts(store.prisma, systemClock, sessions);
    const owners = async (tokens: readonly string[]) => {
      const found = await Promise.all(tokens.map((token) => sessions.find(token, 'bearer')));
      return found.map((identity) => (isReplaced(identity) ? undefined : identity?.account));
    };
    const first = await house.logIn();
    const names = await owners(first);
    expect(names.map((account) => account?.name)).toEqual(['Huginn', 'Muninn', 'Geri', 'Freki']);
    expect(names.map((account) => [account?.kind, account?.ownerId])).toEqual(Array.from({ length: 4 }, () => ['bot', null]));
    const second = await house.logIn();
    expect((await owners(second)).map((account) => account?.id)).toEqual(names.map((account) => account?.id));
    expect(await owners(first)).toEqual([undefined, undefined, undefined, undefined]);

    // Another server was killed and left them logged in.
    await new HouseAccounts(store.prisma, systemClock, sessions).logOutAll();
    expect(await owners(second)).toEqual([undefined, undefined, undefined, undefined]);

    const [huginn] = names;
    await store.prisma.account.update({ where: { id: huginn?.id ?? '' }, data: { ownerId: guest.id } });
    const third = await house.logIn();
    expect((await owners(third)).map((account) => account?.name)).toEqual(['Huginn of the house', 'Muninn', 'Geri', 'Freki']);
    await house.logOut();
    expect(await owners(third)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are not started for ever where their settings are wrong, and ever more seldom where they die', async () => {
    const lines: string[] = [];
    const clock = new ManualClock();
    const introduce = async () => ({ url: 'nowhere', tokens: ['x'] });
    const wrong = new BotProcess({ program: bundle.main, introduce, clock, logger: logTo(lines) });
    await wrong.start();
    await until(() => lines.some((line) => line.includes('their settings are wrong')));
    expect(clock.waiting).toBe(0);

    let asked = 0;
    const failing = new BotProcess({
      program: fileURLToPath(import.meta.url),
      introduce: async () => {
        asked++;
        throw new Error('the storage is away');
      },
      clock,
      logger: logTo(lines),
    });
    await failing.start();
    for (const [waits, times] of [
      [500, 2],
      [999, 2],
      [1, 3],
      [1999, 3],
      [1, 4],
    ] as const) {
      clock.advance(waits);
      await until(() => asked === times);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await failing.stop();
    expect(clock.waiting).toBe(0);
  });
});

function isAlive(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? 0, 0);
    return true;
  } catch {
    return false;
  }
}
