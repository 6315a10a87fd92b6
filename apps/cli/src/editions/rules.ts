/** The rules that a command works with: the newest, or an edition that was asked for. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  EditionLibrary,
  EditionModules,
  editionFolders,
  hashOf,
  isEditionProblem,
  loadEditionText,
  misfitOf,
  type ReleasedEdition,
  readReleased,
  unpack,
} from '@skald/editions';
import type { AnyGame, FindRules } from '@skald/engine';
import { findRulesIn } from '@skald/engine/editions';
import { parseGame } from '../arguments.ts';
import { type CommandFailure, fail, isFailure, ofFileError } from '../failure.ts';
import type { CommandWorld } from '../world.ts';

/** The help of the option that chooses an edition. */
export const EDITION_OPTION = [
  '--edition <hash>',
  'the rules to use, by the beginning of their hash, or the file of an edition (the newest)',
] as const;
export const OTHER_EDITION_OPTION = [
  '--edition <hash>',
  'other rules than the match names, by the beginning of their hash, or the file of an edition',
] as const;

/** What the file of an edition is called, as `content build` and servers name it. */
const MODULE_FILE = /\.mjs(\.br)?$/;

export function releasedEditions({ root }: CommandWorld): readonly ReleasedEdition[] {
  return readReleased(editionFolders(root)[0]);
}

/** What the newest bots would not understand of these rules; undefined where they may play by them. */
export function botMisfit({ root, games }: CommandWorld, { slug, edition }: AnyGame): string | undefined {
  const newest = games.get(slug)?.edition ?? '';
  if (edition === newest) return undefined;
  const modules = new EditionModules(editionFolders(root));
  const [shown, known] = [modules.shape(slug, edition), modules.shape(slug, newest)];
  return shown && known ? misfitOf(shown, known) : 'nobody has compared them';
}

function libraryOf({ root }: CommandWorld): EditionLibrary {
  return new EditionLibrary(new EditionModules(editionFolders(root)));
}

/** The game of that name, by the edition whose hash begins like this, or by the file of an edition. */
export function rulesCalled(world: CommandWorld, slug: string, edition: string | undefined): AnyGame | CommandFailure {
  const newest = parseGame(world, slug);
  if (isFailure(newest) || edition === undefined || newest.edition.startsWith(edition)) return newest;
  if (MODULE_FILE.test(edition)) return rulesInFile(slug, edition);
  const found = releasedEditions(world).filter((one) => one.slug === slug && one.hash.startsWith(edition));
  const [one, another] = found;
  if (!one) return fail('edition-unknown', `No released edition of ${slug} begins with ${edition}; skald editions lists them.`);
  if (another) return fail('edition-unknown', `Several editions of ${slug} begin with ${edition}; write more of it.`);
  const game = libraryOf(world).find(slug, one.hash);
  return isEditionProblem(game) ? fail(game.problem, game.reason) : game;
}

/** The file may be somebody else's: it runs only if it is what its name promises. */
function rulesInFile(slug: string, path: string): AnyGame | CommandFailure {
  try {
    const bytes = readFileSync(path);
    const text = path.endsWith('.br') ? (unpack(bytes) ?? '') : bytes.toString('utf8');
    const [name = ''] = basename(path).split('.');
    if (hashOf(text) !== name)
      return fail('edition-damaged', `The content of ${basename(path)} does not have the hash in its name. Get the file again.`);
    const game = loadEditionText(slug, name, text);
    return isEditionProblem(game) ? fail(game.problem, game.reason) : game;
  } catch (error) {
    return ofFileError(error, path, 'read');
  }
}

/** Finds the rules that a saga names, or those of the edition that was asked for. */
export function sagaRules(world: CommandWorld, edition: string | undefined): FindRules {
  const library = libraryOf(world);
  if (edition === undefined)
    return findRulesIn(
      (slug) => world.games.get(slug),
      (slug, hash) => {
        const game = library.find(slug, hash);
        return isEditionProblem(game) ? game.reason : game;
      },
    );
  return (slug) => {
    if (!world.games.has(slug)) return undefined;
    const game = rulesCalled(world, slug, edition);
    return isFailure(game) ? { fault: 'unknown-edition', reason: game.reason } : game;
  };
}
