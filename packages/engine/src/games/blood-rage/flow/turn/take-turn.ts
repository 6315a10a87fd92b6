/** BR-9.2, BR-9.3, BR-17: the options of a turn (D2). */

import { decision, itemAt, type Reader, type Reason, type Seat } from '../../../../kernel/index.ts';
import { friggasDomain } from '../../cards/frigga/friggas-domain.ts';
import { friggasSacrifice } from '../../cards/frigga/friggas-sacrifice.ts';
import { tyrsChallenge } from '../../cards/tyr/tyrs-challenge.ts';
import { isQuest, nameOf } from '../../content/cards.ts';
import { PROVINCES } from '../../ids.ts';
import type { BloodRage, Clan } from '../../state.ts';
import { clanOf, kindsAt, provincesHeld } from '../../table/figures.ts';
import { invadeCost } from '../../table/strength.ts';
import { hasUpgrade } from '../../table/upgrades.ts';
import { canMarchFrom } from './march.ts';
import { invasionProblem, pillageProblem, tooDear, vainProblem } from './problems.ts';
import type { TurnAction } from './turn-actions.ts';
import { slotsFor, upgradeCost, upgradesIn } from './upgrade.ts';

export const takeTurn = decision<BloodRage, TurnAction>('take-turn', {
  rules: ['BR-9.2', 'BR-9.3', 'BR-9.11', 'BR-17.5'],
  candidates: (g, seat) => candidates(g, seat),
  problem: (g, seat, _params, action) => problemOf(g, seat, action),
  hint: (g, seat, _params, action) => {
    const clan = clanOf(g.table, seat);
    if (action.do === 'invade') return { cost: invadeCost(clan, action.figure) };
    if (action.do === 'quest') return { name: nameOf(action.card) };
    if (action.do !== 'upgrade') return null;
    const old = itemAt(clan.slots, action.slot);
    return { name: nameOf(action.card), cost: upgradeCost(clan, action.card), old: old === null ? 'empty' : nameOf(old) };
  },
});

function candidates(g: Reader<BloodRage>, seat: Seat): readonly TurnAction[] {
  const clan = clanOf(g.table, seat);
  const { cards } = itemAt(g.hands, seat);
  const actions: TurnAction[] = [];
  for (const figure of kindsAt(clan, 'reserve')) actions.push({ do: 'invade', figure });
  for (const from of provincesHeld(clan)) actions.push({ do: 'march', from });
  for (const card of upgradesIn(cards)) for (const slot of slotsFor(clan, card)) actions.push({ do: 'upgrade', card, slot });
  for (const card of cards) if (isQuest(card)) actions.push({ do: 'quest', card });
  for (const province of PROVINCES) actions.push({ do: 'pillage', province });
  addExtraActions(clan, actions);
  actions.push({ do: 'pass' });
  return actions;
}

/** BR-17: the actions that upgrades add. */
const EXTRA_ACTIONS = [tyrsChallenge, friggasDomain, friggasSacrifice];

function addExtraActions(clan: Clan, actions: TurnAction[]): void {
  for (const { id, offers } of EXTRA_ACTIONS) if (hasUpgrade(clan, id)) actions.push(...offers(clan));
}

function problemOf(g: Reader<BloodRage>, seat: Seat, action: TurnAction): Reason | undefined {
  const clan = clanOf(g.table, seat);
  switch (action.do) {
    case 'invade':
      return tooDear(clan, invadeCost(clan, action.figure)) ?? invasionProblem(g, seat, action.figure);
    case 'return':
      return friggasDomain.problem(g, seat, action);
    case 'march':
      return canMarchFrom(g.table, action.from) ? undefined : { reason: 'no-room', rule: 'BR-11.3' };
    case 'upgrade':
      return tooDear(clan, upgradeCost(clan, action.card));
    case 'pillage':
      return pillageProblem(g, clan, action.province, false) ?? vainProblem(g, seat, action.province);
    case 'challenge':
      return tyrsChallenge.problem(g, seat, action);
    case 'sacrifice':
      return friggasSacrifice.problem(g, seat, action);
    default:
      return undefined;
  }
}
