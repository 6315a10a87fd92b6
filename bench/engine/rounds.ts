/** The rounds of one game: engine and yardsticks in turn, several times, so that a busy machine disturbs all alike. */
import type { AnyGame } from '@skald/engine';
import { SubjectProcess } from '../harness/process.ts';
import type { Round } from '../harness/subject.ts';
import type { Measure } from './subject.ts';
import type { YardstickName } from './yardsticks.ts';

export const ROUNDS = 9;

const WARM_UP_SECONDS = 0.5;
const ENGINE = new URL('../dist/engine/subject.js', import.meta.url);

/** The measurements of a table with `seats` seats. */
export interface TableRounds {
  readonly seats: number;
  readonly play: Round[];
  readonly intact: Round[];
  readonly replays: Round[];
  readonly sizes: Round;
}

export interface GameRounds {
  readonly game: string;
  readonly yardsticks: Readonly<Record<YardstickName, Round[]>>;
  readonly tables: readonly TableRounds[];
}

/** Each figure gets `seconds`, divided among the rounds. */
export async function playRounds(
  game: AnyGame,
  yardsticks: Readonly<Record<YardstickName, SubjectProcess>>,
  seconds: number,
  progress: (news: string) => void,
): Promise<GameRounds> {
  // Search and server work run in separate processes, so that they do not share compiled code.
  const searching = await SubjectProcess.start(`${game.slug} in place`, ENGINE);
  const serving = await SubjectProcess.start(`${game.slug} intact`, ENGINE);
  const task = (seats: number, measure: Measure): string => `${game.slug}/${seats}/${measure}`;
  try {
    progress(`${game.slug}: warming up`);
    const tables: TableRounds[] = [];
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      await searching.round(task(seats, 'random-play'), WARM_UP_SECONDS);
      await serving.round(task(seats, 'intact'), WARM_UP_SECONDS);
      await serving.round(task(seats, 'replays'), WARM_UP_SECONDS);
      tables.push({ seats, play: [], intact: [], replays: [], sizes: await serving.round(task(seats, 'sizes'), 0) });
    }
    const measured: GameRounds = { game: game.slug, yardsticks: { chessops: [], boardgame: [] }, tables };
    for (let round = 1; round <= ROUNDS; round++) {
      progress(`${game.slug}: round ${round} of ${ROUNDS}`);
      measured.yardsticks.chessops.push(await yardsticks.chessops.round('', seconds / ROUNDS));
      measured.yardsticks.boardgame.push(await yardsticks.boardgame.round('', seconds / ROUNDS));
      for (const { seats, play, intact, replays } of tables) {
        play.push(await searching.round(task(seats, 'random-play'), seconds / ROUNDS));
        intact.push(await serving.round(task(seats, 'intact'), seconds / ROUNDS));
        replays.push(await serving.round(task(seats, 'replays'), seconds / ROUNDS));
      }
    }
    return measured;
  } finally {
    searching.stop();
    serving.stop();
  }
}
