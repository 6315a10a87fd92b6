/**
 * The content that a page shows games with. A game takes its content when it is loaded, so a page shows one content of each game: before a match
 * with a content pack is shown, the content of that pack is chosen, or the page is loaded anew where the game has other content already.
 */
import type { Catalogue } from '@skald/engine/text';

/** The content pack that a game is shown with. */
export interface ShownPack {
  readonly edition: string;
  /** The edition that the pack corrects, and for which boards are drawn. */
  readonly base: string;
  readonly name: string;
  /** The texts of the game, with what the pack corrects. */
  corrected(texts: Catalogue): Catalogue;
}

export interface PageContent {
  /** Undefined while the page shows the game with its own content. */
  packOf(slug: string): ShownPack | undefined;
  /** Resolves when the game may be shown with the content of this edition; without an edition, of the newest. */
  ready(slug: string, edition?: string): Promise<void>;
}

/** Shows every game with its own content. */
export const OWN_CONTENT: PageContent = { packOf: () => undefined, ready: async () => {} };

/** Keeps the packs of a page. How a pack gets there is no part of the first load. */
export class PackedContent implements PageContent {
  readonly #packs = new Map<string, ShownPack>();

  packOf(slug: string): ShownPack | undefined {
    return this.#packs.get(slug);
  }

  async ready(slug: string, edition?: string): Promise<void> {
    const { readyContent } = await import('./ready-content.ts');
    await readyContent(slug, edition, this.#packs);
  }
}
