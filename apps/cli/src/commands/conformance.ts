/** `skald conformance`: every property that a game must have, over as many games as one has time for. */
import { conformance, type Report } from '@skald/engine/testkit';
import { gameCalled, wholeNumber } from '../arguments.ts';
import { isFailure } from '../failure.ts';
import { Paint } from '../paint.ts';
import { Progress } from '../progress.ts';
import type { World } from '../world.ts';
import { type Attach, type Outcome, SUCCESS } from './command.ts';

const DEFECTIVE = 1;

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly seats?: number;
  readonly every: number;
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
    .option('--json', 'one JSON object for machines')
    .action((slug: string, flags: Flags) => run(checkGame(world, slug, flags)));
};

async function checkGame(world: World, slug: string, { json, ...settings }: Flags): Promise<Outcome> {
  const game = gameCalled(world, slug);
  if (isFailure(game)) return game;
  const begun = world.now();
  let progress: Progress | undefined;
  const report = conformance(game, {
    ...settings,
    progress: (games, of) => {
      progress ??= new Progress(world, of);
      progress.show(games, () => `${((world.now() - begun) / 1000).toFixed(0)} s`);
    },
  });
  progress?.clear();
  for (const line of json ? [JSON.stringify(report)] : inWords(world, report)) world.out.write(`${line}\n`);
  return report.failures.length > 0 ? DEFECTIVE : SUCCESS;
}

function inWords(world: World, { game, games, answers, failures, unused }: Report): readonly string[] {
  const paint = new Paint(world.out);
  const places = failures.map(({ check, message, where }) => `  ${check}: ${message}  ${paint.dim(JSON.stringify(where))}`);
  return [
    paint.bold(`${game}: ${games} games, ${answers} answers, ${failures.length} failures`),
    ...places,
    unused.length === 0 ? '  Everything there is was used.' : `  Never used: ${unused.join(', ')}`,
  ];
}
