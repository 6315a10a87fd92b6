/** The end of a match: status, ranks, and the secret free to be told. May be done again after a crash without harm. */
import type { GameTypes, Standing, State } from '@skald/engine';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';
import type { MatchRecord } from './match-record.ts';

/** Why a match ended where its rules did not end it. */
const RESIGNED = 'resigned';

export interface Ending {
  readonly status: 'finished' | 'aborted';
  readonly reason: string | null;
  readonly standings: readonly Standing[];
  readonly lastSeq: number;
}

/** Played to the end. */
export function playedOut({ game }: MatchRecord, state: State<GameTypes>, lastSeq: number): Ending {
  return { status: 'finished', reason: null, standings: game.standings(state), lastSeq };
}

/** Whoever did not resign has won; those who did rank below, by what they had. */
export function resignedEnding({ game }: MatchRecord, state: State<GameTypes>, lastSeq: number, resigned: readonly number[]): Ending {
  const standings = game.standings(state);
  const order = [...standings].sort((a, b) => Number(resigned.includes(a.seat)) - Number(resigned.includes(b.seat)) || a.rank - b.rank);
  return { status: 'finished', reason: RESIGNED, standings: order.map((standing, i) => ({ ...standing, rank: i + 1 })), lastSeq };
}

/** Writes the end down, unless it was written before. True where it was this call. */
export async function writeEnding(store: Store, clock: Clock, matchId: string, ending: Ending): Promise<boolean> {
  const at = new Date(clock.now());
  const { status, reason, standings, lastSeq } = ending;
  return store.prisma.$transaction(async (tx) => {
    const { count } = await tx.match.updateMany({
      where: { id: matchId, status: 'running' },
      data: { status, statusAt: at, finishedAt: at, endReason: reason, lastSeq },
    });
    if (count === 0) return false;
    for (const { seat, rank, score } of standings) {
      await tx.matchSeat.update({ where: { matchId_seat: { matchId, seat } }, data: { rank, score } });
    }
    await tx.snapshot.deleteMany({ where: { matchId } });
    return true;
  });
}
