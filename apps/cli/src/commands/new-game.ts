/** `skald new-game`: writes a small, playable game and registers it everywhere. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import { namesFor } from '../new-game/names.ts';
import { registriesWith } from '../new-game/registries.ts';
import { type NewFile, newFiles } from '../new-game/templates.ts';
import { Paint } from '../paint.ts';
import { rulesDefinedIn } from '../rules/documents.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly title?: string;
}

/** The player counts of the game in the templates. */
const SEATS = [2, 3, 4];

export const attachNewGame: Attach = (program, world, run) => {
  program
    .command('new-game')
    .description('write a small game that can be played at once, with rules, texts, tests, a board and bots')
    .argument('<slug>', 'its name in folders and addresses, such as stone-heap')
    .option('--title <text>', 'its name for people (made from the slug)')
    .action((slug: string, flags: Flags) => run(createGame(world, slug, flags)));
};

async function createGame(world: CommandWorld, slug: string, { title }: Flags): Promise<CommandOutcome> {
  const { root } = world;
  if (world.games.has(slug)) return fail('game-exists', `There is a game called ${slug} already.`);
  const names = namesFor({ slug, ...(title !== undefined && { title }), taken: await prefixesIn(root) });
  if (isFailure(names)) return names;
  const files = await newFiles(root, names);
  if (files.length === 0) return fail('no-sources', 'A new game needs the sources of Skald; this is a build.');
  const obstacle = files.find(({ path }) => existsSync(join(root, path)));
  if (obstacle) return fail('file-exists', `${obstacle.path} exists already; choose another slug or move it away.`);
  const registries = await registriesWith(root, names);
  if (isFailure(registries)) return registries;

  for (const file of [...files, ...registries]) await write(root, file);
  const failure = (await format(root, [...files, ...registries])) ?? (await nameRules(root)) ?? (await record(root, slug));
  if (failure) return failure;
  report(world, slug, files, registries);
  return SUCCESS;
}

/** The prefixes of the rule ids in docs/rules. */
async function prefixesIn(root: string): Promise<readonly string[]> {
  const folder = join(root, 'docs', 'rules');
  const pages = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => rulesDefinedIn(text).map(({ id }) => id.replace(/-.*/, '')));
}

async function write(root: string, { path, text }: NewFile): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Sorts imports and breaks lines again: names of another length change both. */
async function format(root: string, files: readonly NewFile[]): Promise<CommandFailure | undefined> {
  const code = files.map(({ path }) => path).filter((path) => !path.endsWith('.md'));
  return await runNode(root, [join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--write', ...code]);
}

/** Gives the rules the name of their edition. */
async function nameRules(root: string): Promise<CommandFailure | undefined> {
  return await runNode(root, [join('tools', 'run.mjs'), join('apps', 'cli', 'src', 'main.ts'), 'editions', 'build']);
}

/** Records a match for each player count: its digests are kept from now on. */
async function record(root: string, slug: string): Promise<CommandFailure | undefined> {
  const folder = join('packages', 'engine', 'fixtures', slug);
  await mkdir(join(root, folder), { recursive: true });
  for (const seats of SEATS) {
    const words = [
      'simulate',
      slug,
      '--seats',
      String(seats),
      '--games',
      '1',
      '--record',
      join(folder, `random-${seats}-seats.saga.jsonl`),
    ];
    const failure = await runNode(root, [join('tools', 'run.mjs'), join('apps', 'cli', 'src', 'main.ts'), ...words]);
    if (failure) return failure;
  }
  return undefined;
}

/** Runs a program in the repository; turns its errors into the failure. */
async function runNode(root: string, words: readonly string[]): Promise<CommandFailure | undefined> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return code === 0
    ? undefined
    : fail('step-failed', `node ${words.slice(0, 2).join(' ')} failed after the files were written. ${errors.trim()}`);
}

function report(world: CommandWorld, slug: string, files: readonly NewFile[], registries: readonly NewFile[]): void {
  const paint = new Paint(world.out);
  const lines = [
    paint.bold(`${slug} can be played.`),
    ...files.map(({ path }) => `  new      ${path}`),
    `  new      packages/engine/fixtures/${slug}/`,
    ...registries.map(({ path }) => `  changed  ${path}`),
    '',
    `  npm run -s skald -- play ${slug}`,
    `  npx vitest run packages/engine/src/games/${slug}`,
    '  docs/adding-a-game.md says what each file is for.',
  ];
  for (const line of lines) world.out.write(`${line}\n`);
}
