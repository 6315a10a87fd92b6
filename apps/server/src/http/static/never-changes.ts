/** The cache header of files that are named by their content. */
const YEAR_SECONDS = 31_536_000;

export const NEVER_CHANGES = `public, max-age=${YEAR_SECONDS}, immutable`;
