/** How long a bot pauses before it answers: long enough to follow, never at the expense of its clock. */
import { type Play, timeLeft } from '@skald/client';
import type { Seating } from '@skald/protocol';

/** No more than this part of what is left on the clock. */
const PART_OF_CLOCK = 20;

export interface PaceInput {
  readonly play: Play;
  readonly seat: number;
  readonly seating: Seating | null;
  readonly now: number;
  /** From 0 up to, not including, 1: no two pauses are alike. */
  readonly fraction: number;
}

/** With people at the table, between 0.5 and 1.5 times the pace; among bots, none. */
export function pauseBefore({ play, seat, seating, now, fraction }: PaceInput, paceMs: number): number {
  const isWatchedByPeople = seating?.seats.some((one) => one.occupant === 'person' && !one.handedOver && !one.resigned);
  if (!isWatchedByPeople) return 0;
  const left = timeLeft(play, seat, now);
  const pause = Math.round(paceMs * (0.5 + fraction));
  return left === undefined ? pause : Math.min(pause, Math.floor(left / PART_OF_CLOCK));
}
