/** Keeps the lists of clients up to date: the lobby, and each account's own matches. Changes within a short time are sent together. */
import type { LobbyFilter, MyMatch } from '@skald/protocol';
import { MAX_PAGE } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { newId } from '../../ids.ts';
import type { Listing } from '../../lobby/listing.ts';
import { isProblem, type Problem } from '../../problem.ts';
import { type Connected, hasRoom, type Io, rooms } from '../io.ts';

/** Changes are gathered for this long before they are sent. */
const GATHER_MS = 100;
/** The retry delay when the storage cannot be read. */
const AGAIN_MS = 2000;

/** The list of one account: its number, and what was last sent about each match. */
interface Mine {
  readonly epoch: string;
  n: number;
  readonly sent: Map<string, string>;
}

export class LiveLists {
  readonly #io: Io;
  readonly #clock: Clock;
  readonly #listing: () => Listing;
  readonly #logger: FastifyBaseLogger;
  readonly #epoch = newId();
  #n = 0;
  readonly #listed = new Set<string>();
  readonly #turns = new Map<string, Set<string>>();
  readonly #mine = new Map<string, Mine>();
  #isWaiting = false;
  #stopped = false;

  /** `listing` exists by the time of the first message. */
  constructor(io: Io, clock: Clock, listing: () => Listing, logger: FastifyBaseLogger) {
    this.#io = io;
    this.#clock = clock;
    this.#listing = listing;
    this.#logger = logger;
    const prefix = rooms.mine('');
    io.of('/').adapter.on('delete-room', (room: string) => {
      if (room.startsWith(prefix)) this.#mine.delete(room.slice(prefix.length));
    });
  }

  async watchLobby(socket: Connected, filter: LobbyFilter) {
    await socket.join(rooms.lobby);
    const place = { epoch: this.#epoch, n: this.#n };
    const page = await this.#listing().list(filter, { limit: MAX_PAGE });
    return isProblem(page) ? page : { ...place, matches: page.matches };
  }

  async watchMine(socket: Connected): Promise<{ epoch: string; n: number; matches: readonly MyMatch[] } | Problem> {
    const { id } = socket.data.account;
    await socket.join(rooms.mine(id));
    const mine = this.#mine.get(id) ?? { epoch: newId(), n: 0, sent: new Map<string, string>() };
    this.#mine.set(id, mine);
    const { epoch, n } = mine;
    return { epoch, n, matches: await this.#listing().mine(id) };
  }

  /** Updates this match in the lobby lists. */
  listed(match: string): void {
    if (!hasRoom(this.#io, rooms.lobby)) return;
    this.#listed.add(match);
    this.#wait(GATHER_MS);
  }

  /** Updates this match in the own lists of these accounts. */
  turnsChanged(match: string, accounts: readonly string[]): void {
    for (const account of accounts) {
      if (!this.#mine.has(account)) continue;
      this.#turns.set(match, (this.#turns.get(match) ?? new Set()).add(account));
      this.#wait(GATHER_MS);
    }
  }

  /** Skips a number in every list, because a change may have been missed: the gap makes clients request the list again. */
  renew(): void {
    const nothing = { matches: [], gone: [] };
    this.#n += 2;
    this.#io.to(rooms.lobby).emit('lobby.changed', { epoch: this.#epoch, n: this.#n, ...nothing });
    for (const [account, mine] of this.#mine) {
      mine.sent.clear();
      mine.n += 2;
      this.#io.to(rooms.mine(account)).emit('mine.changed', { epoch: mine.epoch, n: mine.n, ...nothing });
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  #wait(ms: number): void {
    if (this.#isWaiting || this.#stopped) return;
    this.#isWaiting = true;
    this.#clock.after(ms, () => void this.#flush());
  }

  async #flush(): Promise<void> {
    if (this.#stopped) return;
    const listed = [...this.#listed];
    const turns = new Map(this.#turns);
    this.#listed.clear();
    this.#turns.clear();
    try {
      if (listed.length > 0) await this.#sendToLobby(listed);
      if (turns.size > 0) await this.#sendToOwners(turns);
      this.#isWaiting = false;
    } catch (error) {
      // The changes are kept and sent when the storage is back.
      this.#logger.warn({ err: error }, 'lists could not be brought up to date');
      for (const match of listed) this.#listed.add(match);
      for (const [match, accounts] of turns) this.#turns.set(match, new Set([...(this.#turns.get(match) ?? []), ...accounts]));
      this.#isWaiting = false;
      this.#wait(AGAIN_MS);
    }
    if (this.#listed.size > 0 || this.#turns.size > 0) this.#wait(GATHER_MS);
  }

  async #sendToLobby(ids: readonly string[]): Promise<void> {
    const found = await this.#listing().summaries(ids);
    const matches = found.filter(({ visibility }) => visibility === 'public');
    const gone = ids.filter((id) => !found.some((match) => match.id === id));
    if (matches.length === 0 && gone.length === 0) return;
    this.#io.to(rooms.lobby).emit('lobby.changed', { epoch: this.#epoch, n: ++this.#n, matches, gone });
  }

  async #sendToOwners(turns: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const accounts = new Set([...turns.values()].flatMap((set) => [...set]));
    const all = await this.#listing().mineAmong([...accounts], [...turns.keys()]);
    for (const account of accounts) {
      const mine = this.#mine.get(account);
      if (!mine) continue;
      const touched = [...turns].filter(([, set]) => set.has(account)).map(([match]) => match);
      const own = all.get(account) ?? [];
      const matches = own.filter((match) => touched.includes(match.id) && isNews(mine, match));
      const gone = touched.filter((id) => !own.some((match) => match.id === id));
      for (const id of gone) mine.sent.delete(id);
      if (matches.length === 0 && gone.length === 0) continue;
      this.#io.to(rooms.mine(account)).emit('mine.changed', { epoch: mine.epoch, n: ++mine.n, matches, gone });
    }
  }
}

/** Is this different from what was last sent about the match? Remembers what is sent now. */
function isNews(mine: Mine, match: MyMatch): boolean {
  const text = JSON.stringify(match);
  if (mine.sent.get(match.id) === text) return false;
  // A match that is over hardly changes any more, and bots see very many matches.
  if (match.status === 'finished' || match.status === 'aborted') mine.sent.delete(match.id);
  else mine.sent.set(match.id, text);
  return true;
}
