/** Copies the repository into a temporary folder, for tests that write sources. The copy shares the installed packages. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Made by a build, an installation or git. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'coverage', 'reports', '.git']);
/** The project's packages, which must be those of the copy. */
const OWN = '@skald';

export interface RepositoryCopy {
  readonly root: string;
  remove(): void;
}

export function copyRepository(): RepositoryCopy {
  const root = mkdtempSync(join(tmpdir(), 'skald-copy-'));
  cpSync(ROOT, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) && relative(ROOT, path) !== 'build' });
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN))) symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
