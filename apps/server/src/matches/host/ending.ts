/** The end of a match: status, ranks, and the secret may be revealed. Safe to repeat after a crash. */
import { type GameTypes, resignedStandings, type Standing, type State } from '@skald/engine';
import type { Clock } from '../../clock.ts';
import type { Statement, Store } from '../../storage/store.ts';
import type { MatchRecord } from './match-record.ts';

/** The reason when so many players resigned that no opponent is left. */
export const RESIGNED = 'resigned';

export interface Ending {
  readonly status: 'finished' | 'aborted';
  readonly reason: string | null;
  readonly standings: readonly Standing[];
}

/** Played to the end. */
export function playedOut({ game }: MatchRecord, state: State<GameTypes>): Ending {
  return { status: 'finished', reason: null, standings: game.standings(state) };
}

export function resignedEnding({ game }: MatchRecord, state: State<GameTypes>, resigned: readonly number[]): Ending {
  return { status: 'finished', reason: RESIGNED, standings: resignedStandings(game.standings(state), resigned) };
}

const END: Statement = {
  name: 'end-match',
  text: `
WITH ended AS (
  UPDATE matches SET status = $2::match_status, status_at = $3, finished_at = $3, end_reason = $4
  WHERE id = $1 AND status = 'running' RETURNING id
), ranked AS (
  UPDATE match_seats SET rank = standing.rank, score = standing.score
  FROM ended, jsonb_to_recordset($5::jsonb) AS standing (seat int2, rank int2, score int)
  WHERE match_seats.match_id = ended.id AND match_seats.seat = standing.seat
), forgotten AS (
  DELETE FROM snapshots USING ended WHERE snapshots.match_id = ended.id
)
SELECT id FROM ended`,
};

/** Writes the end, unless it was written before. True if this call wrote it. */
export async function writeEnding(store: Store, clock: Clock, matchId: string, ending: Ending): Promise<boolean> {
  const { status, reason, standings } = ending;
  const at = new Date(clock.now());
  const ended = await store.run<{ id: string }>(END, [matchId, status, at, reason, JSON.stringify(standings)]);
  return ended.length > 0;
}
