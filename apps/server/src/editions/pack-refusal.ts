/** Why the module of a content pack is not taken: it must be an edition that is here, with other content and nothing else. */
import { contentIn, differsInContentOnly, packIn, unpack } from '@skald/editions';
import { contentRulesOf } from '@skald/engine/correcting';
import { type EditionRefusal, refuseEdition } from './refusal.ts';

interface PackDeps {
  /** The newest edition of a game. */
  newest(slug: string): string | undefined;
  packed(slug: string, edition: string): Promise<Uint8Array | undefined>;
}

/** Undefined for a pack that may be taken, and for an edition that is no pack. */
export async function packRefusal({ newest, packed }: PackDeps, game: string, text: string): Promise<EditionRefusal | undefined> {
  const mark = packIn(text);
  if (!mark) return undefined;
  const module = await packed(game, mark.base);
  const base = module && unpack(module);
  if (base === undefined)
    return refuseEdition(
      'edition-unknown',
      `The pack corrects edition ${mark.base} of ${game}, which is not installed here. Import that first.`,
    );
  if (!differsInContentOnly(text, base))
    return refuseEdition(
      'pack-differs',
      `It says that it is edition ${mark.base} with other content, but more than that is different. It was not taken.`,
    );
  // The schema of this release is that of the newest edition.
  if (mark.base !== newest(game)) return undefined;
  const checked = contentRulesOf(game)?.check(contentIn(text));
  if (!checked || 'problems' in checked)
    return refuseEdition(
      'pack-differs',
      'Its content does not fit this release. Check and build the pack with this release: skald content check.',
    );
  return undefined;
}
