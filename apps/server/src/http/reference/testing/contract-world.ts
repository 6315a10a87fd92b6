/** Accounts of every kind and matches in every state, so that every request has somebody who may send it and something it is about. */
import type { NewMatch } from '@skald/protocol';
import { io, type Socket } from 'socket.io-client';
import type { LiveServer } from '../../../testing/live-server.ts';
import { gather, granted, TestPlayer, until } from '../../../testing/people.ts';
import type { NamedOperation } from './openapi.ts';

/** The headers that say who asks. */
export type Headers = Readonly<Record<string, string>>;

export const BOT = 'ratatosk';
export const PASSWORD = 'a long and quiet fjord';

/** What the whole run shares: a bot that is connected and on offer, and a private match that was played to its end. */
export class ContractWorld {
  readonly server: LiveServer;
  readonly player: TestPlayer;
  readonly finished: string;
  readonly #bot: Socket;
  #people = 0;

  private constructor(server: LiveServer, player: TestPlayer, finished: string, bot: Socket) {
    this.server = server;
    this.player = player;
    this.finished = finished;
    this.#bot = bot;
  }

  static async open(server: LiveServer): Promise<ContractWorld> {
    const players = await Promise.all(['Player one', 'Player two'].map((name) => TestPlayer.enter(server.address, name)));
    const [player, friend] = players;
    if (!player || !friend) throw new Error('nobody came');
    const finished = await aPrivateMatch(player, friend);
    await Promise.all(players.map(async (one) => one.play(await one.watch(finished))));
    const over = async () => granted(await player.api.call('getMatch', { params: { match: finished } })).match.status === 'finished';
    await until(over);
    for (const one of players) one.close();
    granted(await player.api.call('register', { body: { email: 'player@example.org', password: PASSWORD } }));
    const { token } = granted(await player.api.call('makeBot', { body: { name: 'Ratatosk' } }));
    const bot = io(server.address, { auth: { protocol: 1, token }, transports: ['websocket'] });
    await new Promise<void>((resolve) => bot.on('connect', resolve));
    await fetch(`${server.address}/api/bot-offers`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ offers: [{ bot: BOT, game: 'raids', capacity: 1000 }] }),
    });
    return new ContractWorld(server, player, finished, bot);
  }

  async person(): Promise<TestPlayer> {
    return TestPlayer.enter(this.server.address, `TestPlayer ${++this.#people}`);
  }

  async close(): Promise<void> {
    this.#bot.disconnect();
    await this.server.remove();
  }
}

/** People and things that one operation may use up. */
export async function newScene(world: ContractWorld, { path, operationId }: NamedOperation) {
  const { server, player } = world;
  const [host, guest, moderator] = await Promise.all([world.person(), world.person(), world.person()]);
  await server.services.store.prisma.account.update({ where: { id: moderator.id }, data: { moderator: true } });
  const email = `${host.id}@example.org`;
  granted(await host.api.call('register', { body: { email, password: PASSWORD } }));
  const { bot, token } = granted(await host.api.call('makeBot', { body: { name: `Bot ${host.id.slice(0, 8)}` } }));
  const { sessions } = granted(await host.api.call('listSessions', {}));
  if (operationId === 'unban') granted(await moderator.api.call('ban', { params: { account: guest.id }, body: { reason: 'rude' } }));
  const { address: origin } = server;
  const actors = {
    nobody: { origin },
    guest: guest.headers,
    host: host.headers,
    moderator: moderator.headers,
    player: player.headers,
    bot: { authorization: `Bearer ${token}` },
    stranger: { authorization: 'Bearer unknown' },
    page: { ...host.headers, origin: 'https://elsewhere.example' },
  } satisfies Readonly<Record<string, Headers>>;
  const params: Readonly<Record<string, readonly (string | number)[]>> = {
    match: path.includes('{match}')
      ? [
          ...(await anInvitation(world, path, host, guest)),
          ...(await someMatches(host, guest, player.id)),
          world.finished,
          'unknown0000',
          '!',
        ]
      : [],
    id: [bot.id, sessions[0]?.id ?? '', 'nothing', 'x'.repeat(50)],
    game: ['raids', 'unknown', '!'],
    file: [
      `${server.services.editions.newest('raids')?.edition}.mjs`,
      `${server.services.editions.newest('raids')?.edition}.json`,
      `${'0'.repeat(64)}.mjs`,
      'rules.mjs',
    ],
    account: [guest.id, 'unknown0000', '!'],
    player: [player.id, 'unknown0000', '!'],
    report: path.includes('{report}') ? [await aReport(world, host, guest), 999_999, 'x', '9'.repeat(30)] : [],
    line: path.includes('{line}') ? [await aLine(world, host), 999_999_999, 'x', '9'.repeat(30)] : [],
  };
  return { actors, params, email, guest: guest.id, botOwner: player.id };
}
export type ContractScene = Awaited<ReturnType<typeof newScene>>;

/** One with a free seat, one that can start, a running one, and a private one. */
async function someMatches(host: TestPlayer, guest: TestPlayer, owner: string): Promise<string[]> {
  const opened = async (other: Partial<NewMatch>) =>
    granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, ...other } })).match.id;
  const open = await opened({ seats: 3 });
  granted(await guest.api.call('joinMatch', { params: { match: open }, body: { seat: 1 } }));
  const bots = [{ seat: 1, bot: BOT, owner }];
  return [open, await opened({ bots }), await gather([host, guest]), await opened({ visibility: 'private' })];
}

/** An open match in which a seat is kept for the guest; only where that is what the request is about. */
async function anInvitation({ server }: ContractWorld, path: string, host: TestPlayer, guest: TestPlayer): Promise<string[]> {
  if (!path.endsWith('/decline')) return [];
  const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2 } }));
  const data = { invitedId: guest.id, invitedUntil: new Date(Date.now() + 600_000) };
  await server.services.store.prisma.matchSeat.update({ where: { matchId_seat: { matchId: match.id, seat: 1 } }, data });
  return [match.id];
}

async function aPrivateMatch(host: TestPlayer, friend: TestPlayer): Promise<string> {
  const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, visibility: 'private' } }));
  const params = { match: match.id };
  const { invitation } = granted(await host.api.call('invite', { params }));
  granted(await friend.api.call('joinMatch', { params, body: { invitation } }));
  for (const one of [host, friend]) granted(await one.api.call('setReady', { params, body: { ready: true } }));
  return match.id;
}

async function aReport({ server }: ContractWorld, by: TestPlayer, about: TestPlayer): Promise<number> {
  granted(await by.api.call('report', { body: { account: about.id, reason: 'rude' } }));
  const { id } = await server.services.store.prisma.report.findFirstOrThrow({ where: { reportedId: about.id } });
  return Number(id);
}

async function aLine({ server, finished, player }: ContractWorld, { id: commandId }: TestPlayer): Promise<number> {
  const { lobby, store } = server.services;
  await lobby.chat.say({ id: player.id, kind: 'registered', moderator: false }, finished, commandId, 'Hail!');
  const { id } = await store.prisma.chatMessage.findFirstOrThrow({ where: { accountId: player.id }, orderBy: { id: 'desc' } });
  return Number(id);
}
