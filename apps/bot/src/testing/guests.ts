/** Bots and people at a server under test. */
import type { MatchStore } from '@skald/client';
import type { MatchDetail, NewMatch } from '@skald/protocol';
import { type Logger, pino } from 'pino';
import type { LiveServer } from '../../../server/src/testing/live-server.ts';
import { granted, TestPlayer, until } from '../../../server/src/testing/people.ts';
import { BotHost, type HostSettings } from '../bot-host.ts';

const PASSWORD = 'a long and quiet fjord';
let people = 0;

/** New bot accounts, and the new account that owns them. */
export async function newBots(url: string, count: number): Promise<{ readonly owner: string; readonly tokens: string[] }> {
  const nth = ++people;
  const owner = await TestPlayer.enter(url, `Owner ${nth}`);
  const email = `owner-${nth}-${Math.random().toString(36).slice(2)}@example.org`;
  granted(await owner.api.call('register', { body: { email, password: PASSWORD } }));
  const tokens: string[] = [];
  for (let bot = 0; bot < count; bot++) {
    tokens.push(granted(await owner.api.call('makeBot', { body: { name: `Bot ${nth} ${bot} ${email.slice(6, 12)}` } })).token);
  }
  return { owner: owner.id, tokens };
}

/** A bot host in this process that answers without pauses. */
export function hostOf(
  settings: Pick<HostSettings, 'url' | 'tokens' | 'worker'> & Partial<HostSettings>,
  complaints: string[] = [],
): BotHost {
  return new BotHost({
    isHouse: false,
    capacity: 50,
    paceMs: 0,
    budgetMs: 20_000,
    searchMs: 50,
    threads: 2,
    log: logTo(complaints),
    ...settings,
  });
}

/** Keeps warnings and errors. */
export function logTo(complaints: string[]): Logger {
  return pino({ level: 'warn' }, { write: (line: string) => complaints.push(line) });
}

/** Resolves when so many bots of this name can be invited. */
export async function offered(person: TestPlayer, game: string, bot: string, count: number): Promise<void> {
  await until(async () => {
    const { bots } = granted(await person.api.call('listOfferedBots', { params: { game } }));
    return bots.filter((one) => one.bot === bot).length >= count;
  });
}

export async function opened(host: TestPlayer, request: NewMatch): Promise<MatchDetail> {
  return granted(await host.api.call('createMatch', { body: request })).match;
}

export async function started(host: TestPlayer, match: string): Promise<void> {
  granted(await host.api.call('startMatch', { params: { match } }));
}

/** What the log holds of a seat, and by whom it was played. */
export function rowsOf(server: LiveServer, matchId: string, seat: number) {
  return server.services.store.prisma.matchLogRow.findMany({ where: { matchId, seat } });
}

/** Resolves when the match is over for everybody. */
export async function over(store: MatchStore, withinMs = 60_000): Promise<void> {
  await until(() => store.state.get().seating?.status === 'finished' && store.state.get().play?.over === true, withinMs);
}
