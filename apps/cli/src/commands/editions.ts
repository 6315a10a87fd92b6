/** `skald editions`: the rules that were released, and what a new release would change. */
import { Option } from 'commander';
import { buildEditions, isUnchanged, releaseEditions } from '../editions/build.ts';
import { diffEditions } from '../editions/diff.ts';
import { releasedEditions } from '../editions/rules.ts';
import { isFailure } from '../failure.ts';
import { Paint } from '../paint.ts';
import { runServerProgram } from '../server-program.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

/** How much of a hash people see. */
const SHORT = 12;

export const attachEditions: Attach = (program, world, run) => {
  const editions = program
    .command('editions')
    .description('the released rules of each game')
    .action(() => run(list(world)));
  editions
    .command('build')
    .description('build the rules as they are in the sources, and name them by their hash')
    .action(() => run(build(world)));
  editions
    .command('release')
    .description('release the rules that have changed since the last release')
    .requiredOption('--note <text>', 'what changed, in words that a player understands')
    .addOption(new Option('--game <slug...>', 'only these games').choices([...world.games.keys()]))
    .action((flags: { note: string; game?: string[] }) => run(release(world, flags.note, flags.game)));
  editions
    .command('diff')
    .description('play recorded matches by other rules, and say which would go differently, and where')
    .argument('<a>', 'the matches: of the edition whose hash begins like this, or of a game')
    .argument('[b]', 'the rules to play them by, by the beginning of their hash', 'newest')
    .option('--sagas <folder>', 'a folder of *.saga.jsonl files (the recorded matches of the project)')
    .option('--database', 'all matches of an installation; reads the environment of the server')
    .action((a: string, b: string, flags: { sagas?: string; database?: true }) => {
      const progress = world.err.isTTY ? ['--progress'] : [];
      const inDatabase = () => runServerProgram(world, 'admin', ['editions', 'diff', ...progress, '--', a, b]);
      return run(flags.database ? inDatabase() : diffEditions(world, a, b, flags.sagas));
    });
};

async function list(world: CommandWorld): Promise<CommandOutcome> {
  const released = releasedEditions(world);
  const paint = new Paint(world.out);
  for (const { slug, edition } of world.games.values()) {
    world.out.write(`${paint.bold(slug)}\n`);
    for (const one of released.filter((each) => each.slug === slug)) {
      const mark = one.hash === edition ? '  (newest)' : '';
      world.out.write(`  ${one.hash.slice(0, SHORT)}  ${one.released}  ${one.note}${mark}\n`);
    }
    if (!released.some(({ hash }) => hash === edition)) world.out.write(`  ${edition.slice(0, SHORT)}  not released yet\n`);
  }
  return SUCCESS;
}

async function build(world: CommandWorld): Promise<CommandOutcome> {
  const built = await buildEditions(world);
  if (isFailure(built)) return built;
  for (const edition of built) {
    const state = isUnchanged(world, edition) ? 'unchanged' : 'changed';
    world.out.write(`  ${edition.slug}  ${edition.hash.slice(0, SHORT)}  ${state}\n`);
  }
  return SUCCESS;
}

async function release(world: CommandWorld, note: string, slugs: readonly string[] | undefined): Promise<CommandOutcome> {
  const released = await releaseEditions(world, note, slugs ?? [...world.games.keys()]);
  if (isFailure(released)) return released;
  if (released.length === 0) world.out.write('No rules have changed since they were released.\n');
  for (const { slug, hash } of released) world.out.write(`  ${slug}  ${hash.slice(0, SHORT)}  released\n`);
  return SUCCESS;
}
