/** A lobby over a store, with members to try it, for tests. */

import type { ChatLine, MatchDetail, NewMatch, Seating } from '@skald/protocol';
import { newMatch } from '@skald/protocol';
import { newId } from '../../ids.ts';
import { findAnyGame, World } from '../../matches/testing/world.ts';
import { UpTime } from '../../matches/up-time.ts';
import { isProblem, type Problem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { Lobby } from '../lobby.ts';
import type { LobbyAudience, Member } from '../lobby-context.ts';

export class LobbyWorld implements LobbyAudience {
  readonly world: World;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly changes: string[] = [];
  readonly seatings: { match: string; seating: Seating }[] = [];
  readonly turns: { match: string; accounts: readonly string[] }[] = [];
  readonly lines: { match: string; line: ChatLine }[] = [];
  readonly shownOut: { match: string; account: string }[] = [];
  readonly loggedOut: string[] = [];
  /** Bots that are not connected. */
  readonly away = new Set<string>();

  private constructor(store: Store, world: World) {
    this.store = store;
    this.world = world;
    const { clock, host } = world;
    const limits = { guestMatches: 3, chatIntervalMs: 600, chatQueue: 6 };
    const upTime = new UpTime([], clock.now());
    this.lobby = new Lobby(
      { store, clock, host, upTime, find: findAnyGame, audience: this, isHere: (id) => !this.away.has(id), limits },
      async (account) => this.loggedOut.push(account),
    );
  }

  static async open(store: Store): Promise<LobbyWorld> {
    return new LobbyWorld(store, await World.open(store));
  }

  async member(kind: Member['kind'] = 'guest', moderator = false): Promise<Member & { name: string }> {
    const id = newId();
    const name = `Name ${id}`;
    await this.store.prisma.account.create({ data: { id, kind, name, moderator, createdAt: new Date(this.world.clock.now()) } });
    return { id, kind, moderator, name };
  }

  /** A bot account that offers to play a game. */
  async bot(game = 'raids', capacity = 10): Promise<Member> {
    const bot = await this.member('bot');
    const problem = await this.lobby.bots.offer(bot, [{ bot: 'novice', game, capacity }]);
    if (problem) throw new Error(problem.reason);
    return bot;
  }

  async created(host: Member, wish: Partial<NewMatch> = {}): Promise<MatchDetail> {
    return got(await this.create(host, wish));
  }

  create(host: Member, wish: Partial<NewMatch> = {}): Promise<MatchDetail | Problem> {
    return this.lobby.create(host, newMatch.parse({ game: 'raids', seats: 2, ...wish }));
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
    this.shownOut.push({ match, account });
  }
}

/** The value; a problem fails the test. */
export function got<T>(outcome: T | Problem): T {
  if (isProblem(outcome)) throw new Error(`${outcome.problem}: ${outcome.reason}`);
  return outcome;
}
