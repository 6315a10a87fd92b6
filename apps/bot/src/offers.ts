/** What a bot account offers to play. */
import { brains } from '@skald/brains';
import { findGame } from '@skald/engine/games';
import type { BotOffer, GameInfo } from '@skald/protocol';

/** Every brain at every game that it knows, where the server plays by the same rules. */
export function offersFor(games: readonly Pick<GameInfo, 'slug' | 'rulesVersion'>[], capacity: number): BotOffer[] {
  return games
    .filter(({ slug, rulesVersion }) => findGame(slug)?.rulesVersion === rulesVersion)
    .flatMap(({ slug }) =>
      [...brains.values()].filter((brain) => brain.plays(slug)).map(({ name }) => ({ bot: name, game: slug, capacity })),
    );
}
