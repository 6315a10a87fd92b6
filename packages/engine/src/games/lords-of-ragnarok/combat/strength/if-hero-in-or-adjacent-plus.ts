/** Blood Feud: stronger with the own hero in or next to the region. */
import { distance } from '../../content/map.ts';
import { human } from '../../table/parties.ts';
import { combatEffect, plusIf } from '../effect.ts';

export const ifHeroInOrAdjacentPlus = combatEffect('IF_HERO_IN_OR_ADJACENT_PLUS', {
  rules: ['LR-10.8'],
  adds: plusIf(({ table, battle, seat }) => distance(table.side, human(table, seat).at, battle.region) <= 1),
});
