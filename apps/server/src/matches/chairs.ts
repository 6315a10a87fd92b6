/** Who sits where in a match, and who plays for them. */
import type { PublicAccount, SeatInfo } from '@skald/protocol';
import type { Account, MatchSeat } from '../storage/generated/client.ts';
import { type KeptOrders, readOrders } from './standing-orders.ts';

/** A seat, with what only the server needs to know about it. */
export interface Chair extends SeatInfo {
  /** How often the clock has played here since the owner last took over. */
  readonly timeouts: number;
  /** What its owner wants answered without being asked. */
  readonly standing: KeptOrders | null;
}

/** A seat as the database gives it, with its account. */
export type SeatRow = MatchSeat & { readonly account: AccountRow | null };
export type AccountRow = Pick<Account, 'id' | 'name' | 'kind' | 'deletedAt'>;

export const ACCOUNT_COLUMNS = { id: true, name: true, kind: true, deletedAt: true } as const;
export const WITH_SEATS = { seats: { orderBy: { seat: 'asc' }, include: { account: { select: ACCOUNT_COLUMNS } } } } as const;

export function publicAccountOf({ id, name, kind, deletedAt }: AccountRow): PublicAccount {
  return { id, name: deletedAt === null ? name : null, kind };
}

/** Its timeouts are in the log. */
export function chairOf(row: SeatRow): Chair {
  return { timeouts: 0, standing: readOrders(row.standing), ...seatInfoOf(row) };
}

export function seatInfoOf(row: SeatRow): SeatInfo {
  return {
    seat: row.seat,
    occupant: row.occupant,
    account: row.account ? publicAccountOf(row.account) : null,
    bot: row.botName,
    handedOver: row.handedToBot,
    resigned: row.resignedAt !== null,
    ready: row.ready,
  };
}

/** What everybody may know of a seat. */
export function shownChair({ timeouts: _, standing: __, ...info }: Chair): SeatInfo {
  return info;
}

/** Does a bot play here just now? */
export function isPlayedByBot(chair: SeatInfo): boolean {
  return chair.occupant === 'bot' || chair.handedOver;
}

/** A person who decides for themselves: whose consent counts. */
export function isPresentPerson(chair: SeatInfo): boolean {
  return chair.occupant === 'person' && !chair.handedOver && !chair.resigned;
}
