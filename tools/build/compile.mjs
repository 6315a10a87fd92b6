/** Makes a build: everything that a server needs, in one folder that does not depend on the sources. */
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { buildEdition, editionNamesForEsbuild, editionNamesForVite, slugsIn, writeModule } from '../../packages/editions/builder/index.mjs';
import { NODE_BUNDLE } from './bundle-options.mjs';

/** Globals that CommonJS packages expect. The bundler does not see these names, so no module may declare one of them. */
const BANNER = [
  "import { createRequire as __makeRequire } from 'node:module';",
  "import { fileURLToPath as __pathOfFile } from 'node:url';",
  'const require = __makeRequire(import.meta.url);',
  'const __filename = __pathOfFile(import.meta.url);',
  "const __dirname = __pathOfFile(new URL('.', import.meta.url));",
].join('\n');

/** @typedef {Awaited<ReturnType<typeof buildEdition>>} Edition */

/** Optional dependencies that packages can do without. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate'];

/**
 * @param {string} root
 * @param {string} folder Empty.
 * @param {{ readonly rules: string, readonly dictionaries: string | undefined }} known The digest of the rules, and the dictionaries of an earlier build.
 */
export async function compile(root, folder, { rules, dictionaries }) {
  if (dictionaries !== undefined && existsSync(dictionaries)) cpSync(dictionaries, join(folder, 'dictionaries.json'));
  cpSync(join(root, 'prisma/migrations'), join(folder, 'prisma/migrations'), { recursive: true });
  const editions = await buildEditions(root, folder);
  await Promise.all([programs(root, folder, editions).then(() => learnDictionaries(folder, rules)), web(root, folder, editions)]);
}

/**
 * The rules of all games as modules, beside those that were released.
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<readonly Edition[]>}
 */
async function buildEditions(root, folder) {
  const editions = await Promise.all(slugsIn(root).map((slug) => buildEdition(root, slug)));
  cpSync(join(root, 'packages/editions/released'), join(folder, 'editions'), { recursive: true });
  for (const edition of editions) writeModule(join(folder, 'editions'), edition);
  return editions;
}

/**
 * The server with its programs, the bots and the command line.
 * @param {string} root
 * @param {string} folder
 * @param {readonly Edition[]} editions
 */
async function programs(root, folder, editions) {
  const plugins = [editionNamesForEsbuild(editions)];
  const app = (/** @type {string} */ path) => join(root, 'apps', path);
  await Promise.all([
    bundle(join(folder, 'server'), serverEntries(root), plugins, [...neededBeside(root), ...OPTIONAL]),
    bundle(
      join(folder, 'bot'),
      {
        main: app('bot/src/main.ts'),
        'thinking/thought-worker': app('bot/src/thinking/thought-worker.ts'),
      },
      plugins,
    ),
    bundle(join(folder, 'cli'), { skald: app('cli/src/main.ts'), 'pack-trial': app('cli/src/content/trial-main.ts') }, plugins, [
      ...OPTIONAL,
      '@skald/editions/build',
    ]),
  ]);
  chmodSync(join(folder, 'cli/skald.js'), 0o755);
}

/**
 * Beside the server itself, each folder with a `main.ts` is a program of that name.
 * @param {string} root
 * @returns {Record<string, string>}
 */
function serverEntries(root) {
  const sources = join(root, 'apps/server/src');
  const others = readdirSync(sources).filter((name) => existsSync(join(sources, name, 'main.ts')));
  return {
    main: join(sources, 'main.ts'),
    'embedded-worker': join(sources, 'storage/embedded-worker.ts'),
    ...Object.fromEntries(others.map((name) => [name, join(sources, name, 'main.ts')])),
  };
}

/**
 * The packages that are installed beside a build.
 * @param {string} root
 * @returns {string[]}
 */
function neededBeside(root) {
  return Object.keys(JSON.parse(readFileSync(join(root, 'apps/image/package.json'), 'utf8')).dependencies);
}

/**
 * @param {string} outdir
 * @param {Record<string, string>} entryPoints
 * @param {esbuild.Plugin[]} plugins
 * @param {string[]} external
 */
async function bundle(outdir, entryPoints, plugins, external = OPTIONAL) {
  await esbuild.build({
    entryPoints,
    outdir,
    plugins,
    external,
    ...NODE_BUNDLE,
    banner: { js: BANNER },
    logLevel: 'warning',
  });
}

/**
 * In a thread: it ends with this process.
 * @param {string} folder
 * @param {string} rules
 */
async function learnDictionaries(folder, rules) {
  const program = join(folder, 'server/dictionaries.js');
  const thread = new Worker(program, { argv: [rules] });
  await new Promise((resolve, reject) => thread.once('error', reject).once('exit', resolve));
  rmSync(program);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {readonly Edition[]} editions
 */
async function web(root, folder, editions) {
  // React reads it; a test would set another value.
  process.env.NODE_ENV = 'production';
  const configFile = join(root, 'apps/web/vite.config.ts');
  await vite.build({
    configFile,
    logLevel: 'warn',
    plugins: [editionNamesForVite(editions)],
    build: { outDir: join(folder, 'web'), emptyOutDir: true },
  });
}
