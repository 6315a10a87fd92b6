/** The web client measured in Chromium, as it is built for deployment. */
import { cpus } from 'node:os';
import { BenchError } from '../harness/bench-error.ts';
import { type Figure, median, medianOf, quantile } from '../harness/statistics.ts';
import { judgeWeb, type WebVerdict } from './budgets.ts';
import type { WebName } from './figures.ts';
import { firstScript, frames, proof, seeks, steps } from './measures.ts';
import { Site } from './site.ts';

export interface WebReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly figures: Readonly<Record<WebName, Figure>>;
  readonly verdicts: readonly WebVerdict[];
}

const SEEKS = 60;
const STEPS = 40;
/** A frame that came in time, with room for how roughly browsers tell the time. */
const IN_TIME_MS = 20;

export async function benchWeb(seconds: number, progress: (news: string) => void): Promise<WebReport> {
  progress('building the site');
  const site = await Site.open();
  try {
    progress('the first load');
    const script = await firstScript(site);
    progress('steps on the screen');
    const stepped = some(await steps(site, STEPS), 'steps');
    progress('frames');
    const framed = some(await frames(site, seconds), 'frames');
    const seek = async (match: string): Promise<Figure> => {
      progress(`seeking in ${match}`);
      return { value: quantile(some(await seeks(site, match, SEEKS), `moments of ${match}`), 0.95) };
    };
    const figures = {
      script: { value: script / 1000 },
      step: medianOf(stepped),
      stepWorst: { value: quantile(stepped, 0.95) },
      frames: { value: 1000 / median(framed) },
      smooth: { value: framed.filter((ms) => ms <= IN_TIME_MS).length / framed.length },
      seekRaids: await seek('raids--random-4-seats'),
      seekBloodRage: await seek('blood-rage--random-5-seats'),
      seekValda: await seek('valda--race-5-seats'),
      seekLords: await seek('lords-of-ragnarok--random-4-seats'),
      proof: { value: await proof(site, 'valda--race-5-seats') },
    };
    return { machine: { cores: cpus().length, node: process.versions.node }, figures, verdicts: judgeWeb(figures) };
  } finally {
    await site.close();
  }
}

function some(values: readonly number[], what: string): readonly number[] {
  if (values.length === 0) throw new BenchError('nothing-measured', `The page showed no ${what}.`);
  return values;
}
