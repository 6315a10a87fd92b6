/** From one click to a running match, against bots or alone where the game allows it: come in, open a match, seat the bots, start. */
import { type Failure, newNonce } from '@skald/client';
import type { Server } from '../account/server.ts';

export interface PlayNowWish {
  readonly game: string;
  /** None where the game itself is the opponent. */
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
  const bots = wish.opponents === 0 ? [] : await botsFor(server, wish);
  if (!bots) return { practice: true };
  if (visitor.get().is !== 'somebody') {
    const entered = await server.enter(wish.name);
    if (!entered.ok) return { failure: entered.failure };
  }
  const opened = await api.call('createMatch', {
    body: {
      game: wish.game,
      seats: wish.opponents + 1,
      visibility: 'private',
      bots: bots.map((bot, i) => ({ seat: i + 1, bot })),
      seat: 0,
      nonce: newNonce(),
    },
  });
  if (!opened.ok) return { failure: opened.failure };
  const { id } = opened.value.match;
  const started = await api.call('startMatch', { params: { match: id } });
  return started.ok ? { match: id } : { failure: started.failure };
}

/** A bot for each opponent; nothing where no bot plays this game. */
async function botsFor({ api }: Server, wish: PlayNowWish): Promise<readonly string[] | undefined> {
  const reply = await api.call('listOfferedBots', { params: { game: wish.game } });
  const offered = reply.ok ? reply.value.bots.map(({ bot }) => bot) : [];
  const bot = offered.includes(wish.bot) ? wish.bot : offered[0];
  return bot === undefined ? undefined : Array.from({ length: wish.opponents }, () => bot);
}
