/** Replaces `games/editions.json` by the names of the rules that are built, so that a program never plays by a name that is not theirs. */

const NAMES = /[\\/]games[\\/]editions\.json$/;

/**
 * @param {readonly { readonly slug: string, readonly hash: string }[]} editions
 * @returns {string}
 */
function namesOf(editions) {
  return JSON.stringify(Object.fromEntries(editions.map(({ slug, hash }) => [slug, hash])));
}

/**
 * @param {readonly { readonly slug: string, readonly hash: string }[]} editions
 * @returns {import('esbuild').Plugin}
 */
export function editionNamesForEsbuild(editions) {
  return {
    name: 'edition-names',
    setup(build) {
      build.onLoad({ filter: NAMES }, () => ({ contents: namesOf(editions), loader: 'json' }));
    },
  };
}

/**
 * @param {readonly { readonly slug: string, readonly hash: string }[]} editions
 * @returns {import('vite').Plugin}
 */
export function editionNamesForVite(editions) {
  return { name: 'edition-names', enforce: 'pre', load: { filter: { id: NAMES }, handler: () => namesOf(editions) } };
}
