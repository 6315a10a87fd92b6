/** `skald conformance`: checks every property that a game must have, over a given number of random matches. */
import { findStrategy, strategies } from '@skald/ai';
import { type ConformancePlayer, type ConformanceReport, conformance } from '@skald/engine/testkit';
import { wholeNumber } from '../arguments.ts';
import { EDITION_OPTION, rulesCalled } from '../editions/rules.ts';
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import { Paint } from '../paint.ts';
import { ProgressLine } from '../progress.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

const DEFECTIVE = 1;
/** Random play that looks for what was used least. */
const STEERED = 'steered';

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly seats?: number;
  readonly every: number;
  readonly bots?: string;
  readonly only?: string;
  readonly edition?: string;
  readonly json?: true;
}

export const attachConformance: Attach = (program, world, run) => {
  program
    .command('conformance')
    .description('check every property that a game must have, in steered random play')
    .argument('<game>', `one of: ${[...world.games.keys()].join(', ')}`)
    .option('--games <n>', 'how many matches at each player count and variant', wholeNumber(1, 1_000_000), 100)
    .option('--seed <n>', 'what all chance and all choices follow from', wholeNumber(0, 1e15), 1)
    .option('--seats <n>', 'only this player count', wholeNumber(1, 100))
    .option('--every <n>', 'the costly checks look at one position in so many', wholeNumber(1, 1000), 1)
    .option('--bots <names>', `who sits around the table, separated by commas: ${[...strategies.keys(), STEERED].join(', ')}`)
    .option('--only <checks>', 'only the checks of these names, separated by commas')
    .option(...EDITION_OPTION)
    .option('--json', 'one JSON object for machines')
    .action((slug: string, flags: Flags) => run(checkGame(world, slug, flags)));
};

async function checkGame(world: CommandWorld, slug: string, { json, edition, bots, only, ...settings }: Flags): Promise<CommandOutcome> {
  const game = rulesCalled(world, slug, edition);
  if (isFailure(game)) return game;
  const players = playersCalled(bots ?? STEERED);
  if (isFailure(players)) return players;
  const begun = world.now();
  let progress: ProgressLine | undefined;
  const report = conformance(game, {
    ...settings,
    players,
    ...(only !== undefined && { only: only.split(',') }),
    progress: (games, of) => {
      progress ??= new ProgressLine(world, of);
      progress.show(games, () => `${((world.now() - begun) / 1000).toFixed(0)} s`);
    },
  });
  progress?.clear();
  for (const line of json ? [JSON.stringify(report)] : inWords(world, report)) world.out.write(`${line}\n`);
  return report.failures.length > 0 ? DEFECTIVE : SUCCESS;
}

function playersCalled(text: string): readonly (ConformancePlayer | undefined)[] | CommandFailure {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => name !== STEERED && !findStrategy(name));
  if (unknown !== undefined) {
    return fail('unknown-bot', `There is no bot called ${unknown.slice(0, 40)}; there is ${[...strategies.keys(), STEERED].join(', ')}.`);
  }
  return names.map((name) => findStrategy(name));
}

function inWords(world: CommandWorld, { game, games, answers, failures, unused }: ConformanceReport): readonly string[] {
  const paint = new Paint(world.out);
  const places = failures.map(({ check, message, where }) => `  ${check}: ${message}  ${paint.dim(JSON.stringify(where))}`);
  return [
    paint.bold(`${game}: ${games} games, ${answers} answers, ${failures.length} failures`),
    ...places,
    unused.length === 0 ? '  Everything there is was used.' : `  Never used: ${unused.join(', ')}`,
  ];
}
