import { describe, expect, it } from 'vitest';
import { errorBody } from './errors.ts';
import { fitsFilter, listQuery } from './lobby/lists.ts';
import { replayQuery } from './lobby/replay.ts';
import { newMatch } from './lobby/settings.ts';
import type { MatchSummary } from './lobby/summaries.ts';
import { clientMessages, readAnswer, readServerMessage } from './messages.ts';
import { routes } from './routes/routes.ts';

const match = '7h2k9qwe4rtx0c5v';
const commandId = '9f86d081884c7d659a2feaa0c55ad015';
const cursor = { epoch: 'k3x9ab', p: 5, q: 3 };

const bodies: Readonly<Record<keyof typeof clientMessages, object>> = {
  'match.watch': { match, cursor, lexicons: ['raids-1'], chatAfter: 7 },
  'match.history': { match, seat: 1, at: { epoch: 'e', p: 3, q: 1 }, before: -2, limit: 50 },
  'match.unwatch': { match, seat: 2 },
  'match.answer': { match, commandId, decision: '5.0~1', answer: { do: 'place' } },
  'match.undo': { match, commandId },
  'match.undo-request': { match, commandId },
  'match.undo-consent': { match, commandId, request: 'r1', agree: true },
  'match.why': { match, decision: '5.0', answer: null },
  'match.chat': { match, commandId, text: 'hail' },
  'match.resign': { match, commandId },
  'match.hand-over': { match, commandId, bot: 'warrior' },
  'match.take-back': { match, commandId, seat: 1 },
  'match.standing': { match, commandId, orders: { otherwise: 'pass-unless-attacked', windows: { 'W-LAST': 'ask' }, restOfTurn: true } },
  'lobby.watch': { filter: { status: ['open'], free: true } },
  'lobby.unwatch': {},
  'mine.watch': {},
  'mine.unwatch': {},
};

describe('client messages', () => {
  it.each(Object.entries(clientMessages))('%s takes what it should and nothing more', (name, { body }) => {
    const right = new Map(Object.entries(bodies)).get(name) ?? {};
    expect(body.safeParse(right).success).toBe(true);
    expect(body.safeParse({ ...right, more: 1 }).success).toBe(false);
    for (const wrong of [null, 'text', 7, []]) expect(body.safeParse(wrong).success).toBe(false);
    for (const key of Object.keys(right)) expect(body.safeParse({ ...right, [key]: undefined }).success, key).toBe(false);
  });

  it('refuse ids, seats and lines that are out of all measure', () => {
    const { body } = clientMessages['match.chat'];
    const right = { match, commandId, text: 'hail' };
    for (const wrong of [
      { commandId: 'short' },
      { commandId: 'x'.repeat(41) },
      { text: ' ' },
      { text: 'x'.repeat(501) },
      { seat: -1 },
      { match: '' },
    ]) {
      expect(body.safeParse({ ...right, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('what a server says', () => {
  it('is read as an answer, as a refusal, or not at all', () => {
    const error = { code: 'refused', reason: 'No.', refusal: 'not-offered', why: [{ reason: 'too-weak', rule: 'RD-8.6' }] };
    expect(readAnswer('match.answer', { accepted: true, ...cursor })).toEqual({ accepted: true, ...cursor });
    expect(readAnswer('match.answer', { error })).toEqual({ error });
    expect(readAnswer('match.answer', { accepted: false })).toBeUndefined();
    expect(readAnswer('match.watch', { open: true })).toBeUndefined();
    expect(readServerMessage('server.stopping', { retryAfterMs: 500 })).toEqual({ retryAfterMs: 500 });
    expect(readServerMessage('match.public', { match, p: 1 })).toBeUndefined();
  });

  it('keeps the codes of the rules apart from its own', () => {
    expect(errorBody.safeParse({ error: { code: 'stale-decision', reason: 'Late.' } }).success).toBe(false);
    expect(errorBody.safeParse({ error: { code: 'refused', reason: 'Late.', refusal: 'stale-decision' } }).success).toBe(true);
  });
});

describe('lists and requests', () => {
  const open: MatchSummary = {
    id: match,
    game: 'raids',
    status: 'open',
    visibility: 'public',
    host: { id: 'a', name: 'Astrid', kind: 'guest' },
    seats: [{ seat: 0, occupant: 'nobody', account: null, bot: null, botOwner: null, handedOver: false, resigned: false, ready: false }],
    clock: { kind: 'none' },
    spectators: { allowed: true, delayMs: 0 },
    ownBots: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    startedAt: null,
    finishedAt: null,
  };

  it('a private match is in nobody’s list', () => {
    expect(fitsFilter(open, {})).toBe(true);
    expect(fitsFilter({ ...open, visibility: 'private' }, {})).toBe(false);
    expect(fitsFilter({ ...open, status: 'finished' }, {})).toBe(false);
    expect(fitsFilter({ ...open, status: 'finished' }, { status: ['finished'] })).toBe(true);
    expect(fitsFilter(open, { game: ['valda'] })).toBe(false);
    expect(fitsFilter({ ...open, seats: [] }, { free: true })).toBe(false);
  });

  it('queries are read from text', () => {
    expect(listQuery.parse({ status: 'open,running', free: 'true', limit: '5' })).toEqual({
      status: ['open', 'running'],
      free: true,
      limit: 5,
    });
    expect(listQuery.safeParse({ status: 'open,lost' }).success).toBe(false);
    expect(listQuery.safeParse({ limit: '101' }).success).toBe(false);
    expect(replayQuery.parse({ as: '2', from: '10' })).toEqual({ as: 2, from: 10, steps: 100 });
    expect(replayQuery.parse({})).toEqual({ as: 'spectator', from: 0, steps: 100 });
  });

  it('a match can be opened with a game and a number of seats', () => {
    expect(newMatch.parse({ game: 'raids', seats: 4 })).toEqual({
      game: 'raids',
      seats: 4,
      options: {},
      visibility: 'public',
      clock: { kind: 'none' },
      spectators: { allowed: true, delayMs: 0 },
      ownBots: false,
      bots: [],
      seat: 0,
    });
    expect(newMatch.safeParse({ game: 'raids', seats: 4, clock: { kind: 'live', bankMs: 1 } }).success).toBe(false);
  });

  it('no two routes are the same', () => {
    const all = Object.values(routes).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(all).size).toBe(all.length);
  });
});
