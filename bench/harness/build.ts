/** Prepares the bench: compiles the engine and the bench like production, and installs the yardsticks. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BenchError } from './bench-error.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const INSTALL = ['install', '--no-save', '--omit=optional', '--ignore-scripts', '--no-audit'];
const COMPILER = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc');

/** Compiles these projects and their references; does nothing if all is up to date. */
export function build(projects: readonly string[]): void {
  const outcome = spawnSync(process.execPath, [COMPILER, '-b', ...projects], { cwd: ROOT, encoding: 'utf8' });
  if (outcome.status !== 0) throw new BenchError('build-failed', `The build failed.\n${outcome.stdout}${outcome.stderr}`);
}

/** Runs a step of the product's own build. */
export function step(program: string): void {
  const outcome = spawnSync(process.execPath, [program], { cwd: ROOT, encoding: 'utf8' });
  if (outcome.status !== 0) throw new BenchError('build-failed', `The build failed at ${program}.\n${outcome.stderr}`);
}

/**
 * Installs a yardstick in its own folder, in its locked versions, unless it is installed already. Not by `npm ci`, which refuses a lock without
 * the optional packages of other platforms; optional packages are left out.
 */
export function install(folder: URL): void {
  const locked = changedAt(new URL('package-lock.json', folder));
  if (changedAt(new URL('node_modules/.package-lock.json', folder)) >= locked) return;
  const outcome = spawnSync('npm', INSTALL, { cwd: fileURLToPath(folder), encoding: 'utf8' });
  if (outcome.status !== 0) throw new BenchError('install-failed', `A yardstick could not be installed.\n${outcome.stderr ?? ''}`);
}

function changedAt(file: URL): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
