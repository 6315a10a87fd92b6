/** `skald arena`: bots play against each other; reports how often each wins, or the rating of each. */
import { type ArenaReport, type ArenaRow, arena, strategies as everyBot, type Strategy, strategyFor } from '@skald/ai';
import { type AnyGame, isRefusal, itemAt } from '@skald/engine';
import { type Contest, victoriesInWords } from '../arena/contest.ts';
import { rateAll } from '../arena/rating.ts';
import { type ThinkingTime, TimedStrategy } from '../arena/timed-strategy.ts';
import { optionsFrom, parseStrategies, wholeNumber } from '../arguments.ts';
import { botMisfit, EDITION_OPTION, rulesCalled } from '../editions/rules.ts';
import { type CommandFailure, isFailure, ofRefusal } from '../failure.ts';
import { FigureTable, milliseconds, percent } from '../figures.ts';
import { Paint } from '../paint.ts';
import { ProgressLine } from '../progress.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly game: string;
  readonly bots?: string;
  readonly rating?: true;
  readonly games: number;
  readonly seed: string;
  readonly options: string;
  readonly edition?: string;
  readonly iterations?: number;
  readonly ms?: number;
  readonly json?: true;
}

const TWO_BOTS = 'warrior,random';

export const attachArena: Attach = (program, world, run) => {
  program
    .command('arena')
    .description('let bots play against each other; the same arguments always give the same victories')
    .requiredOption('--game <name>', `one of: ${[...world.games.keys()].join(', ')}`)
    .option('--bots <names>', `one for each seat, separated by commas (${TWO_BOTS}); with --rating, those to rate (all)`)
    .option('--rating', 'let every pair of bots play two-seat matches, and print Elo ratings')
    .option('--games <n>', 'how many matches, or how many for each pair; rounded up to whole rounds', wholeNumber(1, 1_000_000), 200)
    .option('--seed <text>', 'what all chance and all choices follow from', '1')
    .option('--options <json>', 'options of the game, as JSON', '{}')
    .option('--iterations <n>', 'how many iterations a bot that searches makes for each decision', wholeNumber(1, 1_000_000))
    .option('--ms <n>', 'how long it may search; then the victories depend on the machine', wholeNumber(1, 600_000))
    .option(...EDITION_OPTION)
    .option('--json', 'one JSON object for machines')
    .action((flags: Flags) => run(compete(world, flags)));
};

async function compete(world: CommandWorld, flags: Flags): Promise<CommandOutcome> {
  const contest = contestFrom(world, flags);
  if (isFailure(contest)) return contest;
  const lines = flags.rating ? rateAll(world, contest, flags.json === true) : playAll(world, contest, flags.json === true);
  if (isFailure(lines)) return lines;
  for (const line of lines) world.out.write(`${line}\n`);
  return SUCCESS;
}

function contestFrom(world: CommandWorld, { games, seed, ...flags }: Flags): Contest | CommandFailure {
  const game = rulesCalled(world, flags.game, flags.edition);
  if (isFailure(game)) return game;
  const wanted = botsFrom(game, flags);
  if (isFailure(wanted)) return wanted;
  const misfit = botMisfit(world, game);
  const strategies = wanted.map((strategy) => strategyFor(strategy.name, misfit === undefined) ?? strategy);
  if (misfit !== undefined) world.err.write(`The newest bots do not fit this edition (${misfit}): those for any game play it.\n`);
  const options = optionsFrom(flags.options);
  if (isFailure(options)) return options;
  const limits = {
    ...(flags.iterations !== undefined && { iterations: flags.iterations }),
    ...(flags.ms !== undefined && { milliseconds: flags.ms }),
  };
  return { game, bots: strategies.map((strategy) => new TimedStrategy(strategy, world, limits)), games, seed, options: options.given };
}

/** The bots named; for ratings, all that the game offers, and the random one. */
function botsFrom({ slug }: AnyGame, { bots, rating }: Pick<Flags, 'bots' | 'rating'>): readonly Strategy[] | CommandFailure {
  if (!rating) return parseStrategies(bots ?? TWO_BOTS);
  const named =
    bots === undefined ? [...everyBot.values()].filter((bot) => bot.name === 'random' || bot.plays(slug)) : parseStrategies(bots);
  return isFailure(named) ? named : [...new Set(named)];
}

function playAll(world: CommandWorld, { game, bots, ...settings }: Contest, json: boolean): readonly string[] | CommandFailure {
  let progress: ProgressLine | undefined;
  const report = arena(game, bots, {
    ...settings,
    progress: (done, of) => {
      progress ??= new ProgressLine(world, of);
      progress.show(done, () => bots.map(({ name }) => name).join(','));
    },
  });
  progress?.clear();
  if (isRefusal(report)) return ofRefusal(report);
  const rows = report.rows.map((row, i) => ({ ...row, ...itemAt(bots, i).thinking }));
  if (json) return [machineReport(game, report, rows, settings.seed)];
  return inWords(world, game, report, rows, settings.seed);
}

type TimedRow = ArenaRow & ThinkingTime;

function machineReport({ slug, edition }: AnyGame, { games, rounds, lost }: ArenaReport, bots: readonly TimedRow[], seed: string): string {
  return JSON.stringify({ game: slug, edition, seats: bots.length, seed, games, rounds, lost, bots });
}

function inWords(world: CommandWorld, { slug }: AnyGame, report: ArenaReport, bots: readonly TimedRow[], seed: string): readonly string[] {
  const paint = new Paint(world.out);
  const table = new FigureTable(['', 'won', 'share', '95 % sure between', 'score', 'rank', 'ms/decision', 'slowest', 'victories']);
  for (const {
    strategy,
    won,
    share,
    interval: { low, high },
    averageScore,
    averageRank,
    victories,
    ...thinking
  } of bots) {
    table.add([
      strategy,
      Number(won.toFixed(1)),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      averageScore.toFixed(1),
      averageRank.toFixed(2),
      milliseconds(thinking.secondsPerDecision),
      milliseconds(thinking.slowestSeconds),
      victoriesInWords(victories),
    ]);
  }
  const [head = '', ...rows] = table.lines();
  const { rounds, lost } = report;
  return [
    paint.bold(`${slug}, ${bots.length} seats, ${report.games} games, seed ${seed}`),
    paint.dim(head),
    ...rows,
    ...(rounds ? [`  Rounds: ${rounds.average.toFixed(1)} on average, ${rounds.least} to ${rounds.most}.`] : []),
    ...(Object.keys(lost).length > 0 ? [`  Won by no seat: ${victoriesInWords(lost)}.`] : []),
    paint.dim('  A victory shared by n bots counts as an n-th of a game for each. Score and rank are averages.'),
  ];
}
