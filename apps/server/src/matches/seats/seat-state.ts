/** Who sits where in a match, and who plays for them. */
import type { PublicAccount, SeatInfo } from '@skald/protocol';
import type { Account, MatchSeat } from '../../../generated/prisma/client.ts';
import { type KeptOrders, readOrders } from '../windows/standing-orders.ts';

/** A seat, including what only the server knows about it. */
export interface SeatState extends SeatInfo {
  /** How often the clock has played here since the owner last took over. */
  readonly timeouts: number;
  /** The standing orders of its owner. */
  readonly standing: KeptOrders | null;
}

/** A seat as the database gives it, with its account. */
export type SeatRow = MatchSeat & {
  readonly account: AccountRow | null;
  readonly botOwner: AccountRow | null;
  readonly invited: AccountRow | null;
};
export type AccountRow = Pick<Account, 'id' | 'name' | 'kind' | 'deletedAt'>;

export const ACCOUNT_COLUMNS = { id: true, name: true, kind: true, deletedAt: true } as const;
export const WITH_SEATS = {
  seats: {
    orderBy: { seat: 'asc' },
    include: { account: { select: ACCOUNT_COLUMNS }, botOwner: { select: ACCOUNT_COLUMNS }, invited: { select: ACCOUNT_COLUMNS } },
  },
} as const;

export function publicAccountOf({ id, name, kind, deletedAt }: AccountRow): PublicAccount {
  return { id, name: deletedAt === null ? name : null, kind };
}

/** Its timeouts are in the log. */
export function seatStateOf(row: SeatRow): SeatState {
  return { timeouts: 0, standing: readOrders(row.standing), ...seatInfoOf(row) };
}

export function seatInfoOf(row: SeatRow): SeatInfo {
  return {
    seat: row.seat,
    occupant: row.occupant,
    account: row.account ? publicAccountOf(row.account) : null,
    bot: row.botName,
    botOwner: row.botOwner ? publicAccountOf(row.botOwner) : null,
    handedOver: row.handedToBot,
    resigned: row.resignedAt !== null,
    ready: row.ready,
    ...(row.invited && row.invitedUntil && { invited: invitedOf(row.invited, row.invitedUntil, row.declinedAt) }),
  };
}

function invitedOf(account: AccountRow, until: Date, declinedAt: Date | null): SeatInfo['invited'] & object {
  return { account: publicAccountOf(account), until: until.getTime(), ...(declinedAt && { declined: true }) };
}

/** Is the seat reserved for an invited person who has not answered yet? */
export function isKept({ occupant, invitedId, invitedUntil, declinedAt }: InvitedSeat, now: number): boolean {
  return occupant === 'nobody' && invitedId !== null && declinedAt === null && (invitedUntil?.getTime() ?? 0) > now;
}

type InvitedSeat = Pick<MatchSeat, 'occupant' | 'invitedId' | 'invitedUntil' | 'declinedAt'>;

/** The public part of a seat. */
export function publicSeatOf({ timeouts: _, standing: __, ...info }: SeatState): SeatInfo {
  return info;
}

/** Does a bot play here just now? */
export function isPlayedByBot(seatState: Pick<SeatInfo, 'occupant' | 'handedOver'>): boolean {
  return seatState.occupant === 'bot' || seatState.handedOver;
}

/** Does a person play here, whose consent counts? */
export function isPresentPerson(seatState: SeatInfo): boolean {
  return seatState.occupant === 'person' && !seatState.handedOver && !seatState.resigned;
}
