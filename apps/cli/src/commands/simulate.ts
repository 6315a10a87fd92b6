/** `skald simulate`: plays many random matches and prints one digest over all of them. */
import { begin, fastChance, isRefusal, sagaOf } from '@skald/engine';
import { optionsFrom, wholeNumber } from '../arguments.ts';
import { EDITION_OPTION, rulesCalled } from '../editions/rules.ts';
import { isFailure, ofRefusal } from '../failure.ts';
import { cell, percent, rate } from '../figures.ts';
import { Paint } from '../paint.ts';
import { ProgressLine } from '../progress.ts';
import { checkWritable, replaceFile } from '../saga-file.ts';
import { type SimulationResult, type SimulationSettings, simulate } from '../simulation.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly seats?: number;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly record?: string;
  readonly edition?: string;
  readonly json?: true;
}

export const attachSimulate: Attach = (program, world, run) => {
  program
    .command('simulate')
    .description('play many matches at random; the same arguments always give the same digest')
    .argument('<game>', `one of: ${[...world.games.keys()].join(', ')}`)
    .option('--seats <n>', 'how many seats (as few as the game allows)', wholeNumber(0, 100))
    .option('--games <n>', 'how many matches', wholeNumber(1, 100_000_000), 100)
    .option('--seed <text>', 'what all chance and all choices follow from', '1')
    .option('--options <json>', 'options of the game, as JSON', '{}')
    .option('--record <file>', 'writes the last match as a saga file')
    .option(...EDITION_OPTION)
    .option('--json', 'one JSON object for machines')
    .action((slug: string, flags: Flags) => run(simulateGames(world, slug, flags)));
};

async function simulateGames(world: CommandWorld, slug: string, flags: Flags): Promise<CommandOutcome> {
  const game = rulesCalled(world, slug, flags.edition);
  if (isFailure(game)) return game;
  const options = optionsFrom(flags.options);
  if (isFailure(options)) return options;
  const { seats = game.seats.min, games, seed } = flags;
  const probe = begin(game, { seats, options: options.given }, fastChance(0), true);
  if (isRefusal(probe)) return ofRefusal(probe);
  const obstacle = flags.record === undefined ? undefined : await checkWritable(flags.record);
  if (obstacle) return obstacle;
  const settings = { game, seats, options: probe.options, seed, games };
  const progress = new ProgressLine(world, games);
  const begun = world.now();
  const simulated = simulate(settings, (done, decisions) =>
    progress.show(done, () => `${rate(decisions, world.now() - begun)} decisions/s`),
  );
  const seconds = (world.now() - begun) / 1000;
  progress.clear();
  if (flags.record !== undefined) {
    const players = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
    const failure = await replaceFile(flags.record, sagaOf(simulated.record(), { players }));
    if (failure) return failure;
  }
  const text = flags.json ? [machineReport(settings, simulated, seconds)] : report(world, settings, simulated, seconds, flags.record);
  for (const line of text) world.out.write(`${line}\n`);
  return SUCCESS;
}

function machineReport({ game, seats, options, seed, games }: SimulationSettings, simulated: SimulationResult, seconds: number): string {
  const { decisions, tallies, digest, lastDigest } = simulated;
  return JSON.stringify({
    game: game.slug,
    edition: game.edition,
    seats,
    options,
    seed,
    games,
    decisions,
    seconds,
    decisionsPerSecond: rate(decisions, seconds * 1000),
    wins: tallies,
    digest,
    lastDigest,
  });
}

function report(
  world: CommandWorld,
  { game, seats, seed, games }: SimulationSettings,
  simulated: SimulationResult,
  seconds: number,
  record?: string,
): string[] {
  const paint = new Paint(world.out);
  const { decisions, tallies, digest } = simulated;
  const rows = tallies.map(({ seat, wonAlone, wonTogether, share, averageScore }) => {
    return `  ${cell(seat, 4)} ${cell(wonAlone, 10)} ${cell(wonTogether, 10)} ${cell(percent(share / games), 10)} ${cell(averageScore.toFixed(1), 14)}`;
  });
  return [
    paint.bold(`${game.slug}, ${seats} seats, seed ${seed}`),
    `  games      ${games}`,
    `  decisions  ${decisions} (${(decisions / games).toFixed(1)} a game)`,
    `  speed      ${rate(decisions, seconds * 1000)} decisions a second (${seconds.toFixed(2)} s)`,
    `  digest     ${digest}`,
    '',
    paint.dim(
      `  ${cell('seat', 4)} ${cell('won alone', 10)} ${cell('won shared', 10)} ${cell('of games', 10)} ${cell('average score', 14)}`,
    ),
    ...rows,
    paint.dim('  A victory shared by n seats counts as an n-th of a game for each of them.'),
    ...(record === undefined ? [] : ['', `The last game is recorded in ${record}`]),
  ];
}
