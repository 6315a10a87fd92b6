/** What the lobby has to say is told here, and to the other servers. */
import type { LobbyAudience } from '../lobby/lobby-context.ts';
import type { Elsewhere } from './elsewhere.ts';

export function sharedAudience(here: LobbyAudience, elsewhere: Elsewhere): LobbyAudience {
  return {
    listed(match) {
      here.listed(match);
      elsewhere.tell({ tells: 'listed', match });
    },
    seated(match, seating) {
      here.seated(match, seating);
      elsewhere.tell({ tells: 'reseated', match });
    },
    turnsChanged: (match, accounts) => here.turnsChanged(match, accounts),
    chatted(match, line) {
      here.chatted(match, line);
      elsewhere.tell({ tells: 'chatted', match, line: line.id });
    },
    removed(match, account) {
      here.removed(match, account);
      elsewhere.tell({ tells: 'removed', match, account });
    },
  };
}
