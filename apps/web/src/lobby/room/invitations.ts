/** Invitations to a seat: a rematch invites the players of the last match. */
import type { MyMatch, PublicAccount, SeatInfo } from '@skald/protocol';

type Invited = Pick<MyMatch, 'status' | 'invited' | 'seats' | 'host'>;

/** Is the reader invited there, without having answered? */
export function isInvitation({ status, invited, seats }: Invited, now: number): boolean {
  return status === 'open' && invited === true && seats.some((seat) => isAwaited(seat, now));
}

/** Is the seat reserved for somebody who has not answered? */
export function isAwaited({ occupant, invited }: SeatInfo, now: number): boolean {
  return occupant === 'nobody' && invited !== undefined && invited.declined !== true && invited.until > now;
}

/** Is the seat free and not reserved? */
export function isFree(seat: SeatInfo, now: number): boolean {
  return seat.occupant === 'nobody' && !isAwaited(seat, now);
}

/** The people who declined a match. */
export function declinedIn({ seats }: Pick<MyMatch, 'seats'>): readonly PublicAccount[] {
  return seats.flatMap(({ occupant, invited }) => (occupant === 'nobody' && invited?.declined ? [invited.account] : []));
}
