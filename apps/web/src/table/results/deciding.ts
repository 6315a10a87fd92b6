/** Two or three moments that decided a match: when the winner took the lead, the largest gains, the last great deed. */
import type { Seat, Standing } from '@skald/engine';
import { type Landmark, landmarksOf } from '../../theatre/replay/landmarks.ts';
import type { Outline } from '../../theatre/replay/recording.ts';

const MOST = 3;

export function decidingMoments(outline: Outline, standings: readonly Standing[]): readonly Landmark[] {
  const landmarks = landmarksOf(outline);
  const winners = new Set<Seat>(standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat));
  const ofWinners = (landmark: Landmark): boolean => 'seat' in landmark && winners.has(landmark.seat);
  const lead = landmarks.findLast((landmark) => landmark.kind === 'lead' && ofWinners(landmark));
  const leaps = landmarks.filter((landmark) => landmark.kind === 'leap').toSorted((a, b) => b.gained - a.gained);
  const deed = landmarks.findLast(({ kind }) => kind === 'deed');
  const candidates = [lead, leaps.find(ofWinners), leaps.find((leap) => !ofWinners(leap)), deed, ...leaps];
  const chosen = new Map<number, Landmark>();
  for (const one of candidates) {
    // A moment is told once, whatever makes it remarkable.
    if (one && chosen.size < MOST && !chosen.has(one.at)) chosen.set(one.at, one);
  }
  return [...chosen.values()].toSorted((a, b) => a.at - b.at);
}
