/** VA-10, VA-11.6 to VA-11.8: phase 5: buy followers from Thor and Odin, and roll Loki's dice. */
import { decision, itemAt, procedure, type Reader, type Reason, type Rules, type Seat } from '../../../kernel/index.ts';
import { gainFollowers } from '../board/followers.ts';
import { canPay, emptyPurse, pay } from '../board/resources.ts';
import { levelOf } from '../board/temples.ts';
import { powerOf, realmOf } from '../content/content.ts';
import type { Realm, Resource } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { freeOptions, freeProblem, mightUseFree, type UseFree, useWeapon } from '../weapons/use-weapon.ts';
import { rollAndTake } from './dice.ts';

/** VA-11.1: with two temples the player has both powers of Thor and Odin. */
type Purchase = {
  readonly do: 'buy';
  readonly realm: 'thor' | 'odin';
  readonly power: number;
  readonly resource: Resource;
};

type Choice = Purchase | { readonly do: 'roll' } | UseFree | { readonly do: 'end' };

const PURCHASES: readonly Purchase[] = (['thor', 'odin'] as const).flatMap((realm) =>
  realmOf(realm).powers.flatMap(({ level, params }) =>
    params.of.map((resource) => ({ do: 'buy' as const, realm, power: level, resource })),
  ),
);

function usesOf(table: ValdaTable, realm: Realm, power: number): number {
  return table.turn.uses[`${realm}-${power}`] ?? 0;
}

function isUsedUp(table: ValdaTable, realm: Realm, power: number): boolean {
  const { uses } = powerOf(realm, power);
  return uses !== null && usesOf(table, realm, power) >= uses;
}

function noteUse(table: ValdaTable, realm: Realm, power: number): void {
  table.turn.uses[`${realm}-${power}`] = usesOf(table, realm, power) + 1;
}

/** VA-10.3: powers count as they stand at the moment of use. */
function problemOfPurchase(g: Reader<Valda>, seat: Seat, { realm, power, resource }: Purchase): Reason | undefined {
  if (levelOf(g.table, seat, realm) < power) return { reason: 'no-power', rule: 'VA-11.1', params: { realm, power } };
  if (isUsedUp(g.table, realm, power)) return { reason: 'used-up', rule: 'VA-11.1', params: { realm, power } };
  const cost = { ...emptyPurse(), [resource]: powerOf(realm, power).params.pay };
  return canPay(itemAt(g.table.players, seat), cost) ? undefined : { reason: 'cannot-pay', rule: 'VA-4.8' };
}

/** VA-11.8: one roll in each phase. */
const ROLL_USE = 1;

function problemOfRoll({ table }: Reader<Valda>, seat: Seat): Reason | undefined {
  if (levelOf(table, seat, 'loki') === 0) return { reason: 'no-power', rule: 'VA-11.8', params: { realm: 'loki', power: ROLL_USE } };
  if (isUsedUp(table, 'loki', ROLL_USE)) return { reason: 'used-up', rule: 'VA-11.8', params: { realm: 'loki', power: ROLL_USE } };
  return undefined;
}

/** The price of a purchase and the followers it brings. */
export type PurchaseHint = { readonly price: number; readonly followers: number };

/** D-FOLLOWERS. */
export const winFollowers = decision<Valda, Choice, Record<never, never>, PurchaseHint | null>('win-followers', {
  rules: ['VA-10.1', 'VA-11.6', 'VA-11.7', 'VA-11.8'],
  candidates: (g, seat) => [{ do: 'end' }, ...PURCHASES, { do: 'roll' }, ...freeOptions(g, seat)],
  problem: (g, seat, _params, choice) => {
    if (choice.do === 'buy') return problemOfPurchase(g, seat, choice);
    if (choice.do === 'roll') return problemOfRoll(g, seat);
    return choice.do === 'weapon' ? freeProblem(g, seat, choice) : undefined;
  },
  hint: (_g, _seat, _params, choice) => {
    if (choice.do !== 'buy') return null;
    const { pay: price, followers } = powerOf(choice.realm, choice.power).params;
    return { price, followers };
  },
});

export const followersPhase = procedure<Valda, { readonly seat: Seat }>('followers-phase', {
  ask: (g, { seat }) => {
    const canBuy = PURCHASES.some((purchase) => problemOfPurchase(g, seat, purchase) === undefined);
    if (!canBuy && problemOfRoll(g, seat) !== undefined && !mightUseFree(g.table, seat)) return g.end();
    return g.ask(winFollowers, seat, {});
  },
  do: (g, { seat }) => {
    const choice = g.answer(winFollowers);
    if (choice.do === 'end') return g.end();
    if (choice.do === 'buy') buy(g, seat, choice);
    else if (choice.do === 'weapon') g.call(useWeapon, { seat, effect: choice.effect, target: null });
    else roll(g, seat);
    return g.jump('ask');
  },
});

function buy(g: Rules<Valda>, seat: Seat, { realm, power, resource }: Purchase): void {
  const { params } = powerOf(realm, power);
  noteUse(g.table, realm, power);
  pay(g, seat, { ...emptyPurse(), [resource]: params.pay });
  gainFollowers(g, seat, params.followers, realm);
}

function roll(g: Rules<Valda>, seat: Seat): void {
  const { dice } = powerOf('loki', levelOf(g.table, seat, 'loki')).params;
  noteUse(g.table, 'loki', ROLL_USE);
  g.call(rollAndTake, { seat, cause: 'loki', dice: Array.from({ length: dice }, () => 'white' as const) });
}
