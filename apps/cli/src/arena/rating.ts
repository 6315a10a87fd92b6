/** `skald arena --rating`: every pair of bots meets, and a table of Elo ratings follows. */
import { type TournamentReport, type TournamentRow, tournament } from '@skald/ai';
import { type AnyGame, isRefusal, itemAt, required } from '@skald/engine';
import { type CommandFailure, ofRefusal } from '../failure.ts';
import { FigureTable, milliseconds, percent } from '../figures.ts';
import { Paint } from '../paint.ts';
import { ProgressLine } from '../progress.ts';
import type { CommandWorld } from '../world.ts';
import { type Contest, victoriesInWords } from './contest.ts';
import type { ThinkingTime } from './timed-strategy.ts';

export function rateAll(world: CommandWorld, { game, bots, ...settings }: Contest, json: boolean): readonly string[] | CommandFailure {
  let progress: ProgressLine | undefined;
  const report = tournament(game, bots, {
    ...settings,
    progress: (done, of) => {
      progress ??= new ProgressLine(world, of);
      progress.show(done, () => 'every pair');
    },
  });
  progress?.clear();
  if (isRefusal(report)) return ofRefusal(report);
  const rows = report.rows.map((row) => {
    const bot = required(
      bots.find(({ name }) => name === row.strategy),
      `bot ${row.strategy}`,
    );
    return { ...row, ...bot.thinking };
  });
  if (json) return [machineReport(game, report, rows, settings.seed)];
  return inWords(world, game, report, rows, settings.seed);
}

type RatedBot = TournamentRow & ThinkingTime;

function machineReport({ slug, edition }: AnyGame, report: TournamentReport, bots: readonly RatedBot[], seed: string): string {
  const { anchor, pairings } = report;
  return JSON.stringify({ game: slug, edition, seats: 2, seed, anchor, bots, pairings });
}

function inWords(
  world: CommandWorld,
  { slug }: AnyGame,
  report: TournamentReport,
  bots: readonly RatedBot[],
  seed: string,
): readonly string[] {
  const paint = new Paint(world.out);
  const ratings = new FigureTable(['', 'Elo', '95 % sure between', 'games', 'won', 'share', 'ms/decision', 'slowest', 'victories']);
  for (const {
    strategy,
    elo,
    interval: { low, high },
    games,
    won,
    share,
    victories,
    ...thinking
  } of bots) {
    ratings.add([
      strategy,
      elo.toFixed(0),
      strategy === report.anchor ? 'fixed' : `${low.toFixed(0)} to ${high.toFixed(0)}`,
      games,
      Number(won.toFixed(1)),
      percent(share),
      milliseconds(thinking.secondsPerDecision),
      milliseconds(thinking.slowestSeconds),
      victoriesInWords(victories),
    ]);
  }
  const pairs = new FigureTable(['', 'games', 'share', '95 % sure between', 'rounds']);
  for (const { pair, games, rows, rounds } of report.pairings) {
    // The stronger one comes later in the list of strategies.
    const { share, interval } = itemAt(rows, 1);
    const between = `${percent(interval.low)} to ${percent(interval.high)}`;
    pairs.add([`${pair[1]} against ${pair[0]}`, games, percent(share), between, rounds ? rounds.average.toFixed(1) : '–']);
  }
  const [head = '', ...lines] = ratings.lines();
  const [pairHead = '', ...pairLines] = pairs.lines();
  const games = report.pairings[0]?.games ?? 0;
  return [
    paint.bold(`${slug}, ratings from ${games} two-seat games of each pair, seed ${seed}`),
    paint.dim(head),
    ...lines,
    '',
    paint.dim(pairHead),
    ...pairLines,
    paint.dim(
      `  Ratings are differences: 400 points are ten wins to one. ${report.anchor} has 1000; a lead of 100 points wins 64 % of games.`,
    ),
  ];
}
