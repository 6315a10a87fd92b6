/** The other servers, as the parts of this server know them. */
import type { PeerNotice, Watchers } from './peer-notices.ts';

export interface ClusterPeers {
  /** Can there be other servers at all? */
  readonly isShared: boolean;
  /** Is this account connected to another server? */
  isConnected(account: string): boolean;
  /** Does this account watch a match at another server as a spectator? */
  isWatching(match: string, account: string): boolean;
  /** The viewers of a match here and at the other servers. */
  together(here: Watchers): Watchers;
  /** Sends a notice to the other servers; never fails, never waits. */
  broadcast(notice: PeerNotice): void;
}

/** For a server that runs alone. */
export const noClusterPeers: ClusterPeers = {
  isShared: false,
  isConnected: () => false,
  isWatching: () => false,
  together: (here) => here,
  broadcast: () => undefined,
};
