import { describe, expect, it } from 'vitest';
import { testConfig } from '../testing/settings.ts';
import { Passwords } from './passwords.ts';

const { sessions } = testConfig();

describe('passwords', () => {
  it('match their own hash, salted anew each time, and no other', async () => {
    const passwords = new Passwords(sessions);
    const [first, second] = [String(await passwords.hash('deep fjord')), String(await passwords.hash('deep fjord'))];
    expect(first).not.toBe(second);
    expect(await passwords.matches(first, 'deep fjord')).toBe(true);
    expect(await passwords.matches(first, 'deep fjorD')).toBe(false);
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  });

  it('are outdated when they cost less than is asked for now', async () => {
    const stored = String(await new Passwords(sessions).hash('deep fjord'));
    expect(new Passwords(sessions).isOutdated(stored)).toBe(false);
    expect(new Passwords({ ...sessions, passwordPasses: 3 }).isOutdated(stored)).toBe(true);
  });

  it('are not hashed without end: beyond the queue the answer is busy, and all who waited get theirs', async () => {
    const passwords = new Passwords(sessions);
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, i) => passwords.hash(`password number ${i}`)));
    const busy = outcomes.filter((outcome) => typeof outcome !== 'string');
    expect(busy).toHaveLength(8);
    expect(busy[0]).toMatchObject({ problem: 'busy', retryAfterMs: 2000 });
    expect(typeof (await passwords.hash('afterwards'))).toBe('string');
  });

  it('of those who are known are compared first, however many strangers wait', async () => {
    const passwords = new Passwords(sessions);
    const stored = String(await passwords.hash('deep fjord'));
    const order: string[] = [];
    const strangers = Array.from({ length: 60 }, (_, i) => passwords.matches(stored, `guess ${i}`).then(() => order.push('stranger')));
    const known = passwords.matches(stored, 'deep fjord', true).then((matches) => {
      order.push('known');
      return matches;
    });
    await Promise.all(strangers);
    expect(await known).toBe(true);
    // Eight are turned away at once, and two or three were being compared already.
    expect(order.indexOf('known')).toBeLessThanOrEqual(12);
  });
});
