/** Makes the files of a new game from the templates in apps/cli/templates/new-game, which are those of a game called Stone Heap. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { GameNames } from './names.ts';

const FOLDER = join('apps', 'cli', 'templates', 'new-game');
const SUFFIX = '.template';
const MODEL: GameNames = { slug: 'stone-heap', camel: 'stoneHeap', pascal: 'StoneHeap', title: 'Stone Heap', prefix: 'SH' };

export interface NewFile {
  /** Relative to the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Undefined in a build, which has no sources. */
export async function newFiles(root: string, names: GameNames): Promise<readonly NewFile[]> {
  const folder = join(root, FOLDER);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map(({ parentPath, name }) => join(parentPath, name));
  return await Promise.all(
    paths.toSorted().map(async (path) => ({
      path: renamed(relative(folder, path).slice(0, -SUFFIX.length).replaceAll(sep, '/'), names),
      text: renamed(await readFile(path, 'utf8'), names),
    })),
  );
}

/** Replaces the names of Stone Heap by those of the new game. */
function renamed(text: string, names: GameNames): string {
  return text
    .replaceAll(MODEL.slug, names.slug)
    .replaceAll(MODEL.camel, names.camel)
    .replaceAll(MODEL.pascal, names.pascal)
    .replaceAll(MODEL.title, names.title)
    .replace(new RegExp(`\\b${MODEL.prefix}-(?=[T\\d])`, 'g'), `${names.prefix}-`);
}
