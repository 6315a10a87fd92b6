/** Finds hints in a thread. */
import { chanceModel, type Hint, hintFor } from '@skald/ai/analysis';
import { fastRandom, type GameTypes, type OpenDecision, type View } from '@skald/engine';
import { loadGame } from '@skald/engine/load';

export interface HintRequest {
  readonly slug: string;
  readonly seen: View<GameTypes>;
  readonly decision: OpenDecision;
  readonly seed: number;
}

export interface HintReply {
  readonly hint: Hint | null;
}

async function find({ slug, seen, decision, seed }: HintRequest): Promise<HintReply> {
  const game = await loadGame(slug);
  const hint = game && hintFor({ game, model: chanceModel(game), seen, decision }, fastRandom(seed));
  return { hint: hint ?? null };
}

self.addEventListener('message', ({ data }: MessageEvent<HintRequest>) => {
  void find(data)
    .catch((): HintReply => ({ hint: null }))
    .then((reply) => self.postMessage(reply));
});
