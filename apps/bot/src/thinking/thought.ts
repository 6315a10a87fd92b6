/** A thought: one decision with what its seat knows, and the answer. It crosses threads as text, which is cheaper than objects. */
import { findStrategy } from '@skald/ai';
import { type AnyGame, fastRandom, type GameTypes, type OpenDecision, type View } from '@skald/engine';
import { findGame } from '@skald/engine/games';

export interface Thought {
  readonly game: string;
  /** The rules that the match is played by. */
  readonly edition: string;
  readonly strategy: string;
  readonly view: View<GameTypes>;
  readonly decision: OpenDecision;
  /** The source of chance. */
  readonly seed: number;
  /** How long a strategy that searches may do so. */
  readonly searchMs: number;
}

export type Thinking = { readonly answer: unknown } | { readonly failed: string };

/** Needs nothing but the answers on offer. */
export const ANYHOW = 'random';

/** `older` are the rules where they are not the newest. Takes as long as it takes; run it in a thread when there is a deadline. */
export function think({ game: slug, edition, strategy: name, view, decision, seed, searchMs }: Thought, older?: AnyGame): Thinking {
  const newest = findGame(slug);
  const strategy = findStrategy(name);
  // One that only picks among the answers on offer needs no rules.
  const game = newest?.edition === edition || (!older && name === ANYHOW) ? newest : older;
  if (!game || !strategy) return { failed: `nobody here plays edition ${edition} of ${slug} as ${name}` };
  try {
    const clock = { now: () => performance.now(), deadline: performance.now() + searchMs };
    return { answer: strategy.decide(game, view, decision, fastRandom(seed), { clock }) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
