/** How often the clock has played for a seat since its owner was last there: told by the log alone, so that no crash changes it. */
import type { Seat } from '@skald/engine';
import type { Store } from '../storage/store.ts';
import type { Chair } from './chairs.ts';
import { CLOCK_COMMANDS } from './commands.ts';

const COUNT = `
SELECT log.seat, count(*)::int AS timeouts
FROM match_log AS log JOIN match_seats AS seats ON seats.match_id = log.match_id AND seats.seat = log.seat
WHERE log.match_id = $1 AND log.by = 'clock' AND log.seq > seats.back_seq AND starts_with(log.command_id, $2)
GROUP BY log.seat`;

export async function withTimeouts(store: Store, match: string, chairs: readonly Chair[]): Promise<readonly Chair[]> {
  const rows = await store.prisma.$queryRawUnsafe<{ seat: Seat; timeouts: number }[]>(COUNT, match, CLOCK_COMMANDS);
  return chairs.map((chair) => ({ ...chair, timeouts: rows.find(({ seat }) => seat === chair.seat)?.timeouts ?? 0 }));
}

/** Did this command make the clock play because the time of its seat was out? */
export function isTimeout(command: string): boolean {
  return command.startsWith(CLOCK_COMMANDS);
}
