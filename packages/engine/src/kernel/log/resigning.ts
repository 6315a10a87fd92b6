/** The standings of a match that ended by resignation. */
import type { Standing } from '../game.ts';
import type { Seat } from '../state/state.ts';

/**
 * Ranks those who gave up below all others; within each group the standings of the game decide.
 * Where everybody gave up, as somebody does who plays alone, nobody stands first. Where nobody did, the standings of the game hold.
 */
export function resignedStandings(standings: readonly Standing[], resigned: readonly Seat[]): readonly Standing[] {
  if (resigned.length === 0) return standings;
  const gaveUp = ({ seat }: Standing): number => Number(resigned.includes(seat));
  const first = standings.every(gaveUp) ? 2 : 1;
  return standings.toSorted((a, b) => gaveUp(a) - gaveUp(b) || a.rank - b.rank).map((standing, i) => ({ ...standing, rank: first + i }));
}
