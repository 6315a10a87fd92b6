/** Thor's Ascension: the winner gains Rage and Glory. */
import { winText } from '../../powers/power.ts';
import { gainGlory, gainRage } from '../../table/clan-sheet.ts';

export const thorsAscension = winText('thors-ascension', {
  rules: ['BR-16.1', 'BR-4.10'],
  won: (g, seat, { rage, glory }) => {
    gainRage(g, seat, rage, 'thors-ascension');
    gainGlory(g, seat, glory, 'thors-ascension');
  },
});
