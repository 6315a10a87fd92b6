/** Rune actions of humans (LR-7, D-06): each kind at most once per turn; pay first, then resolve. */
import { decision, equal, oneOf, procedure, type Reason, type Seat } from '../../../../kernel/index.ts';
import { bind, bindable } from '../../artifacts/gleipnir-chain.ts';
import { type AnyTime, anyTime, useArtifact } from '../../artifacts/use-artifact.ts';
import { monsterOf } from '../../content/content.ts';
import { realmsNear } from '../../expansions/realms.ts';
import { ATTRIBUTES, type AttributeId, type HumanRuneAction, type LordsMonsterId, type RealmId, type RuneId } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { canRaise, raiseAttribute } from '../../table/attributes.ts';
import { blessed, emitBlessed } from '../../table/blessings.ts';
import { canDraw, drawCards } from '../../table/cards.ts';
import { canControl, isWithHero, takeMonster } from '../../table/monsters.ts';
import { human, person } from '../../table/parties.ts';
import { anyPayment, attributePayment, type Payment, seidrReady, symbolPayment } from '../../table/payment.ts';
import { countRunes, payRunes } from '../../table/runes.ts';
import { canActivate, oneActivation } from '../armies/activate.ts';
import { activateMonster } from '../monsters/monster-activation.ts';
import { type RuneAim, runeAims, runeProblem } from './rune-problems.ts';
import { callSettle } from './settle.ts';

type Paid = {
  readonly pay: readonly RuneId[];
  readonly seidr: boolean;
};

type RuneAnswer =
  | ({ do: 'CONTROL_MONSTER'; monster: LordsMonsterId } & Paid)
  | ({ do: 'MAKE_ALLIANCE'; realm: RealmId } & Paid)
  | ({ do: 'DRAW_COMBAT_CARD' } & Paid)
  | ({ do: 'ACTIVATE_ARMY' } & Paid)
  | ({ do: 'ACTIVATE_MONSTER'; monster: LordsMonsterId } & Paid)
  | ({ do: 'INCREASE_ATTRIBUTE'; attribute: AttributeId } & Paid)
  | { do: 'chain'; monster: LordsMonsterId }
  | AnyTime
  | { do: 'done' };

function options(table: LordsTable, seat: Seat): readonly RuneAnswer[] {
  const unused = (action: HumanRuneAction): boolean => !table.used.includes(action);
  const all: RuneAnswer[] = [];
  const add = <T>(
    targets: readonly T[],
    payments: (target: T) => readonly Payment[],
    make: (target: T, paid: Paid) => RuneAnswer,
  ): void => {
    for (const target of targets) for (const payment of payments(target)) all.push(make(target, payment));
  };
  const { at, allies } = human(table, seat);
  if (unused('CONTROL_MONSTER')) {
    const here = table.monsters.filter((monster) => isWithHero(table, seat, monster) && canControl(table, seat, monster));
    const symbol = (monster: LordsMonsterId): readonly Payment[] => {
      const { runeSymbol } = monsterOf(monster);
      return runeSymbol ? symbolPayment(table, seat, 'CONTROL_MONSTER', runeSymbol) : [];
    };
    add(
      here.map(({ monster }) => monster),
      symbol,
      (monster, paid) => ({ do: 'CONTROL_MONSTER', monster, ...paid }),
    );
  }
  if (unused('MAKE_ALLIANCE')) {
    const realms = realmsNear(table, at).filter((realm) => !allies.includes(realm));
    const payments = realms.length > 0 ? anyPayment(table, seat, 'MAKE_ALLIANCE') : [];
    add(
      realms,
      () => payments,
      (realm, paid) => ({ do: 'MAKE_ALLIANCE', realm, ...paid }),
    );
  }
  const simple = (action: 'DRAW_COMBAT_CARD' | 'ACTIVATE_ARMY', possible: () => boolean): void => {
    if (unused(action) && possible()) for (const paid of anyPayment(table, seat, action)) all.push({ do: action, ...paid });
  };
  simple('DRAW_COMBAT_CARD', () => canDraw(table));
  simple('ACTIVATE_ARMY', () => canActivate(table, seat));
  if (unused('ACTIVATE_MONSTER')) {
    const tame = table.monsters.filter(({ owner }) => owner === null || owner === seat);
    const payments = anyPayment(table, seat, 'ACTIVATE_MONSTER');
    add(
      tame.map(({ monster }) => monster),
      () => payments,
      (monster, paid) => ({ do: 'ACTIVATE_MONSTER', monster, ...paid }),
    );
  }
  if (unused('INCREASE_ATTRIBUTE')) {
    add(
      ATTRIBUTES.filter((attribute) => canRaise(table, seat, attribute)),
      (attribute) => attributePayment(table, seat, attribute),
      (attribute, paid) => ({ do: 'INCREASE_ATTRIBUTE', attribute, ...paid }),
    );
  }
  return [...all, ...bindable(table, seat).map((monster): RuneAnswer => ({ do: 'chain', monster }))];
}

/** A cheap check: without runes, blessings and artifacts there are no options. */
function hasOptions(table: LordsTable, seat: Seat): boolean {
  const { blessings, artifacts } = human(table, seat);
  if (countRunes(human(table, seat)) === 0 && blessings.length === 0 && artifacts.length === 0) return false;
  return options(table, seat).length > 0;
}

/** The options, and every other action without a payment, so that a player can ask why not. */
function candidates(table: LordsTable, seat: Seat): readonly RuneAnswer[] {
  const offered = options(table, seat);
  const unpaid = runeAims(table).filter((aim) => !offered.some((option) => isFor(option, aim)));
  return [...offered, ...unpaid.map((aim): RuneAnswer => ({ ...aim, pay: [], seidr: false })), ...anyTime(table, seat), { do: 'done' }];
}

function isFor(option: RuneAnswer, aim: RuneAim): boolean {
  return equal({ ...option, pay: [], seidr: false }, { ...aim, pay: [], seidr: false });
}

function problem(table: LordsTable, seat: Seat, option: RuneAnswer): Reason | undefined {
  if (option.do === 'done' || option.do === 'use' || option.do === 'chain') return undefined;
  return option.pay.length > 0 ? undefined : runeProblem(table, seat, option);
}

export const runeAction = decision<Lords, RuneAnswer>('rune-action', {
  rules: ['LR-7.1', 'LR-7.2', 'LR-7.3', 'LR-7.4', 'LR-7.5', 'LR-7.6', 'LR-7.7'],
  space: ({ table }, seat) => oneOf([...options(table, seat), ...anyTime(table, seat), { do: 'done' }]),
  candidates: ({ table }, seat) => candidates(table, seat),
  problem: ({ table }, seat, _params, option) => problem(table, seat, option),
  fallback: () => ({ do: 'done' }),
});

export function makeAlliance(g: G, party: Party, realm: RealmId): void {
  person(g.table, party).allies.push(realm);
  g.emit({ event: 'alliance-made', who: party, realm });
}

export const runeStep = procedure<Lords, { seat: Seat }>('rune-step', {
  ask: (g, { seat }) => {
    g.table.step = 'runes';
    if (!hasOptions(g.table, seat)) return g.end();
    return g.ask(runeAction, seat, {});
  },
  act: (g, { seat }) => resolve(g, seat, g.answer(runeAction)),
  settle: (g) => {
    callSettle(g);
    g.jump('ask');
  },
});

function resolve(g: G, seat: Seat, answer: RuneAnswer): unknown {
  if (answer.do === 'done') return g.end();
  if (answer.do === 'use') return useArtifact(g, seat, answer.artifact);
  if (answer.do === 'chain') return bind(g, seat, answer.monster);
  payFor(g, seat, answer);
  switch (answer.do) {
    case 'CONTROL_MONSTER':
      return takeMonster(g, seat, answer.monster);
    case 'MAKE_ALLIANCE':
      return makeAlliance(g, seat, answer.realm);
    case 'DRAW_COMBAT_CARD':
      drawCards(g, seat, 1);
      return undefined;
    case 'ACTIVATE_ARMY':
      return g.call(oneActivation, { seat });
    case 'ACTIVATE_MONSTER':
      return g.call(activateMonster, { seat, monster: answer.monster });
    default:
      return raiseAttribute(g, seat, answer.attribute);
  }
}

function payFor(g: G, seat: Seat, answer: { do: HumanRuneAction } & Paid): void {
  g.table.used.push(answer.do);
  const emitCost = (which: 'discount' | 'action'): void => {
    for (const { id, effect } of blessed(g.table, seat, 'RUNE_COST')) {
      const worked = which === 'discount' ? effect.discount > 0 : effect.action === answer.do;
      if (worked) g.emit({ event: 'blessing-used', who: seat, blessing: id });
    }
  };
  if (answer.seidr && seidrReady(g.table, seat)) {
    emitCost('discount');
    g.table.used.push('seidr');
  }
  emitCost('action');
  if (answer.do === 'CONTROL_MONSTER' || answer.do === 'INCREASE_ATTRIBUTE') emitBlessed(g, seat, 'RUNE_SYMBOLS');
  payRunes(g, seat, answer.pay);
}
