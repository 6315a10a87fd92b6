/** The games as clients need to know them to open a match. */
import type { AnyGame } from '@skald/engine';
import type { GameInfo } from '@skald/protocol';
import { z } from 'zod';

export function gameInfos(games: Iterable<AnyGame>): readonly GameInfo[] {
  return Array.from(games, ({ slug, rulesVersion, seats, options, variants }) => ({
    slug,
    rulesVersion,
    seats: { min: seats.min, max: seats.max },
    options: options instanceof z.ZodType ? z.toJSONSchema(options, { io: 'input' }) : {},
    variants: [...variants],
  }));
}
