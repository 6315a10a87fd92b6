/** Records which socket watches which match, and from which seats or as a spectator. */
import type { Seat, Viewer } from '@skald/engine';

interface Watchers {
  readonly seats: Map<Seat, Set<string>>;
  readonly spectators: Set<string>;
}

export class Viewers {
  readonly #matches = new Map<string, Watchers>();
  readonly #bySocket = new Map<string, Set<string>>();

  /** Adds a viewer to a socket. A socket watches a match either from seats or as a spectator, never both. */
  enter(match: string, viewer: Viewer, socket: string): void {
    if (viewer === 'spectator') this.leave(match, undefined, socket);
    const watchers = this.#matches.get(match) ?? { seats: new Map<Seat, Set<string>>(), spectators: new Set<string>() };
    this.#matches.set(match, watchers);
    if (viewer === 'spectator') watchers.spectators.add(socket);
    else {
      watchers.spectators.delete(socket);
      watchers.seats.set(viewer, (watchers.seats.get(viewer) ?? new Set()).add(socket));
    }
    this.#bySocket.set(socket, (this.#bySocket.get(socket) ?? new Set()).add(match));
  }

  /** Removes one seat from the viewers of a socket, or, without a seat, all of them. */
  leave(match: string, seat: Seat | undefined, socket: string): void {
    const watchers = this.#matches.get(match);
    if (!watchers) return;
    for (const [one, sockets] of watchers.seats) {
      if (seat === undefined || one === seat) sockets.delete(socket);
      if (sockets.size === 0) watchers.seats.delete(one);
    }
    if (seat === undefined) watchers.spectators.delete(socket);
    if (!this.viewers(match, socket).length) this.#bySocket.get(socket)?.delete(match);
    if (watchers.seats.size === 0 && watchers.spectators.size === 0) this.#matches.delete(match);
  }

  /** Forgets a socket; returns the matches that it watched. */
  leaveAll(socket: string): readonly string[] {
    const matches = [...(this.#bySocket.get(socket) ?? [])];
    for (const match of matches) this.leave(match, undefined, socket);
    this.#bySocket.delete(socket);
    return matches;
  }

  /** All watched matches. */
  matches(): readonly string[] {
    return [...this.#matches.keys()];
  }

  isWatched(match: string): boolean {
    return this.#matches.has(match);
  }

  /** The viewers that a socket watches as. */
  viewers(match: string, socket: string): readonly Viewer[] {
    return this.#matches.get(match)?.spectators.has(socket) ? ['spectator'] : this.seats(match, socket);
  }

  /** The seats that a socket watches from. */
  seats(match: string, socket: string): readonly Seat[] {
    const seats: Seat[] = [];
    for (const [seat, sockets] of this.#matches.get(match)?.seats ?? []) if (sockets.has(socket)) seats.push(seat);
    return seats;
  }

  sockets(match: string): readonly string[] {
    const watchers = this.#matches.get(match);
    return watchers ? [...new Set([...[...watchers.seats.values()].flatMap((sockets) => [...sockets]), ...watchers.spectators])] : [];
  }

  count(match: string): { readonly seats: readonly Seat[]; readonly spectators: number } {
    const watchers = this.#matches.get(match);
    return { seats: [...(watchers?.seats.keys() ?? [])].sort((a, b) => a - b), spectators: watchers?.spectators.size ?? 0 };
  }
}
