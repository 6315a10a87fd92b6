/** The lobby: finding each other, sitting down, starting; talk and peace around the matches. */
import type { MatchDetail } from '@skald/protocol';
import { isProblem, type Problem } from '../problem.ts';
import { BotOffers } from './bot-offers.ts';
import { Chat } from './chat.ts';
import { Farewell } from './farewell.ts';
import { invite } from './invitations.ts';
import { Listing } from './listing.ts';
import type { LobbyContext, Member } from './lobby-context.ts';
import { Moderation } from './moderation.ts';
import { OpenMatches } from './open-matches.ts';
import { type MatchWish, Opening } from './opening.ts';
import { Players } from './players.ts';
import { type JoinWish, SeatingPlan } from './seating.ts';
import { start } from './starting.ts';

export class Lobby {
  readonly listing: Listing;
  readonly bots: BotOffers;
  readonly chat: Chat;
  readonly moderation: Moderation;
  readonly players: Players;
  readonly farewell: Farewell;
  readonly #context: LobbyContext;
  readonly #open: OpenMatches;
  readonly #opening: Opening;
  readonly #seating: SeatingPlan;

  /** `endSessions` logs an account out everywhere. */
  constructor(context: LobbyContext, endSessions: (account: string) => Promise<unknown>) {
    this.#context = context;
    this.#open = new OpenMatches(context);
    this.listing = new Listing(context);
    this.bots = new BotOffers(context);
    this.chat = new Chat(context);
    this.players = new Players(context.store);
    this.#opening = new Opening(context, this.#open, this.bots);
    this.#seating = new SeatingPlan(context, this.#open, this.bots);
    this.farewell = new Farewell(context, this.#seating);
    this.moderation = new Moderation(context, this.#open, this.farewell, endSessions);
  }

  create(member: Member, wish: MatchWish): Promise<MatchDetail | Problem> {
    return this.#shown(this.#opening.create(member, wish));
  }

  rematch(member: Member, match: string, nonce?: string): Promise<MatchDetail | Problem> {
    return this.#shown(this.#opening.rematch(member, match, nonce));
  }

  join(member: Member, match: string, wish: JoinWish): Promise<number | Problem> {
    return this.#seating.join(member, match, wish);
  }

  leave(member: Member, match: string): Promise<Problem | undefined> {
    return this.#seating.leave(member, match);
  }

  kick(member: Member, match: string, seat: number): Promise<Problem | undefined> {
    return this.#seating.kick(member, match, seat);
  }

  seatBot(member: Member, match: string, seat: number | undefined, bot: string): Promise<Problem | undefined> {
    return this.#seating.seatBot(member, match, seat, bot);
  }

  invite(member: Member, match: string): Promise<string | Problem> {
    return invite(this.#open, member, match);
  }

  /** The last one to be ready starts the match. */
  async ready(member: Member, match: string, ready: boolean, nonce?: string): Promise<Problem | undefined> {
    const everybody = await this.#seating.ready(member, match, ready, nonce);
    if (isProblem(everybody)) return everybody;
    return everybody ? this.start(member, match) : undefined;
  }

  start(member: Member, match: string): Promise<Problem | undefined> {
    return start(this.#context, this.#open, member, match);
  }

  async #shown(made: Promise<string | Problem>): Promise<MatchDetail | Problem> {
    const id = await made;
    return isProblem(id) ? id : this.listing.detail(id);
  }
}
