/** The games that the server has, with their options. */
import type { Failure } from '@skald/client';
import type { GameInfo } from '@skald/protocol';
import { useEffect, useState } from 'react';
import { useServer } from '../account/server-context.tsx';

/** Null until loaded. */
export type Games = { readonly games: readonly GameInfo[] } | { readonly failure: Failure } | null;

export function useGames(): Games {
  const { api } = useServer();
  const [games, setGames] = useState<Games>(null);
  useEffect(() => {
    let wanted = true;
    void api.call('listGames', {}).then((reply) => {
      if (wanted) setGames(reply.ok ? { games: reply.value.games } : { failure: reply.failure });
    });
    return () => {
      wanted = false;
    };
  }, [api]);
  return games;
}
