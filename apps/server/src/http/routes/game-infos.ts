/** The games as clients need to know them to open a match. */
import type { AnyGame } from '@skald/engine';
import type { GameInfo } from '@skald/protocol';
import { z } from 'zod';
import { editionColumns, type RulesFinder } from '../../editions/editions.ts';

export function gameInfos(games: Iterable<AnyGame>): readonly GameInfo[] {
  return Array.from(games, (game) => ({
    slug: game.slug,
    ...editionColumns(game),
    seats: { min: game.seats.min, max: game.seats.max },
    options: game.options instanceof z.core.$ZodType ? z.toJSONSchema(game.options, { io: 'input' }) : {},
    variants: [...game.variants],
    packs: [],
  }));
}

/** With the content packs that correct the newest rules. */
export async function withPacks(games: readonly GameInfo[], rules: RulesFinder): Promise<GameInfo[]> {
  const packs = await rules.packs();
  return games.map((game) => {
    const own = packs.filter(({ base }) => base === game.edition);
    return { ...game, packs: own.map(({ edition, name, note }) => ({ edition, name, note })) };
  });
}
