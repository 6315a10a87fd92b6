/** A lobby with members, for tests. */
import { KERNEL_INTERFACE } from '@skald/engine';
import type { ChatLine, MatchDetail, NewMatch, Seating } from '@skald/protocol';
import { newMatch } from '@skald/protocol';
import { newId } from '../../ids.ts';
import { UpTime } from '../../matches/clocks/up-time.ts';
import { anyRules, World } from '../../matches/testing/world.ts';
import { isProblem, type Problem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import type { ManualClock } from '../../testing/clocks/manual-clock.ts';
import type { DatabaseKind } from '../../testing/stores.ts';
import { Lobby } from '../lobby.ts';
import type { LobbyAudience, Member } from '../lobby-deps.ts';

export class LobbyWorld implements LobbyAudience {
  readonly world: World;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly changes: string[] = [];
  readonly seatings: { match: string; seating: Seating }[] = [];
  readonly turns: { match: string; accounts: readonly string[] }[] = [];
  readonly lines: { match: string; line: ChatLine }[] = [];
  readonly removals: { match: string; account: string }[] = [];
  readonly loggedOut: string[] = [];
  /** The accounts that watch open tables. */
  attending: { match: string; account: string }[] = [];
  /** Bots that are not connected. */
  readonly away = new Set<string>();

  private constructor(store: Store, world: World, upTime: UpTime) {
    this.store = store;
    this.world = world;
    const { clock, host } = world;
    const limits = { guestMatches: 3, matches: 8, openHours: 24, reports: 5, chatIntervalMs: 600, chatQueue: 6 };
    this.lobby = new Lobby(
      {
        store,
        clock,
        host,
        upTime,
        rules: anyRules,
        lowestInterface: () => KERNEL_INTERFACE,
        audience: this,
        isHere: (id) => !this.away.has(id),
        attending: () => this.attending,
        limits,
      },
      async (account) => this.loggedOut.push(account),
      (error) => {
        throw error;
      },
    );
  }

  static async open(store: Store, clock?: ManualClock): Promise<LobbyWorld> {
    const world = await World.open(store, clock);
    return new LobbyWorld(store, world, await UpTime.load(store, world.clock));
  }

  /** A lobby on its own database, which `remove` deletes. */
  static async onNewDatabase(kind: DatabaseKind): Promise<LobbyWorld> {
    const world = await World.onNewDatabase(kind);
    return new LobbyWorld(world.store, world, await UpTime.load(world.store, world.clock));
  }

  remove(): Promise<void> {
    return this.world.remove();
  }

  /** A bot is a house bot unless it has an owner. */
  async member(kind: Member['kind'] = 'guest', moderator = false, ownerId: string | null = null): Promise<Member & { name: string }> {
    const id = newId();
    const name = `Name ${id}`;
    const house = kind === 'bot' && ownerId === null;
    await this.store.prisma.account.create({
      data: { id, kind, name, moderator, ownerId, house, createdAt: new Date(this.world.clock.now()) },
    });
    return { id, kind, moderator, name };
  }

  /** A house bot that offers to play a game. */
  async bot(game = 'raids', capacity = 10): Promise<Member> {
    const bot = await this.member('bot');
    const problem = await this.lobby.bots.offer(bot, [{ bot: 'novice', game, capacity }]);
    if (problem) throw new Error(problem.reason);
    return bot;
  }

  async created(host: Member, request: Partial<NewMatch> = {}): Promise<MatchDetail> {
    return got(await this.create(host, request));
  }

  create(host: Member, request: Partial<NewMatch> = {}): Promise<MatchDetail | Problem> {
    return this.lobby.create(host, newMatch.parse({ game: 'raids', seats: 2, ...request }));
  }

  listed(match: string): void {
    this.changes.push(match);
  }

  seated(match: string, seating: Seating): void {
    this.seatings.push({ match, seating });
  }

  turnsChanged(match: string, accounts: readonly string[]): void {
    this.turns.push({ match, accounts });
  }

  chatted(match: string, line: ChatLine): void {
    this.lines.push({ match, line });
  }

  removed(match: string, account: string): void {
    this.removals.push({ match, account });
  }

  async invitationEnded(match: string): Promise<void> {
    this.changes.push(match);
  }
}

/** The value; a problem fails the test. */
export function got<T>(outcome: T | Problem): T {
  if (isProblem(outcome)) throw new Error(`${outcome.problem}: ${outcome.reason}`);
  return outcome;
}
