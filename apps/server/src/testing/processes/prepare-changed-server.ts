/** Prepares a house server whose rules of Raids are other ones, as those of another release are, and prints it: its program, and its edition. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildEdition, editionNamesForEsbuild, writeModule } from '@skald/editions/build';
import { changedSources, OTHER_RAIDS } from '@skald/editions/testing';
import { games } from '@skald/engine/games';
import type { Plugin } from 'esbuild';
import { bundleServer } from './server-bundle.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const RULES = 'packages/engine/src/games/raids/';

const sources = changedSources('raids', OTHER_RAIDS);
const edition = await buildEdition(sources, 'raids');
// Where a server looks for the modules of its release, and the command line for editions that are not released.
writeModule(join(ROOT, 'packages/editions/unreleased'), edition);
const names = Array.from(games.values(), ({ slug, edition: hash }) => (slug === edition.slug ? edition : { slug, hash }));
const { main } = await bundleServer('src/testing/processes/house-server.ts', [editionNamesForEsbuild(names), otherRules(sources)]);
stdout.write(JSON.stringify({ main, edition: edition.hash, sources }));

/** Takes the rules of Raids from another folder. */
function otherRules(folder: string): Plugin {
  return {
    name: 'other rules',
    setup(build) {
      build.onLoad({ filter: /[\\/]engine[\\/]src[\\/]games[\\/]raids[\\/].*\.(ts|json)$/ }, async ({ path }) => {
        const [, own = ''] = path.split(RULES);
        return { contents: await readFile(join(folder, RULES, own), 'utf8'), loader: path.endsWith('.json') ? 'json' : 'ts' };
      });
    },
  };
}
