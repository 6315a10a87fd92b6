/** The bench of editions: what it costs to load a released one, and what an answer costs in it, beside the newest rules. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { EditionModules, editionFolders, isEditionProblem, loadEdition, readReleased, unpack } from '@skald/editions';
import type { AnyGame } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { randomPlay } from '../engine/random-play.ts';
import { BenchError } from '../harness/bench-error.ts';
import { judge, type LimitCheck } from '../harness/limits.ts';
import { type Figure, medianOf } from '../harness/statistics.ts';
import { EDITION_BUDGETS, type EditionFigure } from './figures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Rounds of each; a ratio is taken between neighbours. */
const ROUNDS = 9;
const LOADS = 15;
/** Each plays until the engine has compiled its hot code: until a stretch is hardly cheaper than the one before, but not for ever. */
const WARM_UP_SECONDS = 1;
const WARM_UPS = { least: 3, most: 12 };
const HARDLY_CHEAPER = 0.95;
const KB = 1000;

interface MeasuredEdition {
  readonly slug: string;
  readonly hash: string;
  readonly figures: Readonly<Record<EditionFigure, Figure>>;
}

interface EditionVerdict extends LimitCheck<EditionFigure> {
  readonly slug: string;
}

export interface EditionsReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly editions: readonly MeasuredEdition[];
  readonly verdicts: readonly EditionVerdict[];
}

export function benchEditions(seconds: number, tell: (news: string) => void): EditionsReport {
  const folders = editionFolders(ROOT);
  const modules = new EditionModules(folders);
  const editions = readReleased(folders[0]).map(({ slug, hash }) => {
    tell(`${slug} ${hash.slice(0, 12)}`);
    const packed = modules.packed(slug, hash);
    const newest = findGame(slug);
    if (!packed || !newest) throw new BenchError('no-edition', `There is no edition ${hash} of ${slug}.`);
    const load = (): AnyGame => {
      const game = loadEdition(slug, hash, packed);
      if (isEditionProblem(game)) throw new BenchError('no-edition', game.reason);
      return game;
    };
    const figures = {
      load: medianOf(Array.from({ length: LOADS }, () => wallClock(load))),
      ratio: ratioOf(load(), newest, seconds / ROUNDS / 2),
      packed: { value: packed.length / KB },
      gzip: { value: gzipSync(unpack(packed) ?? '').length / KB },
    };
    return { slug, hash, figures };
  });
  const verdicts = editions.flatMap(({ slug, figures }) => judge(figures, EDITION_BUDGETS).map((verdict) => ({ slug, ...verdict })));
  return { machine: { cores: availableParallelism(), node: process.version }, editions, verdicts };
}

function wallClock(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Both play the same random games in turn, in one process, as in a server. */
function ratioOf(edition: AnyGame, newest: AnyGame, seconds: number): Figure {
  const seats = newest.seats.max;
  for (const game of [edition, newest]) warmUp(game, seats);
  return medianOf(
    Array.from({ length: ROUNDS }, (_, round) => {
      // The order changes from round to round.
      const [first, second] = round % 2 === 0 ? [edition, newest] : [newest, edition];
      const [one, other] = [costOf(first, seats, seconds), costOf(second, seats, seconds)];
      return round % 2 === 0 ? one / other : other / one;
    }),
  );
}

function warmUp(game: AnyGame, seats: number): void {
  let before = costOf(game, seats, WARM_UP_SECONDS);
  for (let stretch = 1; stretch < WARM_UPS.most; stretch++) {
    const cost = costOf(game, seats, WARM_UP_SECONDS);
    if (stretch >= WARM_UPS.least && cost > before * HARDLY_CHEAPER) return;
    before = cost;
  }
}

/** Seconds of the processor for one answer: other load on the machine hardly changes them. */
function costOf(game: AnyGame, seats: number, seconds: number): number {
  const before = process.cpuUsage();
  const { count } = randomPlay(game, seats, seconds);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}
