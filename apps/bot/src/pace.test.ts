import type { Play } from '@skald/client';
import type { SeatInfo, Seating } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { pauseBefore } from './pace.ts';

function seatInfo(seat: number, other: Partial<SeatInfo>): SeatInfo {
  return { seat, occupant: 'person', account: null, bot: null, botOwner: null, handedOver: false, resigned: false, ready: true, ...other };
}

function table(...chairs: Partial<SeatInfo>[]): Seating {
  return { v: 1, status: 'running', ended: null, ownBots: false, seats: chairs.map((one, seat) => seatInfo(seat, one)) };
}

const play: Play = {
  match: 'm',
  game: 'raids',
  edition: 'first',
  seats: 2,
  viewer: 1,
  cursor: { epoch: 'e', p: 1, q: 1 },
  lexicon: 'l',
  table: {},
  hand: null,
  waiting: [{ id: '1', seat: 1, prompt: { key: 'k', params: {} } }],
  decisions: [],
  sealed: [],
  canUndo: false,
  flow: { frames: [], asks: 0 },
  clocks: {},
  over: false,
  result: null,
};
const BOT = { occupant: 'bot', bot: 'novice' } as const;
const pause = (seating: Seating | null, fraction = 0.5, on: Play = play) =>
  pauseBefore({ play: on, seat: 1, seating, now: 1000, fraction }, 900);

describe('the pause before an answer', () => {
  it('lies around the pace where people play', () => {
    expect([0, 0.5, 0.999].map((fraction) => pause(table({}, BOT), fraction))).toEqual([450, 900, 1349]);
  });

  it('is none among bots, and none for people who are away or have given up', () => {
    expect(pause(table(BOT, BOT))).toBe(0);
    expect(pause(table({ handedOver: true, bot: 'novice' }, BOT))).toBe(0);
    expect(pause(table({ resigned: true }, BOT))).toBe(0);
    expect(pause(null)).toBe(0);
  });

  it('never costs much of the clock', () => {
    const clocks = { 1: { leftMs: 6000, since: 0 } };
    expect(pause(table({}, BOT), 0.5, { ...play, clocks })).toBe(250);
    expect(pause(table({}, BOT), 0.5, { ...play, clocks: { 1: { leftMs: 900, since: 0 } } })).toBe(0);
  });
});
