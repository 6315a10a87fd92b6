/** A thought: one decision with what its seat knows, and what comes of it. It crosses threads as text, which is cheaper than objects. */
import { findBrain } from '@skald/brains';
import { fastRandom, type GameTypes, type OpenDecision, type View } from '@skald/engine';
import { findGame } from '@skald/engine/games';

export interface Thought {
  readonly game: string;
  readonly brain: string;
  readonly view: View<GameTypes>;
  readonly decision: OpenDecision;
  /** Whatever is left to chance falls by this. */
  readonly seed: number;
}

export type Thinking = { readonly answer: unknown } | { readonly failed: string };

/** As long as it takes: whoever cannot wait lets another thread do it. */
export function think({ game: slug, brain: name, view, decision, seed }: Thought): Thinking {
  const game = findGame(slug);
  const brain = findBrain(name);
  if (!game || !brain) return { failed: `nobody here plays ${slug} as ${name}` };
  try {
    return { answer: brain.decide(game, view, decision, fastRandom(seed)) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
