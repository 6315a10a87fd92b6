/** The public matches of one status: live for whoever is signed in, asked for now and then for whoever only looks. */
import type { ListState } from '@skald/client';
import type { MatchStatus, MatchSummary } from '@skald/protocol';
import { useEffect, useState } from 'react';
import { useLines, useServer } from '../account/server-context.tsx';

/** What the lobby shows one at a time. */
export const SHELVES = ['open', 'running', 'finished'] as const satisfies readonly MatchStatus[];
export type Shelf = (typeof SHELVES)[number];

const LOOK_AGAIN_MS = 8000;
const MOST = 50;
const NOTHING: ListState<MatchSummary> = { freshness: 'loading', failure: null, matches: [] };

export function useMatches(shelf: Shelf): ListState<MatchSummary> {
  const { api } = useServer();
  const lines = useLines();
  const [list, setList] = useState(NOTHING);
  useEffect(() => {
    let leave = (): void => {};
    let wanted = true;
    setList(NOTHING);
    const look = async (): Promise<void> => {
      const reply = await api.call('listMatches', { query: { status: shelf, limit: MOST } });
      if (!wanted) return;
      setList((before) =>
        reply.ok
          ? { freshness: 'live', failure: null, matches: reply.value.matches }
          : { ...before, freshness: before.matches.length > 0 ? 'behind' : 'closed', failure: reply.failure },
      );
    };
    if (lines) {
      // Loaded already, together with the connection.
      void import('../account/lines.ts').then(({ watchLobby }) => {
        if (!wanted) return;
        const store = watchLobby(lines.connection, { status: [shelf] });
        const show = (): void => setList(store.state.get());
        const forget = store.state.subscribe(show);
        show();
        leave = () => {
          forget();
          store.close();
        };
      });
    } else {
      void look();
      const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
      leave = () => clearInterval(timer);
    }
    return () => {
      wanted = false;
      leave();
    };
  }, [api, lines, shelf]);
  return list;
}
