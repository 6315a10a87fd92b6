/** The public matches of one status: live for a signed-in player, polled for a visitor. */
import type { ListState } from '@skald/client';
import type { MatchStatus, MatchSummary } from '@skald/protocol';
import { useEffect, useState } from 'react';
import { useLiveConnection, useServer } from '../account/server-context.tsx';

/** The lists of the lobby, which it shows one at a time. */
export const LOBBY_LISTS = ['open', 'running', 'finished'] as const satisfies readonly MatchStatus[];
export type LobbyList = (typeof LOBBY_LISTS)[number];

const LOOK_AGAIN_MS = 8000;
const MOST = 50;
const NOTHING: ListState<MatchSummary> = { freshness: 'loading', failure: null, matches: [] };

export function useMatches(status: LobbyList): ListState<MatchSummary> {
  const { api } = useServer();
  const live = useLiveConnection();
  const [list, setList] = useState(NOTHING);
  useEffect(() => {
    let leave = (): void => {};
    let wanted = true;
    setList(NOTHING);
    const load = async (): Promise<void> => {
      const reply = await api.call('listMatches', { query: { status, limit: MOST } });
      if (!wanted) return;
      setList((before) =>
        reply.ok
          ? { freshness: 'live', failure: null, matches: reply.value.matches }
          : { ...before, freshness: before.matches.length > 0 ? 'behind' : 'closed', failure: reply.failure },
      );
    };
    if (live) {
      // Already loaded, together with the connection.
      void import('../account/live-connection.ts').then(({ watchLobby }) => {
        if (!wanted) return;
        const store = watchLobby(live.connection, { status: [status] });
        const show = (): void => setList(store.state.get());
        const forget = store.state.subscribe(show);
        show();
        leave = () => {
          forget();
          store.close();
        };
      });
    } else {
      void load();
      const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
      leave = () => clearInterval(timer);
    }
    return () => {
      wanted = false;
      leave();
    };
  }, [api, live, status]);
  return list;
}
