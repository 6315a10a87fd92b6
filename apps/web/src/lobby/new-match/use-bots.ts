/** The bots that play a game on this server. */
import { useEffect, useState } from 'react';
import { useServer } from '../../account/server-context.tsx';
import { type ListedBot, listedBots } from './bot-choice.ts';

export function useBots(game: string): readonly ListedBot[] {
  const { api } = useServer();
  const [bots, setBots] = useState<readonly ListedBot[]>([]);
  useEffect(() => {
    let wanted = true;
    void api.call('listOfferedBots', { params: { game } }).then((reply) => {
      if (wanted) setBots(reply.ok ? listedBots(reply.value.bots) : []);
    });
    return () => {
      wanted = false;
    };
  }, [api, game]);
  return bots;
}
