/** Rematches: the requester and bots sit down, the other people are invited. */

import type { Match, MatchSeat } from '../../../generated/prisma/client.ts';
import { rulesForTable, type TableRules } from '../../editions/table-rules.ts';
import { newNonce } from '../../matches/host/fairness.ts';
import { clockOf } from '../../matches/host/match-record.ts';
import { unknownMatch } from '../../matches/play/commands.ts';
import { keepsBotAway, tableOfRows } from '../../matches/seats/own-bots.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import { isUniqueConflict } from '../../storage/bad-input.ts';
import type { BotOffers } from '../bot-offers.ts';
import type { LobbyDeps, Member } from '../lobby-deps.ts';
import type { OpenMatches, Transaction } from './open-matches.ts';
import { EMPTY, personIn, plannedTable, type SeatPlan, type TableOpening, type Terms } from './opening.ts';

const MINUTE = 60_000;
/** How long a seat is kept for an invited player; longer in correspondence games. */
const KEPT_MS = 15 * MINUTE;
const KEPT_IN_DAYS_MS = 3 * 24 * 60 * MINUTE;

export interface RematchOutcome {
  readonly id: string;
  /** Opened by this call; false if another player asked before. */
  readonly isNew: boolean;
}

export class Rematches {
  readonly #deps: LobbyDeps;
  readonly #open: OpenMatches;
  readonly #opening: TableOpening;
  readonly #bots: BotOffers;

  constructor(deps: LobbyDeps, open: OpenMatches, opening: TableOpening, bots: BotOffers) {
    this.#deps = deps;
    this.#open = open;
    this.#opening = opening;
    this.#bots = bots;
  }

  /** The rematch of a match in which the member played: opened now, or the one that is there already. */
  async ask(member: Member, matchId: string, nonce: string): Promise<RematchOutcome | Problem> {
    const { prisma } = this.#deps.store;
    const old = await prisma.match.findUnique({ where: { id: matchId }, select: { game: true, packEdition: true } });
    if (!old) return unknownMatch;
    const rules = await rulesForTable(this.#deps, old.game, old.packEdition ?? undefined);
    if (isProblem(rules)) return rules;
    try {
      const outcome = await prisma.$transaction((tx) => this.#openFor(tx, member, matchId, nonce, rules));
      if (!isProblem(outcome) && outcome.isNew) await this.#open.announce(outcome.id);
      return outcome;
    } catch (error) {
      // Two asked in the same moment: the other's is the rematch.
      const existing = isUniqueConflict(error) ? await prisma.match.findUnique({ where: { rematchOfId: matchId } }) : null;
      if (existing) return { id: existing.id, isNew: false };
      throw error;
    }
  }

  async #openFor(tx: Transaction, member: Member, matchId: string, nonce: string, rules: TableRules): Promise<RematchOutcome | Problem> {
    await tx.$queryRaw`SELECT id FROM matches WHERE id = ${matchId} FOR UPDATE`;
    const old = await tx.match.findUnique({
      where: { id: matchId },
      include: { seats: { orderBy: { seat: 'asc' }, include: { account: true } }, rematch: true },
    });
    if (!old) return unknownMatch;
    if (!old.seats.some(({ accountId }) => accountId === member.id)) return problem('not-seated', 'You did not play in this match.');
    if (old.status !== 'finished' && old.status !== 'aborted') return problem('wrong-status', 'This match is not over yet.');
    if (old.rematch && old.rematch.status !== 'aborted') return { id: old.rematch.id, isNew: false };
    const limited = await this.#open.limit(tx, member);
    if (limited) return limited;
    // An aborted rematch makes room for a new one.
    if (old.rematch) await tx.match.update({ where: { id: old.rematch.id }, data: { rematchOfId: null } });
    const unwilling = await this.#unwilling(tx, member, old.seats);
    const plans = await this.#plans(tx, old, personIn(member.id, nonce), unwilling);
    const id = await this.#opening.write(tx, member.id, rules, termsOf(old), plans, old.id);
    return isProblem(id) ? id : { id, isNew: true };
  }

  /** The seats of a rematch: the requester and bots sit down, the others are invited to their old seats. */
  async #plans(tx: Transaction, old: OldMatch, asker: SeatPlan, unwilling: ReadonlySet<string>): Promise<readonly SeatPlan[]> {
    const invitedUntil = new Date(this.#deps.clock.now() + (old.clockKind === 'days' ? KEPT_IN_DAYS_MS : KEPT_MS));
    const plans: SeatPlan[] = [];
    for (const seat of old.seats) {
      const { occupant, accountId } = seat;
      if (accountId === null || unwilling.has(accountId)) plans.push(EMPTY);
      else if (occupant === 'bot') plans.push(await this.#botAgain(tx, old, seat, plans));
      else plans.push(accountId === asker.accountId ? asker : { ...EMPTY, invitedId: accountId, invitedUntil });
    }
    return plans;
  }

  /** Seats a bot again. A house bot that replaced another keeps the seat; a bot that may not play here, or has no room, leaves it empty. */
  async #botAgain(tx: Transaction, old: OldMatch, seat: MatchSeat, plans: readonly SeatPlan[]): Promise<SeatPlan> {
    const { accountId, botName, botOwnerId, handedToBot } = seat;
    const people = old.seats.filter(({ occupant }) => occupant === 'person');
    const isKeptAway = [tableOfRows(old.ownBots, people), plannedTable(old.ownBots, plans)].some((table) =>
      keepsBotAway(table, botOwnerId, undefined),
    );
    if (isKeptAway) return EMPTY;
    if (botName === null || accountId === null) return EMPTY;
    if (!handedToBot) {
      const named = { bot: botName, owner: botOwnerId, game: old.game };
      const hasRoom = await this.#bots.hasRoom(tx, named, accountId, plans);
      return hasRoom ? { occupant: 'bot', accountId, botName, botOwnerId, nonce: newNonce() } : EMPTY;
    }
    const again = await this.#opening.botIn(tx, { bot: botName }, old.game, plans);
    return isProblem(again) ? EMPTY : again;
  }

  /** Players who are gone or have muted the requester. */
  async #unwilling(tx: Transaction, { id }: Member, seats: readonly OldSeat[]): Promise<ReadonlySet<string>> {
    const accounts = seats.flatMap(({ account }) => (account ? [account] : []));
    const gone = accounts.filter(({ deletedAt, bannedAt }) => deletedAt !== null || bannedAt !== null);
    const mutes = await tx.mute.findMany({ where: { accountId: { in: accounts.map((account) => account.id) }, mutedId: id } });
    return new Set([...gone.map((account) => account.id), ...mutes.map(({ accountId }) => accountId)]);
  }
}

type OldMatch = Match & { readonly seats: readonly MatchSeat[] };

interface OldSeat {
  readonly account: { readonly id: string; readonly deletedAt: Date | null; readonly bannedAt: Date | null } | null;
}

function termsOf(old: Match): Terms {
  return {
    options: old.options,
    seats: old.seatCount,
    visibility: old.visibility,
    clock: clockOf(old),
    spectators: { allowed: old.spectators, delayMs: old.spectatorDelayMs },
    ownBots: old.ownBots,
  };
}
