/** Runs a program of a build in this process, which therefore gets every signal itself. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builds } from './build/project.mjs';

const LOOK_MS = 500;

/**
 * @param {string} name The build.
 * @param {string} program
 * @param {readonly string[]} words
 */
export async function launch(name, program, words) {
  if (!builds.use(name)) throw new Error('The build has just been removed by another one. Start again.');
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
  const file = join(builds.folder, name, program);
  process.argv = [process.execPath, file, ...words];
  await import(pathToFileURL(file).href);
}

/** npm forwards SIGINT and SIGTERM, but may die of another signal: then this process stops as cleanly as if it had got one itself. */
function endWithParent() {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
