import { randomUUID } from 'node:crypto';
import { MatchStore } from '@skald/client';
import type { NewMatch } from '@skald/protocol';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAN_SHARE, type TwoServers, twoServers } from '../../cluster/testing/sharing.ts';
import { rawSocket } from '../../testing/lines/raw-socket.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { granted, TestPlayer, until } from '../../testing/people.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

interface Heard {
  readonly name: string;
  readonly body: { readonly match?: string; readonly error?: { readonly code: string } };
}

/** Records every byte that reaches a socket; requests nothing again and skips nothing. */
class Ear {
  readonly heard: Heard[] = [];
  readonly socket: Socket;

  constructor(address: string, person: TestPlayer) {
    this.socket = rawSocket(address, { ...person.headers, origin: address });
    this.socket.onAny((name: string, body: Heard['body']) => this.heard.push({ name, body }));
  }

  watch(match: string, more: object = {}): Promise<object> {
    return this.socket.emitWithAck('match.watch', { match, ...more });
  }

  names(): string[] {
    return this.heard.map(({ name }) => name);
  }

  /** The error code that closed the match. */
  get closed(): string | undefined {
    return this.heard.find(({ name }) => name === 'match.closed')?.body.error?.code;
  }

  /** The messages since the match was closed, or all of them. */
  get afterwards(): string[] {
    return this.names().slice(this.names().indexOf('match.closed') + 1);
  }
}

/** A server for the players and one for the others: the same server, or two on one database. */
interface House {
  readonly at: LiveServer;
  readonly clusterPeers: LiveServer;
}

const STEPS = 6;

/** Two people play some steps and chat. */
async function play(people: readonly TestPlayer[], match: string): Promise<void> {
  const stores = await Promise.all(people.map((one) => one.watch(match)));
  await until(() => stores.every((store) => store.state.get().play !== null));
  const goesOn = (): boolean => (stores[0]?.state.get().play?.cursor.p ?? 0) < STEPS;
  await Promise.all(people.map((one, seat) => stores[seat] && one.play(stores[seat], goesOn)));
  expect(await stores[0]?.say('a word among us')).toEqual({ accepted: true });
  await until(() => stores.every((store) => store.state.get().chat.some(({ text }) => text === 'a word among us')));
}

function behaves(house: () => House, label: string): void {
  const people = (...names: string[]) => Promise.all(names.map((name) => TestPlayer.enter(house().at.address, `${name} ${label}`)));
  const outsider = (name: string) => TestPlayer.enter(house().clusterPeers.address, `${name} ${label}`);
  const ear = (one: TestPlayer) => new Ear(house().clusterPeers.address, one);

  /** An open table of two, with both seated. */
  async function table(host: TestPlayer, guest: TestPlayer, terms: Partial<NewMatch>): Promise<{ match: string; invitation: string }> {
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, ...terms } }));
    const params = { match: match.id };
    const { invitation } = granted(await host.api.call('invite', { params }));
    granted(await guest.api.call('joinMatch', { params, body: { invitation } }));
    return { match: match.id, invitation };
  }

  async function start(match: string, ...all: readonly TestPlayer[]): Promise<void> {
    for (const one of all) granted(await one.api.call('setReady', { params: { match }, body: { ready: true } }));
  }

  it('whoever was at the open table without a seat is sent out by the start where spectators are not allowed', async () => {
    const [host, guest] = await people('Aldis', 'Bard');
    const other = await outsider('Cola');
    if (!host || !guest) throw new Error('nobody came');
    const { match } = await table(host, guest, { spectators: { allowed: false, delayMs: 0 } });
    const [one, second] = [ear(other), ear(other)];
    for (const listener of [one, second]) expect(await listener.watch(match)).toMatchObject({ open: true });
    await start(match, host, guest);
    await play([host, guest], match);
    await until(() => one.closed !== undefined && second.closed !== undefined);
    expect([one.closed, second.closed]).toEqual(['no-spectators', 'no-spectators']);
    expect([...one.names(), ...second.names()].filter((name) => name === 'match.public' || name === 'match.chat')).toEqual([]);
    expect([...one.afterwards, ...second.afterwards]).toEqual([]);
    expect(await one.watch(match)).toMatchObject({ error: { code: 'no-spectators' } });
    for (const { socket } of [one, second]) socket.close();
    for (const person of [host, guest, other]) person.close();
  });

  it('whoever was at the open table sees nothing sooner than other spectators', async () => {
    const [host, guest] = await people('Dalla', 'Eyjolf');
    const other = await outsider('Finn');
    if (!host || !guest) throw new Error('nobody came');
    const { match } = await table(host, guest, { spectators: { allowed: true, delayMs: 3_600_000 } });
    const listener = ear(other);
    expect(await listener.watch(match)).toMatchObject({ open: true });
    const patient = new MatchStore(other.connection, { match });
    await until(() => patient.state.get().freshness === 'live');
    await start(match, host, guest);
    await play([host, guest], match);
    await until(() => patient.state.get().play !== null && listener.names().includes('match.seats'));
    expect(patient.state.get().play?.cursor.p).toBe(0);
    expect(listener.names()).not.toContain('match.public');
    expect(await listener.watch(match)).toMatchObject({ view: { p: 0, viewer: 'spectator' } });
    listener.socket.close();
    for (const person of [host, guest, other]) person.close();
  });

  it('a private match is for its people and those whom they invite, before and after the start', async () => {
    const [host, guest] = await people('Gellir', 'Hild');
    const [other, invited] = [await outsider('Ingolf'), await outsider('Jora')];
    if (!host || !guest) throw new Error('nobody came');
    const { match, invitation } = await table(host, guest, { visibility: 'private' });
    const [stranger, friend] = [ear(other), ear(invited)];
    const refused = { error: { code: 'wrong-invitation' } };
    const lines = [{ match, commandId: randomUUID(), text: 'let me in' }, { match }] as const;
    for (const listener of [stranger, friend]) {
      expect(await listener.watch(match)).toMatchObject(refused);
      expect(await listener.watch(match, { invitation: 'no such invitation' })).toMatchObject(refused);
    }
    expect(await stranger.socket.emitWithAck('match.chat', lines[0])).toMatchObject(refused);
    expect(await other.api.call('getMatch', { params: { match } })).toMatchObject({ ok: false, failure: { code: 'wrong-invitation' } });
    const anybody = await fetch(`${house().clusterPeers.address}/api/matches/${match}`);
    expect(anybody.status).toBe(403);
    expect(await anybody.text()).not.toContain('Gellir');
    expect((await invited.api.call('getMatch', { params: { match }, query: { invitation } })).ok).toBe(true);
    expect(await friend.watch(match, { invitation })).toMatchObject({ open: true });
    expect(await friend.socket.emitWithAck('match.chat', { ...lines[0], commandId: randomUUID() })).toEqual({ done: true });
    await start(match, host, guest);
    await play([host, guest], match);
    await until(() => friend.names().includes('match.seats'));
    expect(await friend.watch(match)).toMatchObject(refused);
    expect(await friend.watch(match, { invitation })).toMatchObject({ view: { viewer: 'spectator' } });
    expect(await stranger.watch(match)).toMatchObject(refused);
    expect(stranger.heard).toEqual([]);
    for (const { socket } of [stranger, friend]) socket.close();
    for (const person of [host, guest, other, invited]) person.close();
  });

  it('whoever gets up, is sent away, or came by an invitation that was replaced is at the private table no longer', async () => {
    const [host, guest] = await people('Kari', 'Ljot');
    const other = await outsider('Mar');
    if (!host || !guest) throw new Error('nobody came');
    const { match, invitation } = await table(host, guest, { visibility: 'private', seats: 3 });
    granted(await other.api.call('joinMatch', { params: { match }, body: { invitation } }));
    const [first, second] = [ear(other), ear(other)];
    for (const listener of [first, second]) expect(await listener.watch(match)).toMatchObject({ open: true });
    granted(await other.api.call('leaveMatch', { params: { match } }));
    await until(() => first.closed !== undefined && second.closed !== undefined);
    expect([...first.afterwards, ...second.afterwards]).toEqual([]);
    expect(await first.watch(match)).toMatchObject({ error: { code: 'wrong-invitation' } });

    const third = ear(other);
    expect(await third.watch(match, { invitation })).toMatchObject({ open: true });
    const { invitation: renewed } = granted(await host.api.call('invite', { params: { match } }));
    await until(() => third.closed === 'wrong-invitation');

    granted(await other.api.call('joinMatch', { params: { match }, body: { invitation: renewed } }));
    const fourth = ear(other);
    expect(await fourth.watch(match, { invitation: renewed })).toMatchObject({ open: true });
    granted(await host.api.call('kickSeat', { params: { match }, body: { seat: 2 } }));
    await until(() => fourth.closed !== undefined);
    for (const more of [{}, { invitation: renewed }]) {
      expect(await fourth.watch(match, more)).toMatchObject({ error: { code: 'wrong-invitation' } });
    }
    const said = { match, commandId: randomUUID(), text: 'and another thing' };
    expect(await fourth.socket.emitWithAck('match.chat', said)).toMatchObject({ error: { code: 'wrong-invitation' } });
    for (const { socket } of [first, second, third, fourth]) socket.close();
    for (const person of [host, guest, other]) person.close();
  });

  it('an invitation that the host replaces while the match runs is good for nothing any longer, also for those who watch by it', async () => {
    const [host, guest] = await people('Qvist', 'Ragna');
    const [invited, friend] = [await outsider('Skapti'), await outsider('Teit')];
    if (!host || !guest) throw new Error('nobody came');
    const { match, invitation } = await table(host, guest, { visibility: 'private' });
    await start(match, host, guest);
    const [old, renewed] = [ear(invited), ear(friend)];
    expect(await old.watch(match, { invitation })).toMatchObject({ view: { viewer: 'spectator' } });
    expect(await guest.api.call('invite', { params: { match } })).toMatchObject({ failure: { code: 'not-host' } });
    const { invitation: second } = granted(await host.api.call('invite', { params: { match } }));
    await until(() => old.closed === 'wrong-invitation');
    expect(await renewed.watch(match, { invitation: second })).toMatchObject({ view: { viewer: 'spectator' } });
    await play([host, guest], match);
    await until(() => renewed.names().includes('match.public') && renewed.names().includes('match.chat'));
    expect(old.names()).not.toContain('match.public');
    expect(old.afterwards).toEqual([]);
    const refused = { error: { code: 'wrong-invitation' } };
    expect(await old.watch(match, { invitation })).toMatchObject(refused);
    const said = { match, commandId: randomUUID(), text: 'I was here' };
    expect(await old.socket.emitWithAck('match.chat', said)).toMatchObject(refused);
    expect(await invited.api.call('getMatch', { params: { match }, query: { invitation } })).toMatchObject({
      failure: { code: 'wrong-invitation' },
    });
    expect(renewed.closed).toBeUndefined();

    expect(await (await guest.watch(match)).resign()).toEqual({ accepted: true });
    await until(async () => {
      const again = await host.api.call('invite', { params: { match } });
      return !again.ok && again.failure.code === 'wrong-status';
    });
    for (const { socket } of [old, renewed]) socket.close();
    for (const person of [host, guest, invited, friend]) person.close();
  });

  it('whoever was sent away from a public table neither watches nor talks there', async () => {
    const [host, guest] = await people('Nidbjorg', 'Ogn');
    const other = await outsider('Pall');
    if (!host || !guest) throw new Error('nobody came');
    const { match } = await table(host, guest, { seats: 3 });
    granted(await other.api.call('joinMatch', { params: { match }, body: {} }));
    const listener = ear(other);
    await listener.watch(match);
    granted(await host.api.call('kickSeat', { params: { match }, body: { seat: 2 } }));
    await until(() => listener.closed !== undefined);
    expect(await listener.watch(match)).toMatchObject({ error: { code: 'wrong-invitation' } });
    const said = { match, commandId: randomUUID(), text: 'and another thing' };
    expect(await listener.socket.emitWithAck('match.chat', said)).toMatchObject({ error: { code: 'wrong-invitation' } });
    listener.socket.close();
    for (const person of [host, guest, other]) person.close();
  });
}

describe.each(DATABASE_KINDS)('who may be at a table, on the %s database', (kind) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await liveServer(kind, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
  });
  afterAll(async () => {
    expect(server.complaints).toEqual([]);
    await server.remove();
  });
  behaves(() => ({ at: server, clusterPeers: server }), kind);
});

describe.runIf(CAN_SHARE)('who may be at a table, at two servers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers(10, { SKALD_LIMIT_CHAT_INTERVAL_MS: '0' });
  });
  afterAll(async () => {
    expect([...servers.one.complaints, ...servers.two.complaints]).toEqual([]);
    await servers.remove();
  });
  behaves(() => ({ at: servers.one, clusterPeers: servers.two }), 'afar');
});
