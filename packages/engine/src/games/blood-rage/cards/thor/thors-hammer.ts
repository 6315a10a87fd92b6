/** Thor's Hammer: the winner gains Glory. */
import { winText } from '../../powers/power.ts';
import { gainGlory } from '../../table/clan-sheet.ts';

export const thorsHammer = winText('thors-hammer', {
  rules: ['BR-16.1'],
  won: (g, seat, { glory }) => gainGlory(g, seat, glory, 'thors-hammer'),
});
