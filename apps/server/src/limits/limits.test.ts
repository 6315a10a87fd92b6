import { describe, expect, it } from 'vitest';
import { ManualClock } from '../testing/clocks/manual-clock.ts';
import { addressKey } from './address.ts';
import { WindowCounter } from './window-counter.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a window counter', () => {
  it('counts within a window and begins anew after it', () => {
    const clock = new ManualClock();
    const counter = new WindowCounter(clock);
    expect(counter.hit('a', 1000)).toEqual({ count: 1, leftMs: 1000 });
    clock.advance(400);
    expect(counter.hit('a', 1000)).toEqual({ count: 2, leftMs: 600 });
    expect(counter.hit('b', 1000)).toEqual({ count: 1, leftMs: 1000 });
    clock.advance(600);
    expect(counter.hit('a', 1000)).toEqual({ count: 1, leftMs: 1000 });
  });

  it('forgets whoever was away longest, not whoever is here now', () => {
    const counter = new WindowCounter(new ManualClock(), 2);
    counter.hit('a', 1000);
    counter.hit('b', 1000);
    counter.hit('a', 1000);
    counter.hit('c', 1000);
    expect(counter.hit('a', 1000).count).toBe(3);
    expect(counter.hit('b', 1000).count).toBe(1);
  });
});
