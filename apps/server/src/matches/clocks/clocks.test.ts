import { describe, expect, it } from 'vitest';
import { setClocks } from '../streams/steps.ts';
import { BOT_PATIENCE_MS, firstReading, nextReading, type Reading, type Tick, timeLeft, withPatience } from './clocks.ts';
import { UpTime } from './up-time.ts';

const live = { kind: 'live', bankMs: 60_000, incrementMs: 5000 } as const;
const days = { kind: 'days', msPerMove: 86_400_000 } as const;

function tick(other: Partial<Tick>): Tick {
  return { at: 1000, elapsed: 1000, seat: 0, kind: 'answer', running: [1], bots: [], ...other };
}

describe('clocks', () => {
  it('run only for who is waited for, and pay the increment with the answer', () => {
    const start = firstReading(live, 3, 0, [0]);
    expect(nextReading(live, start, tick({}))).toEqual({ at: 1000, banks: [64_000, 60_000, 60_000], running: [1] });
  });

  it('run for all who choose at the same time, each until its own answer', () => {
    const start = firstReading(live, 3, 0, [0, 1, 2]);
    const first = nextReading(live, start, tick({ running: [1, 2] }));
    const second = nextReading(live, first, tick({ at: 3000, elapsed: 2000, seat: 2, running: [1] }));
    expect(second.banks).toEqual([64_000, 57_000, 62_000]);
    expect(timeLeft(second, 7000)).toBe(50_000);
  });

  it('give no time for answering and taking back, over and over', () => {
    let reading: Reading = firstReading(live, 2, 0, [0]);
    for (let i = 0; i < 5; i++) {
      reading = nextReading(live, reading, tick({ elapsed: 0, running: [0] }));
      reading = nextReading(live, reading, tick({ elapsed: 0, running: [0], kind: 'undo' }));
    }
    expect(reading.banks[0]).toBe(60_000);
    const move = nextReading(days, { at: 0, banks: [5000, 5000], running: [0] }, tick({ running: [0] }));
    expect(move.banks[0]).toBe(4000);
    const undone = nextReading(days, { at: 0, banks: [5000, 5000], running: [1] }, tick({ running: [0, 1], kind: 'undo' }));
    expect(undone.banks).toEqual([5000, 4000]);
  });

  it('gather no more time than can be written down', () => {
    const generous = { kind: 'live', bankMs: 86_400_000, incrementMs: 1_800_000 } as const;
    let reading: Reading = firstReading(generous, 1, 0, [0]);
    for (let i = 0; i < 1500; i++) reading = nextReading(generous, reading, tick({ elapsed: 0, running: [0] }));
    expect(reading.banks).toEqual([2 ** 31 - 1]);
  });

  it('of days are full again at each move', () => {
    const reading = nextReading(days, { at: 0, banks: [5000, 7000], running: [0] }, tick({ running: [1] }));
    expect(reading.banks).toEqual([4000, days.msPerMove]);
  });

  it('never go below nothing, and leave a bot a moment', () => {
    const empty = { at: 0, banks: [500, 0], running: [0] };
    expect(nextReading({ ...live, incrementMs: 0 }, empty, tick({ bots: [1] })).banks).toEqual([0, BOT_PATIENCE_MS]);
    expect(withPatience(live, empty, 400, 400, [0]).banks).toEqual([BOT_PATIENCE_MS, 0]);
  });

  it('tell only what nobody could have foreseen', () => {
    const before = { at: 0, banks: [10, 20, 30], running: [0, 1] };
    expect(setClocks(before, { at: 5, banks: [5, 15, 30], running: [1] }, 5)).toEqual({ 0: 5 });
    expect(setClocks(before, { at: 5, banks: [9, 15, 30], running: [0, 1, 2] }, 5)).toEqual({ 0: 9, 2: 30 });
  });
});

describe('up time', () => {
  it('leaves out what lay between two runs, overlapping ones counted once', () => {
    const up = new UpTime(
      [
        { from: 0, to: 100 },
        { from: 50, to: 150 },
        { from: 300, to: 400 },
      ],
      1000,
    );
    expect(up.between(0, 1000)).toBe(250);
    expect(up.between(120, 350)).toBe(80);
    expect(up.between(160, 290)).toBe(0);
    expect(up.between(390, 1100)).toBe(110);
  });

  it('leaves out outages of the storage', () => {
    const up = new UpTime([], 0);
    up.wentAway(100);
    up.wentAway(150);
    expect(up.between(0, 200)).toBe(100);
    up.cameBack(300);
    up.cameBack(350);
    expect(up.between(0, 400)).toBe(200);
  });
});
