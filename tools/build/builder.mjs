/** Builds when the sources have changed, one process at a time. */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './builds.mjs';

const LOOK_AGAIN_MS = 100;
const TOUCH_MS = 2000;
/** A lock that was not touched for this long is stale, even if another process now has the pid of its holder. */
const STALE_MS = 60_000;
/** Sources that change during a build are built again, up to this many times. */
const ATTEMPTS = 5;

/**
 * @typedef {object} Work
 * @property {() => { readonly all: string, readonly rules: string }} digest What the sources are now.
 * @property {(folder: string, known: { readonly rules: string, readonly dictionaries: string | undefined }) => Promise<void>} compile
 */

/**
 * The name of the build of the current sources, made if missing. Makes it the current build.
 * @param {import('./builds.mjs').Builds} builds
 * @param {Work} work
 * @returns {Promise<string>}
 */
export async function ensureBuild(builds, work) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { all: name, rules } = work.digest();
    if (!builds.has(name)) await inTurn(builds.folder, () => (builds.has(name) ? undefined : make(builds, work, name, rules)));
    if (work.digest().all !== name) continue;
    builds.choose(name);
    builds.tidy();
    return name;
  }
  throw new Error('The sources change faster than they are built. Start again when they are at rest.');
}

/**
 * Discards a build whose sources changed meanwhile.
 * @param {import('./builds.mjs').Builds} builds
 * @param {Work} work
 * @param {string} name
 * @param {string} rules
 */
async function make(builds, work, name, rules) {
  const making = builds.begin(name);
  const { current } = builds;
  const dictionaries = current === undefined ? undefined : join(builds.folder, current, 'dictionaries.json');
  try {
    await work.compile(making, { rules, dictionaries });
    if (work.digest().all === name) builds.finish(making, name);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Waits while another process builds. The lock only saves work: two builds at once do not disturb each other.
 * @param {string} folder
 * @param {() => Promise<void> | undefined} run
 */
async function inTurn(folder, run) {
  const lock = join(folder, 'lock');
  while (!take(lock)) {
    if (isLeftOver(lock)) rmSync(lock, { force: true });
    else await pause(LOOK_AGAIN_MS);
  }
  const touching = setInterval(() => utimesSync(lock, new Date(), new Date()), TOUCH_MS);
  try {
    await run();
  } finally {
    clearInterval(touching);
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock */
function isLeftOver(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE_MS) return true;
    const holder = readFileSync(lock, 'utf8');
    return holder !== '' && !isAlive(Number(holder));
  } catch {
    return false;
  }
}
