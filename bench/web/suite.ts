/** The web bench: measures the deployed build in Chromium. */
import { cpus } from 'node:os';
import { BenchError } from '../harness/bench-error.ts';
import type { LimitCheck } from '../harness/limits.ts';
import { type Figure, median, medianOf, quantile } from '../harness/statistics.ts';
import { arrivals } from './arrivals.ts';
import { judgeWeb } from './budgets.ts';
import type { WebName } from './figures.ts';
import { Hall } from './hall.ts';
import { firstScript, frames, presses, proof, seeks } from './measures.ts';
import { BenchSite } from './site.ts';

export interface WebReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly figures: Readonly<Record<WebName, Figure>>;
  readonly verdicts: readonly LimitCheck<WebName>[];
}

const SEEKS = 60;
const PRESSES = 40;
/** For each game. */
const ARRIVALS = 30;
/** A frame in time, with tolerance for the coarse clocks of browsers. */
const IN_TIME_MS = 20;

export async function benchWeb(seconds: number, progress: (news: string) => void): Promise<WebReport> {
  progress('building the site');
  const site = await BenchSite.open();
  try {
    progress('the first load');
    const script = await firstScript(site);
    progress('answers in the page');
    const pressed = some(await presses(site, PRESSES), 'steps');
    const arrived = await arrivedIn(site, progress);
    progress('frames');
    const framed = some(await frames(site, seconds), 'frames');
    const seek = async (match: string): Promise<Figure> => {
      progress(`seeking in ${match}`);
      return { value: quantile(some(await seeks(site, match, SEEKS), `moments of ${match}`), 0.95) };
    };
    const figures = {
      script: { value: script / 1000 },
      arrivalRaids: medianOf(arrived.raids),
      arrivalBloodRage: medianOf(arrived.bloodRage),
      arrivalValda: medianOf(arrived.valda),
      arrivalLords: medianOf(arrived.lords),
      arrivalWorst: { value: quantile(Object.values(arrived).flat(), 0.95) },
      press: medianOf(pressed),
      pressWorst: { value: quantile(pressed, 0.95) },
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

/** The time of steps from their arrival, for each game. */
async function arrivedIn(site: BenchSite, progress: (news: string) => void) {
  progress('starting a server');
  const hall = await Hall.open();
  const arrive = async (game: string, seats: number): Promise<readonly number[]> => {
    progress(`steps of ${game} as they arrive`);
    const { taken, unseen } = await arrivals(site, hall, game, seats, ARRIVALS);
    if (unseen > 0) progress(`${unseen} steps beside ${taken.length} changed nothing on the board of ${game}`);
    return taken;
  };
  try {
    return {
      raids: await arrive('raids', 4),
      bloodRage: await arrive('blood-rage', 5),
      valda: await arrive('valda', 5),
      lords: await arrive('lords-of-ragnarok', 4),
    };
  } finally {
    await hall.close();
  }
}

function some(values: readonly number[], what: string): readonly number[] {
  if (values.length === 0) throw new BenchError('nothing-measured', `The page showed no ${what}.`);
  return values;
}
