/** Serpent Fang, of Jormungandr (LR-50.5): adds battle value before the cards. */
import { artifact } from './artifact.ts';
import { addBattleValue } from './barrow-blade.ts';

export const serpentFang = artifact('serpent-fang', {
  rules: ['LR-10.3', 'LR-12.4', 'LR-50.5'],
  use: (g, seat) => addBattleValue(g, seat, 'serpent-fang'),
});
