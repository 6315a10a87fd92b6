/** Tyr's Challenge: as an action, its owner pays Rage to pillage a province again. */
import { paramsOn } from '../../content/cards.ts';
import { pillage } from '../../flow/battle/pillage.ts';
import { pillageProblem, tooDear } from '../../flow/turn/problems.ts';
import { PROVINCES } from '../../ids.ts';
import type { ExtraAction } from '../../powers/extra-action.ts';
import { power } from '../../powers/power.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf } from '../../table/figures.ts';

const { rage: cost } = paramsOn('tyrs-challenge');

export const tyrsChallenge: ExtraAction<'tyrs-challenge', 'challenge'> = {
  ...power('tyrs-challenge', { rules: ['BR-17.1'] }),
  offers: () => PROVINCES.map((province) => ({ do: 'challenge', province })),
  problem: (g, seat, { province }) => {
    const clan = clanOf(g.table, seat);
    return tooDear(clan, cost) ?? pillageProblem(g, clan, province, true);
  },
  act: (g, seat, { province }) => {
    pay(g, seat, cost);
    g.call(pillage, { seat, province, cost });
  },
};
