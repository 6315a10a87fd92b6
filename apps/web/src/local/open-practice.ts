/** Sets up a practice table: the game, its face and the opponents are loaded when somebody sits down. */
import { type Chance, fastChance, fastRandom, hashText, keyedChance, type Random } from '@skald/engine';
import { loadGame } from '@skald/engine/load';
import type { Face } from '../table/face.ts';
import { loadFace } from '../table/faces.ts';
import type { TablePlayer } from '../table/source.ts';
import { takeUp } from './kept-match.ts';
import { forget, keep } from './kept-names.ts';
import { LocalTable, type Opponent } from './local-table.ts';

/** Options of a game that are on or off, or a number. */
export type PracticeOptions = Readonly<Record<string, boolean | number>>;

export interface PracticeWish {
  readonly slug: string;
  readonly name: string;
  readonly opponents: number;
  readonly brain: string;
  /** The same seed gives the same match; without one, nobody knows what will come. */
  readonly seed: number | null;
  /** Options of the game. */
  readonly options: PracticeOptions;
  /** Take up the match that was left, where there is one. */
  readonly resume: boolean;
  /** Keep the match in this browser while it goes on. */
  readonly keeps: boolean;
}

export interface Practice {
  readonly source: LocalTable;
  readonly face: Face;
}

const NAMES = ['Ragna', 'Ivar', 'Sigrid', 'Bjorn', 'Freydis', 'Leif'] as const;

export async function openPractice(wish: PracticeWish, moves: () => boolean, shelf: Storage | undefined): Promise<Practice | undefined> {
  const [game, { findBrain }, face] = await Promise.all([loadGame(wish.slug), import('@skald/brains'), loadFace(wish.slug)]);
  const opponent: Opponent | undefined = findBrain(wish.brain);
  if (!game || !opponent) return undefined;
  const kept = wish.resume ? takeUp(shelf, game) : undefined;
  const { chance, random } = chanceFrom(wish.seed);
  const settings = {
    game,
    players: playersFrom(kept?.names ?? namesFor(wish)),
    seat: 0,
    chance,
    random,
    opponent,
    thinking: thinkingTime(moves()),
    wait,
    options: wish.options,
    // Writing the whole saga down after every answer takes a while: only where it is kept.
    ...(wish.keeps && {
      keep: (saga: readonly string[] | null) => (saga ? keep(shelf, wish.slug, saga) : forget(shelf, wish.slug)),
    }),
  };
  const source = kept ? LocalTable.resume(settings, kept.match, kept.past) : LocalTable.begin(settings);
  return source && { source, face };
}

/** Long enough to be seen, short enough not to be waited for; where nothing moves, at least the own answer is on the screen before the next. */
export function thinkingTime(moves: boolean): number {
  return moves ? 350 : 40;
}

export function wait(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}

function namesFor({ name, opponents }: PracticeWish): readonly string[] {
  return [name, ...NAMES.filter((other) => other !== name).slice(0, opponents)];
}

function playersFrom(names: readonly string[]): readonly TablePlayer[] {
  return names.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' }));
}

function chanceFrom(seed: number | null): { readonly chance: Chance; readonly random: Random } {
  if (seed !== null) return { chance: fastChance(seed), random: fastRandom(seed, hashText('opponents')) };
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const [first = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { chance: keyedChance(secret), random: fastRandom(first) };
}
