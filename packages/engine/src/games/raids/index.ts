/** Raids, by Brett J. Gilbert and Matthew Dunstan: four voyages round the world in longships. */
import { z } from 'zod';
import { defineGame } from '../../kernel/index.ts';
import { content } from './content/content.ts';
import { contentCheck } from './content/content-check.ts';
import { fight, respondToAttack } from './flow/fight.ts';
import { fleeTo, navigate } from './flow/sail.ts';
import { standings } from './flow/scoring.ts';
import { setup } from './flow/setup.ts';
import { placeTile, sellGoods, takeTile } from './flow/take-tile.ts';
import { turn } from './flow/turn.ts';
import { game, voyage } from './flow/voyage.ts';
import { invariants } from './invariants.ts';
import type { Raids } from './state.ts';

export { content, FINISH, isVillage, LAST_VOYAGE, START, stackOf, type TileType, typeOf } from './content/content.ts';
export { mjolnirsOf, sailsOf, shieldsOf, weaponsOf } from './flow/crew.ts';
export { harbourCount, prizeFor } from './flow/harbour.ts';
export { fleeTo } from './flow/sail.ts';
export { runeGlory } from './flow/scoring.ts';
export type { Longship, Raids, RaidsTable } from './state.ts';

const options = z.strictObject({});

export const raids = defineGame<Raids, z.infer<typeof options>>({
  slug: 'raids',
  rulesVersion: 1,
  seats: { min: content.players.min, max: content.players.max },
  options,
  variants: [{}],
  setup,
  main: game,
  procedures: [voyage, turn, takeTile, fight],
  decisions: [placeTile, sellGoods, navigate, respondToAttack, fleeTo],
  invariants,
  imagine: ({ seats }) => ({ hands: Array.from({ length: seats }, () => ({})), box: {} }),
  standings,
  content: contentCheck,
});
