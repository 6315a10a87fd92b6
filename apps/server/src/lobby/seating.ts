/** Sitting down and getting up, before the start. */
import { newNonce } from '../matches/fairness.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import type { BotOffers } from './bot-offers.ts';
import { isInvited, isInvitedSince } from './invitations.ts';
import { type LobbyContext, type Member, notHost } from './lobby-context.ts';
import type { OpenMatches, Transaction } from './open-matches.ts';
import type { SummaryRow } from './summaries.ts';

/** Nobody was left. */
const ABANDONED = 'abandoned';

export interface JoinWish {
  readonly seat?: number | undefined;
  readonly nonce?: string | undefined;
  readonly invitation?: string | undefined;
}

export class SeatingPlan {
  readonly #context: LobbyContext;
  readonly #open: OpenMatches;
  readonly #bots: BotOffers;

  constructor(context: LobbyContext, open: OpenMatches, bots: BotOffers) {
    this.#context = context;
    this.#open = open;
    this.#bots = bots;
  }

  /** Sits down; the seat. */
  join(member: Member, matchId: string, wish: JoinWish): Promise<number | Problem> {
    return this.#open.change(matchId, async (tx, match) => {
      if (member.kind === 'bot') return problem('forbidden', 'Bots are invited to their seats.');
      if (match.seats.some(({ accountId }) => accountId === member.id)) return problem('already-seated', 'You sit in this match already.');
      const refused = await notAdmitted(tx, match, member, wish.invitation);
      if (refused) return refused;
      const free = match.seats.filter(({ occupant }) => occupant === 'nobody');
      const chosen = wish.seat === undefined ? free[0] : free.find(({ seat }) => seat === wish.seat);
      if (!chosen)
        return wish.seat === undefined ? problem('no-free-seat', 'All seats are taken.') : problem('seat-taken', 'This seat is taken.');
      const limited = await this.#open.limit(tx, member);
      if (limited) return limited;
      await this.#sit(tx, matchId, chosen.seat, {
        occupant: 'person',
        accountId: member.id,
        nonce: wish.nonce ?? newNonce(),
        joinedAt: new Date(this.#context.clock.now()),
      });
      await tx.kick.deleteMany({ where: { matchId, accountId: member.id } });
      return chosen.seat;
    });
  }

  /** Gets up. A host who leaves is followed by whoever sat down next; without anybody left, the match is off. */
  async leave(member: Member, matchId: string): Promise<Problem | undefined> {
    const outcome = await this.#open.change(matchId, async (tx, match) => {
      const own = match.seats.filter(({ accountId }) => accountId === member.id);
      if (own.length === 0 && match.hostId !== member.id) return problem('not-seated', 'You do not sit in this match.');
      for (const { seat } of own) await this.#sit(tx, matchId, seat, NOBODY);
      if (match.hostId === member.id) await this.#newHost(tx, match, member.id);
      return undefined;
    });
    this.#context.audience.turnsChanged(matchId, [member.id]);
    return outcome;
  }

  /** The host frees a seat, of a person or a bot. The person comes back only by a new invitation. */
  async kick(member: Member, matchId: string, seat: number): Promise<Problem | undefined> {
    let removed: string | null = null;
    const outcome = await this.#open.change(matchId, async (tx, match) => {
      if (match.hostId !== member.id) return notHost;
      const taken = match.seats.find((one) => one.seat === seat);
      if (!taken || taken.occupant === 'nobody') return problem('not-seated', 'Nobody sits there.');
      await this.#sit(tx, matchId, seat, NOBODY);
      removed = taken.accountId;
      if (taken.occupant === 'person' && taken.accountId !== null && taken.accountId !== member.id)
        await sendAway(tx, match, taken.accountId, this.#context.clock.now());
      return undefined;
    });
    if (removed !== null) this.#context.audience.removed(matchId, removed);
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

  /** The host puts a bot into a free seat; where none is named, into every one that is left, as far as there are bots for them. */
  seatBot(member: Member, matchId: string, seat: number | undefined, bot: string): Promise<Problem | undefined> {
    return this.#open.change(matchId, async (tx, match): Promise<Problem | undefined> => {
      if (match.hostId !== member.id) return notHost;
      const free = match.seats.filter((one) => one.occupant === 'nobody' && (seat === undefined || one.seat === seat));
      if (free.length === 0)
        return seat === undefined ? problem('no-free-seat', 'All seats are taken.') : problem('seat-taken', 'This seat is taken.');
      const joinedAt = new Date(this.#context.clock.now());
      const seated = match.seats.map((one) => one.accountId);
      for (const one of free) {
        const accountId = await this.#bots.accountFor(tx, bot, match.game, seated);
        if (isProblem(accountId)) return accountId;
        seated.push(accountId);
        await this.#sit(tx, matchId, one.seat, { occupant: 'bot', accountId, botName: bot, nonce: newNonce(), ready: true, joinedAt });
      }
      return undefined;
    });
  }

  async #newHost(tx: Transaction, match: SummaryRow, leaving: string): Promise<void> {
    const persons = match.seats.filter(({ occupant, accountId }) => occupant === 'person' && accountId !== leaving);
    const next = persons.sort((a, b) => (a.joinedAt?.getTime() ?? 0) - (b.joinedAt?.getTime() ?? 0))[0];
    const now = new Date(this.#context.clock.now());
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

const NOBODY = { occupant: 'nobody', accountId: null, botName: null, nonce: null, ready: false, joinedAt: null } as const;

/** Why somebody may not sit down: the match is private, or they were sent away. */
async function notAdmitted(tx: Transaction, match: SummaryRow, { id }: Member, invitation?: string): Promise<Problem | undefined> {
  if (match.visibility !== 'public' && match.hostId !== id && !isInvited(match, invitation))
    return problem('wrong-invitation', 'This match is private: its invitation is needed.');
  const kick = await tx.kick.findUnique({ where: { matchId_accountId: { matchId: match.id, accountId: id } } });
  return kick && !isInvitedSince(kick, match, invitation)
    ? problem('wrong-invitation', 'You were sent away from this match: a new invitation is needed.')
    : undefined;
}

/** The invitation that is good now is none for whoever was sent away. */
async function sendAway(tx: Transaction, { id: matchId, invitationHash }: SummaryRow, accountId: string, now: number): Promise<void> {
  const entry = { invitationHash: invitationHash && Buffer.from(invitationHash), at: new Date(now) };
  await tx.kick.upsert({
    where: { matchId_accountId: { matchId, accountId } },
    create: { matchId, accountId, ...entry },
    update: entry,
  });
}
