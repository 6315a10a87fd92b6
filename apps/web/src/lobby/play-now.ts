/** From one click to a running match, against bots or solo: sign in, open a match, seat the bots, start. */
import { type Failure, newNonce } from '@skald/client';
import type { Server } from '../account/server.ts';
import { byStrength } from '../games/strategy-names.ts';

export interface PlayNowRequest {
  readonly game: string;
  /** 0 in a solo game. */
  readonly opponents: number;
  /** The preferred strategy; the weakest serves if no bot offers it. */
  readonly bot: string;
  /** The options of the game; the rules fill in what is missing. */
  readonly options: Readonly<Record<string, boolean | number>>;
  /** The name for a visitor without an account. */
  readonly name: string;
}

/** `practice`: no bot or no server is available, but the page itself can play. */
export type PlayNow = { readonly match: string } | { readonly practice: true } | { readonly failure: Failure };

export async function playNow(server: Server, form: PlayNowRequest): Promise<PlayNow> {
  const { api, visitor } = server;
  if (visitor.get().is === 'cut-off') return { practice: true };
  const bots = form.opponents === 0 ? [] : await botsFor(server, form);
  if (!bots) return { practice: true };
  if (visitor.get().is !== 'somebody') {
    const entered = await server.enter(form.name);
    if (!entered.ok) return { failure: entered.failure };
  }
  const opened = await api.call('createMatch', {
    body: {
      game: form.game,
      seats: form.opponents + 1,
      options: { ...form.options },
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

/** A bot of the server for each opponent; undefined if none plays this game. */
async function botsFor({ api }: Server, form: PlayNowRequest): Promise<readonly string[] | undefined> {
  const reply = await api.call('listOfferedBots', { params: { game: form.game } });
  const offered = reply.ok ? reply.value.bots.filter(({ owner }) => !owner).map(({ bot }) => bot) : [];
  const bot = offered.includes(form.bot) ? form.bot : offered.toSorted(byStrength)[0];
  return bot === undefined ? undefined : Array.from({ length: form.opponents }, () => bot);
}
