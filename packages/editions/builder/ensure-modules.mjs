/** Before tests: builds the modules of rules that are named in the sources but not released yet. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEdition, writeModule } from './edition.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'packages/editions');

export default async function ensureModules() {
  const names = JSON.parse(readFileSync(join(ROOT, 'packages/engine/src/games/editions.json'), 'utf8'));
  for (const [slug, hash] of Object.entries(names)) {
    const fileIn = (/** @type {string} */ folder) => join(FOLDER, folder, slug, `${hash}.mjs.br`);
    if (existsSync(fileIn('released')) || existsSync(fileIn('unreleased'))) continue;
    const built = await buildEdition(ROOT, slug);
    // Rules that were changed and not named again: a test says so.
    if (built.hash === hash) writeModule(join(FOLDER, 'unreleased'), built);
  }
}
