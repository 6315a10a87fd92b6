/** The bench of editions: what it costs to load a released one, and what an answer costs in it, beside the newest rules. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { EditionModules, editionFolders, type ReleasedEdition, readReleased, unpack } from '@skald/editions';
import { BenchError } from '../harness/bench-error.ts';
import { build } from '../harness/build.ts';
import { judge, type LimitCheck } from '../harness/limits.ts';
import { SubjectProcess } from '../harness/process.ts';
import { type Figure, medianOf, quantile } from '../harness/statistics.ts';
import { EDITION_BUDGETS, type EditionFigure } from './figures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EDITION = new URL('../dist/editions/subject.js', import.meta.url);
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

export async function benchEditions(seconds: number, progress: (news: string) => void): Promise<EditionsReport> {
  progress('compiling');
  build(['bench']);
  const folders = editionFolders(ROOT);
  const modules = new EditionModules(folders);
  const editions: MeasuredEdition[] = [];
  for (const released of readReleased(folders[0])) {
    progress(`${released.slug} ${released.hash.slice(0, 12)}`);
    editions.push(await measured(modules, released, seconds));
  }
  const verdicts = editions.flatMap(({ slug, figures }) => judge(figures, EDITION_BUDGETS).map((verdict) => ({ slug, ...verdict })));
  return { machine: { cores: availableParallelism(), node: process.version }, editions, verdicts };
}

/** Each in a process of its own: what another one has left behind in the engine changes nothing. */
async function measured(modules: EditionModules, { slug, hash }: ReleasedEdition, seconds: number): Promise<MeasuredEdition> {
  const packed = modules.packed(slug, hash);
  if (!packed) throw new BenchError('no-edition', `There is no edition ${hash} of ${slug}.`);
  const subject = await SubjectProcess.start(`${slug} ${hash.slice(0, 12)}`, EDITION);
  try {
    const { samples } = await subject.round(`${slug}/${hash}`, seconds);
    const figures = {
      // The slowest, so that the first one, for which nothing is warm, counts as well.
      load: { value: quantile(samples?.load ?? [], 1) },
      ratio: medianOf(samples?.ratio ?? []),
      packed: { value: packed.length / KB },
      gzip: { value: gzipSync(unpack(packed) ?? '').length / KB },
    };
    return { slug, hash, figures };
  } finally {
    subject.stop();
  }
}
