/** What a bot account offers to play, and under which names. */
import { findStrategy, strategies } from '@skald/ai';
import { findGame } from '@skald/engine/games';
import type { BotOffer, GameInfo } from '@skald/protocol';

/** Strength names belong to the house; other people's bots offer the same strategies under their own names. */
const VISITING = 'visiting-';

/** Every strategy at every game it knows, if the server plays by the same rules. */
export function offersFor(games: readonly Pick<GameInfo, 'slug' | 'edition'>[], capacity: number, isHouse: boolean): BotOffer[] {
  return games
    .filter(({ slug, edition }) => findGame(slug)?.edition === edition)
    .flatMap(({ slug }) =>
      [...strategies.values()]
        .filter((strategy) => strategy.plays(slug))
        .map(({ name }) => ({ bot: isHouse ? name : `${VISITING}${name}`, game: slug, capacity })),
    );
}

/** The strategy of this name, if there is one. */
export function strategyNamed(bot: string): string | undefined {
  return findStrategy(bot.startsWith(VISITING) ? bot.slice(VISITING.length) : bot)?.name;
}
