/** What the schemas of the protocol say to readers of the reference stays out of the bundle: no browser reads it. */
import type { Plugin } from 'vite';

const SCHEMAS = /[\\/]packages[\\/]protocol[\\/]src[\\/]/;
const DESCRIPTION = /\.describe\(\s*(?:'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`)\s*,?\s*\)/g;

export function withoutDescriptions(): Plugin {
  return {
    name: 'skald-without-descriptions',
    apply: 'build',
    enforce: 'pre',
    // Only calls are taken away, on the lines they stand on.
    transform: (code, id) => (SCHEMAS.test(id) ? { code: code.replace(DESCRIPTION, ''), map: null } : undefined),
  };
}
