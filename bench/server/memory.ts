/** The server memory of a live match with four sockets. */
import { Arena } from './arena.ts';
import type { Contender } from './contenders.ts';

/** Warm-up matches, so that all code is loaded and compiled before memory is measured. */
const WARM_UP_TABLES = 10;
const WARM_UP_SECONDS = 1;

/** Every match is really played for a moment: one answer per this many seconds, for that long. */
const PLAYED_SECONDS = 2;

/** Kilobytes per match, measured on a separate server: memory with the matches minus memory without. */
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
