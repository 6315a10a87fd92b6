/** Kills the server during play, and measures how long it takes until every client plays again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnDatabase } from '../../../tools/testing/postgres.mjs';
import { BenchError } from '../../harness/bench-error.ts';
import { Arena } from '../arena.ts';
import { skaldByItsClient } from './skald.ts';

/** Seconds between two answers of a match. */
const EVERY = 2;
const BEFORE_SECONDS = 4;
const AFTER_SECONDS = 30;

/** Seconds from the kill until the last match had an answer that reached all five viewers. */
export async function recoveryTime(database: OwnDatabase, matches: number): Promise<number> {
  const arena = await Arena.start(skaldByItsClient(database.url));
  try {
    await arena.open(matches);
    const playing = arena.loader.play(BEFORE_SECONDS + AFTER_SECONDS, EVERY);
    await pause(BEFORE_SECONDS * 1000);
    const killedAt = Date.now();
    await arena.restart();
    const upAt = Date.now();
    const { finished } = await playing;
    const again = finished.map((moments) => moments.find((moment) => moment >= upAt));
    const lost = again.filter((moment) => moment === undefined).length;
    if (lost > 0) throw new BenchError('measure-failed', `${lost} matches were never played again.`);
    return (Math.max(...again.map((moment) => moment ?? Number.NaN)) - killedAt) / 1000;
  } finally {
    await arena.stop();
  }
}
