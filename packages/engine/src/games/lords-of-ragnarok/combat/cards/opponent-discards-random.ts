/** Feint: the opponent discards at random; a prophet discards from his battle pile. */
import { discardFromPile, discardRandom } from '../../table/cards.ts';
import { isHuman } from '../../table/parties.ts';
import { combatEffect } from '../effect.ts';

export const opponentDiscardsRandom = combatEffect('OPPONENT_DISCARDS_RANDOM', {
  rules: ['LR-10.8'],
  after: (g, { other: { party } }, { amount }) => (isHuman(party) ? discardRandom(g, party, amount) : discardFromPile(g, party, amount)),
});
