/** Takes the module of an edition into an installation, by an operator's command. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { gameIn, hashOf, isEditionProblem, learnShape, loadEditionText, type PackMark, pack, packIn, unpack } from '@skald/editions';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';
import { shapeText } from './editions.ts';
import { packRefusal } from './pack-refusal.ts';
import { type EditionRefusal, isEditionRefusal, refuseEdition } from './refusal.ts';

export interface ImportingDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** Who sits at the command line, for the audit log. */
  readonly user: string;
  /** The newest edition of a game; undefined for an unknown game. */
  newest(slug: string): string | undefined;
  /** The packed module of an edition that is here already. */
  packed(slug: string, edition: string): Promise<Uint8Array | undefined>;
}

export interface ImportedEdition {
  readonly game: string;
  readonly edition: string;
  /** The name of the content pack that it is. */
  readonly pack: string | undefined;
  /** False where it was here already. */
  readonly isNew: boolean;
}

/** No edition is larger. */
const LARGEST_FILE = 5_000_000;
const NAME = /^([0-9a-f]{64})\.mjs(\.br)?$/;

/** Imports a file that is named by the hash of its content. Nothing of it runs, and nothing is written, unless all of it is right. */
export async function importEdition(deps: ImportingDeps, path: string): Promise<ImportedEdition | EditionRefusal> {
  const [, hash, packed] = NAME.exec(basename(path)) ?? [];
  if (hash === undefined)
    return refuseEdition(
      'unreadable-file',
      `${basename(path)} is not named like an edition: its hash, then .mjs or .mjs.br. Keep the name that the file was served under.`,
    );
  const text = await readModule(path, packed !== undefined);
  if (isEditionRefusal(text)) return text;
  if (hashOf(text) !== hash)
    return refuseEdition(
      'edition-damaged',
      `The content of ${basename(path)} has the hash ${hashOf(text)}, not the one in its name. Get the file again.`,
    );
  const game = gameIn(text);
  if (game === undefined) return refuseEdition('edition-damaged', `${basename(path)} is not the module of an edition.`);
  if (deps.newest(game) === undefined)
    return refuseEdition('unknown-game', `The game ${game} is not known here. Install a release that has it.`);
  const mark = packIn(text);
  const refused = await packRefusal(deps, game, text);
  if (refused) return refused;
  const rules = loadEditionText(game, hash, text);
  if (isEditionProblem(rules)) return rules;
  const { prisma } = deps.store;
  if (await prisma.edition.findUnique({ where: { hash }, select: { hash: true } }))
    return { game, edition: hash, pack: mark?.name, isNew: false };
  const at = new Date(deps.clock.now());
  const module = Uint8Array.from(pack(text));
  const data = { hash, game, module, keptAt: at, shape: shapeText(learnShape(rules)), ...(mark && columnsOf(mark)) };
  const details = { by: 'command line', user: deps.user, game, ...(mark && { pack: mark.name, base: mark.base }) };
  await prisma.$transaction([
    prisma.edition.createMany({ data: [data], skipDuplicates: true }),
    prisma.auditEntry.create({ data: { at, act: 'edition-imported', subject: 'edition', targetId: hash, details } }),
  ]);
  return { game, edition: hash, pack: mark?.name, isNew: true };
}

function columnsOf({ name, note, base }: PackMark): { packName: string; packNote: string; base: string } {
  return { packName: name, packNote: note, base };
}

async function readModule(path: string, isPacked: boolean): Promise<string | EditionRefusal> {
  try {
    if ((await stat(path)).size > LARGEST_FILE) return refuseEdition('unreadable-file', `${basename(path)} is larger than any edition.`);
    const content = await readFile(path);
    return (
      (isPacked ? unpack(content) : content.toString('utf8')) ??
      refuseEdition('edition-damaged', `${basename(path)} cannot be unpacked. Get the file again.`)
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return refuseEdition('unreadable-file', `${path} cannot be read${code}.`);
  }
}
