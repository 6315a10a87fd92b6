/** The bots that play a game on this server. */
import { useEffect, useState } from 'react';
import { useServer } from '../account/server-context.tsx';

export function useBots(game: string): readonly string[] {
  const { api } = useServer();
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void api.call('listOfferedBots', { params: { game } }).then((reply) => {
      if (wanted) setBots(reply.ok ? [...new Set(reply.value.bots.map(({ bot }) => bot))] : []);
    });
    return () => {
      wanted = false;
    };
  }, [api, game]);
  return bots;
}
