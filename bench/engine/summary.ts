/** Turns rounds into figures: medians, ratios taken round by round, and the spread of the rounds. */
import { type Figure, median, medianOf, quantile } from '../harness/statistics.ts';
import type { Round } from '../harness/subject.ts';
import type { TableFigures } from './figures.ts';
import type { GameRounds, TableRounds } from './rounds.ts';

/** The work in one second of one core; measured in CPU time, so that a busy machine does not count. */
export function rate(round: Round): number {
  return round.count / round.cpu;
}

export function figuresOf({ game, yardsticks, tables }: GameRounds): readonly TableFigures[] {
  return tables.map((table) => ({
    game,
    seats: table.seats,
    figures: {
      decisions: medianOf(table.play.map(rate)),
      perAction: ratio(table.play, yardsticks.boardgame),
      perMove: ratio(table.play, yardsticks.chessops),
      step: timing(table.intact, 0.5),
      stepP95: timing(table.intact, 0.95),
      replay: timing(table.replays, 0.5),
      ...sizesOf(table),
    },
  }));
}

/** The engine against a yardstick, each round against the yardstick's same round. */
function ratio(product: readonly Round[], yardstick: readonly Round[]): Figure {
  return medianOf(product.flatMap((round, i) => (yardstick[i] ? [rate(round) / rate(yardstick[i])] : [])));
}

function timing(rounds: readonly Round[], share: number): Figure {
  return medianOf(rounds.map((round) => quantile(samples(round, 'ms'), share)));
}

function sizesOf({ sizes }: TableRounds): Pick<TableFigures['figures'], 'sent' | 'sentP95' | 'state' | 'heap' | 'length'> {
  return {
    sent: { value: quantile(samples(sizes, 'sent'), 0.5) },
    sentP95: { value: quantile(samples(sizes, 'sent'), 0.95) },
    state: { value: median(samples(sizes, 'state')) },
    heap: { value: median(samples(sizes, 'heap')) },
    length: { value: median(samples(sizes, 'decisions')) },
  };
}

function samples(round: Round, name: string): readonly number[] {
  return round.samples?.[name] ?? [];
}
