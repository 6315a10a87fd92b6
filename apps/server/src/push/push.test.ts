import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { granted, TestPlayer, until } from '../testing/people.ts';
import { guest, type TestServer, testServer } from '../testing/servers.ts';
import { ROOMY } from '../testing/settings.ts';
import { QUICKEST_KIND } from '../testing/stores.ts';
import { isPushService } from './push-hosts.ts';
import { PushedBrowser, PushService } from './testing/push-service.ts';

const DAYS = { kind: 'days', msPerMove: 3 * 24 * 3_600_000 } as const;
const GATHER_MS = 2500;

describe('turns that are told by push', () => {
  let server: TestServer;
  let service: PushService;
  let people = 0;
  beforeAll(async () => {
    service = await PushService.open();
    server = await testServer(QUICKEST_KIND, { ...ROOMY, SKALD_PUSH_HOSTS: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.remove();
    await service.close();
  });
  beforeEach(() => {
    service.pushed.length = 0;
    service.status = 201;
  });

  async function enter(): Promise<{ readonly one: TestPlayer; readonly browser: PushedBrowser }> {
    const name = `Asker ${++people}`;
    const one = await TestPlayer.enter(server.address, name);
    const browser = new PushedBrowser(service, name.replace(' ', '-'));
    granted(await one.api.call('subscribeToPush', { body: browser.subscription }));
    return { one, browser };
  }

  async function begun(host: TestPlayer, other: TestPlayer, clock: typeof DAYS | { readonly kind: 'none' } = DAYS): Promise<string> {
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, clock } }));
    granted(await other.api.call('joinMatch', { params: { match: match.id }, body: {} }));
    for (const one of [host, other]) granted(await one.api.call('setReady', { params: { match: match.id }, body: { ready: true } }));
    return match.id;
  }

  async function isTurnOf(one: TestPlayer, match: string): Promise<boolean> {
    const { matches } = granted(await one.api.call('listMyMatches', {}));
    return matches.some(({ id, turn }) => id === match && turn.length > 0);
  }

  /** Comes, plays until it is the other's turn, and goes. */
  async function visit(one: TestPlayer, other: TestPlayer, match: string): Promise<void> {
    const store = await one.watch(match);
    let theirs = await isTurnOf(other, match);
    const watch = (async () => {
      while (!theirs) theirs = await isTurnOf(other, match);
    })();
    await one.play(store, () => !theirs);
    await watch;
    store.close();
    one.close();
  }

  /** Lets everything that is to be pushed be pushed. */
  async function settle(): Promise<void> {
    server.clock.advance(GATHER_MS);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  it('reach who asked and is away, once a turn, and say nothing but which match of which game', async () => {
    const { one: una, browser } = await enter();
    const ivar = await TestPlayer.enter(server.address, 'Ivar');
    const match = await begun(una, ivar);
    if (!(await isTurnOf(una, match))) await visit(ivar, una, match);
    await until(() => {
      server.clock.advance(GATHER_MS);
      return service.pushed.length > 0;
    });
    await settle();
    expect(service.pushed).toHaveLength(1);
    const [pushed] = service.pushed;
    if (!pushed) throw new Error('nothing was pushed');
    expect(`${service.url}${pushed.path}`).toBe(browser.endpoint);
    expect(pushed.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(browser.read(pushed.body)).toEqual({ game: 'raids', match });
    await visit(una, ivar, match);
    await settle();
    await visit(ivar, una, match);
    await until(() => {
      server.clock.advance(GATHER_MS);
      return service.pushed.length > 1;
    });
    expect(service.pushed).toHaveLength(2);
  });

  it('do not reach who is here, nor anybody in a match without days', async () => {
    const { one: una } = await enter();
    const { one: ivar } = await enter();
    const match = await begun(una, ivar);
    const stores = [await una.watch(match), await ivar.watch(match)];
    await settle();
    await begun(una, ivar, { kind: 'none' });
    await settle();
    for (const store of stores) store.close();
    una.close();
    ivar.close();
    expect(service.pushed).toEqual([]);
  });

  it('end with the session', async () => {
    const { one: una } = await enter();
    expect(await server.services.push.wanting([una.id])).toEqual(new Set([una.id]));
    granted(await una.api.call('logOut', {}));
    expect(await server.services.push.wanting([una.id])).toEqual(new Set());
  });

  it('end with the wish', async () => {
    const { one: una } = await enter();
    granted(await una.api.call('unsubscribeFromPush', {}));
    const ivar = await TestPlayer.enter(server.address, 'Ivar');
    const match = await begun(una, ivar);
    if (!(await isTurnOf(una, match))) await visit(ivar, una, match);
    await settle();
    expect(service.pushed).toEqual([]);
  });

  it('end with a browser that is gone for good', async () => {
    const { one: una } = await enter();
    const { one: ivar } = await enter();
    service.status = 410;
    await begun(una, ivar);
    await until(async () => {
      server.clock.advance(GATHER_MS);
      return (await server.services.push.wanting([una.id, ivar.id])).size === 1;
    });
    expect(service.pushed).toHaveLength(1);
  });

  it('use one pair of keys, made once and kept', async () => {
    const { page } = await guest(server);
    const { body } = await page.get('/api/push/key').expect(200);
    expect(body.key).toMatch(/^[\w-]{87}$/);
    expect((await page.get('/api/push/key')).body).toEqual(body);
    expect(await server.services.store.prisma.pushKeys.count()).toBe(1);
  });

  it('go to push services only, and are for people who are signed in', async () => {
    const { page } = await guest(server);
    const { subscription } = new PushedBrowser(service, 'x');
    const clusterPeers = { ...subscription, endpoint: 'http://169.254.169.254/latest/meta-data' };
    await page.put('/api/push/subscription').send(clusterPeers).expect(403);
    await page.put('/api/push/subscription').send({ endpoint: 'nonsense', keys: {} }).expect(400);
    await page.put('/api/push/subscription').send(subscription).expect(204);
    await page.delete('/api/push/subscription').expect(204);
    await page.delete('/api/session').expect(204);
    await page.put('/api/push/subscription').send(subscription).expect(401);
  });
});

it('a push service is known by its host, over https', () => {
  const hosts = ['fcm.googleapis.com', '*.push.services.mozilla.com'];
  const good = ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'];
  const bad = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.services.mozilla.com.example/',
    'https://xpush.services.mozilla.com@127.0.0.1/',
    'https://user:word@fcm.googleapis.com/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'nonsense',
  ];
  expect(good.filter((one) => !isPushService(one, hosts))).toEqual([]);
  expect(bad.filter((one) => isPushService(one, hosts))).toEqual([]);
});
