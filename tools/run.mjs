/** Runs a TypeScript entry: bundles it with its workspace packages, and runs the bundle. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [entry, ...words] = process.argv.slice(2);
if (!entry) throw new Error('which entry?');

const { outputFiles } = await build({
  entryPoints: [entry],
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  // It brings a bundler, which cannot be bundled.
  external: ['@skald/editions/build'],
  sourcemap: 'inline',
  logLevel: 'warning',
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
});

/** In the dist folder beside the sources, so that paths relative to the entry stay valid; named by its content, so that two can run at once. */
const [{ contents }] = outputFiles;
const name = `${basename(entry, '.ts')}-${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`;
const bundle = join(dirname(dirname(resolve(entry))), 'dist', name);
if (!existsSync(bundle)) {
  mkdirSync(dirname(bundle), { recursive: true });
  const half = `${bundle}.${process.pid}`;
  writeFileSync(half, contents);
  renameSync(half, bundle);
}

process.argv = [process.argv[0] ?? 'node', bundle, ...words];
await import(pathToFileURL(bundle).href);
