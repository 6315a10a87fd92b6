/** The content packs that this page shows games with. */
import type { Catalogue } from '@skald/engine/text';

export interface PackInForce {
  readonly edition: string;
  /** The edition that the pack corrects, and for which boards are drawn. */
  readonly base: string;
  readonly name: string;
  /** The texts of the game, with what the pack corrects. */
  corrected(texts: Catalogue): Catalogue;
}

/** By the slug of the game; only of games that this page shows with a pack. */
export const packsInForce = new Map<string, PackInForce>();
