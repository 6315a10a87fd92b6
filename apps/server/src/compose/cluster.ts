/** The other servers: how this one finds them, what it tells them, and what it does with what they have changed. */
import type { Cluster, ClusterOptions } from '../cluster/cluster.ts';
import type { ClusterPeers } from '../cluster/cluster-peers.ts';
import type { LobbyAudience, LobbyDeps } from '../lobby/lobby-deps.ts';
import { OpenMatches } from '../lobby/tables/open-matches.ts';
import type { MatchBroadcaster } from '../sockets/broadcast/match-broadcaster.ts';
import { type Io, rooms } from '../sockets/io.ts';

/** Undefined without Redis; then the code that talks to it is not even loaded. */
export async function openCluster(url: string | undefined, options: Omit<ClusterOptions, 'url'>): Promise<Cluster | undefined> {
  if (url === undefined) return undefined;
  const { Cluster } = await import('../cluster/cluster.ts');
  return new Cluster({ ...options, url });
}

/** Tells the other servers when the last socket of an account has closed. */
export function shareDepartures(io: Io, clusterPeers: ClusterPeers): void {
  const prefix = rooms.account('');
  io.of('/').adapter.on('delete-room', (room: string) => {
    if (room.startsWith(prefix)) clusterPeers.broadcast({ tells: 'went', account: room.slice(prefix.length) });
  });
}

/** Returns a function that tells those at this server alone how a match stands that another server has changed. */
export function announcingHere(deps: LobbyDeps, broadcaster: MatchBroadcaster): (match: string) => Promise<void> {
  const audience: LobbyAudience = {
    listed: (match) => broadcaster.listed(match),
    seated: (match, seating) => broadcaster.seated(match, seating),
    turnsChanged: (match, accounts) => broadcaster.turnsChanged(match, accounts, { isOwn: false }),
    chatted: (match, line) => broadcaster.chatted(match, line),
    removed: (match, account) => broadcaster.removed(match, account),
    invitationEnded: (match) => broadcaster.invitationEnded(match),
  };
  const open = new OpenMatches({ ...deps, audience });
  return (match) => open.announce(match);
}
