/** Finds the rules that a recorded match was played by. */
import { type AnyGame, type FindRules, isObject, type SagaRules } from '../kernel/index.ts';
import newest from './editions.json' with { type: 'json' };
import first from './first-editions.json' with { type: 'json' };

// Not by the index of the kernel, which editions are built from: their names must not change with what only hosts need.
export { playEdition } from '../kernel/log/move.ts';
export { divergence } from '../kernel/log/replay.ts';
export { editionsNamedIn } from '../kernel/saga/parse.ts';

/** The first released edition of each game, for matches recorded when rules had numbers instead of names. */
const firstEditions: Readonly<Record<string, { readonly rulesVersion: number; readonly edition: string }>> = first;

const newestEditions: Readonly<Partial<Record<string, string>>> = newest;

/** The edition of the rules in the sources; undefined for an unknown game. */
export function newestEditionOf(slug: string): string | undefined {
  return newestEditions[slug];
}

/** The first released edition of a game; undefined for an unknown game. */
export function firstEditionOf(slug: string): string | undefined {
  return firstEditions[slug]?.edition;
}

/** The edition that a saga names; undefined if its number was never released. */
export function editionOf(slug: string, rules: SagaRules): string | undefined {
  if ('edition' in rules) return rules.edition;
  const known = firstEditions[slug];
  return known?.rulesVersion === rules.rulesVersion ? known.edition : undefined;
}

/** The number that a first edition had, for programs that know nothing else. */
export function versionOf(slug: string, edition: string): number | undefined {
  const known = firstEditions[slug];
  return known?.edition === edition ? known.rulesVersion : undefined;
}

/** Is this what the module of an edition exports? */
export function isRulesOf(value: unknown, slug: string): value is AnyGame {
  return isObject(value) && value.slug === slug && isObject(value.kernel);
}

/** Looks among the games given, then asks `older` for another edition. */
export function findRulesIn(
  find: (slug: string) => AnyGame | undefined,
  older: (slug: string, edition: string) => AnyGame | string = missing,
): FindRules {
  return (slug, rules) => {
    const game = find(slug);
    const edition = editionOf(slug, rules);
    if (!game || game.edition === edition) return game;
    const found = edition === undefined ? `No edition of ${slug} had that number.` : older(slug, edition);
    return typeof found === 'string' ? { fault: 'unknown-edition', reason: found, ...(edition !== undefined && { edition }) } : found;
  };
}

/** Looks among editions of one game only. */
export function findAmong(editions: readonly AnyGame[]): FindRules {
  return findRulesIn(
    (slug) => editions.find((game) => game.slug === slug),
    (slug, edition) => editions.find((game) => game.slug === slug && game.edition === edition) ?? missing(slug, edition),
  );
}

function missing(_slug: string, edition: string): string {
  return `The match was played by edition ${edition}, which is not here.`;
}
