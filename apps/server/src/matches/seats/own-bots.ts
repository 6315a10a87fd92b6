/**
 * Owners and their bots at one table. A bot may tell its owner what it sees, so an owner is at a table only once, unless the match allows more:
 * as a player, as a spectator, or with one bot. In its owner's own seat a bot sees nothing that its owner may not.
 */
import type { SeatInfo } from '@skald/protocol';
import type { MatchSeat } from '../../../generated/prisma/client.ts';
import { problem } from '../../problem.ts';
import { isPlayedByBot } from './seat-state.ts';

export const ownBot = problem(
  'own-bot',
  'A bot and its owner, or two bots of one owner, may not be at this table together: the match does not allow it.',
);

export interface TableSeats {
  readonly ownBots: boolean;
  readonly seats: readonly TableSeat[];
}

interface TableSeat extends Pick<SeatInfo, 'seat' | 'occupant' | 'handedOver'> {
  readonly account: { readonly id: string } | null;
  readonly botOwner: { readonly id: string } | null;
}

/** Does a bot of this account play at the table, so that its owner must stay away? */
export function isKeptAway({ ownBots, seats }: TableSeats, account: string): boolean {
  return !ownBots && seats.some((seat) => hasBotIn(seat, account) && seat.account?.id !== account);
}

/** Is this owner, or one of their bots, at the table in a seat other than the one their bot is requested for? */
export function keepsBotAway({ ownBots, seats }: TableSeats, owner: string | null, wanted: number | undefined): boolean {
  return !ownBots && owner !== null && seats.some((seat) => seat.seat !== wanted && (isPlayerIn(seat, owner) || hasBotIn(seat, owner)));
}

/** Must the bot of this seat leave? An imported match, or one older than the rule, may have several bots of one owner: the first stays. */
export function isBarred({ ownBots, seats }: TableSeats, { seat, botOwner }: TableSeat): boolean {
  const owner = botOwner?.id ?? null;
  const stronger = seats.filter((one) => one.seat < seat || (owner !== null && isPlayerIn(one, owner)));
  return keepsBotAway({ ownBots, seats: stronger }, owner, seat);
}

/** The table as the database gives it. */
export function tableOfRows(ownBots: boolean, rows: readonly SeatColumns[]): TableSeats {
  const byId = (id: string | null) => (id === null ? null : { id });
  return {
    ownBots,
    seats: rows.map(({ seat, occupant, handedToBot, accountId, botOwnerId }) => {
      return { seat, occupant, handedOver: handedToBot, account: byId(accountId), botOwner: byId(botOwnerId) };
    }),
  };
}

type SeatColumns = Pick<MatchSeat, 'seat' | 'occupant' | 'handedToBot' | 'accountId' | 'botOwnerId'>;

function isPlayerIn({ occupant, account }: TableSeat, owner: string): boolean {
  return occupant === 'person' && account?.id === owner;
}

function hasBotIn(seat: TableSeat, owner: string): boolean {
  return isPlayedByBot(seat) && seat.botOwner?.id === owner;
}
