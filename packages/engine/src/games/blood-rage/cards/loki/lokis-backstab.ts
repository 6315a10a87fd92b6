/** Loki's Backstab: a loser takes Glory from the winner. */
import { loseText } from '../../powers/power.ts';
import { gainGlory, loseGlory } from '../../table/clan-sheet.ts';

export const lokisBackstab = loseText('lokis-backstab', {
  rules: ['BR-16.1', 'BR-16.2'],
  lost: (g, seat, winner, { glory }) => gainGlory(g, seat, loseGlory(g, winner, glory, 'lokis-backstab'), 'lokis-backstab'),
});
