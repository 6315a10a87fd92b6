/** A prophet's rune actions (LR-25, LR-26): the first two of the row that he can pay and carry out. */
import { itemAt, procedure } from '../../../kernel/index.ts';
import { actionCardOf, challengeOf, NUMBERS, prophetCostOf, realmOf } from '../content/content.ts';
import { neighbours } from '../content/map.ts';
import { realmsIn, realmsNear } from '../expansions/realms.ts';
import { monsterDistance, regionForTies } from '../expansions/seas.ts';
import { makeAlliance } from '../flow/turn/rune-step.ts';
import { type LordsMonsterId, type ProphetId, type ProphetRuneAction, REALMS, type RealmId } from '../ids.ts';
import type { G, Lords, LordsTable, MonsterState } from '../state.ts';
import { hasFreeArmy } from '../table/armies.ts';
import { canDraw, drawCards } from '../table/cards.ts';
import { canControl, controlledBy, takeMonster, uncovered } from '../table/monsters.ts';
import { prophet } from '../table/parties.ts';
import { countRunes, gainRandomRunes, spendRunes } from '../table/runes.ts';
import { canIncrease, increaseAttribute } from './attributes.ts';
import { decide } from './choice.ts';
import { activateHarmful, harmful } from './monsters.ts';
import { callRecruit, canStrengthen, strengthenBest } from './recruit.ts';

/** LR-25.1: the limit for one turn. */
const MOST_RUNE_ACTIONS = 2;

/** LR-26.1: near his hero; if there are none and he controls no monster, the nearest on the map. */
function controllable(table: LordsTable, who: ProphetId): readonly MonsterState[] {
  const hero = prophet(table, who).at;
  const free = table.monsters.filter((monster) => canControl(table, who, monster));
  const far = (monster: MonsterState): number => monsterDistance(table, hero, monster);
  const near = free.filter((monster) => far(monster) <= 1);
  if (near.length > 0 || controlledBy(table, who).length > 0) return near;
  const nearest = Math.min(...free.map(far));
  return free.filter((monster) => far(monster) === nearest);
}

function controlOne(g: G, who: ProphetId): void {
  const monsters = controllable(g.table, who);
  if (monsters.length === 0) return;
  const options = monsters.map((monster) => ({
    region: regionForTies(g.table, monster),
    name: monster.monster,
    keys: [-uncovered(monster).length],
  }));
  const chosen = decide(g, { who, about: 'monster-to-control', rule: 'LR-26.1', order: ['wound-fields'], options });
  takeMonster(g, who, itemAt(monsters, chosen).monster);
}

/** LR-20.10: the neutral monster nearest to his hero. */
export function controlNearest(g: G, who: ProphetId): void {
  const hero = prophet(g.table, who).at;
  const free = g.table.monsters.filter((monster) => canControl(g.table, who, monster));
  if (free.length === 0) return;
  const options = free.map((one) => ({
    region: regionForTies(g.table, one),
    name: one.monster,
    keys: [monsterDistance(g.table, hero, one)],
  }));
  const chosen = decide(g, { who, about: 'monster-to-control', rule: 'LR-20.10', order: ['distance'], options });
  takeMonster(g, who, itemAt(free, chosen).monster);
}

/** LR-26.2, LR-50.3: first clockwise from Muspelheim, unless a realm always comes first. */
function alliances(table: LordsTable, who: ProphetId): readonly RealmId[] {
  const { at: hero, allies } = prophet(table, who);
  const near = new Set([hero, ...neighbours(table.side, hero)].flatMap((region) => realmsNear(table, region)));
  return realmsIn(table).filter((realm) => near.has(realm) && !allies.includes(realm));
}

function allyOnce(g: G, who: ProphetId): void {
  const realms = alliances(g.table, who);
  const options = realms.map((realm) => ({ region: 0, name: realm, keys: [realmOf(realm).chosenFirst ? 0 : 1, REALMS.indexOf(realm)] }));
  makeAlliance(g, who, itemAt(realms, decide(g, { who, about: 'realm', rule: 'LR-26.2', order: ['first', 'clockwise'], options })));
}

/** LR-26: whether he can carry it out. */
export function isPossible(table: LordsTable, who: ProphetId, action: ProphetRuneAction): boolean {
  const self = prophet(table, who);
  switch (action) {
    case 'CONTROL_MONSTER':
      return controllable(table, who).length > 0;
    case 'MAKE_ALLIANCE':
      return alliances(table, who).length > 0;
    case 'STRENGTHEN_ARMY':
      return canStrengthen(table, who);
    case 'ACTIVATE_MONSTER':
      return harmful(table, who).length > 0;
    case 'DRAW_COMBAT_CARDS':
      return self.cards < NUMBERS.prophetHandLimit && canDraw(table);
    case 'INCREASE_ATTRIBUTE':
      return canIncrease(table, who);
    default:
      return hasFreeArmy(table, who);
  }
}

function carryOut(g: G, who: ProphetId, action: ProphetRuneAction): unknown {
  switch (action) {
    case 'CONTROL_MONSTER':
      return controlOne(g, who);
    case 'MAKE_ALLIANCE':
      return allyOnce(g, who);
    case 'STRENGTHEN_ARMY':
      return strengthenBest(g, who, 1);
    case 'ACTIVATE_MONSTER':
      return g.call(activateHarmful, { who, monsters: [] as LordsMonsterId[] });
    case 'DRAW_COMBAT_CARDS':
      drawCards(g, who, prophet(g.table, who).attributes.WISDOM);
      return undefined;
    case 'INCREASE_ATTRIBUTE':
      return increaseAttribute(g, who);
    default:
      return callRecruit(g, who, false);
  }
}

/** LR-25.3: the runes he gains without an action; Rune Hunger adds more. */
function consolation(table: LordsTable): number {
  const hunger = table.challenges.map(challengeOf).find(({ effect }) => effect.code === 'NO_RUNE_ACTION_RUNES');
  return hunger?.effect.amount ?? 1;
}

/** LR-25.1, LR-25.2: the reason why he skips an action of his row. */
function obstacleTo(table: LordsTable, who: ProphetId, action: ProphetRuneAction): 'not-payable' | 'not-possible' | undefined {
  if (countRunes(prophet(table, who)) < prophetCostOf(action)) return 'not-payable';
  return isPossible(table, who, action) ? undefined : 'not-possible';
}

/** LR-25.1: removes and returns the first action that he can pay and carry out, together with the skipped ones before it. */
function nextAction(g: G, who: ProphetId, actions: ProphetRuneAction[]): ProphetRuneAction | undefined {
  const place = actions.findIndex((action) => !obstacleTo(g.table, who, action));
  const passed = actions.splice(0, place < 0 ? actions.length : place);
  for (const because of ['not-payable', 'not-possible'] as const) {
    const skipped = passed.filter((action) => obstacleTo(g.table, who, action) === because);
    if (skipped.length > 0) g.emit({ event: 'rune-actions-skipped', who, actions: skipped, because });
  }
  return actions.shift();
}

export const prophetRuneStep = procedure<Lords, { who: ProphetId; actions: ProphetRuneAction[]; resolved: number }>('prophet-rune-step', {
  list: (g, locals) => {
    const { row, chosen } = prophet(g.table, locals.who);
    locals.actions = row.filter((_, place) => place !== chosen).flatMap((card) => actionCardOf(card).runeActions);
  },
  next: (g, locals) => {
    const { who } = locals;
    const action = locals.resolved < MOST_RUNE_ACTIONS ? nextAction(g, who, locals.actions) : undefined;
    if (!action) return g.jump('end');
    locals.resolved++;
    spendRunes(prophet(g.table, who), prophetCostOf(action));
    g.emit({ event: 'rune-action-done', who, action });
    carryOut(g, who, action);
    return g.jump('next');
  },
  end: (g, { who, resolved }) => {
    if (resolved === 0) gainRandomRunes(g, who, consolation(g.table));
  },
});
