/** Loads a player's matches page by page. */
import type { PlayerAnswer } from '@skald/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../account/server-context.tsx';

export type PlayerState =
  | { readonly is: 'loading' }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed' }
  | { readonly is: 'known'; readonly player: PlayerAnswer; more(): void };

export function usePlayer(id: string): PlayerState {
  const { api } = useServer();
  const [player, setPlayer] = useState<PlayerAnswer | 'unknown' | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    void api.call('getPlayer', { params: { player: id }, query: {} }).then((reply) => {
      if (wanted) setPlayer(reply.ok ? reply.value : reply.failure.code === 'not-found' ? 'unknown' : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [api, id]);
  const next = player !== null && typeof player === 'object' ? player.next : null;
  const more = useCallback(() => {
    if (next === null) return;
    void api.call('getPlayer', { params: { player: id }, query: { after: next } }).then((reply) => {
      if (!reply.ok) return;
      setPlayer((before) =>
        before !== null && typeof before === 'object' && before.next === next
          ? { ...reply.value, matches: [...before.matches, ...reply.value.matches] }
          : before,
      );
    });
  }, [api, id, next]);
  if (player === null) return { is: 'loading' };
  return typeof player === 'string' ? { is: player } : { is: 'known', player, more };
}
