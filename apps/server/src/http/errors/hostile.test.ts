import { type Route, type RouteName, routes, SAGA_PATH } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_PARTS, hostileTo } from '../../testing/lines/hostile-values.ts';
import { browser, guest, PASSWORD, program, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { ROOMY } from '../../testing/settings.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

/** Who gets furthest with a request. */
type Role = 'nobody' | 'newcomer' | 'person' | 'moderator' | 'bot';

/** A request that the server would take, or nearly. */
interface Good {
  readonly as: Role;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** It is taken as it is: what is hostile in it reaches the storage. */
  readonly isTaken?: true;
}

const newMatch = {
  game: 'raids',
  seats: 3,
  options: {},
  visibility: 'private',
  clock: { kind: 'days', msPerMove: 86_400_000 },
  spectators: { allowed: true, delayMs: 1000 },
  seat: 0,
  nonce: 'ab'.repeat(16),
};
const page = { after: '12', limit: '20' };

/** Every route: a new one must be added here. */
function goodRequests(match: string, account: string): { readonly [N in RouteName]: Good } {
  const ofMatch = { params: { match } };
  return {
    enterAsGuest: { as: 'nobody', body: { name: 'Astrid' }, isTaken: true },
    getAccount: { as: 'person' },
    renameAccount: { as: 'newcomer', body: { name: 'Astrid' }, isTaken: true },
    deleteAccount: { as: 'person', body: { password: 'not the password' } },
    register: { as: 'newcomer', body: { email: 'astrid@example.org', password: PASSWORD, name: 'Astrid' } },
    changePassword: { as: 'person', body: { current: 'not the password', next: PASSWORD } },
    logIn: { as: 'nobody', body: { email: 'astrid@example.org', password: 'not the password' } },
    logOut: { as: 'nobody' },
    renewToken: { as: 'person' },
    listSessions: { as: 'person' },
    logOutEverywhere: { as: 'nobody' },
    endSession: { as: 'person', params: { id: 'nosuchsession' } },
    listOwnBots: { as: 'person' },
    makeBot: { as: 'person', body: { name: 'Huginn' } },
    renewBotToken: { as: 'person', params: { id: account } },
    deleteBot: { as: 'person', params: { id: account } },
    listGames: { as: 'nobody' },
    listOfferedBots: { as: 'nobody', params: { game: 'raids' } },
    offerBots: {
      as: 'bot',
      body: {
        offers: [
          { bot: 'hugin', game: 'raids', capacity: 3 },
          { bot: 'munin', game: 'raids', capacity: 3 },
        ],
      },
      isTaken: true,
    },
    createMatch: { as: 'person', body: newMatch, isTaken: true },
    listMatches: { as: 'nobody', query: { status: 'open,running', game: 'raids', free: 'true', after: '1_a', limit: '20' } },
    listMyMatches: { as: 'person' },
    getMatch: { as: 'person', ...ofMatch, query: { invitation: 'abc', share: 'abc' } },
    joinMatch: { as: 'person', ...ofMatch, body: { seat: 1, nonce: 'ab'.repeat(16), invitation: 'abc' } },
    leaveMatch: { as: 'person', ...ofMatch },
    declineInvitation: { as: 'person', ...ofMatch },
    kickSeat: { as: 'person', ...ofMatch, body: { seat: 1 } },
    seatBot: { as: 'person', ...ofMatch, body: { seat: 1, bot: 'hugin' } },
    setReady: { as: 'person', ...ofMatch, body: { ready: true } },
    startMatch: { as: 'person', ...ofMatch },
    rematch: { as: 'person', ...ofMatch },
    invite: { as: 'person', ...ofMatch },
    shareReplay: { as: 'person', ...ofMatch },
    endSharing: { as: 'person', ...ofMatch },
    replayMatch: { as: 'person', ...ofMatch, query: { as: 'open', from: '0', steps: '10', share: 'abc' } },
    getPlayer: { as: 'nobody', params: { player: account }, query: { after: '1_a', limit: '20' } },
    getPushKey: { as: 'person' },
    subscribeToPush: {
      as: 'person',
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
      isTaken: true,
    },
    unsubscribeFromPush: { as: 'person' },
    listMutes: { as: 'person' },
    mute: { as: 'person', params: { account } },
    unmute: { as: 'person', params: { account } },
    report: { as: 'person', body: { account, match, reason: 'rude' }, isTaken: true },
    listReports: { as: 'moderator', query: page },
    resolveReport: { as: 'moderator', params: { report: '1' } },
    hideLine: { as: 'moderator', params: { line: '1' } },
    endMatch: { as: 'moderator', params: { match: 'nosuchmatch' }, body: { reason: 'too loud' } },
    ban: { as: 'moderator', params: { account: 'nosuchaccount' }, body: { reason: 'too loud' } },
    unban: { as: 'moderator', params: { account } },
    readAudit: { as: 'moderator', query: page },
  };
}

/** The request with a hostile value in each place of its address, its query and its body. */
function* hostileRequests(path: string, { params = {}, query = {}, body }: Good): Generator<{ address: string; body?: unknown }> {
  const fill = (values: Readonly<Record<string, string>>): string => path.replace(/:(\w+)/g, (_, key: string) => values[key] ?? '');
  const asked = (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map((pair) => pair.join('='))
      .join('&');
  for (const part of ADDRESS_PARTS) {
    for (const key of Object.keys(params)) yield { address: fill({ ...params, [key]: part }), body };
    for (const key of Object.keys(query)) yield { address: `${fill(params)}?${asked({ ...query, [key]: part })}` };
  }
  if (body === undefined) return;
  for (const bad of hostileTo(body)) yield { address: fill(params), body: bad };
}

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

describe.each(DATABASE_KINDS)('hostile requests on the %s database', (kind) => {
  let server: TestServer;
  let people: { readonly [R in Exclude<Role, 'nobody' | 'newcomer' | 'bot'>]: Awaited<ReturnType<typeof registered>> };
  let token: string;
  let match: string;

  beforeAll(async () => {
    server = await testServer(kind, { ...ROOMY, SKALD_LIMIT_LOGINS: '100000', SKALD_LIMIT_REPORTS: '10000', SKALD_LIMIT_BOTS: '1000' });
    people = { person: await registered(server), moderator: await registered(server) };
    await server.services.store.prisma.account.update({ where: { id: people.moderator.id }, data: { moderator: true } });
    token = (
      await people.moderator.page
        .post('/api/bots')
        .send({ name: `Muninn ${kind}` })
        .expect(201)
    ).body.token;
    match = (await people.person.page.post('/api/matches').send({ game: 'raids', seats: 3 }).expect(201)).body.match.id;
    for (const seat of [1, 2]) {
      const { page: other } = await guest(server);
      await other.post(`/api/matches/${match}/join`).send({ seat }).expect(200);
    }
  });
  afterAll(() => server.remove());

  async function ask(role: Role, method: Route['method'], address: string, body?: unknown) {
    const verb = VERBS[method];
    const from = role === 'newcomer' ? (await guest(server)).page : role === 'nobody' ? browser(server) : undefined;
    const request =
      role === 'bot' ? program(server)[verb](address).set('authorization', `Bearer ${token}`) : (from ?? personOf(role))[verb](address);
    return body === undefined ? request : request.set('content-type', 'application/json').send(JSON.stringify(body));
  }

  /** What is wrong with the answer. */
  async function send(role: Role, method: Route['method'], address: string, body?: unknown): Promise<string | undefined> {
    const { status, body: answer } = await ask(role, method, address, body);
    const isClear = status < 400 || (typeof answer.error?.code === 'string' && typeof answer.error?.reason === 'string');
    return status < 500 && isClear
      ? undefined
      : `${status} ${method} ${address} ${JSON.stringify(body)?.slice(0, 300)} ${answer.error?.code}`;
  }

  function personOf(role: Role) {
    return people[role === 'moderator' ? 'moderator' : 'person'].page;
  }

  it('are refused with a code and a reason, whatever they hold and wherever', { timeout: 600_000 }, async () => {
    const wrong: (string | undefined)[] = [];
    const good: Readonly<Record<string, Good>> = goodRequests(match, people.moderator.id);
    for (const [name, route] of Object.entries(routes)) {
      const { as, body: whole, isTaken } = good[name] ?? { as: 'nobody' };
      if (isTaken) expect(`${name} ${(await ask(as, route.method, route.path, whole)).status}`).toMatch(/ 20\d$/);
      for (const { address, body } of hostileRequests(route.path, good[name] ?? { as: 'nobody' })) {
        wrong.push(await send(good[name]?.as ?? 'nobody', route.method, address, body));
      }
    }
    for (const bad of hostileTo({ ...newMatch, bots: [{ seat: 1, bot: 'hugin' }] }))
      wrong.push(await send('person', 'POST', '/api/matches', bad));
    for (const bad of hostileTo({ account: people.moderator.id, line: 7, reason: 'rude' })) {
      wrong.push(await send('person', 'POST', '/api/reports', bad));
    }
    for (const part of ADDRESS_PARTS) {
      wrong.push(await send('person', 'GET', SAGA_PATH.replace(':match', part)));
      wrong.push(await send('nobody', 'GET', `/${part}`));
      wrong.push(await send('nobody', 'GET', `/api/${part}`));
    }
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(server.logged.filter((line) => /"level":(40|50|60)/.test(line))).toEqual([]);
  });

  it('that want the same at the same moment get it once, and are otherwise refused', async () => {
    const wrong: (string | undefined)[] = [];
    const twice = async (role: Role, method: Route['method'], address: string, body: (i: number) => unknown): Promise<void> => {
      wrong.push(...(await Promise.all(Array.from({ length: 6 }, (_, i) => send(role, method, address, body(i))))));
    };
    await twice('newcomer', 'POST', '/api/account/registration', () => ({
      email: 'one@example.org',
      password: PASSWORD,
      name: 'One Name',
    }));
    await twice('newcomer', 'PATCH', '/api/account', () => ({ name: 'Another Name' }));
    await twice('person', 'POST', '/api/bots', () => ({ name: 'Twin' }));
    const offers = [{ bot: 'hugin', game: 'raids', capacity: 3 }];
    await twice('bot', 'PUT', '/api/bot-offers', () => ({ offers }));
    await twice('bot', 'PUT', '/api/bot-offers', () => ({ offers: [...offers, ...offers] }));
    const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/same', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
    await twice('newcomer', 'PUT', '/api/push/subscription', () => subscription);
    await twice('person', 'PUT', `/api/mutes/${people.moderator.id}`, () => undefined);
    await twice('person', 'POST', '/api/reports', () => ({ account: people.moderator.id, reason: 'loud' }));
    const { id } = (await people.person.page.post('/api/matches').send({ game: 'raids', seats: 3 }).expect(201)).body.match;
    await twice('newcomer', 'POST', `/api/matches/${id}/join`, (i) => ({ seat: i % 3 }));
    await twice('person', 'POST', `/api/matches/${id}/invitation`, () => undefined);
    await twice('person', 'POST', `/api/matches/${id}/start`, () => undefined);
    expect(wrong.filter(Boolean)).toEqual([]);
  });
});
