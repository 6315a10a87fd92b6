/** What a server that starts owes the matches that were running: their alarms, and their ends where a crash came between. */
import type { HostContext } from './host-context.ts';

interface Running {
  readonly id: string;
  readonly waiting: readonly number[] | null;
  readonly banks: readonly number[] | null;
  readonly at: number | null;
  /** Somebody has left standing orders. */
  readonly ordered: boolean;
}

const RUNNING = `
SELECT matches.id, log.waiting, log.banks_ms AS banks, (extract(epoch FROM log.at) * 1000)::float8 AS at,
  EXISTS (SELECT 1 FROM match_seats WHERE match_id = matches.id AND standing IS NOT NULL) AS ordered
FROM matches
LEFT JOIN LATERAL (SELECT * FROM match_log WHERE match_id = matches.id ORDER BY seq DESC LIMIT 1) AS log ON true
WHERE matches.status = 'running' AND (
  matches.clock_kind <> 'none' OR cardinality(log.waiting) = 0
  OR EXISTS (SELECT 1 FROM match_seats WHERE match_id = matches.id AND (handed_to_bot OR occupant = 'bot' OR standing IS NOT NULL))
)`;

/** When each match must be woken at the latest. Without rows, or with bots to call, or with standing orders to look at, or with an end to write down: at once. */
export async function owedDeadlines({ store, clock, upTime }: HostContext): Promise<readonly { match: string; inMs: number }[]> {
  const running = await store.prisma.$queryRawUnsafe<Running[]>(RUNNING);
  const now = clock.now();
  return running.map(({ id, waiting, banks, at, ordered }, i) => {
    // One after the other, so that a start does not wake thousands in the same moment.
    if (ordered || !waiting || !banks || at === null || waiting.length === 0 || banks.length === 0) return { match: id, inMs: i };
    const elapsed = upTime.between(at, now);
    return { match: id, inMs: Math.min(...waiting.map((seat) => (banks[seat] ?? 0) - elapsed)) };
  });
}
