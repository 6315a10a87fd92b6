/** Sends the lobby's announcements to sockets here and to the other servers. */
import type { LobbyAudience } from '../lobby/lobby-deps.ts';
import type { ClusterPeers } from './cluster-peers.ts';

export function sharedAudience(here: LobbyAudience, clusterPeers: ClusterPeers): LobbyAudience {
  return {
    listed(match) {
      here.listed(match);
      clusterPeers.broadcast({ tells: 'listed', match });
    },
    seated(match, seating) {
      here.seated(match, seating);
      clusterPeers.broadcast({ tells: 'reseated', match });
    },
    turnsChanged: (match, accounts) => here.turnsChanged(match, accounts),
    chatted(match, line) {
      here.chatted(match, line);
      clusterPeers.broadcast({ tells: 'chatted', match, line: line.id });
    },
    removed(match, account) {
      here.removed(match, account);
      clusterPeers.broadcast({ tells: 'removed', match, account });
    },
    async invitationEnded(match) {
      clusterPeers.broadcast({ tells: 'reseated', match });
      await here.invitationEnded(match);
    },
  };
}
