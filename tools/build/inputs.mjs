/** The inputs of a build. Their digest names the build: the same sources give the same name, whenever they were written. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['packages', 'apps', 'prisma/migrations', 'tools/build'];
/** `node_modules/.package-lock.json` lists the installed packages, which may differ from the lock file after a change of branch. */
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'node_modules/.package-lock.json'];
/** These folders are not part of a build. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'e2e', 'fixtures', 'testing', 'unreleased']);
const TEST = /\.test\.tsx?$/;

/** The sources that the dictionaries of the games depend on. */
const RULES = ['packages/engine', 'packages/protocol', 'apps/server/src/dictionaries'];

/**
 * Paths relative to the root, in the same order everywhere.
 * @param {string} root
 * @returns {string[]}
 */
export function inputFiles(root) {
  return [...FOLDERS.flatMap((folder) => [...filesIn(root, folder)]), ...FILES];
}

/**
 * The digests of everything, and of the rules alone.
 * @param {string} root
 * @returns {{ readonly all: string, readonly rules: string }}
 */
export function digestInputs(root) {
  const isRule = (/** @type {string} */ path) => RULES.some((folder) => path.startsWith(`${folder}/`));
  const all = createHash('sha256');
  const rules = createHash('sha256');
  for (const path of inputFiles(root)) {
    const content = contentOf(join(root, path));
    for (const hash of isRule(path) ? [all, rules] : [all]) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return { all: all.digest('hex').slice(0, 16), rules: rules.digest('hex').slice(0, 16) };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* filesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) yield* filesIn(root, path);
    else if (entry.isFile() && !TEST.test(entry.name) && !entry.name.endsWith('.tsbuildinfo')) yield path;
  }
}

/**
 * Empty if the file does not exist.
 * @param {string} path
 * @returns {Buffer}
 */
function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
