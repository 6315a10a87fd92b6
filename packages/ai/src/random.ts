/** The random strategy: any offered answer. */
import { sampleAnswer } from '@skald/engine';
import type { Strategy } from './strategy.ts';

export const random: Strategy = {
  name: 'random',
  plays: () => false,
  decide: (_game, _view, { space }, chance) => sampleAnswer(space, chance),
};
