/** Frigga's Domain: as an action, its owner pays Rage and invades with a figure from Valhalla. */
import { paramsOn } from '../../content/cards.ts';
import { invadeAction } from '../../flow/turn/invade.ts';
import { invasionProblem, tooDear } from '../../flow/turn/problems.ts';
import type { ExtraAction } from '../../powers/extra-action.ts';
import { power } from '../../powers/power.ts';
import { clanOf, kindsAt } from '../../table/figures.ts';

const { rage: cost } = paramsOn('friggas-domain');

export const friggasDomain: ExtraAction<'friggas-domain', 'return'> = {
  ...power('friggas-domain', { rules: ['BR-17.2'] }),
  offers: (clan) => kindsAt(clan, 'valhalla').map((figure) => ({ do: 'return', figure })),
  problem: (g, seat, { figure }) => tooDear(clanOf(g.table, seat), cost) ?? invasionProblem(g, seat, figure),
  act: (g, seat, { figure }) => g.call(invadeAction, { seat, figure, from: 'valhalla', cost }),
};
