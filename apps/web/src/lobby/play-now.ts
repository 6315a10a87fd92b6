/** From one click to a running match against bots: come in, open a match, seat the bots, start. */
import { type Failure, newNonce } from '@skald/client';
import type { Server } from '../account/server.ts';

export interface PlayNowWish {
  readonly game: string;
  readonly opponents: number;
  /** The bot that is wanted; another serves where it does not play. */
  readonly bot: string;
  /** For whoever is nobody yet. */
  readonly name: string;
}

/** `practice`: no bot plays here, or no server is there, but the page itself can play. */
export type PlayNow = { readonly match: string } | { readonly practice: true } | { readonly failure: Failure };

export async function playNow(server: Server, wish: PlayNowWish): Promise<PlayNow> {
  const { api, visitor } = server;
  if (visitor.get().is === 'cut-off') return { practice: true };
  const offered = await api.call('listOfferedBots', { params: { game: wish.game } });
  if (!offered.ok || offered.value.bots.length === 0) return { practice: true };
  const bots = [...new Set(offered.value.bots.map(({ bot }) => bot))];
  const bot = bots.includes(wish.bot) ? wish.bot : (bots[0] ?? wish.bot);
  if (visitor.get().is !== 'somebody') {
    const entered = await server.enter(wish.name);
    if (!entered.ok) return { failure: entered.failure };
  }
  const opened = await api.call('createMatch', {
    body: {
      game: wish.game,
      seats: wish.opponents + 1,
      visibility: 'private',
      bots: Array.from({ length: wish.opponents }, (_, i) => ({ seat: i + 1, bot })),
      seat: 0,
      nonce: newNonce(),
    },
  });
  if (!opened.ok) return { failure: opened.failure };
  const { id } = opened.value.match;
  const started = await api.call('startMatch', { params: { match: id } });
  return started.ok ? { match: id } : { failure: started.failure };
}
