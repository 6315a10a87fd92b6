/** The activation of an army (LR-8.3, D-07): move, strengthen, or cleanse devastation (LR-33.6). */
import { decision, oneOf, procedure, type Reason, type Seat } from '../../../../kernel/index.ts';
import { exhaust, isReady } from '../../artifacts/artifact.ts';
import { frostHorn } from '../../artifacts/frost-horn.ts';
import { challengeOf, content, NUMBERS } from '../../content/content.ts';
import { mapOf, regionOf } from '../../content/map.ts';
import type { Army, G, Lords, LordsTable } from '../../state.ts';
import { armyOf, strengthen } from '../../table/armies.ts';
import { blessed, emitBlessed } from '../../table/blessings.ts';
import { controls, human, lokiAt, strengthAt } from '../../table/parties.ts';
import { stepsFrom } from '../../table/ways.ts';
import { blessingsLeft, gainRandomBlessing } from '../blessings.ts';
import { callSettle } from '../turn/settle.ts';
import { arrive, opponentAt } from './enter.ts';

export type Activation =
  | { do: 'move'; army: number; region: number }
  | { do: 'strengthen'; army: number }
  | { do: 'cleanse'; army: number }
  | { do: 'none' };

export interface Activating {
  /** The armies already activated. */
  readonly done: readonly number[];
  readonly optional: boolean;
  readonly cause: 'maneuver' | 'rune' | 'mobilize' | 'frost-horn';
}

/** LR-33.6: the smallest uncovered number of the Surtur card; Scorched Earth raises it. */
function cleanseStrength(table: LordsTable): number {
  const { spacesLeftToRight } = content.surturCard;
  const number = spacesLeftToRight[table.devastated.length - 1] ?? NUMBERS.armyMaxStrength;
  const more = table.challenges
    .map(challengeOf)
    .filter(({ effect }) => effect.code === 'CLEANSE_STRENGTH_PLUS')
    .reduce((total, { effect }) => total + effect.amount, 0);
  return Math.min(NUMBERS.armyMaxStrength, number + more);
}

/** LR-8.4: Bountiful Fields waives the settlement. */
function hasSettlement(table: LordsTable, seat: Seat, region: number): boolean {
  return regionOf(table.side, region).settlement || blessed(table, seat, 'SETTLEMENT_REQUIREMENT').length > 0;
}

function activationsOf(table: LordsTable, seat: Seat, { army, at }: Army): readonly Activation[] {
  const all: Activation[] = [];
  for (const region of stepsFrom(table, seat, at)) all.push({ do: 'move', army, region });
  all.push({ do: 'strengthen', army });
  if (table.devastated.includes(at)) all.push({ do: 'cleanse', army });
  return all;
}

function near(table: LordsTable, seat: Seat, { optional }: Activating): readonly Activation[] {
  const each = human(table, seat).armies.flatMap((army) => activationsOf(table, seat, army));
  return optional ? [...each, { do: 'none' }] : each;
}

/** Every region for every army, so that a player can ask why not. */
function candidates(table: LordsTable, seat: Seat, { optional }: Activating): readonly Activation[] {
  const each = human(table, seat).armies.flatMap(({ army, at }): Activation[] => [
    ...everywhere(table).flatMap((region): Activation[] => (region === at ? [] : [{ do: 'move', army, region }])),
    { do: 'strengthen', army },
    { do: 'cleanse', army },
  ]);
  return optional ? [...each, { do: 'none' }] : each;
}

function problem(table: LordsTable, seat: Seat, { done }: Activating, option: Activation): Reason | undefined {
  if (option.do === 'none') return undefined;
  const army = armyOf(table, seat, option.army);
  if (done.includes(option.army)) return { reason: 'army-has-acted', rule: 'LR-9.8' };
  if (option.do === 'move') return moveProblem(table, seat, army, option.region);
  if (option.do === 'cleanse' && !table.devastated.includes(army.at)) return { reason: 'not-devastated', rule: 'LR-33.6' };
  if (option.do === 'strengthen') return strengthenProblem(table, seat, army);
  if (!controls(table, seat, army.at)) return { reason: 'region-not-own', rule: 'LR-33.6' };
  const needed = cleanseStrength(table);
  return army.strength < needed ? { reason: 'too-weak-to-cleanse', rule: 'LR-33.6', params: { needed } } : undefined;
}

function moveProblem(table: LordsTable, seat: Seat, army: Army, region: number): Reason | undefined {
  if (!stepsFrom(table, seat, army.at).includes(region)) return { reason: 'not-adjacent', rule: 'LR-8.3' };
  return region === lokiAt(table) ? { reason: 'loki-bars-armies', rule: 'LR-8.6' } : undefined;
}

/** LR-8.3, LR-8.4, LR-9.7: the army needs an own region with a settlement and must be below the maximum. */
export function strengthenProblem(table: LordsTable, seat: Seat, army: Army): Reason | undefined {
  if (!controls(table, seat, army.at)) return { reason: 'region-not-own', rule: 'LR-8.3' };
  if (army.strength >= NUMBERS.armyMaxStrength) return { reason: 'army-at-maximum', rule: 'LR-8.1' };
  return hasSettlement(table, seat, army.at) ? undefined : { reason: 'no-settlement', rule: 'LR-8.4' };
}

export const activate = decision<Lords, Activation, Activating>('activate-army', {
  rules: ['LR-8.3', 'LR-8.6', 'LR-33.6'],
  space: ({ table }, seat, params) => oneOf(near(table, seat, params).filter((option) => !problem(table, seat, params, option))),
  candidates: ({ table }, seat, params) => candidates(table, seat, params),
  problem: ({ table }, seat, params, option) => problem(table, seat, params, option),
  fallback: ({ table }, seat, params) =>
    params.optional
      ? { do: 'none' }
      : (near(table, seat, params).find((option) => !problem(table, seat, params, option)) ?? { do: 'none' }),
  hint: ({ table }, seat, _params, option) => {
    if (option.do === 'none') return null;
    const { at, strength } = armyOf(table, seat, option.army);
    if (option.do !== 'move') return { from: at, strength };
    const opponent = opponentAt(table, seat, option.region);
    const { population } = regionOf(table.side, option.region);
    const takes =
      opponent === null && !controls(table, seat, option.region) && strength + strengthAt(table, seat, option.region) >= population;
    return { from: at, strength, battle: opponent, takes };
  },
});

/** Whether an army can be activated; usually the first one can move somewhere. */
export function canActivate(table: LordsTable, seat: Seat, done: readonly number[] = []): boolean {
  const params: Activating = { done, optional: false, cause: 'rune' };
  return human(table, seat).armies.some((army) => activationsOf(table, seat, army).some((option) => !problem(table, seat, params, option)));
}

export const cleanseBlessing = decision<Lords, { do: 'take' } | { do: 'leave' }>('cleanse-blessing', {
  rules: ['LR-33.7'],
  space: () => ({ kind: 'one', options: [{ do: 'take' }, { do: 'leave' }] }),
});

/** LR-33.6, LR-33.7: the marker returns to the rightmost free space; space 5 or 4 may give a blessing. */
export const cleanse = procedure<Lords, { seat: Seat; region: number }>('cleanse', {
  remove: (g, { seat, region }) => {
    const { table } = g;
    const space = content.surturCard.spacesLeftToRight[table.devastated.length - 1] ?? 0;
    table.devastated = table.devastated.filter((one) => one !== region);
    g.emit({ event: 'devastation-cleansed', who: seat, region });
    if (!content.surturCard.blessingOnReturnTo.includes(space) || blessingsLeft(table) === 0) return g.end();
    return g.ask(cleanseBlessing, seat, {});
  },
  bless: (g, { seat }) => {
    if (g.answer(cleanseBlessing).do === 'take') gainRandomBlessing(g, seat);
  },
  limits: callSettle,
});

export function moveArmy(g: G, seat: Seat, army: Army, region: number): void {
  g.emit({ event: 'army-moved', who: seat, from: army.at, region, strength: army.strength });
  army.at = region;
}

/** Carries out an activation. LR-8.7 follows a move, unless battles wait (LR-9.8). */
function carryOut(g: G, seat: Seat, activation: Activation, waits = false): unknown {
  if (activation.do === 'none') return;
  const army = armyOf(g.table, seat, activation.army);
  if (activation.do === 'cleanse') return g.call(cleanse, { seat, region: army.at });
  if (activation.do === 'strengthen') {
    if (!regionOf(g.table.side, army.at).settlement) emitBlessed(g, seat, 'SETTLEMENT_REQUIREMENT');
    return strengthen(g, seat, army);
  }
  moveArmy(g, seat, army, activation.region);
  if (waits && opponentAt(g.table, seat, activation.region) !== null) {
    if (!g.table.pending.includes(activation.region)) g.table.pending.push(activation.region);
    return undefined;
  }
  return arrive(g, seat, activation.region);
}

/** All regions on the map. */
export function everywhere(table: LordsTable): readonly number[] {
  return mapOf(table.side).numbers;
}

/** LR-7.5: one activation outside the maneuver step. */
export const oneActivation = procedure<Lords, { seat: Seat }>('one-activation', {
  ask: (g, { seat }) => g.ask(activate, seat, { done: [], optional: false, cause: 'rune' }),
  act: (g, { seat }) => carryOut(g, seat, g.answer(activate)),
  settle: callSettle,
});

/** LR-8.5, LR-8.11: activates one army or none, and another with the Frost Horn. */
export const maneuver = procedure<Lords, { seat: Seat; done: number[] }>('maneuver', {
  begin: (g, { seat }) => {
    g.table.step = 'maneuver';
    if (!canActivate(g.table, seat)) return g.end();
    return g.ask(activate, seat, { done: [], optional: true, cause: 'maneuver' });
  },
  act: (g, { seat, done }) => {
    const answer = g.answer(activate);
    if (answer.do === 'none') return g.end();
    done.push(answer.army);
    return carryOut(g, seat, answer);
  },
  settle: callSettle,
  horn: (g, { seat, done }) => {
    if (!isReady(g.table, seat, frostHorn.id) || !canActivate(g.table, seat, done)) return g.end();
    return g.ask(activate, seat, { done, optional: true, cause: 'frost-horn' });
  },
  blow: (g, { seat }) => {
    const answer = g.answer(activate);
    if (answer.do === 'none') return g.end();
    exhaust(g, seat, frostHorn.id);
    return carryOut(g, seat, answer);
  },
  settleAgain: callSettle,
});

/** LR-9.8: activates every army at most once; battles wait until all are done. */
export const mobilize = procedure<Lords, { seat: Seat; done: number[] }>('mobilize', {
  next: (g, { seat, done }) => {
    if (!canActivate(g.table, seat, done)) return g.jump('battles');
    return g.ask(activate, seat, { done, optional: done.length > 0, cause: 'mobilize' });
  },
  act: (g, { seat, done }) => {
    const answer = g.answer(activate);
    if (answer.do === 'none') return g.jump('battles');
    done.push(answer.army);
    return carryOut(g, seat, answer, true);
  },
  settle: (g) => {
    callSettle(g);
    g.jump('next');
  },
  battles: (g, { seat }) => {
    const { pending } = g.table;
    if (pending.length === 0) return g.end();
    if (pending.length === 1) return fight(g, seat, pending[0]);
    return g.ask(chooseBattle, seat, {});
  },
  chosen: (g, { seat }) => fight(g, seat, g.answer(chooseBattle).region),
});

/** D-11. */
export const chooseBattle = decision<Lords, { do: 'fight'; region: number }>('choose-battle', {
  rules: ['LR-9.8'],
  space: ({ table }) => ({ kind: 'one', options: table.pending.map((region) => ({ do: 'fight', region })) }),
});

/** LR-32.12: checks the region again when its battle starts. */
function fight(g: G, seat: Seat, region: number | undefined): void {
  g.table.pending = g.table.pending.filter((other) => other !== region);
  if (region !== undefined && strengthAt(g.table, seat, region) > 0) arrive(g, seat, region);
  g.jump('battles');
}
