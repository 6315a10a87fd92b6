/** Sitting down and getting up, before the start. */
import type { BotChoice } from '@skald/protocol';
import { newNonce } from '../../matches/host/fairness.ts';
import { isKeptAway, keepsBotAway, ownBot, tableOfRows } from '../../matches/seats/own-bots.ts';
import { isKept } from '../../matches/seats/seat-state.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { wasSentAway } from '../access.ts';
import type { BotOffers } from '../bot-offers.ts';
import { type LobbyDeps, type Member, notHost } from '../lobby-deps.ts';
import { isInvited, isInvitedSince } from './invitations.ts';
import type { OpenMatch, OpenMatches, Transaction } from './open-matches.ts';

/** Nobody was left. */
const ABANDONED = 'abandoned';

export interface JoinRequest {
  readonly seat?: number | undefined;
  readonly nonce?: string | undefined;
  readonly invitation?: string | undefined;
}

export class SeatingPlan {
  readonly #deps: LobbyDeps;
  readonly #open: OpenMatches;
  readonly #bots: BotOffers;

  constructor(deps: LobbyDeps, open: OpenMatches, bots: BotOffers) {
    this.#deps = deps;
    this.#open = open;
    this.#bots = bots;
  }

  /** Takes a seat and returns it. An invited player gets the reserved seat unless they name another. */
  join(member: Member, matchId: string, request: JoinRequest): Promise<number | Problem> {
    return this.#open.change(matchId, async (tx, match) => {
      if (member.kind === 'bot') return problem('forbidden', 'Bots are invited to their seats.');
      if (match.seats.some(({ accountId }) => accountId === member.id)) return problem('already-seated', 'You sit in this match already.');
      if (isKeptAway(tableOfRows(match.ownBots, match.seats), member.id)) return ownBot;
      const refused = await notAdmitted(tx, match, member, request.invitation);
      if (refused) return refused;
      const kept = match.seats.filter(({ occupant, invitedId }) => occupant === 'nobody' && invitedId === member.id);
      const free = [...kept, ...this.#freeSeats(match).filter((seat) => !kept.includes(seat))];
      const chosen = request.seat === undefined ? free[0] : free.find(({ seat }) => seat === request.seat);
      if (!chosen)
        return request.seat === undefined ? problem('no-free-seat', 'All seats are taken.') : problem('seat-taken', 'This seat is taken.');
      const limited = await this.#open.limit(tx, member, matchId);
      if (limited) return limited;
      for (const { seat } of kept) await this.#sit(tx, matchId, seat, NOT_INVITED);
      await this.#sit(tx, matchId, chosen.seat, {
        ...NOT_INVITED,
        occupant: 'person',
        accountId: member.id,
        nonce: request.nonce ?? newNonce(),
        joinedAt: new Date(this.#deps.clock.now()),
      });
      await tx.kick.deleteMany({ where: { matchId, accountId: member.id } });
      return chosen.seat;
    });
  }

  /** Does what an invited person wants who asks for the rematch too: sits down, where they still can. */
  async accept(member: Member, matchId: string, nonce: string): Promise<Problem | undefined> {
    const seats = await this.#deps.store.prisma.matchSeat.findMany({ where: { matchId, invitedId: member.id, occupant: 'nobody' } });
    if (seats.length === 0) return undefined;
    const seat = await this.join(member, matchId, { nonce });
    return isProblem(seat) && seat.problem === 'limit-reached' ? seat : undefined;
  }

  /** Does not want to sit down: the seat that was kept is free, and everybody at the table sees why. */
  async decline(member: Member, matchId: string): Promise<Problem | undefined> {
    const outcome = await this.#open.change(matchId, async (tx, match) => {
      const kept = match.seats.filter(({ occupant, invitedId }) => occupant === 'nobody' && invitedId === member.id);
      if (kept.length === 0) return problem('no-request', 'You are not invited to this match.');
      const declinedAt = new Date(this.#deps.clock.now());
      for (const { seat } of kept) await this.#sit(tx, matchId, seat, { declinedAt });
      return undefined;
    });
    return outcome;
  }

  /** Leaves the seat. The longest-seated player becomes host; the match is cancelled when nobody is left. */
  async leave(member: Member, matchId: string): Promise<Problem | undefined> {
    const outcome = await this.#open.change(matchId, async (tx, match) => {
      const own = match.seats.filter(({ accountId }) => accountId === member.id);
      if (own.length === 0 && match.hostId !== member.id) return problem('not-seated', 'You do not sit in this match.');
      for (const { seat } of own) await this.#sit(tx, matchId, seat, NOBODY);
      if (match.hostId === member.id) await this.#newHost(tx, match, member.id);
      return undefined;
    });
    this.#deps.audience.turnsChanged(matchId, [member.id]);
    return outcome;
  }

  /** The host removes a person or a bot, or withdraws an invitation. A removed person needs a new invitation to return. */
  async kick(member: Member, matchId: string, seat: number): Promise<Problem | undefined> {
    let removed: string | null = null;
    let withdrawn: string | null = null;
    const outcome = await this.#open.change(matchId, async (tx, match) => {
      if (match.hostId !== member.id) return notHost;
      const taken = match.seats.find((one) => one.seat === seat);
      if (!taken || (taken.occupant === 'nobody' && taken.invitedId === null)) return problem('not-seated', 'Nobody sits there.');
      await this.#sit(tx, matchId, seat, { ...NOBODY, ...NOT_INVITED });
      withdrawn = taken.invitedId;
      removed = taken.accountId ?? taken.invitedId;
      const person = taken.occupant === 'bot' ? null : removed;
      if (person !== null && person !== member.id) await sendAway(tx, match, person, this.#deps.clock.now());
      return undefined;
    });
    if (removed !== null) this.#deps.audience.removed(matchId, removed);
    if (withdrawn !== null) this.#deps.audience.turnsChanged(matchId, [withdrawn]);
    return outcome;
  }

  /** Says to be ready, or not. True where everybody is now, and the match can start. */
  ready(member: Member, matchId: string, ready: boolean, nonce = newNonce()): Promise<boolean | Problem> {
    return this.#open.change(matchId, async (tx, match) => {
      const own = match.seats.find(({ accountId, occupant }) => accountId === member.id && occupant === 'person');
      if (!own) return problem('not-seated', 'You do not sit in this match.');
      await this.#sit(tx, matchId, own.seat, { ready, ...(own.nonce === null && ready && { nonce }) });
      return match.seats.every((seat) =>
        seat.seat === own.seat ? ready : seat.occupant === 'bot' || (seat.occupant === 'person' && seat.ready),
      );
    });
  }

  /** The host seats a bot; without a seat number, in every free seat for which there are bots. */
  seatBot(member: Member, matchId: string, seat: number | undefined, choice: BotChoice): Promise<Problem | undefined> {
    return this.#open.change(matchId, async (tx, match): Promise<Problem | undefined> => {
      if (match.hostId !== member.id) return notHost;
      const free = this.#freeSeats(match).filter((one) => seat === undefined || one.seat === seat);
      if (free.length === 0)
        return seat === undefined ? problem('no-free-seat', 'All seats are taken.') : problem('seat-taken', 'This seat is taken.');
      const table = tableOfRows(match.ownBots, match.seats);
      if (keepsBotAway(table, choice.owner ?? null, undefined)) return ownBot;
      const joinedAt = new Date(this.#deps.clock.now());
      const bot = { occupant: 'bot', botName: choice.bot, botOwnerId: choice.owner ?? null, ready: true, joinedAt } as const;
      const seated = match.seats.map((one) => one.accountId);
      await this.#bots.lock(tx, [choice], match.game);
      // Of all seats that are left, the bots of one owner take one.
      const isOnlyOne = choice.owner !== undefined && !match.ownBots;
      for (const one of free.slice(0, isOnlyOne ? 1 : free.length)) {
        const accountId = await this.#bots.accountFor(tx, choice, match.game, seated);
        if (isProblem(accountId)) return accountId;
        seated.push(accountId);
        await this.#sit(tx, matchId, one.seat, { ...NOT_INVITED, ...bot, accountId, nonce: newNonce() });
      }
      return undefined;
    });
  }

  /** Nobody's seats that are kept for nobody. */
  #freeSeats({ seats }: OpenMatch): OpenMatch['seats'] {
    const now = this.#deps.clock.now();
    return seats.filter((seat) => seat.occupant === 'nobody' && !isKept(seat, now));
  }

  async #newHost(tx: Transaction, match: OpenMatch, leaving: string): Promise<void> {
    const persons = match.seats.filter(({ occupant, accountId }) => occupant === 'person' && accountId !== leaving);
    const next = persons.sort((a, b) => (a.joinedAt?.getTime() ?? 0) - (b.joinedAt?.getTime() ?? 0))[0];
    const now = new Date(this.#deps.clock.now());
    const off = { status: 'aborted', statusAt: now, finishedAt: now, endReason: ABANDONED } as const;
    await tx.match.update({ where: { id: match.id }, data: next?.accountId ? { hostId: next.accountId } : off });
  }

  async #sit(
    tx: Transaction,
    matchId: string,
    seat: number,
    data: Parameters<Transaction['matchSeat']['update']>[0]['data'],
  ): Promise<void> {
    await tx.matchSeat.update({ where: { matchId_seat: { matchId, seat } }, data });
  }
}

const NOT_INVITED = { invitedId: null, invitedUntil: null, declinedAt: null } as const;
const NOBODY = {
  occupant: 'nobody',
  accountId: null,
  botName: null,
  botOwnerId: null,
  nonce: null,
  ready: false,
  joinedAt: null,
} as const;

/** Why somebody may not sit down: the match is private, or they were sent away. */
async function notAdmitted(tx: Transaction, match: OpenMatch, { id }: Member, invitation?: string): Promise<Problem | undefined> {
  const isAsked = match.seats.some(({ invitedId }) => invitedId === id);
  if (match.visibility !== 'public' && match.hostId !== id && !isAsked && !isInvited(match, invitation))
    return problem('wrong-invitation', 'This match is private: its invitation is needed.');
  const kick = await tx.kick.findUnique({ where: { matchId_accountId: { matchId: match.id, accountId: id } } });
  return kick && !isInvitedSince(kick, match, invitation) ? wasSentAway : undefined;
}

/** A removed player cannot use the current invitation. */
async function sendAway(tx: Transaction, { id: matchId, invitationHash }: OpenMatch, accountId: string, now: number): Promise<void> {
  const entry = { invitationHash: invitationHash && Buffer.from(invitationHash), at: new Date(now) };
  await tx.kick.upsert({
    where: { matchId_accountId: { matchId, accountId } },
    create: { matchId, accountId, ...entry },
    update: entry,
  });
}
