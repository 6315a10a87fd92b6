/** The rules at build time: `rules:raids` becomes the chapters of docs/rules/raids.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readRules } from '../src/help/rules/read-rules.ts';

const PREFIX = 'rules:';
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');

export function gameRules(): Plugin {
  return {
    name: 'skald-game-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = join(FOLDER, `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readRules(readFileSync(file, 'utf8')))};`;
    },
  };
}
