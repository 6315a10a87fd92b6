/** What a live match with four sockets takes of the server's memory. */
import { Arena } from './arena.ts';
import type { Contender } from './contenders.ts';

/** Played first, so that everything is loaded and compiled before the scales are read. */
const WARM_UP_TABLES = 10;
const WARM_UP_SECONDS = 1;

/** Every match is really played for a moment: one answer in so many seconds, for as long. */
const PLAYED_SECONDS = 2;

/** Kilobytes a match, from a server of its own: what it holds with the matches less what it held without. */
export async function memoryOf(contender: Contender, tables: number): Promise<number> {
  const arena = await Arena.start(contender, 0);
  try {
    await arena.open(WARM_UP_TABLES);
    await arena.play(WARM_UP_SECONDS);
    const before = await arena.server.usage(true);
    await arena.open(tables);
    await arena.loader.play(PLAYED_SECONDS, PLAYED_SECONDS);
    const after = await arena.server.usage(true);
    return (after.rss - before.rss) / tables / 1000;
  } finally {
    await arena.stop();
  }
}
