/** What a server that starts owes the matches that were running: their alarms, and their ends where a crash came between. */
import type { HostDeps } from '../host/host-deps.ts';

interface Running {
  readonly id: string;
  readonly waiting: readonly number[] | null;
  readonly banks: readonly number[] | null;
  readonly at: number | null;
  /** A seat that a bot plays is waited for, or somebody has left standing orders. */
  readonly isDue: boolean;
}

const RUNNING = `
SELECT matches.id, log.waiting, log.banks_ms AS banks, (extract(epoch FROM log.at) * 1000)::float8 AS at, seats.due AS "isDue"
FROM matches
LEFT JOIN LATERAL (SELECT * FROM match_log WHERE match_id = matches.id ORDER BY seq DESC LIMIT 1) AS log ON true
CROSS JOIN LATERAL (
  SELECT EXISTS (
    SELECT 1 FROM match_seats WHERE match_id = matches.id AND (
      standing IS NOT NULL OR ((handed_to_bot OR occupant = 'bot') AND (log.waiting IS NULL OR seat = ANY(log.waiting)))
    )
  ) AS due
) AS seats
WHERE matches.status = 'running' AND (matches.clock_kind <> 'none' OR cardinality(log.waiting) = 0 OR seats.due)`;

/** When each match that is ours to look after must be woken at the latest. Without rows, or with a bot to call, standing orders to look at or an end to write down: at once. */
export async function owedDeadlines({ store, clock, upTime, others }: HostDeps): Promise<readonly { match: string; inMs: number }[]> {
  const all = await store.prisma.$queryRawUnsafe<Running[]>(RUNNING);
  const running = all.filter(({ id }) => others.isOurs(id));
  const now = clock.now();
  return running.map(({ id, waiting, banks, at, isDue }, i) => {
    // One after the other, so that a start does not wake thousands in the same moment.
    if (isDue || !waiting || !banks || at === null || waiting.length === 0 || banks.length === 0) return { match: id, inMs: i };
    const elapsed = upTime.between(at, now);
    return { match: id, inMs: Math.min(...waiting.map((seat) => (banks[seat] ?? 0) - elapsed)) };
  });
}
