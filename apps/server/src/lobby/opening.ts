/** Opening a match, and the same again with the same people. */
import type { newMatch } from '@skald/protocol';
import type { z } from 'zod';
import { newId } from '../ids.ts';
import { unknownMatch } from '../matches/commands.ts';
import { newNonce, newSecret } from '../matches/fairness.ts';
import { clockOf } from '../matches/match-record.ts';
import { storedJson } from '../matches/plain-json.ts';
import { setUp } from '../matches/starting.ts';
import { isProblem, type Problem, problem, refusedBy } from '../problem.ts';
import { type Match, Prisma } from '../storage/generated/client.ts';
import type { BotOffers } from './bot-offers.ts';
import type { LobbyContext, Member } from './lobby-context.ts';
import type { OpenMatches, Transaction } from './open-matches.ts';

export type MatchWish = z.output<typeof newMatch>;

/** What is settled about a match beside who plays. */
type Terms = Omit<MatchWish, 'bots' | 'seat' | 'nonce' | 'options'> & { readonly options: unknown };

interface SeatPlan {
  readonly occupant: 'nobody' | 'person' | 'bot';
  readonly accountId: string | null;
  readonly botName: string | null;
  readonly nonce: string | null;
}

const EMPTY: SeatPlan = { occupant: 'nobody', accountId: null, botName: null, nonce: null };

export class Opening {
  readonly #context: LobbyContext;
  readonly #open: OpenMatches;
  readonly #bots: BotOffers;

  constructor(context: LobbyContext, open: OpenMatches, bots: BotOffers) {
    this.#context = context;
    this.#open = open;
    this.#bots = bots;
  }

  /** Opens a match; its id. The game itself checks options and seats, by a set-up on trial. */
  async create(member: Member, wish: MatchWish): Promise<string | Problem> {
    const taken = wish.bots.map(({ seat }) => seat).concat(wish.seat ?? []);
    if (new Set(taken).size !== taken.length) return problem('seat-taken', 'Two are to sit in the same seat.');
    if (taken.some((seat) => seat >= wish.seats)) return problem('bad-request', 'There are not so many seats.');
    const outcome = await this.#context.store.prisma.$transaction(async (tx) => {
      const limited = wish.seat === null ? undefined : await this.#open.limit(tx, member);
      if (limited) return limited;
      const plans = Array.from({ length: wish.seats }, () => EMPTY);
      if (wish.seat !== null) plans[wish.seat] = personIn(member.id, wish.nonce ?? newNonce());
      for (const { seat, bot } of wish.bots) {
        const accountId = await this.#bots.accountFor(
          tx,
          bot,
          wish.game,
          plans.map((plan) => plan.accountId),
        );
        if (isProblem(accountId)) return accountId;
        plans[seat] = { occupant: 'bot', accountId, botName: bot, nonce: newNonce() };
      }
      return this.#write(tx, member.id, wish, plans, null);
    });
    if (!isProblem(outcome)) await this.#open.tell(outcome);
    return outcome;
  }

  /**
   * The same match again with the same people, for somebody who played in it; its id, the same whoever asks. The others sit in
   * it, but it cannot start before each has said to be ready.
   */
  async rematch(member: Member, matchId: string, nonce = newNonce()): Promise<string | Problem> {
    try {
      const outcome = await this.#context.store.prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT id FROM matches WHERE id = ${matchId} FOR UPDATE`;
        const old = await tx.match.findUnique({ where: { id: matchId }, include: { seats: { orderBy: { seat: 'asc' } }, rematch: true } });
        if (!old) return unknownMatch;
        if (!old.seats.some(({ accountId }) => accountId === member.id)) return problem('not-seated', 'You did not play in this match.');
        if (old.status !== 'finished' && old.status !== 'aborted') return problem('wrong-status', 'This match is not over yet.');
        if (old.rematch) return old.rematch.id;
        const limited = await this.#open.limit(tx, member);
        if (limited) return limited;
        const plans = old.seats.map(({ occupant, accountId, botName }): SeatPlan => {
          if (occupant === 'bot') return { occupant, accountId, botName, nonce: newNonce() };
          return accountId === member.id ? personIn(accountId, nonce) : { ...EMPTY, occupant, accountId };
        });
        return this.#write(tx, member.id, termsOf(old), plans, old.id);
      });
      if (!isProblem(outcome)) await this.#open.tell(outcome);
      return outcome;
    } catch (error) {
      // Two asked in the same moment: the other's is the rematch.
      const existing = isUniqueConflict(error)
        ? await this.#context.store.prisma.match.findUnique({ where: { rematchOfId: matchId } })
        : null;
      if (existing) return existing.id;
      throw error;
    }
  }

  async #write(
    tx: Transaction,
    hostId: string,
    wish: Terms,
    plans: readonly SeatPlan[],
    rematchOfId: string | null,
  ): Promise<string | Problem> {
    const game = this.#context.find(wish.game);
    if (!game) return problem('unknown-game', `The game ${wish.game} is not known here.`);
    const trial = setUp(game, { seats: wish.seats, options: wish.options }, '', []);
    if ('refused' in trial) return refusedBy(trial);
    const id = newId();
    const now = new Date(this.#context.clock.now());
    const { clock, spectators, visibility } = wish;
    await tx.match.create({
      data: {
        id,
        game: game.slug,
        rulesVersion: game.rulesVersion,
        options: storedJson(trial.options),
        seatCount: wish.seats,
        visibility,
        clockKind: clock.kind,
        clockBankMs: clock.kind === 'live' ? clock.bankMs : clock.kind === 'days' ? clock.msPerMove : null,
        clockIncrementMs: clock.kind === 'live' ? clock.incrementMs : null,
        spectators: spectators.allowed,
        spectatorDelayMs: spectators.delayMs,
        status: 'open',
        statusAt: now,
        hostId,
        rematchOfId,
        ...newSecret(),
        createdAt: now,
        seats: {
          create: plans.map((plan, seat) => ({
            ...plan,
            seat,
            ready: plan.occupant === 'bot',
            joinedAt: plan.occupant === 'nobody' ? null : now,
          })),
        },
      },
    });
    return id;
  }
}

function personIn(accountId: string, nonce: string): SeatPlan {
  return { occupant: 'person', accountId, botName: null, nonce };
}

function termsOf(old: Match): Terms {
  return {
    game: old.game,
    options: old.options,
    seats: old.seatCount,
    visibility: old.visibility,
    clock: clockOf(old),
    spectators: { allowed: old.spectators, delayMs: old.spectatorDelayMs },
  };
}

function isUniqueConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
