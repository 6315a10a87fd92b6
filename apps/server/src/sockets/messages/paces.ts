/** Rate limits of messages that cost more than others. */
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { Buckets } from '../../limits/bucket.ts';
import { type Problem, problem } from '../../problem.ts';
import type { Viewers } from '../broadcast/viewers.ts';
import type { Connected } from '../io.ts';

/** Refuses answers of one seat beyond the limit; an account that plays several seats of a match may answer for each. */
export function answerPace(
  { limits }: Config,
  clock: Clock,
  viewers: Pick<Viewers, 'seats'>,
): (socket: Connected, match: string) => Problem | undefined {
  const buckets = new Buckets(clock, { burst: limits.answersBurst, most: limits.answers, perMs: limits.answersSeconds * 1000 });
  return (socket, match) => {
    const seats = viewers.seats(match, socket.id).length;
    const wait = buckets.consume(`${match} ${socket.data.account.id}`, Math.max(1, seats));
    return wait === undefined ? undefined : problem('too-many', 'There are too many answers.', wait);
  };
}

/** Pages of history that one account may request at once and per minute: more than anybody scrolls. */
const PAGES_AT_ONCE = 20;
const PAGES_A_MINUTE = 60;

export function lookBackPace(clock: Clock): (socket: Connected) => Problem | undefined {
  const buckets = new Buckets(clock, { burst: PAGES_AT_ONCE, most: PAGES_A_MINUTE, perMs: 60_000 });
  return ({ data }) => {
    const wait = buckets.consume(data.account.id);
    return wait === undefined ? undefined : problem('too-many', 'There are too many pages of history.', wait);
  };
}
