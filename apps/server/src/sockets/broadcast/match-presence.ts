/** Who is at a match: tells its viewers here, and the other servers. */
import type { Presence } from '@skald/protocol';
import type { Clock } from '../../clock.ts';
import type { ClusterPeers } from '../../cluster/cluster-peers.ts';
import type { Watchers } from '../../cluster/peer-notices.ts';
import type { Connected, Io } from '../io.ts';
import type { Viewers } from './viewers.ts';

export interface MatchPresenceDeps {
  readonly clock: Clock;
  readonly clusterPeers: ClusterPeers;
  readonly viewers: Viewers;
  readonly socketsOf: (match: string) => readonly Connected[];
  readonly everybody: (match: string) => ReturnType<Io['to']>;
}

export class MatchPresence {
  readonly #deps: MatchPresenceDeps;
  #version = 0;

  constructor(deps: MatchPresenceDeps) {
    this.#deps = deps;
  }

  /** Everybody at the match, here and at the other servers. */
  of(match: string): Presence {
    const { clock, clusterPeers } = this.#deps;
    this.#version = Math.max(this.#version + 1, clock.now());
    const { seats, spectators } = clusterPeers.together(this.here(match));
    return { v: this.#version, seats, spectators };
  }

  /** Who watches a match here, in the form for the other servers. */
  here(match: string): Watchers {
    const { viewers, socketsOf } = this.#deps;
    const onlookers = socketsOf(match).filter(({ id }) => viewers.viewers(match, id).includes('spectator'));
    // Only registered accounts own bots.
    const accounts = onlookers.filter(({ data }) => data.account.kind === 'registered').map(({ data }) => data.account.id);
    return { match, ...viewers.count(match), accounts: [...new Set(accounts)] };
  }

  send(match: string): void {
    const { viewers, everybody } = this.#deps;
    if (viewers.isWatched(match)) everybody(match).emit('match.presence', { match, presence: this.of(match) });
  }

  /** Tells the other servers who watches here; with `isFirst`, they answer with their own viewers. */
  share(match: string, isFirst = false): void {
    const { clusterPeers } = this.#deps;
    if (clusterPeers.isShared) clusterPeers.broadcast({ tells: 'watched', watchers: this.here(match), isFirst });
  }
}
