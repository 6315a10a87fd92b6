/** Closes open tables that nobody has come back to for long: they only fill the lists, and hold bots that others could play with. */
import type { Timer } from '../../clock.ts';
import { isOutage } from '../../storage/outage.ts';
import type { Statement } from '../../storage/store.ts';
import type { LobbyDeps } from '../lobby-deps.ts';
import type { OpenMatches } from './open-matches.ts';

/** Why a table was closed. */
const UNATTENDED = 'unattended';

const EVERY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 500;
/** Correspondence tables stay open longer. */
const SLOW_TIMES = 7;

/** The host and the people who sit there keep a table; bots and onlookers do not. */
const ATTEND: Statement = {
  name: 'attend-open-tables',
  text: `
UPDATE matches SET attended_at = $3
FROM unnest($1::text[], $2::text[]) AS here(match, account)
WHERE matches.id = here.match AND status = 'open' AND (
  host_id = here.account
  OR EXISTS (SELECT FROM match_seats WHERE match_id = matches.id AND account_id = here.account AND occupant = 'person'))`,
};

/** Not those whose players are still asked to sit down. */
const LEFT: Statement = {
  name: 'open-tables-left',
  text: `
SELECT id, clock_kind = 'days' AS "isSlow", (extract(epoch FROM coalesce(attended_at, created_at)) * 1000)::float8 AS at
FROM matches
WHERE status = 'open'
  AND coalesce(attended_at, created_at)
    <= $1::timestamptz - make_interval(secs => $2::float8) * CASE WHEN clock_kind = 'days' THEN ${SLOW_TIMES} ELSE 1 END
  AND NOT EXISTS (
    SELECT FROM match_seats WHERE match_id = matches.id AND occupant = 'nobody' AND declined_at IS NULL AND invited_until > $1::timestamptz)
ORDER BY coalesce(attended_at, created_at) LIMIT ${MOST_AT_ONCE}`,
};

/** Closes the table unless somebody joins at the same moment; one of several servers does it. */
const CLOSE: Statement = {
  name: 'close-unattended-table',
  text: `
UPDATE matches SET status = 'aborted', status_at = $3, finished_at = $3, end_reason = $4
WHERE id = $1 AND status = 'open' AND coalesce(attended_at, created_at) <= $2
RETURNING id`,
};

export class Unattended {
  readonly #deps: LobbyDeps;
  readonly #open: OpenMatches;
  readonly #failed: (error: unknown) => void;
  #timer: Timer | undefined;
  /** A look that is under way. */
  #sweeping: Promise<unknown> | undefined;

  constructor(deps: LobbyDeps, open: OpenMatches, failed: (error: unknown) => void) {
    this.#deps = deps;
    this.#open = open;
    this.#failed = failed;
  }

  /** The first sweep waits longer: after a restart people need time to return. */
  start(): void {
    this.#timer = this.#deps.clock.after(EVERY_MS, () => {
      this.#sweeping ??= this.sweep()
        .catch((error: unknown) => {
          if (!isOutage(error)) this.#failed(error);
        })
        .finally(() => {
          this.#sweeping = undefined;
        });
      this.start();
    });
  }

  async stop(): Promise<void> {
    this.#timer?.cancel();
    await this.#sweeping;
  }

  /** Notes who is at the tables of this server, then closes those that nobody attended for too long; their ids. */
  async sweep(): Promise<readonly string[]> {
    const { store, clock, upTime, attending, limits } = this.#deps;
    const here = attending();
    const now = clock.now();
    if (here.length > 0) {
      await store.run(ATTEND, [here.map(({ match }) => match), here.map(({ account }) => account), new Date(now)]);
    }
    const longest = limits.openHours * HOUR_MS;
    const left = await store.run<{ id: string; isSlow: boolean; at: number }>(LEFT, [new Date(now), longest / 1000]);
    const closed: string[] = [];
    for (const { id, isSlow, at } of left) {
      // Nobody could come while the server was down.
      if (upTime.between(at, now) < (isSlow ? SLOW_TIMES * longest : longest)) continue;
      const [gone] = await store.run<{ id: string }>(CLOSE, [id, new Date(at), new Date(now), UNATTENDED]);
      if (!gone) continue;
      closed.push(id);
      await this.#open.announce(id);
    }
    return closed;
  }
}
