/** Loki's Trickery: a loser takes Rage from the winner. */
import { loseText } from '../../powers/power.ts';
import { gainRage, loseRage } from '../../table/clan-sheet.ts';

export const lokisTrickery = loseText('lokis-trickery', {
  rules: ['BR-16.1', 'BR-16.2'],
  lost: (g, seat, winner, { rage }) => gainRage(g, seat, loseRage(g, winner, rage, 'lokis-trickery'), 'lokis-trickery'),
});
