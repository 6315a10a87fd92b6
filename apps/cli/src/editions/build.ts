/** Builds and releases editions from the sources. */
import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EditionLibrary,
  EditionModules,
  editionFolders,
  isEditionProblem,
  learnShape,
  manifestIn,
  packShape,
  type ReleasedEdition,
  shapeIn,
} from '@skald/editions';
import type { BuiltEdition } from '@skald/editions/build';
import { itemAt } from '@skald/engine';
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import type { CommandWorld } from '../world.ts';
import { releasedEditions } from './rules.ts';

/** Builds the rules of every game, names them, and keeps the modules of those that are not released. */
export async function buildEditions(world: CommandWorld): Promise<readonly BuiltEdition[] | CommandFailure> {
  const { root } = world;
  const sources = join(root, 'packages', 'engine', 'src', 'games');
  if (!existsSync(sources)) return fail('no-sources', 'Editions are built from the sources of Skald; this is a build.');
  const { buildEdition, slugsIn, writeModule } = await import('@skald/editions/build');
  const built = await Promise.all(slugsIn(root).map((slug) => buildEdition(root, slug)));
  const names = Object.fromEntries(built.map(({ slug, hash }) => [slug, hash]));
  await writeFile(join(sources, 'editions.json'), `${JSON.stringify(names, null, 2)}\n`);
  const released = new Set(releasedEditions(world).map(({ hash }) => hash));
  for (const edition of built) if (!released.has(edition.hash)) writeModule(itemAt(editionFolders(root), 1), edition);
  await learnShapes(world, built);
  return built;
}

/** Learns what bots may rely on, for every edition of which nobody has yet. */
async function learnShapes(world: CommandWorld, built: readonly BuiltEdition[]): Promise<void> {
  const modules = new EditionModules(editionFolders(world.root));
  const library = new EditionLibrary(modules);
  for (const { slug, hash } of [...releasedEditions(world), ...built]) {
    const folder = modules.folderOf(slug, hash);
    if (folder === undefined || modules.shape(slug, hash)) continue;
    const game = library.find(slug, hash);
    if (!isEditionProblem(game)) await writeFile(shapeIn(folder, slug, hash), packShape(learnShape(game)));
  }
}

/** Are these the rules that the program itself was started with? */
export function isUnchanged({ games }: CommandWorld, { slug, hash }: BuiltEdition): boolean {
  return games.get(slug)?.edition === hash;
}

/** Adds what has changed to the released editions. */
export async function releaseEditions(
  world: CommandWorld,
  note: string,
  slugs: readonly string[],
): Promise<readonly ReleasedEdition[] | CommandFailure> {
  if (note.trim() === '') return fail('bad-note', 'The note must say what changed.');
  const built = await buildEditions(world);
  if (isFailure(built)) return built;
  const folder = itemAt(editionFolders(world.root), 0);
  const before = releasedEditions(world);
  const released = world.today();
  const added = built
    .filter(({ slug, hash }) => slugs.includes(slug) && !before.some((one) => one.hash === hash))
    .map((edition): BuiltEdition & ReleasedEdition => ({ ...edition, released, note: note.trim() }));
  const { writeModule } = await import('@skald/editions/build');
  for (const edition of added) {
    writeModule(folder, edition);
    const { slug, hash } = edition;
    await copyFile(shapeIn(itemAt(editionFolders(world.root), 1), slug, hash), shapeIn(folder, slug, hash));
  }
  const manifest = [...before, ...added.map(({ slug, hash }) => ({ slug, hash, released, note: note.trim() }))];
  await writeFile(manifestIn(folder), `${JSON.stringify(manifest, null, 2)}\n`);
  return added;
}
