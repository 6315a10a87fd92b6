/** Gathers guests, each with a session, for a match. */
import type { TableSetting } from '../load/driver.d.ts';
import { Guest } from './guest.ts';

export interface Gathering {
  /** Different for each match of a process, and the same in each run. */
  readonly number: number;
  readonly match: string;
  /** In the order of their seats. */
  readonly players: readonly Guest[];
  readonly spectators: readonly Guest[];
}

let gathered = 0;

/** Resolves when the match has started. */
export async function gather({ url, seats, spectators, game = 'raids' }: TableSetting): Promise<Gathering> {
  const number = ++gathered;
  const enter = (count: number, who: string): Promise<Guest[]> =>
    Promise.all(Array.from({ length: count }, (_, i) => Guest.enter(url, `${who} ${number}-${i + 1}`)));
  const players = await enter(seats, 'Player');
  return { number, match: await startMatch(game, players), players, spectators: await enter(spectators, 'Spectator') };
}

async function startMatch(game: string, players: readonly Guest[]): Promise<string> {
  const [host, ...others] = players;
  if (!host) throw new Error('a match needs players');
  const match = await host.createMatch(game, players.length);
  for (const guest of others) await guest.join(match);
  // The match starts when the last guest is ready.
  for (const guest of players) await guest.ready(match);
  return match;
}
