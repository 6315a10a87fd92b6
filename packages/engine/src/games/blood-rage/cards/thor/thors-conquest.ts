/** Thor's Conquest: at the end of the game its owner scores Glory for each own figure on the board. */
import { paramsOn } from '../../content/cards.ts';
import { power } from '../../powers/power.ts';
import type { Clan } from '../../state.ts';
import { countOnBoard } from '../../table/figures.ts';
import { hasUpgrade } from '../../table/upgrades.ts';

export const thorsConquest = {
  ...power('thors-conquest', { rules: ['BR-23.2'] }),
  /** The Glory it adds to the final score. */
  glory: (clan: Clan): number => (hasUpgrade(clan, 'thors-conquest') ? paramsOn('thors-conquest').gloryPerFigure * countOnBoard(clan) : 0),
};
