/** Texts name no ICU skeletons (`{n, number, ::.00}`; a test holds them to it), so the parser of skeletons stays out of the bundle. */
import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-skeleton-parser';
const STUB = `\0${PARSER}`;
const FUNCTIONS = ['parseDateTimeSkeleton', 'parseNumberSkeleton', 'parseNumberSkeletonFromString'];

export function withoutSkeletons(): Plugin {
  return {
    name: 'skald-without-skeletons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === PARSER ? STUB : undefined),
    load: (id) => (id === STUB ? `const refuse = () => { throw new Error('texts use no skeletons'); };\n${EXPORTS}` : undefined),
  };
}

const EXPORTS = `export { ${FUNCTIONS.map((name) => `refuse as ${name}`).join(', ')} };`;
