/** The lobby: listing, seating and starting matches; chat and moderation. */
import type { BotChoice, MatchDetail } from '@skald/protocol';
import { newNonce } from '../matches/host/fairness.ts';
import { isProblem, type Problem } from '../problem.ts';
import { Access, claimOf } from './access.ts';
import { BotOffers } from './bot-offers.ts';
import { Chat } from './chat.ts';
import { Farewell } from './farewell.ts';
import { Listing } from './listing.ts';
import type { LobbyDeps, Member } from './lobby-deps.ts';
import { Moderation } from './moderation.ts';
import { Players } from './players.ts';
import { Shares } from './shares.ts';
import { invite } from './tables/invitations.ts';
import { OpenMatches } from './tables/open-matches.ts';
import { type OpeningRequest, TableOpening } from './tables/opening.ts';
import { Rematches } from './tables/rematches.ts';
import { type JoinRequest, SeatingPlan } from './tables/seating.ts';
import { start } from './tables/starting.ts';
import { Unattended } from './tables/unattended.ts';

export class Lobby {
  readonly access: Access;
  readonly listing: Listing;
  readonly bots: BotOffers;
  readonly chat: Chat;
  readonly moderation: Moderation;
  readonly players: Players;
  readonly farewell: Farewell;
  readonly shares: Shares;
  readonly unattended: Unattended;
  readonly #deps: LobbyDeps;
  readonly #open: OpenMatches;
  readonly #opening: TableOpening;
  readonly #rematches: Rematches;
  readonly #seating: SeatingPlan;

  /** `endSessions` logs an account out everywhere. `failed` hears of upkeep that went wrong. */
  constructor(deps: LobbyDeps, endSessions: (account: string) => Promise<unknown>, failed: (error: unknown) => void) {
    this.#deps = deps;
    this.#open = new OpenMatches(deps);
    this.access = new Access(deps.store);
    this.listing = new Listing(deps);
    this.bots = new BotOffers(deps);
    this.chat = new Chat(deps, this.access);
    this.players = new Players(deps.store);
    this.shares = new Shares(deps, this.access);
    this.unattended = new Unattended(deps, this.#open, failed);
    this.#opening = new TableOpening(deps, this.#open, this.bots);
    this.#rematches = new Rematches(deps, this.#open, this.#opening, this.bots);
    this.#seating = new SeatingPlan(deps, this.#open, this.bots);
    this.farewell = new Farewell(deps, this.#seating);
    this.moderation = new Moderation(deps, this.#open, this.farewell, endSessions);
  }

  create(member: Member, request: OpeningRequest): Promise<MatchDetail | Problem> {
    return this.#shown(this.#opening.create(member, request));
  }

  /** Asking for a rematch that another player already asked for accepts that one. */
  async rematch(member: Member, match: string, nonce = newNonce()): Promise<MatchDetail | Problem> {
    const asked = await this.#ifSeen(member, match, () => this.#rematches.ask(member, match, nonce));
    if (isProblem(asked)) return asked;
    const refused = asked.isNew ? undefined : await this.#seating.accept(member, asked.id, nonce);
    return refused ?? this.listing.detail(asked.id);
  }

  join(member: Member, match: string, request: JoinRequest): Promise<number | Problem> {
    return this.#ifSeen(member, match, () => this.#seating.join(member, match, request), request.invitation);
  }

  decline(member: Member, match: string): Promise<Problem | undefined> {
    return this.#ifSeen(member, match, () => this.#seating.decline(member, match));
  }

  leave(member: Member, match: string): Promise<Problem | undefined> {
    return this.#ifSeen(member, match, () => this.#seating.leave(member, match));
  }

  kick(member: Member, match: string, seat: number): Promise<Problem | undefined> {
    return this.#ifSeen(member, match, () => this.#seating.kick(member, match, seat));
  }

  seatBot(member: Member, match: string, seat: number | undefined, choice: BotChoice): Promise<Problem | undefined> {
    return this.#ifSeen(member, match, () => this.#seating.seatBot(member, match, seat, choice));
  }

  invite(member: Member, match: string): Promise<string | Problem> {
    return this.#ifSeen(member, match, () => invite(this.#open, member, match));
  }

  /** The last one to be ready starts the match. */
  async ready(member: Member, match: string, ready: boolean, nonce?: string): Promise<Problem | undefined> {
    const everybody = await this.#ifSeen(member, match, () => this.#seating.ready(member, match, ready, nonce));
    if (isProblem(everybody)) return everybody;
    return everybody ? this.start(member, match) : undefined;
  }

  start(member: Member, match: string): Promise<Problem | undefined> {
    return this.#ifSeen(member, match, () => start(this.#deps, this.#open, member, match));
  }

  /** Somebody who may not know of a private match gets the same refusal whatever its status. */
  async #ifSeen<T>(member: Member, match: string, act: () => Promise<T | Problem>, invitation?: string): Promise<T | Problem> {
    return (await this.access.toSee(match, { ...claimOf(member), invitation })) ?? act();
  }

  async #shown(made: Promise<string | Problem>): Promise<MatchDetail | Problem> {
    const id = await made;
    return isProblem(id) ? id : this.listing.detail(id);
  }
}
