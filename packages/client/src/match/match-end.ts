/** The end of a match: by its rules, by resignation, or because it was cancelled. */
import type { Seating, Standing } from '@skald/protocol';
import { type Play, timeLeft } from './match-state.ts';

export interface MatchEnd {
  readonly status: 'finished' | 'aborted';
  /** Why the match ended without its rules, for example `resigned`; null if its rules ended it. */
  readonly reason: string | null;
  /** Null if nobody has won. */
  readonly standings: readonly Standing[] | null;
}

/** The end as the server reports it, or else as the rules give it. */
export function endOf(seating: Seating | null, play: Play | null): MatchEnd | null {
  const played = play?.result?.standings ?? null;
  if (seating?.status === 'finished' || seating?.status === 'aborted') {
    const { status, ended, standings } = seating;
    return { status, reason: ended, standings: status === 'aborted' ? null : (standings ?? played) };
  }
  return play?.over ? { status: 'finished', reason: null, standings: played } : null;
}

/** The ended match: no open decisions, and clocks frozen at this moment. */
export function atRest(play: Play, at: number): Play {
  const clocks = Object.fromEntries(
    Object.entries(play.clocks).map(([seat, clock]) => [seat, { leftMs: timeLeft(play, Number(seat), at) ?? clock.leftMs, since: at }]),
  );
  return { ...play, clocks, waiting: [], decisions: [], canUndo: false };
}
