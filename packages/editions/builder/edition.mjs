/**
 * Builds an edition of a game: its rules, their kernel and their content as one ES module, named by the hash of its text. The content is one
 * line of JSON, so that a content pack gives an edition that differs from its base in that line (`src/packs/pack-edition.ts`).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { checkedContent, contentOutside } from './checked-content.mjs';

const GAMES = 'packages/engine/src/games';
/** As `src/packs/pack-edition.ts` reads it. */
const CONTENT = 'skaldContent';

/**
 * @param {string} root The folder of the project.
 * @param {string} slug
 * @returns {Promise<{ readonly slug: string, readonly hash: string, readonly text: string }>}
 */
export async function buildEdition(root, slug) {
  const opening = `// skald edition ${slug}, interface ${interfaceOf(root)}`;
  const checked = join(root, GAMES, slug, 'content', 'checked.ts');
  const content = existsSync(checked) ? [`const ${CONTENT}=${JSON.stringify(await checkedContent(checked))};`] : [];
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [join(GAMES, slug, 'rules.ts')],
    bundle: true,
    write: false,
    // A function can be forgotten, a module cannot: a server runs the text up to its last line as a function.
    format: 'iife',
    globalName: 'edition',
    banner: { js: [opening, ...content].join('\n') },
    footer: { js: 'export default edition.rules;' },
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['source'],
    target: 'es2022',
    // Said here: a project's own settings must not make another edition.
    tsconfigRaw: { compilerOptions: { target: 'es2022', verbatimModuleSyntax: true } },
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [contentOutside(CONTENT)],
  });
  const text = outputFiles[0]?.text ?? '';
  return { slug, hash: createHash('sha256').update(text).digest('hex'), text };
}

/**
 * Writes the packed module of an edition where `EditionModules` looks for it.
 * @param {string} folder
 * @param {{ readonly slug: string, readonly hash: string, readonly text: string }} edition
 */
export function writeModule(folder, { slug, hash, text }) {
  mkdirSync(join(folder, slug), { recursive: true });
  writeFileSync(join(folder, slug, `${hash}.mjs.br`), brotliCompressSync(text));
}

/**
 * The games that have rules among the sources.
 * @param {string} root
 * @returns {string[]}
 */
export function slugsIn(root) {
  return readdirSync(join(root, GAMES)).filter((name) => existsSync(join(root, GAMES, name, 'rules.ts')));
}

/** @param {string} root */
function interfaceOf(root) {
  const source = readFileSync(join(root, 'packages/engine/src/kernel/kernel.ts'), 'utf8');
  const number = /KERNEL_INTERFACE = (\d+);/.exec(source)?.[1];
  if (number === undefined) throw new Error('kernel.ts does not say which interface it offers.');
  return number;
}
