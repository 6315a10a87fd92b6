/** The brain without a thought: any answer that is on offer. */
import { sampleAnswer } from '@skald/engine';
import type { Brain } from './brain.ts';

export const random: Brain = {
  name: 'random',
  plays: () => false,
  decide: (_game, _view, { space }, chance) => sampleAnswer(space, chance),
};
