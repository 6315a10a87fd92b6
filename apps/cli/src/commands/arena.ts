/** `skald arena`: bots play against each other, and how often each of them wins. */
import { type ArenaReport, type ArenaRow, arena, type Brain } from '@skald/brains';
import { type AnyGame, at, isRefusal } from '@skald/engine';
import { brainsCalled, gameCalled, optionsFrom, wholeNumber } from '../arguments.ts';
import { isFailure, ofRefusal } from '../failure.ts';
import { cell, percent, rate } from '../figures.ts';
import { Paint, padded } from '../paint.ts';
import { Progress } from '../progress.ts';
import type { World } from '../world.ts';
import { type Attach, type Outcome, SUCCESS } from './command.ts';

interface Flags {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly json?: true;
}

export const attachArena: Attach = (program, world, run) => {
  program
    .command('arena')
    .description('let bots play against each other; the same arguments always give the same victories')
    .requiredOption('--game <name>', `one of: ${[...world.games.keys()].join(', ')}`)
    .option('--bots <names>', 'one for each seat, separated by commas', 'warrior,random')
    .option('--games <n>', 'how many matches; rounded up, so that all sit in all seats equally often', wholeNumber(1, 1_000_000), 200)
    .option('--seed <text>', 'what all chance and all choices follow from', '1')
    .option('--options <json>', 'options of the game, as JSON', '{}')
    .option('--json', 'one JSON object for machines')
    .action((flags: Flags) => run(compete(world, flags)));
};

async function compete(world: World, flags: Flags): Promise<Outcome> {
  const game = gameCalled(world, flags.game);
  if (isFailure(game)) return game;
  const brains = brainsCalled(flags.bots);
  if (isFailure(brains)) return brains;
  const options = optionsFrom(flags.options);
  if (isFailure(options)) return options;
  const { games, seed, json } = flags;
  const timed = brains.map((brain) => new Timed(brain, world));
  let progress: Progress | undefined;
  const report = arena(game, timed, {
    games,
    seed,
    options: options.given,
    progress: (done, of) => {
      progress ??= new Progress(world, of);
      progress.show(done, () => flags.bots);
    },
  });
  progress?.clear();
  if (isRefusal(report)) return ofRefusal(report);
  const bots = report.rows.map((row, i) => ({ ...row, decisionsPerSecond: rate(row.decisions, at(timed, i).milliseconds) }));
  const lines = json ? [machineReport(game, report, bots, seed)] : inWords(world, game, report, bots, seed);
  for (const line of lines) world.out.write(`${line}\n`);
  return SUCCESS;
}

/** A brain, and how long it has thought. */
class Timed implements Brain {
  readonly name: string;
  milliseconds = 0;
  readonly #brain: Brain;
  readonly #world: World;

  constructor(brain: Brain, world: World) {
    this.name = brain.name;
    this.#brain = brain;
    this.#world = world;
  }

  plays(slug: string): boolean {
    return this.#brain.plays(slug);
  }

  decide(...question: Parameters<Brain['decide']>): unknown {
    const begun = this.#world.now();
    const answer = this.#brain.decide(...question);
    this.milliseconds += this.#world.now() - begun;
    return answer;
  }
}

interface TimedRow extends ArenaRow {
  readonly decisionsPerSecond: number;
}

function machineReport({ slug, rulesVersion }: AnyGame, { games }: ArenaReport, bots: readonly TimedRow[], seed: string): string {
  return JSON.stringify({ game: slug, rulesVersion, seats: bots.length, seed, games, bots });
}

function inWords(world: World, { slug }: AnyGame, { games }: ArenaReport, bots: readonly TimedRow[], seed: string): readonly string[] {
  const paint = new Paint(world.out);
  const widest = Math.max(...bots.map(({ brain }) => brain.length));
  const line = (name: string, cells: readonly (string | number)[]) =>
    `  ${padded(name, widest)} ${cells.map((value, i) => cell(value, at(WIDTHS, i))).join(' ')}`;
  const rows = bots.map(({ brain, won, share, interval: { low, high }, averageScore, averageRank, decisionsPerSecond }) => {
    const figures = [averageScore.toFixed(1), averageRank.toFixed(2), decisionsPerSecond];
    return line(brain, [Number(won.toFixed(1)), percent(share), `${percent(low)} to ${percent(high)}`, ...figures]);
  });
  return [
    paint.bold(`${slug}, ${bots.length} seats, ${games} games, seed ${seed}`),
    paint.dim(line('', ['won', 'share', '95 % sure between', 'score', 'rank', 'decisions/s'])),
    ...rows,
    paint.dim('  A victory shared by n bots counts as an n-th of a game for each. Score and rank are averages.'),
  ];
}

/** Of the columns behind the name. */
const WIDTHS = [7, 8, 19, 7, 6, 12];
