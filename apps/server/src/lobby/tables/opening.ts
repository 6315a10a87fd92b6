/** Opening a match. */

import type { BotChoice, newMatch } from '@skald/protocol';
import type { z } from 'zod';
import { editionColumns } from '../../editions/editions.ts';
import { packColumns, rulesForTable, type TableRules } from '../../editions/table-rules.ts';
import { newId } from '../../ids.ts';
import { newNonce, newSecret } from '../../matches/host/fairness.ts';
import { clockColumns } from '../../matches/host/match-record.ts';
import { setUp } from '../../matches/host/starting.ts';
import { storedJson } from '../../matches/play/plain-json.ts';
import { keepsBotAway, ownBot, type TableSeats, tableOfRows } from '../../matches/seats/own-bots.ts';
import { isProblem, type Problem, problem, refusedBy } from '../../problem.ts';
import type { BotOffers } from '../bot-offers.ts';
import type { LobbyDeps, Member } from '../lobby-deps.ts';
import type { OpenMatches, Transaction } from './open-matches.ts';

export type OpeningRequest = z.output<typeof newMatch>;

/** The terms of a match besides its players and its rules. */
export type Terms = Omit<OpeningRequest, 'game' | 'pack' | 'bots' | 'seat' | 'nonce' | 'options'> & { readonly options: unknown };

export interface SeatPlan {
  readonly occupant: 'nobody' | 'person' | 'bot';
  readonly accountId: string | null;
  readonly botName: string | null;
  readonly botOwnerId: string | null;
  readonly nonce: string | null;
  /** Who is asked to sit down here, and until when the seat is kept for them. */
  readonly invitedId?: string;
  readonly invitedUntil?: Date;
}

export const EMPTY: SeatPlan = { occupant: 'nobody', accountId: null, botName: null, botOwnerId: null, nonce: null };

export class TableOpening {
  readonly #deps: LobbyDeps;
  readonly #open: OpenMatches;
  readonly #bots: BotOffers;

  constructor(deps: LobbyDeps, open: OpenMatches, bots: BotOffers) {
    this.#deps = deps;
    this.#open = open;
    this.#bots = bots;
  }

  /** Opens a match; its id. The game itself checks options and seats, by a set-up on trial. */
  async create(member: Member, request: OpeningRequest): Promise<string | Problem> {
    const taken = request.bots.map(({ seat }) => seat).concat(request.seat ?? []);
    if (new Set(taken).size !== taken.length) return problem('seat-taken', 'Two are to sit in the same seat.');
    if (taken.some((seat) => seat >= request.seats)) return problem('bad-request', 'There are not so many seats.');
    const rules = await rulesForTable(this.#deps, request.game, request.pack);
    if (isProblem(rules)) return rules;
    const outcome = await this.#deps.store.prisma.$transaction(async (tx) => {
      const limited = await this.#open.limit(tx, member);
      if (limited) return limited;
      const plans = Array.from({ length: request.seats }, () => EMPTY);
      if (request.seat !== null) plans[request.seat] = personIn(member.id, request.nonce ?? newNonce());
      await this.#bots.lock(tx, request.bots, request.game);
      for (const { seat, ...choice } of request.bots) {
        if (keepsBotAway(plannedTable(request.ownBots, plans), choice.owner ?? null, undefined)) return ownBot;
        const plan = await this.botIn(tx, choice, request.game, plans);
        if (isProblem(plan)) return plan;
        plans[seat] = plan;
      }
      return this.write(tx, member.id, rules, request, plans, null);
    });
    if (!isProblem(outcome)) await this.#open.announce(outcome);
    return outcome;
  }

  /** A bot of this kind that has room for another seat, in a seat of a match. The caller holds its lock. */
  async botIn(tx: Transaction, choice: BotChoice, game: string, plans: readonly SeatPlan[]): Promise<SeatPlan | Problem> {
    const seated = plans.map((plan) => plan.accountId);
    const accountId = await this.#bots.accountFor(tx, choice, game, seated, plans);
    if (isProblem(accountId)) return accountId;
    return { occupant: 'bot', accountId, botName: choice.bot, botOwnerId: choice.owner ?? null, nonce: newNonce() };
  }

  /** Writes an open match down; its id. */
  async write(
    tx: Transaction,
    hostId: string,
    { game, pack }: TableRules,
    request: Terms,
    plans: readonly SeatPlan[],
    rematchOfId: string | null,
  ): Promise<string | Problem> {
    const trial = setUp(game, { seats: request.seats, options: request.options }, '', []);
    if ('refused' in trial) return refusedBy(trial);
    const id = newId();
    const now = new Date(this.#deps.clock.now());
    const { clock, spectators, visibility, ownBots } = request;
    await tx.match.create({
      data: {
        id,
        game: game.slug,
        ...editionColumns(game),
        ...packColumns(pack),
        options: storedJson(trial.options),
        seatCount: request.seats,
        visibility,
        ...clockColumns(clock),
        spectators: spectators.allowed,
        spectatorDelayMs: spectators.delayMs,
        ownBots,
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

/** Who is at the table by these plans. */
export function plannedTable(ownBots: boolean, plans: readonly SeatPlan[]): TableSeats {
  return tableOfRows(
    ownBots,
    plans.map((plan, seat) => ({ ...plan, seat, handedToBot: false })),
  );
}

export function personIn(accountId: string, nonce: string): SeatPlan {
  return { ...EMPTY, occupant: 'person', accountId, nonce };
}
