import { type ClientMessage, clientMessages, type NewMatch, type RouteName, routes } from '@skald/protocol';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LeapingClock } from '../../testing/clocks/leaping-clock.ts';
import { rawSocket } from '../../testing/lines/raw-socket.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import { granted, TestPlayer } from '../../testing/people.ts';
import { registered } from '../../testing/puppets.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';

type MatchMessage = Extract<ClientMessage, `match.${string}`>;

interface Refused {
  readonly body: object;
  /** The code for somebody who may see the match but not watch it; undefined if it is the code of watching, null if nothing is refused. */
  readonly code?: string | null;
}

/** Every message about a match: a new one must be added here. */
const MESSAGES: { readonly [M in MatchMessage]: Refused } = {
  'match.watch': { body: {} },
  'match.unwatch': { body: {}, code: null },
  'match.history': { body: { at: { epoch: 'e', p: 0, q: 0 } }, code: 'forbidden' },
  'match.answer': { body: { decision: '1.0', answer: 0 }, code: 'not-seated' },
  'match.undo': { body: {}, code: 'not-seated' },
  'match.undo-request': { body: {}, code: 'not-seated' },
  'match.undo-consent': { body: { request: 'abc', agree: true }, code: 'not-seated' },
  'match.why': { body: { decision: '1.0', answer: 0 } },
  'match.chat': { body: { text: 'let me in' } },
  'match.resign': { body: {}, code: 'not-seated' },
  'match.hand-over': { body: {}, code: 'not-seated' },
  'match.take-back': { body: {}, code: 'not-seated' },
  'match.standing': { body: { orders: { otherwise: 'pass', windows: {}, restOfTurn: false } }, code: 'not-seated' },
};
const WITHOUT_COMMAND: readonly string[] = ['match.watch', 'match.unwatch', 'match.history', 'match.why'];

/** Nobody may act in a private match without an invitation, nor learn its status. */
const PRIVATE = Object.fromEntries(
  Object.entries(MESSAGES).flatMap(([name, { code }]) => (code === 'not-seated' ? [[name, 'wrong-invitation']] : [])),
);

/** Request bodies for the routes about a match. */
const BODIES: { readonly [R in RouteName]?: object } = {
  kickSeat: { seat: 1 },
  seatBot: { seat: 1, bot: 'novice' },
  setReady: { ready: true },
  endMatch: { reason: 'too loud' },
};

/** A match that was woken stays awake for this long, unless the clock leaps. */
const IDLE_MS = 60_000;
const SECOND_MS = 1000;

describe.each(DATABASE_KINDS)('strangers and sleeping matches on the %s database', (kind) => {
  const clock = new LeapingClock();
  let server: LiveServer;
  let people: readonly TestPlayer[];
  let stranger: TestPlayer;
  let owner: TestPlayer;
  let asStranger: Socket;
  let asOwner: Socket;

  beforeAll(async () => {
    server = await liveServer(kind, { SKALD_MATCH_IDLE_MS: String(IDLE_MS), SKALD_LIMIT_CHAT_INTERVAL_MS: '0' }, clock);
    people = await Promise.all(['Arni', 'Bera'].map((name) => TestPlayer.enter(server.address, `${name} ${kind}`)));
    stranger = await TestPlayer.enter(server.address, `Kolbein ${kind}`);
    owner = await registered(server.address, 'Loki');
    [asStranger, asOwner] = [rawSocket(server.address, stranger.headers), rawSocket(server.address, owner.headers)];
  });
  afterAll(async () => {
    asStranger.close();
    asOwner.close();
    for (const one of [...people, stranger, owner]) one.close();
    await server.remove();
  });

  const awake = async (): Promise<number> => {
    const [, value] = /^skald_matches_awake (\d+)$/m.exec(await server.services.metrics.registry.metrics()) ?? [];
    return Number(value);
  };

  const allAsleep = (): Promise<void> => clock.leapUntil(IDLE_MS, async () => (await awake()) === 0);

  /** A running match that has fallen asleep. */
  async function asleep(terms: Partial<NewMatch>): Promise<string> {
    const [host, guest] = people;
    if (!host || !guest) throw new Error('nobody came');
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, ...terms } }));
    const params = { match: match.id };
    const { invitation } = granted(await host.api.call('invite', { params }));
    granted(await guest.api.call('joinMatch', { params, body: { invitation } }));
    granted(await host.api.call('startMatch', { params }));
    await allAsleep();
    return match.id;
  }

  /** The code of each message about a match; null if nothing is refused. */
  async function messageCodes(socket: Socket, match: string): Promise<Record<string, unknown>> {
    const codes: Record<string, unknown> = {};
    for (const [name, { body }] of Object.entries(MESSAGES)) {
      const command = WITHOUT_COMMAND.includes(name) ? {} : { commandId: `stranger-${name.replace('.', '-')}`.slice(0, 40) };
      clock.leap(SECOND_MS);
      const answer = await socket.timeout(30_000).emitWithAck(name, { match, ...command, ...body });
      codes[name] = answer.error?.code ?? null;
    }
    return codes;
  }

  /** The code of each request about a match. */
  async function routeCodes(match: string): Promise<Record<string, unknown>> {
    const codes: Record<string, unknown> = {};
    for (const [name, route] of Object.entries(routes)) {
      if (!route.path.includes(':match')) continue;
      const address = `${server.address}${route.path.replace(':match', match)}`;
      const body = new Map<string, object>(Object.entries(BODIES)).get(name);
      const headers = { ...stranger.headers, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(address, { method: route.method, headers, ...(body && { body: JSON.stringify(body) }) });
      codes[name] = JSON.parse((await answer.text()) || '{}').error?.code ?? null;
    }
    return codes;
  }

  async function tryEverything(socket: Socket, match: string, watching: string, other: Record<string, string> = {}): Promise<void> {
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const [name, { body, code = watching }] of Object.entries(MESSAGES)) {
      const command = WITHOUT_COMMAND.includes(name) ? {} : { commandId: `stranger-${name.replace('.', '-')}`.slice(0, 40) };
      const answer = await socket.timeout(30_000).emitWithAck(name, { match, ...command, ...body });
      found[name] = { code: answer.error?.code ?? null, awake: await awake() };
      wanted[name] = { code: other[name] ?? code, awake: 0 };
    }
    expect(found).toEqual(wanted);
  }

  it('covers every message about a match', () => {
    const names = Object.keys(clientMessages).filter((name) => name.startsWith('match.'));
    expect(Object.keys(MESSAGES).sort()).toEqual(names.sort());
  });

  it('a private match is not woken by messages of somebody who is not invited', { timeout: 120_000 }, async () => {
    await tryEverything(asStranger, await asleep({ visibility: 'private' }), 'wrong-invitation', PRIVATE);
  });

  it('a private match looks the same to strangers while it is open, running and over', { timeout: 120_000 }, async () => {
    const [host, guest] = people;
    if (!host || !guest) throw new Error('nobody came');
    const { match } = granted(await host.api.call('createMatch', { body: { game: 'raids', seats: 2, visibility: 'private' } }));
    const params = { match: match.id };
    const { invitation } = granted(await host.api.call('invite', { params }));
    const codes = async (): Promise<Record<string, unknown>> => ({
      ...(await messageCodes(asStranger, match.id)),
      ...(await routeCodes(match.id)),
    });
    const open = await codes();
    granted(await guest.api.call('joinMatch', { params, body: { invitation } }));
    granted(await host.api.call('startMatch', { params }));
    const running = await codes();
    const socket = rawSocket(server.address, host.headers);
    const resigned = await socket.emitWithAck('match.resign', { match: match.id, commandId: 'host-who-gives-up-early' });
    socket.close();
    expect(resigned).toEqual({ done: true });
    expect([running, await codes()]).toEqual([open, open]);
    expect(new Set(Object.values(open))).toEqual(new Set(['wrong-invitation', 'forbidden', null]));
    await allAsleep();
  });

  it('a match without spectators is not woken by messages of anybody else', { timeout: 120_000 }, async () => {
    const match = await asleep({ spectators: { allowed: false, delayMs: 0 } });
    await tryEverything(asStranger, match, 'no-spectators', { 'match.chat': 'not-seated' });
  });

  it('a match is not woken by messages of the owner of a bot that plays there', { timeout: 120_000 }, async () => {
    const match = await asleep({});
    const where = { matchId_seat: { matchId: match, seat: 1 } };
    const data = { handedToBot: true, botName: 'trickster', botOwnerId: owner.id };
    await server.services.store.prisma.matchSeat.update({ where, data });
    await tryEverything(asOwner, match, 'own-bot');
  });

  it('where anybody may watch, only watching wakes a match', { timeout: 120_000 }, async () => {
    const match = await asleep({});
    expect(await asStranger.emitWithAck('match.why', { match, decision: '1.0', answer: 0 })).toEqual({
      why: [{ reason: 'not-your-decision' }],
    });
    const answer = { match, commandId: 'stranger-who-answers', decision: '1.0', answer: 0 };
    expect(await asStranger.emitWithAck('match.answer', answer)).toMatchObject({ error: { code: 'not-seated' } });
    expect(await awake()).toBe(0);
    expect(await asStranger.emitWithAck('match.watch', { match })).toMatchObject({ view: { viewer: 'spectator' } });
    expect(await awake()).toBe(1);
    await asStranger.emitWithAck('match.unwatch', { match });
    await allAsleep();
  });

  it('matches are not woken by requests of strangers', { timeout: 120_000 }, async () => {
    const match = await asleep({ visibility: 'private' });
    const awoken: string[] = [];
    for (const [name, route] of Object.entries(routes)) {
      if (!route.path.includes(':match')) continue;
      const address = `${server.address}${route.path.replace(':match', match)}`;
      const body = new Map<string, object>(Object.entries(BODIES)).get(name);
      const headers = { ...stranger.headers, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(address, { method: route.method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (answer.ok || (await awake()) > 0) awoken.push(`${name} ${answer.status}`);
    }
    expect(awoken).toEqual([]);
  });
});
