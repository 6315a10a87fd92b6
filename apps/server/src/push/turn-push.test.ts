import type { MyMatch } from '@skald/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { TurnPush } from './turn-push.ts';

/** One of two servers: what it pushes, and what it tells the other of it. */
function pusher(turn: () => readonly number[]) {
  const clock = new ManualClock();
  const pushed: string[] = [];
  const shared: string[] = [];
  const mine = (): MyMatch => ({ ...MATCH, turn: [...turn()] });
  const push = new TurnPush({
    clock,
    logger: pino({ level: 'silent' }),
    push: {
      wanting: async (accounts) => new Set(accounts),
      notify: async (account) => void pushed.push(account),
    },
    listing: () => ({ mineAmong: async (accounts) => new Map(accounts.map((account) => [account, [mine()]])) }),
    isConnected: async () => false,
    onNotified: (_match, account) => shared.push(account),
  });
  const look = async (): Promise<void> => {
    clock.advance(2000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { push, pushed, shared, look };
}

const MATCH: MyMatch = {
  id: 'm',
  game: 'raids',
  status: 'running',
  visibility: 'public',
  host: { id: 'a', name: 'Aud', kind: 'guest' },
  seats: [],
  clock: { kind: 'days', msPerMove: 86_400_000 },
  spectators: { allowed: true, delayMs: 0 },
  ownBots: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  plays: [0],
  turn: [],
  until: null,
};

describe('telling who is away, at one of several servers', () => {
  it('is for the server at which it was played; of its own telling it tells the others', async () => {
    const { push, pushed, shared, look } = pusher(() => [0]);
    push.turnsChanged('m', ['a'], false);
    await look();
    expect(pushed).toEqual([]);
    push.turnsChanged('m', ['a']);
    await look();
    expect(pushed).toEqual(['a']);
    expect(shared).toEqual(['a']);
  });

  it('happens once for each turn, whichever server told it, and again for the next', async () => {
    let turn = [0];
    const { push, pushed, look } = pusher(() => turn);
    push.wasNotified('m', 'a');
    push.turnsChanged('m', ['a']);
    await look();
    expect(pushed).toEqual([]);
    // The move was made at another server.
    turn = [];
    push.turnsChanged('m', ['a'], false);
    await look();
    turn = [0];
    push.turnsChanged('m', ['a']);
    await look();
    expect(pushed).toEqual(['a']);
  });
});
