/** The rules of Raids: everything that decides a match, and the whole of an edition. */
import { defineGame, listDecisions } from '../../kernel/index.ts';
import * as z from '../option-schema.ts';
import { content } from './content/content.ts';
import { decisions } from './decisions.ts';
import { fight } from './flow/sailing/fight.ts';
import { standings } from './flow/scoring.ts';
import { setup } from './flow/setup.ts';
import { takeTile } from './flow/take-tile.ts';
import { turn } from './flow/turn.ts';
import { game, voyage } from './flow/voyage.ts';
import type { Raids } from './state.ts';

/** Raids has no options. */
const options = z.strictObject({});

export const rules = defineGame<Raids, z.infer<typeof options>>({
  slug: 'raids',
  seats: { min: content.players.min, max: content.players.max },
  options,
  variants: [{}],
  setup,
  main: game,
  procedures: [voyage, turn, takeTile, fight],
  decisions: listDecisions(decisions),
  imagine: ({ seats }) => ({ hands: Array.from({ length: seats }, () => ({})), box: {} }),
  standings,
});
