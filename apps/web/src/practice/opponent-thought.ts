/** One decision of an opponent that searches, as it crosses to its worker and back. */
import { fastRandom, type GameTypes, type OpenDecision, type View } from '@skald/engine';
import { loadGame } from '@skald/engine/load';

export interface ThoughtRequest {
  readonly id: number;
  readonly strategy: string;
  readonly slug: string;
  readonly seen: View<GameTypes>;
  readonly decision: OpenDecision;
  readonly seed: number;
  /** How long it may search. */
  readonly searchMs: number;
}

export type ThoughtReply = { readonly id: number } & ({ readonly answer: unknown } | { readonly failed: string });

export async function thinkAbout({ id, strategy: name, slug, seen, decision, seed, searchMs }: ThoughtRequest): Promise<ThoughtReply> {
  try {
    const [{ findStrategy }, game] = await Promise.all([import('@skald/ai'), loadGame(slug)]);
    const strategy = findStrategy(name);
    if (!strategy || !game) return { id, failed: `nobody plays ${slug} as ${name}` };
    const clock = { now: () => performance.now(), deadline: performance.now() + searchMs };
    return { id, answer: strategy.decide(game, seen, decision, fastRandom(seed), { clock }) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
