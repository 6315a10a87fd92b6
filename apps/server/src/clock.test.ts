import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

const DAY_MS = 24 * 3_600_000;

describe('the system clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits longer than a timer of Node can', () => {
    let rung = 0;
    systemClock.after(60 * DAY_MS, () => rung++);
    vi.advanceTimersByTime(60 * DAY_MS - 1);
    expect(rung).toBe(0);
    vi.advanceTimersByTime(1);
    expect(rung).toBe(1);
  });

  it('does not ring when it was cancelled, early or late', () => {
    let rung = 0;
    const early = systemClock.after(1000, () => rung++);
    const late = systemClock.after(60 * DAY_MS, () => rung++);
    early.cancel();
    vi.advanceTimersByTime(30 * DAY_MS);
    late.cancel();
    vi.advanceTimersByTime(60 * DAY_MS);
    expect(rung).toBe(0);
  });
});
