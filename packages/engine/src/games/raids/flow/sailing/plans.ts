/** RD-8.6, RD-8.7: navigation plans: where to stop, and what to do at each monster on the way. */
import { itemAt, type Reason, required, type Seat } from '../../../../kernel/index.ts';
import { FINISH, isVillage, type TileType, typeOf } from '../../content/content.ts';
import { MONSTER_CHOICES, type MonsterChoice } from '../../ids.ts';
import type { RaidsTable } from '../../state.ts';
import { fightCost, monsterAt, nextBonus, type Outfit, outfitOf, vikingsPast } from './passing.ts';
import { rivalAt } from './ships.ts';

export interface SailingPlan {
  readonly do: 'sail';
  readonly to: number;
  /** One choice for each monster passed, in route order. */
  readonly monsters: readonly MonsterChoice[];
}

/** RD-10.1: starting a fight costs a Viking. */
const VIKINGS_TO_ATTACK = 1;

type Stop = 'open' | 'rival' | 'village' | 'empty' | 'pass-by';

/** RD-8.2: whether the ship may stop at a position, and if not, why. */
function stopAt(table: RaidsTable, seat: Seat, position: number): Stop {
  if (position === FINISH) return 'open';
  if (isVillage(position)) return 'village';
  const tile = table.route[position];
  if (!tile) return 'empty';
  if (!typeOf(tile).stop) return 'pass-by';
  return rivalAt(table, seat, position) === undefined ? 'open' : 'rival';
}

/** A partial passage: the Vikings left and the choices made so far. */
interface Way {
  vikings: number;
  readonly monsters: readonly MonsterChoice[];
}

/** All legal plans with a stop up to `last`, found in one sweep along the route: nearer stops first, fighting before sacrificing. */
export function legalPlans(table: RaidsTable, seat: Seat, last = FINISH): readonly SailingPlan[] {
  const ship = itemAt(table.ships, seat);
  const outfit = outfitOf(ship);
  const plans: SailingPlan[] = [];
  let ways: Way[] = [{ vikings: ship.vikings, monsters: [] }];
  for (let position = ship.at + 1; position <= last; position++) {
    const stop = stopAt(table, seat, position);
    if (stop === 'open' || stop === 'rival') {
      for (const way of ways) {
        if (stop === 'open' || way.vikings >= VIKINGS_TO_ATTACK) plans.push({ do: 'sail', to: position, monsters: way.monsters });
      }
    } else if (stop !== 'empty') {
      ways = waysPast(table, position, outfit, ways);
    }
  }
  return plans;
}

function waysPast(table: RaidsTable, position: number, outfit: Outfit, ways: Way[]): Way[] {
  if (!monsterAt(table, position)) {
    for (const way of ways) way.vikings = vikingsPast(table, position, outfit, way.vikings, 'sacrifice');
    return ways;
  }
  const next: Way[] = [];
  for (const way of ways) {
    for (const choice of MONSTER_CHOICES) {
      const vikings = vikingsPast(table, position, outfit, way.vikings, choice);
      if (vikings >= 0) next.push({ vikings, monsters: [...way.monsters, choice] });
    }
  }
  return next;
}

/** Every imaginable plan: each position of the route with every choice at each monster before it, so that a player can ask why not. */
export function thinkablePlans(table: RaidsTable, seat: Seat): readonly SailingPlan[] {
  const from = itemAt(table.ships, seat).at;
  const plans: SailingPlan[] = [];
  let choices: (readonly MonsterChoice[])[] = [[]];
  for (let position = 0; position <= FINISH; position++) {
    for (const monsters of choices) plans.push({ do: 'sail', to: position, monsters });
    if (position > from && monsterAt(table, position)) {
      choices = choices.flatMap((before) => MONSTER_CHOICES.map((choice) => [...before, choice]));
    }
  }
  return plans;
}

/** The result of sailing a plan from the ship's position. */
interface Passage {
  readonly vikings: number;
  readonly coins: number;
  readonly defeated: number;
  /** The first monster that the ship cannot pay to fight. */
  readonly unpaid?: { readonly monster: TileType; readonly cost: number; readonly vikings: number };
}

function playThrough(table: RaidsTable, seat: Seat, plan: SailingPlan): Passage {
  const ship = itemAt(table.ships, seat);
  const outfit = outfitOf(ship);
  let { vikings } = ship;
  let coins = 0;
  let met = 0;
  let defeated = 0;
  for (let position = ship.at + 1; position < plan.to; position++) {
    const tile = table.route[position];
    const monster = monsterAt(table, position);
    const choice = monster ? itemAt(plan.monsters, met++) : 'sacrifice';
    const left = vikingsPast(table, position, outfit, vikings, choice);
    if (monster && left < 0) return { vikings, coins, defeated, unpaid: { monster, cost: fightCost(monster, outfit), vikings } };
    vikings = left;
    if (choice === 'fight') defeated++;
    if (tile && typeOf(tile).category === 'plunder') coins += nextBonus(table, tile);
  }
  return { vikings, coins, defeated };
}

/** The rule that makes a plan illegal. */
export function planProblem(table: RaidsTable, seat: Seat, plan: SailingPlan): Reason | undefined {
  if (plan.to <= itemAt(table.ships, seat).at) return { reason: 'not-ahead', rule: 'RD-8.1', params: { to: plan.to } };
  const stop = stopAt(table, seat, plan.to);
  if (stop === 'village') return { reason: 'no-stop-at-village', rule: 'RD-8.2', params: { to: plan.to } };
  if (stop === 'empty') return { reason: 'no-stop-at-empty-space', rule: 'RD-8.2', params: { to: plan.to } };
  if (stop === 'pass-by') return { reason: 'no-stop-at-pass-by', rule: 'RD-8.2', params: { to: plan.to, tile: stopName(table, plan.to) } };
  const { unpaid, vikings } = playThrough(table, seat, plan);
  if (unpaid) {
    return {
      reason: 'monster-too-strong',
      rule: 'RD-9.3',
      params: { tile: unpaid.monster.id, cost: unpaid.cost, vikings: unpaid.vikings },
    };
  }
  if (stop === 'rival' && vikings < VIKINGS_TO_ATTACK) {
    return { reason: 'occupied-without-vikings', rule: 'RD-8.2', params: { to: plan.to, rival: rivalAt(table, seat, plan.to) ?? null } };
  }
  return undefined;
}

/** The type of the tile at a stop, or the harbour. */
export function stopName(table: RaidsTable, position: number): TileType['id'] | 'harbour' {
  const tile = table.route[position];
  return tile ? typeOf(tile).id : 'harbour';
}

/** What a plan yields on arrival, before a fight. */
export type PlanHint = {
  readonly stop: TileType['id'] | 'harbour';
  readonly vikings: number;
  readonly coins: number;
  /** How many monsters the ship meets and how many of them it defeats. */
  readonly met: number;
  readonly defeated: number;
  readonly fight: 'yes' | 'no';
  readonly rival: Seat | null;
};

export function planHint(table: RaidsTable, seat: Seat, plan: SailingPlan): PlanHint {
  const { vikings, coins, defeated } = playThrough(table, seat, plan);
  const rival = rivalAt(table, seat, plan.to) ?? null;
  return {
    stop: stopName(table, plan.to),
    vikings,
    coins,
    met: plan.monsters.length,
    defeated,
    fight: rival === null ? 'no' : 'yes',
    rival,
  };
}

/** The plan that the clock plays: the nearest stop without a fight, keeping the most Vikings. The harbour is always open (RD-8.3). */
export function quietPlan(table: RaidsTable, seat: Seat): SailingPlan {
  let to = itemAt(table.ships, seat).at + 1;
  while (stopAt(table, seat, to) !== 'open') to++;
  let best: { readonly plan: SailingPlan; readonly vikings: number } | undefined;
  for (const plan of legalPlans(table, seat, to)) {
    if (plan.to !== to) continue;
    const { vikings } = playThrough(table, seat, plan);
    if (!best || vikings > best.vikings) best = { plan, vikings };
  }
  return required(best, 'every monster can be passed (RD-9.2)').plan;
}
