/** A clock that goes some times as fast as the real one: clocks of matches run out while a test waits. */
import { type Clock, systemClock } from '../../clock.ts';

export function fastClock(times: number): Clock {
  const began = Date.now();
  return {
    now: () => began + (Date.now() - began) * times,
    after: (ms, run) => systemClock.after(Math.ceil(ms / times), run),
  };
}
