/** From worths to chances: what the position of an imagined match says about who will win. */
import { type AnyGame, type GameTypes, itemAt, type MutableMatch, type Standing } from '@skald/engine';
import { gameBots } from '../games/index.ts';
import type { Judgement } from '../jarl/judgement.ts';
import { anyGame } from '../jarl/judgements/any-game.ts';
import { CALIBRATION, type Calibration, UNMEASURED } from './calibration.ts';

/** How a game is judged, and what its judgement was measured to mean. */
export interface ChanceModel {
  readonly judgement: Judgement;
  readonly calibration: Calibration;
}

/** `fits`: the rules are the newest, or show and ask the same. Otherwise only the standings are known. */
export function chanceModel({ slug }: AnyGame, fits = true): ChanceModel {
  const judgement = fits ? gameBots.get(slug)?.judgement : undefined;
  return { judgement: judgement ?? anyGame, calibration: (judgement && CALIBRATION[slug]) ?? UNMEASURED };
}

/** The chance of each seat to win, as far as this one imagined match shows it. */
export function chancesIn({ judgement, calibration }: ChanceModel, live: MutableMatch<GameTypes>): readonly number[] {
  if (live.over) return victories(live.game.standings(live.state));
  const steepness = live.state.hands.length > 2 ? calibration.steepness.more : calibration.steepness.two;
  return chancesFrom(judgement.value(live), steepnessAt(steepness, judgement.stage(live)), live.game.playsAgainstSeats === true);
}

/** A victory shared by n seats counts as an n-th for each. */
export function victories(standings: readonly Standing[]): readonly number[] {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  const shares = standings.map(() => 0);
  for (const { seat, rank } of standings) shares[seat] = rank === 1 ? 1 / winners : 0;
  return shares;
}

/** The worths are those of a judgement, from 0 to 1. Where others than the seats may win, the chances of all seats add up to less than 1. */
export function chancesFrom(worths: readonly number[], steepness: number, othersMayWin: boolean): readonly number[] {
  const odds = worths.map((worth) => Math.exp(steepness * logit(worth)));
  const sum = odds.reduce((all, one) => all + one, 0);
  if (!othersMayWin && worths.length > 1) return odds.map((one) => one / sum);
  const alone = odds.map((one) => one / (1 + one));
  const together = alone.reduce((all, one) => all + one, 0);
  return together > 1 ? alone.map((one) => one / together) : alone;
}

export function steepnessAt(steepness: readonly number[], stage: number): number {
  return itemAt(steepness, Math.min(stage, steepness.length - 1));
}

/** Worths this near to 0 and 1 count alike: nothing is certain before the end. */
const NEAREST = 1e-4;

function logit(worth: number): number {
  const within = Math.min(1 - NEAREST, Math.max(NEAREST, worth));
  return Math.log(within / (1 - within));
}
