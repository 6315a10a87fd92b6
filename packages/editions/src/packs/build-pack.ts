/** From the text of a pack to its edition, on the modules that are here. */
import { contentRulesOf } from '@skald/engine/correcting';
import { type EditionModules, unpack } from '../modules.ts';
import { type CorrectedContent, correctContent, isCorrected } from './correct.ts';
import { contentIn, packEdition } from './pack-edition.ts';
import { type ContentPack, isPackProblems, readPack } from './pack-file.ts';

export const PACK_PROBLEMS = ['bad-pack', 'unknown-game', 'pack-superseded', 'base-unknown'] as const;

/** Why no edition is made of a pack: a code for machines, and every problem in words. */
export interface PackProblem {
  readonly failed: (typeof PACK_PROBLEMS)[number];
  readonly reasons: readonly string[];
}

export interface BuiltPack extends CorrectedContent {
  readonly pack: ContentPack;
  /** The edition that it corrects. */
  readonly base: string;
  readonly edition: { readonly slug: string; readonly hash: string; readonly text: string };
}

/** `newest` tells the newest edition of a game: packs are built on no other. */
export function buildPack(text: string, modules: EditionModules, newest: (slug: string) => string | undefined): BuiltPack | PackProblem {
  const pack = readPack(text);
  if (isPackProblems(pack)) return { failed: 'bad-pack', reasons: pack };
  const { game } = pack;
  const base = newest(game);
  const rules = contentRulesOf(game);
  if (base === undefined || !rules) return { failed: 'unknown-game', reasons: [`game: no game with content is called ${game}.`] };
  if (pack.basedOn !== null && !base.startsWith(pack.basedOn))
    return { failed: 'pack-superseded', reasons: [superseded(pack.basedOn, base)] };
  const packed = modules.packed(game, base);
  const module = packed && unpack(packed);
  const before = module === undefined ? undefined : contentIn(module);
  if (module === undefined || before === undefined) {
    const reason = `The module of edition ${base} of ${game} is not here. Among the sources, run: npm run -s skald -- editions build.`;
    return { failed: 'base-unknown', reasons: [reason] };
  }
  const corrected = correctContent(rules, before, pack.changes);
  if (!isCorrected(corrected)) return { failed: 'bad-pack', reasons: corrected };
  const edition = packEdition(module, pack, corrected.content);
  return edition ? { pack, base, edition, ...corrected } : { failed: 'base-unknown', reasons: [`Edition ${base} takes no packs.`] };
}

export function isBuiltPack(outcome: BuiltPack | PackProblem): outcome is BuiltPack {
  return !('failed' in outcome);
}

function superseded(basedOn: string, base: string): string {
  return (
    `basedOn: the pack was written for edition ${basedOn}, and the newest is ${base.slice(0, 12)}. Look whether its changes still hold ` +
    `(skald editions says what changed), then write the newest there, or leave the entry out.`
  );
}
