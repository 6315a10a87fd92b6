import { describe, expect, it } from 'vitest';
import { StorageProbe } from './storage-probe.ts';

/** A probe of a storage whose answers the test gives. */
function probed() {
  const attempts: { readonly answer: () => void; readonly fail: (error: Error) => void }[] = [];
  const clock = { at: 0, now: () => clock.at };
  const prove = (): Promise<void> => new Promise((answer, fail) => attempts.push({ answer, fail }));
  return { attempts, clock, probe: new StorageProbe({ prove, clock, freshMs: 1000, patienceMs: 30 }) };
}

describe('the probe of the storage', () => {
  it('is one attempt for all who ask together or soon after, and another one later', async () => {
    const { attempts, clock, probe } = probed();
    const together = [probe.check(), probe.check()];
    attempts[0]?.answer();
    await Promise.all(together);
    clock.at = 999;
    await probe.check();
    expect(attempts).toHaveLength(1);
    clock.at = 1000;
    const later = probe.check();
    attempts[1]?.fail(new Error('away'));
    await expect(later).rejects.toThrow('away');
    await expect(probe.check()).rejects.toThrow('away');
    expect(attempts).toHaveLength(2);
  });

  it('says no at once while a storage hangs, without asking it again, and yes when it has come back', async () => {
    const { attempts, clock, probe } = probed();
    await expect(probe.check()).rejects.toThrow('no answer within 30 ms');
    clock.at = 60_000;
    const began = performance.now();
    await expect(probe.check()).rejects.toThrow('no answer within 30 ms');
    expect(performance.now() - began).toBeLessThan(20);
    expect(attempts).toHaveLength(1);

    attempts[0]?.fail(new Error('Query read timeout'));
    await new Promise((resolve) => setImmediate(resolve));
    clock.at = 61_000;
    const back = probe.check();
    attempts[1]?.answer();
    await back;
  });
});
