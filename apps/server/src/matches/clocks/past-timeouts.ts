/** Counts how often the clock has played for a seat since its owner last took over: from the log alone, so that no crash changes it. */
import type { Seat } from '@skald/engine';
import type { Store } from '../../storage/store.ts';
import { CLOCK_COMMANDS } from '../play/commands.ts';
import type { SeatState } from '../seats/seat-state.ts';

const COUNT = `
SELECT log.seat, count(*)::int AS timeouts
FROM match_log AS log JOIN match_seats AS seats ON seats.match_id = log.match_id AND seats.seat = log.seat
WHERE log.match_id = $1 AND log.by = 'clock' AND log.seq > seats.back_seq AND starts_with(log.command_id, $2)
GROUP BY log.seat`;

export async function withTimeouts(store: Store, match: string, seatStates: readonly SeatState[]): Promise<readonly SeatState[]> {
  const rows = await store.prisma.$queryRawUnsafe<{ seat: Seat; timeouts: number }[]>(COUNT, match, CLOCK_COMMANDS);
  return seatStates.map((seatState) => ({ ...seatState, timeouts: rows.find(({ seat }) => seat === seatState.seat)?.timeouts ?? 0 }));
}

/** Is this a command of the clock, because the time of its seat was up? */
export function isTimeout(command: string): boolean {
  return command.startsWith(CLOCK_COMMANDS);
}
