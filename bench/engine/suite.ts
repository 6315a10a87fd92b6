/** The engine bench from start to end: prepares, measures each game beside the yardsticks, summarizes, judges. */
import { availableParallelism } from 'node:os';
import type { AnyGame } from '@skald/engine';
import { build, install } from '../harness/build.ts';
import { SubjectProcess } from '../harness/process.ts';
import { type Figure, medianOf } from '../harness/statistics.ts';
import type { TableFigures } from './figures.ts';
import { judgeTables, type TableVerdict } from './judge.ts';
import { type GameRounds, playRounds, ROUNDS } from './rounds.ts';
import { figuresOf, rate } from './summary.ts';
import { folderOf, programOf, YARDSTICKS, type YardstickName } from './yardsticks.ts';

export interface EngineReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly rounds: number;
  readonly seconds: number;
  /** The work of each yardstick in one second of one core. */
  readonly yardsticks: Readonly<Record<YardstickName, Figure>>;
  readonly tables: readonly TableFigures[];
  readonly verdicts: readonly TableVerdict[];
}

export async function benchEngine(games: readonly AnyGame[], seconds: number, progress: (news: string) => void): Promise<EngineReport> {
  progress('compiling');
  build(['bench', ...Object.values(YARDSTICKS).map(({ folder }) => `bench/peers/${folder}`)]);
  for (const yardstick of Object.values(YARDSTICKS)) {
    progress(`installing ${yardstick.name}`);
    install(folderOf(yardstick));
  }
  const measured = await measureAll(games, seconds, progress);
  const rates = (name: YardstickName): Figure => medianOf(measured.flatMap(({ yardsticks }) => yardsticks[name].map(rate)));
  const tables = measured.flatMap(figuresOf);
  return {
    machine: { cores: availableParallelism(), node: process.version },
    rounds: ROUNDS,
    seconds,
    yardsticks: { chessops: rates('chessops'), boardgame: rates('boardgame') },
    tables,
    verdicts: judgeTables(tables),
  };
}

async function measureAll(games: readonly AnyGame[], seconds: number, progress: (news: string) => void): Promise<readonly GameRounds[]> {
  const chessops = await SubjectProcess.start(YARDSTICKS.chessops.name, programOf(YARDSTICKS.chessops));
  const boardgame = await SubjectProcess.start(YARDSTICKS.boardgame.name, programOf(YARDSTICKS.boardgame));
  try {
    await chessops.round('', 0.5);
    await boardgame.round('', 0.5);
    const measured: GameRounds[] = [];
    for (const game of games) measured.push(await playRounds(game, { chessops, boardgame }, seconds, progress));
    return measured;
  } finally {
    chessops.stop();
    boardgame.stop();
  }
}
