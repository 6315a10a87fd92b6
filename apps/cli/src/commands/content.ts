/** `skald content`: checks the content pack of somebody who owns the printed game, and makes an edition of it. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltPack, buildPack, type ContentChange, EditionModules, editionFolders, isBuiltPack } from '@skald/editions';
import { wholeNumber } from '../arguments.ts';
import { runTrial } from '../content/run-trial.ts';
import type { TrialReport } from '../content/trial.ts';
import { type CommandFailure, fail, isFailure, ofFileError } from '../failure.ts';
import { Paint } from '../paint.ts';
import { replaceFile } from '../saga-file.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface CheckFlags {
  readonly games: number;
  readonly json?: true;
}

/** A pack is a page of numbers. */
const LARGEST_FILE = 1_000_000;
/** How much of a hash people see. */
const SHORT = 12;

export const attachContent: Attach = (program, world, run) => {
  const content = program
    .command('content')
    .description('content packs: numbers of a game corrected by somebody who owns it (docs/content-packs.md)');
  content
    .command('check')
    .description('check a content pack: what is wrong with it, what it changes, and whether it can be played')
    .argument('<file>', 'a content pack, as JSON')
    .option('--games <n>', 'how many matches are played for each number of players', wholeNumber(1, 10_000), 20)
    .option('--json', 'one JSON object for machines')
    .action((file: string, flags: CheckFlags) => run(check(world, file, flags)));
  content
    .command('build')
    .description('make an edition of a content pack, which an operator installs with: skald admin editions import')
    .argument('<file>', 'a content pack, as JSON')
    .option('--out <folder>', 'where the edition is written', '.')
    .action((file: string, flags: { out: string }) => run(build(world, file, flags.out)));
};

async function check(world: CommandWorld, file: string, { games, json }: CheckFlags): Promise<CommandOutcome> {
  const built = await packIn(world, file);
  if (isFailure(built)) return built;
  const { pack, content } = built;
  const trial = await runTrial(world, { game: pack.game, content, matches: games });
  if (isFailure(trial)) return trial;
  if (trial.problems.length > 0) return fail('pack-not-playable', listed('The pack can be read, but not played', trial.problems));
  for (const line of json ? [machineReport(built, trial)] : report(world, built, trial)) world.out.write(`${line}\n`);
  return SUCCESS;
}

async function build(world: CommandWorld, file: string, folder: string): Promise<CommandOutcome> {
  const built = await packIn(world, file);
  if (isFailure(built)) return built;
  const { hash, text } = built.edition;
  const path = join(folder, `${hash}.mjs`);
  // The text ends with its own line break.
  const failure = await replaceFile(path, [text.replace(/\n$/, '')]);
  if (failure) return failure;
  world.out.write(`${path}\n`);
  return SUCCESS;
}

async function packIn(world: CommandWorld, file: string): Promise<BuiltPack | CommandFailure> {
  const text = await readPackFile(file);
  if (isFailure(text)) return text;
  const built = buildPack(text, new EditionModules(editionFolders(world.root)), (slug) => world.games.get(slug)?.edition);
  return isBuiltPack(built) ? built : fail(built.failed, listed('Nothing was built', built.reasons));
}

async function readPackFile(path: string): Promise<string | CommandFailure> {
  try {
    if ((await stat(path)).size > LARGEST_FILE) return fail('too-large', `${path} is larger than any content pack.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    return ofFileError(error, path, 'read');
  }
}

function listed(what: string, problems: readonly string[]): string {
  return problems.length === 1 ? `${what}. ${problems[0]}` : `${what}.${problems.map((problem) => `\n  ${problem}`).join('')}`;
}

function report(world: CommandWorld, { pack, base, edition, changes }: BuiltPack, trial: TrialReport): readonly string[] {
  const paint = new Paint(world.out);
  const wide = Math.max(...changes.map(({ path }) => path.length));
  const counted = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return [
    paint.bold(`${pack.name} (${pack.game})`),
    `  ${counted} to edition ${base.slice(0, SHORT)}`,
    ...changes.map((change) => `    ${change.path.padEnd(wide)}  ${inWords(change)}`),
    `  ${trial.matches} matches played at random, ${trial.answers} answers: every one came to its end, and no invariant was broken`,
    `  edition ${edition.hash}`,
  ];
}

function machineReport({ pack, base, edition, changes }: BuiltPack, trial: TrialReport): string {
  const { game, name, note } = pack;
  return JSON.stringify({ ok: true, game, name, note, base, edition: edition.hash, changes, ...trial });
}

function inWords({ from, to }: ContentChange): string {
  return `${from === undefined ? 'nothing' : JSON.stringify(from)} → ${to === undefined ? 'nothing' : JSON.stringify(to)}`;
}
