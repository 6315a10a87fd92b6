/** `skald analyse --calibrate`: measures the analysis in matches with known ends. */
import {
  chanceModel,
  costReliability,
  fittedSteepness,
  type KnownCost,
  type KnownPosition,
  knownCosts,
  knownPositions,
  reliability,
} from '@skald/ai/analysis';
import { type AnyGame, hashText, isRefusal, type Refusal } from '@skald/engine';
import { type CommandFailure, ofRefusal } from '../failure.ts';
import { FigureTable } from '../figures.ts';
import { Paint } from '../paint.ts';
import { ProgressLine } from '../progress.ts';
import type { CommandWorld } from '../world.ts';

export interface CalibrationSettings {
  readonly seats: number;
  /** How many matches the steepness is fitted to, and in how many others it is tested. */
  readonly matches: number;
  /** In how many matches costs are played to the end. */
  readonly costs: number;
  readonly seed: string;
}

export function calibrate(
  world: CommandWorld,
  game: AnyGame,
  settings: CalibrationSettings,
  json: boolean,
): readonly string[] | CommandFailure {
  const { seats, matches, costs, seed } = settings;
  const model = chanceModel(game);
  const progress = new ProgressLine(world, 2 * matches + costs);
  let done = 0;
  const collect = <T>(
    count: number,
    purpose: string,
    of: (seed: number, nth: number) => readonly T[] | Refusal,
  ): readonly T[] | Refusal => {
    const all: T[] = [];
    for (let nth = 0; nth < count; nth++) {
      const found = of(hashText(`${seed} ${purpose}`), nth);
      if (isRefusal(found)) return found;
      all.push(...found);
      progress.show(++done, () => purpose);
    }
    return all;
  };
  const positions = (purpose: string): readonly KnownPosition[] | Refusal =>
    collect(matches, purpose, (from, nth) => knownPositions(game, model, { seats, seed: from }, nth));
  const fitted = positions('fit');
  if (isRefusal(fitted)) return ofRefusal(fitted);
  const tested = positions('test');
  if (isRefusal(tested)) return ofRefusal(tested);
  const played = collect<KnownCost>(costs, 'costs', (from, nth) => knownCosts(game, model, { seats, seed: from }, nth));
  progress.clear();
  if (isRefusal(played)) return ofRefusal(played);
  const steepness = fittedSteepness(fitted);
  const chances = { steepness, ...reliability(tested, steepness) };
  const costly = played.length > 0 ? costReliability(played) : undefined;
  if (json) return [JSON.stringify({ game: game.slug, edition: game.edition, ...settings, chances, costs: costly })];
  return [
    new Paint(world.out).bold(`${game.slug}, ${seats} seats, ${matches} matches to fit and ${matches} others to test, seed ${seed}`),
    `  steepness ${JSON.stringify(steepness)}`,
    ...chanceLines(chances),
    ...(costly ? costLines(costly, played.length) : []),
  ];
}

function chanceLines({ buckets, doubt, brier }: ReturnType<typeof reliability>): readonly string[] {
  const table = new FigureTable(['said', 'positions', 'said on average', 'won', '95 % sure between', '']);
  for (const { from, positions, said, won, interval } of buckets) {
    const most = whole(interval.high);
    table.add([`from ${whole(from)} %`, positions, `${whole(said)} %`, `${whole(won)} %`, `${whole(interval.low)} to ${most} %`, '']);
  }
  return [...table.lines(), `  off by ${(100 * doubt).toFixed(1)} on average, Brier score ${brier.toFixed(3)}`];
}

function costLines({ buckets, slope, noise }: ReturnType<typeof costReliability>, decisions: number): readonly string[] {
  const table = new FigureTable(['cost said', 'decisions', 'said on average', 'lost', '95 % error', '']);
  for (const { from, decisions, said, lost, error } of buckets) {
    const first = from < 0 ? 'none' : `from ${whole(from)} %`;
    table.add([first, decisions, (100 * said).toFixed(1), (100 * lost).toFixed(1), `± ${(100 * error).toFixed(1)}`, '']);
  }
  return [
    '',
    ...table.lines(),
    `  ${decisions} decisions; ${slope.toFixed(2)} of what was said came true; single costs deviate by ${(100 * noise).toFixed(0)}`,
  ];
}

function whole(share: number): string {
  return (100 * share).toFixed(0);
}
