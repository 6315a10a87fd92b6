/** Monsters under a prophet (LR-31): which could harm a human, which one he activates, and what it does. */
import { itemAt, procedure, required, type Seat } from '../../../kernel/index.ts';
import { monsterOf } from '../content/content.ts';
import { distance, seaOf } from '../content/map.ts';
import { isBoss, monsterDistance, regionForTies, seaReach, swim } from '../expansions/seas.ts';
import { stomp } from '../flow/monsters/area-attack.ts';
import { callAreaAttack, rollMonsterDie } from '../flow/monsters/monster-activation.ts';
import type { LordsMonsterId, MonsterFace, ProphetId, SeaId } from '../ids.ts';
import type { G, Lords, LordsTable, MonsterState } from '../state.ts';
import { strongest } from '../table/armies.ts';
import { healthy } from '../table/attributes.ts';
import { isInScope, monsterState, reachOf, scopeOf } from '../table/monsters.ts';
import { armiesAt, human } from '../table/parties.ts';
import { countRunes } from '../table/runes.ts';
import { decide, humansControlling, type ProphetOption, prophetChoice } from './choice.ts';

function seats(table: LordsTable): readonly Seat[] {
  return table.humans.map((_, seat) => seat);
}

/** LR-31.2 (a): the humans whom the area attack would harm now. */
function harmedByAttack(table: LordsTable, monster: MonsterState): readonly Seat[] {
  const scope = scopeOf(table, monster);
  const { effects } = monsterOf(monster.monster).areaAttack;
  return seats(table).filter((seat) => effects.some(({ code }) => wouldHarm(table, seat, scope, code)));
}

function wouldHarm(table: LordsTable, seat: Seat, scope: readonly number[], code: string): boolean {
  const who = human(table, seat);
  if (code === 'HERO_INJURY') return scope.includes(who.at) && healthy(table, seat).length > 0;
  if (code === 'DISCARD_RANDOM_CARD') return who.cards > 0 && isInScope(table, seat, scope);
  if (code === 'LOSE_RUNE') return countRunes(who) > 0 && isInScope(table, seat, scope);
  return who.armies.some((army) => scope.includes(army.at));
}

/** The regions to which a monster can move; he never leads a neutral one to his own armies (LR-31.5). */
function moves(table: LordsTable, who: ProphetId, monster: MonsterState): readonly number[] {
  const reach = reachOf(table, monster);
  return monster.owner === who ? reach : reach.filter((region) => armiesAt(table, who, region).length === 0);
}

function humanAt(table: LordsTable, region: number): Seat | undefined {
  return seats(table).find((seat) => armiesAt(table, seat, region).length > 0);
}

/** LR-31.2 (b). */
function stompTargets(table: LordsTable, who: ProphetId, monster: MonsterState): readonly number[] {
  return moves(table, who, monster).filter((region) => humanAt(table, region) !== undefined);
}

function harmed(table: LordsTable, who: ProphetId, monster: MonsterState): readonly Seat[] {
  const stomped = stompTargets(table, who, monster).flatMap((region) => humanAt(table, region) ?? []);
  return [...new Set([...harmedByAttack(table, monster), ...stomped])];
}

function distanceToArmies(table: LordsTable, region: number): number {
  const far = seats(table).flatMap((seat) => human(table, seat).armies.map((army) => distance(table.side, region, army.at)));
  return far.length > 0 ? Math.min(...far) : 0;
}

/** LR-50.5: the distance of a monster to the nearest human army. */
function monsterToArmies(table: LordsTable, monster: MonsterState): number {
  const far = seats(table).flatMap((seat) => human(table, seat).armies.map((army) => monsterDistance(table, army.at, monster)));
  return far.length > 0 ? Math.min(...far) : 0;
}

/** LR-31.1, LR-31.3: own and neutral monsters that could harm a human. */
export function harmful(table: LordsTable, who: ProphetId): readonly (ProphetOption & { monster: LordsMonsterId })[] {
  const able = table.monsters.filter(({ owner }) => owner === who || owner === null);
  // Among monsters of one region Loki comes first, then tray order (LR-22.3).
  const ordered = [...able.filter(({ monster }) => isBoss(monster)), ...able.filter(({ monster }) => !isBoss(monster))];
  return ordered.flatMap((monster) => {
    const victims = harmed(table, who, monster);
    if (victims.length === 0) return [];
    const own = monster.owner === who;
    const keys = [own ? 0 : 1, own ? monsterToArmies(table, monster) : 0];
    return [{ region: regionForTies(table, monster), name: monster.monster, monster: monster.monster, keys, humans: victims }];
  });
}

/** LR-31.4 (2): the region with the strongest single human army. */
function stompOptions(table: LordsTable, who: ProphetId, monster: MonsterState): readonly ProphetOption[] {
  return stompTargets(table, who, monster).map((region) => {
    const seat = humanAt(table, region);
    const strength = seat === undefined ? 0 : (strongest(armiesAt(table, seat, region))?.strength ?? 0);
    return { region, keys: [-strength], humans: seat === undefined ? [] : [seat] };
  });
}

/** LR-31.4 (3): closer to at least one human army; human regions first, then the smallest distance. */
function approachOptions(table: LordsTable, who: ProphetId, monster: MonsterState): readonly ProphetOption[] {
  const armies = seats(table).flatMap((seat) => human(table, seat).armies.map((army) => army.at));
  return moves(table, who, monster)
    .filter((region) => armies.some((army) => distance(table.side, region, army) < distance(table.side, monster.at, army)))
    .map((region) => {
      const humans = humansControlling(table, region);
      return { region, keys: [humans.length > 0 ? 0 : 1, distanceToArmies(table, region)], humans };
    });
}

/** LR-50.5: a sea monster swims to the sea with most human armies at its coast, unless it is at such a sea; of equals the first. */
function swimToArmies(g: G, who: ProphetId, state: MonsterState): void {
  const { table } = g;
  const armiesAtSea = (sea: SeaId): number =>
    table.humans.flatMap(({ armies }) => armies).filter(({ at }) => seaOf(table.side, sea).adjacentRegions.includes(at)).length;
  const now = state.sea ? armiesAtSea(state.sea) : 0;
  const seas = seaReach(table, state).filter((sea) => armiesAtSea(sea) > now);
  if (seas.length === 0) return;
  const options = seas.map((name, place) => ({ region: 0, name, keys: [-armiesAtSea(name), place] }));
  swim(g, state, itemAt(seas, decide(g, { who, about: 'sea-to-swim', rule: 'LR-50.5', order: ['human-armies', 'sea-order'], options })));
}

/** LR-31.4, LR-31.5: one monster acts for a prophet. */
export const monsterActs = procedure<Lords, { who: ProphetId; monster: LordsMonsterId; regions: readonly number[] }>('monster-acts', {
  begin: (g, locals) => {
    const { table } = g;
    const state = monsterState(table, locals.monster);
    const face: MonsterFace = state.owner === locals.who ? 'CHOICE' : rollMonsterDie(g, locals.monster);
    if (face === 'AREA_ATTACK' || (face === 'CHOICE' && harmedByAttack(table, state).length > 0)) {
      callAreaAttack(g, locals.monster);
      return g.jump('done');
    }
    if (state.sea) {
      swimToArmies(g, locals.who, state);
      return g.end();
    }
    const stomps = stompOptions(table, locals.who, state);
    const options = stomps.length > 0 ? stomps : approachOptions(table, locals.who, state);
    if (options.length === 0) return g.end();
    locals.regions = options.map(({ region }) => region);
    const [about, order] =
      stomps.length > 0
        ? (['region-to-stomp', ['strongest-army']] as const)
        : (['region-to-approach', ['human-region', 'distance']] as const);
    return g.call(prophetChoice, { who: locals.who, about, rule: 'LR-31.4', order, options });
  },
  move: (g, { monster, regions }) => {
    g.call(stomp, { monster, region: itemAt(regions, required(g.result(prophetChoice), 'a choice')) });
  },
  done: () => undefined,
});

/** LR-31.3: he selects one harmful monster and activates it. */
export const activateHarmful = procedure<Lords, { who: ProphetId; monsters: readonly LordsMonsterId[] }>('activate-harmful', {
  select: (g, locals) => {
    const options = harmful(g.table, locals.who);
    if (options.length === 0) return g.end();
    locals.monsters = options.map(({ monster }) => monster);
    return g.call(prophetChoice, {
      who: locals.who,
      about: 'monster-to-activate',
      rule: 'LR-31.3',
      order: ['own', 'distance'],
      options: options.map(({ monster: _, ...option }) => option),
    });
  },
  act: (g, { who, monsters }) => {
    g.call(monsterActs, { who, monster: itemAt(monsters, required(g.result(prophetChoice), 'a choice')), regions: [] });
  },
});
