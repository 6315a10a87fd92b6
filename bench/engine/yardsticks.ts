/** The yardsticks: well-kept libraries, measured in the same run, each in its own folder and process. */

export interface Yardstick {
  readonly name: string;
  /** The repeated work. */
  readonly does: string;
  /** The folder of its package. */
  readonly folder: string;
  readonly program: string;
}

export const YARDSTICKS = {
  chessops: { name: 'chessops', does: 'moves of random legal chess', folder: 'chessops', program: 'playouts' },
  boardgame: { name: 'boardgame.io', does: 'actions on a 10 KB state', folder: 'boardgame-io', program: 'provinces' },
} as const satisfies Record<string, Yardstick>;

export type YardstickName = keyof typeof YARDSTICKS;

export function folderOf(yardstick: Yardstick): URL {
  return new URL(`../peers/${yardstick.folder}/`, import.meta.url);
}

/** The compiled program. */
export function programOf(yardstick: Yardstick): URL {
  return new URL(`dist/${yardstick.program}.js`, folderOf(yardstick));
}
