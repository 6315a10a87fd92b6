/** This project's builds. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Builds } from './builds.mjs';
import { digestInputs } from './inputs.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const builds = new Builds(join(ROOT, 'build'));

export function digest() {
  return digestInputs(ROOT);
}
