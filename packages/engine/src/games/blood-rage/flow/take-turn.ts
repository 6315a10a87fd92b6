/** BR-9.2, BR-9.3, BR-17: what a player may do on a turn (D2). */
import { at, decision, type Reader, type Reason, type Seat } from '../../../kernel/index.ts';
import { isQuest, nameOf } from '../content/cards.ts';
import { type CardId, type FigureKind, PROVINCES, type ProvinceId } from '../ids.ts';
import type { BloodRage, Clan } from '../state.ts';
import { raisable } from '../table/clan-sheet.ts';
import { clanOf, countOnBoard, hornsAllow, isAlive, isPresent, kindsAt, provincesHeld } from '../table/figures.ts';
import { invadeCost } from '../table/strength.ts';
import { hasUpgrade, paramsOf } from '../table/upgrades.ts';
import { targetsFor } from './invade.ts';
import { canMarchFrom } from './march.ts';
import { slotsFor, upgradeCost, upgradesIn } from './upgrade.ts';

export type Action =
  | { readonly do: 'invade'; readonly figure: FigureKind }
  | { readonly do: 'march'; readonly from: ProvinceId }
  | { readonly do: 'upgrade'; readonly card: CardId; readonly slot: number }
  | { readonly do: 'quest'; readonly card: CardId }
  | { readonly do: 'pillage'; readonly province: ProvinceId }
  /** Tyr's Challenge (BR-17.1). */
  | { readonly do: 'challenge'; readonly province: ProvinceId }
  /** Frigga's Domain (BR-17.2). */
  | { readonly do: 'return'; readonly figure: FigureKind }
  /** Frigga's Sacrifice (BR-17.3). */
  | { readonly do: 'sacrifice' }
  | { readonly do: 'pass' };

export const takeTurn = decision<BloodRage, Action>('take-turn', {
  rules: ['BR-9.2', 'BR-9.3', 'BR-9.11', 'BR-17.5'],
  candidates: (g, seat) => candidates(g, seat),
  problem: (g, seat, _params, action) => problemOf(g, seat, action),
  hint: (g, seat, _params, action) => {
    const clan = clanOf(g.table, seat);
    if (action.do === 'invade') return { cost: invadeCost(clan, action.figure) };
    if (action.do === 'quest') return { name: nameOf(action.card) };
    if (action.do !== 'upgrade') return null;
    const old = at(clan.slots, action.slot);
    return { name: nameOf(action.card), cost: upgradeCost(clan, action.card), old: old === null ? 'empty' : nameOf(old) };
  },
});

function candidates(g: Reader<BloodRage>, seat: Seat): readonly Action[] {
  const clan = clanOf(g.table, seat);
  const { cards } = at(g.hands, seat);
  const actions: Action[] = [];
  for (const figure of kindsAt(clan, 'reserve')) actions.push({ do: 'invade', figure });
  for (const from of provincesHeld(clan)) actions.push({ do: 'march', from });
  for (const card of upgradesIn(cards)) for (const slot of slotsFor(clan, card)) actions.push({ do: 'upgrade', card, slot });
  for (const card of cards) if (isQuest(card)) actions.push({ do: 'quest', card });
  for (const province of PROVINCES) actions.push({ do: 'pillage', province });
  addExtraActions(clan, actions);
  actions.push({ do: 'pass' });
  return actions;
}

function addExtraActions(clan: Clan, actions: Action[]): void {
  if (hasUpgrade(clan, 'tyrs-challenge')) for (const province of PROVINCES) actions.push({ do: 'challenge', province });
  if (hasUpgrade(clan, 'friggas-domain')) for (const figure of kindsAt(clan, 'valhalla')) actions.push({ do: 'return', figure });
  if (hasUpgrade(clan, 'friggas-sacrifice')) actions.push({ do: 'sacrifice' });
}

function problemOf(g: Reader<BloodRage>, seat: Seat, action: Action): Reason | undefined {
  const clan = clanOf(g.table, seat);
  switch (action.do) {
    case 'invade':
      return tooDear(clan, invadeCost(clan, action.figure)) ?? invasionProblem(g, seat, action.figure);
    case 'return':
      return tooDear(clan, priceOf(clan, 'friggas-domain')) ?? invasionProblem(g, seat, action.figure);
    case 'march':
      return canMarchFrom(g.table, action.from) ? undefined : { reason: 'no-room', rule: 'BR-11.3' };
    case 'upgrade':
      return tooDear(clan, upgradeCost(clan, action.card));
    case 'pillage':
      return pillageProblem(g, clan, action.province, false);
    case 'challenge':
      return tooDear(clan, priceOf(clan, 'tyrs-challenge')) ?? pillageProblem(g, clan, action.province, true);
    case 'sacrifice':
      return sacrificeProblem(clan);
    default:
      return undefined;
  }
}

/** The Rage that an extra action of an upgrade costs. */
export function priceOf(clan: Clan, def: string): number {
  return paramsOf(clan, def)?.rage ?? 0;
}

/** BR-9.4: what cannot be paid in full is not available. */
function tooDear({ rage }: Clan, cost: number): Reason | undefined {
  return cost > rage ? { reason: 'too-dear', rule: 'BR-9.4', params: { cost, rage } } : undefined;
}

function invasionProblem(g: Reader<BloodRage>, seat: Seat, figure: FigureKind): Reason | undefined {
  if (!hornsAllow(clanOf(g.table, seat))) return { reason: 'horns-full', rule: 'BR-10.3' };
  return targetsFor(g.table, seat, figure).length > 0 ? undefined : { reason: 'no-room', rule: 'BR-10.2' };
}

/** BR-14.1, BR-17.1: a living province with an own figure in its Area, on the right side of its token. */
function pillageProblem({ table }: Reader<BloodRage>, clan: Clan, province: ProvinceId, again: boolean): Reason | undefined {
  const params = { province };
  if (!isAlive(table, province)) return { reason: 'destroyed', rule: 'BR-3.9', params };
  const turned = table.pillaged.includes(province);
  if (turned && !again) return { reason: 'already-pillaged', rule: 'BR-14.1', params };
  if (!turned && again) return { reason: 'not-yet-pillaged', rule: 'BR-17.1', params };
  return isPresent(clan, province) ? undefined : { reason: 'no-figure-there', rule: 'BR-14.1', params };
}

/** BR-17.3: two own figures on the board, and a stat that can rise. */
function sacrificeProblem(clan: Clan): Reason | undefined {
  if (countOnBoard(clan) >= (paramsOf(clan, 'friggas-sacrifice')?.figures ?? 0) && raisable(clan).length > 0) return undefined;
  return { reason: 'no-sacrifice', rule: 'BR-17.3' };
}
