/** Monsters activated by a prophet (LR-31): which could harm a human, which he takes, and what it does. */
import { at, must, procedure, type Seat } from '../../../kernel/index.ts';
import { monsterOf } from '../content/content.ts';
import { distance } from '../content/map.ts';
import { stomp } from '../flow/area-attack.ts';
import { callAreaAttack, rollMonsterDie } from '../flow/monster-activation.ts';
import type { MonsterFace, MonsterId, ProphetId } from '../ids.ts';
import type { Lords, MonsterState, Table } from '../state.ts';
import { strongest } from '../table/armies.ts';
import { healthy } from '../table/attributes.ts';
import { isInScope, monsterState, reachOf, scopeOf } from '../table/monsters.ts';
import { armiesAt, controller, human, isHuman } from '../table/parties.ts';
import { countRunes } from '../table/runes.ts';
import { type Option, prophetChoice } from './choice.ts';

function seats(table: Table): readonly Seat[] {
  return table.humans.map((_, seat) => seat);
}

/** LR-31.2 (a): whom the area attack would harm now. */
function harmedByAttack(table: Table, monster: MonsterState): readonly Seat[] {
  const scope = scopeOf(table, monster);
  const { effects } = monsterOf(monster.monster).areaAttack;
  return seats(table).filter((seat) => effects.some(({ code }) => wouldHarm(table, seat, scope, code)));
}

function wouldHarm(table: Table, seat: Seat, scope: readonly number[], code: string): boolean {
  const who = human(table, seat);
  if (code === 'HERO_INJURY') return scope.includes(who.at) && healthy(table, seat).length > 0;
  if (code === 'DISCARD_RANDOM_CARD') return who.cards > 0 && isInScope(table, seat, scope);
  if (code === 'LOSE_RUNE') return countRunes(who) > 0 && isInScope(table, seat, scope);
  return who.armies.some((army) => scope.includes(army.at));
}

/** Where a monster can go; a neutral one is never led onto his own armies (LR-31.5). */
function moves(table: Table, who: ProphetId, monster: MonsterState): readonly number[] {
  const reach = reachOf(table, monster);
  return monster.owner === who ? reach : reach.filter((region) => armiesAt(table, who, region).length === 0);
}

function humanAt(table: Table, region: number): Seat | undefined {
  return seats(table).find((seat) => armiesAt(table, seat, region).length > 0);
}

/** LR-31.2 (b). */
function stompTargets(table: Table, who: ProphetId, monster: MonsterState): readonly number[] {
  return moves(table, who, monster).filter((region) => humanAt(table, region) !== undefined);
}

function harmed(table: Table, who: ProphetId, monster: MonsterState): readonly Seat[] {
  const stomped = stompTargets(table, who, monster).flatMap((region) => humanAt(table, region) ?? []);
  return [...new Set([...harmedByAttack(table, monster), ...stomped])];
}

function distanceToArmies(table: Table, region: number): number {
  const far = seats(table).flatMap((seat) => human(table, seat).armies.map((army) => distance(table.side, region, army.at)));
  return far.length > 0 ? Math.min(...far) : 0;
}

/** LR-31.1, LR-31.3: own and neutral monsters that could harm a human. */
export function harmful(table: Table, who: ProphetId): readonly (Option & { monster: MonsterId })[] {
  const able = table.monsters.filter(({ owner }) => owner === who || owner === null);
  // Loki comes first among monsters of one region, then tray order (LR-22.3).
  const ordered = [...able.filter(({ monster }) => monster === 'loki'), ...able.filter(({ monster }) => monster !== 'loki')];
  return ordered.flatMap((monster) => {
    const victims = harmed(table, who, monster);
    if (victims.length === 0) return [];
    const own = monster.owner === who;
    const keys = [own ? 0 : 1, own ? distanceToArmies(table, monster.at) : 0];
    const [only] = victims;
    return [
      {
        region: monster.at,
        name: monster.monster,
        monster: monster.monster,
        keys,
        human: victims.length === 1 && only !== undefined ? only : null,
      },
    ];
  });
}

/** LR-31.4 (2): the region with the strongest single human army. */
function stompOptions(table: Table, who: ProphetId, monster: MonsterState): readonly Option[] {
  return stompTargets(table, who, monster).map((region) => {
    const seat = humanAt(table, region);
    const strength = seat === undefined ? 0 : (strongest(armiesAt(table, seat, region))?.strength ?? 0);
    return { region, keys: [-strength], human: seat ?? null };
  });
}

/** LR-31.4 (3): nearer to at least one human army; a human's region first, then the smallest distance. */
function approachOptions(table: Table, who: ProphetId, monster: MonsterState): readonly Option[] {
  const armies = seats(table).flatMap((seat) => human(table, seat).armies.map((army) => army.at));
  return moves(table, who, monster)
    .filter((region) => armies.some((army) => distance(table.side, region, army) < distance(table.side, monster.at, army)))
    .map((region) => {
      const owner = controller(table, region);
      return { region, keys: [isHuman(owner) ? 0 : 1, distanceToArmies(table, region)], human: isHuman(owner) ? owner : null };
    });
}

/** One monster acts for a prophet (LR-31.4, LR-31.5). */
export const monsterActs = procedure<Lords, { who: ProphetId; monster: MonsterId; regions: readonly number[] }>('monster-acts', {
  begin: (g, at) => {
    const { table } = g;
    const state = monsterState(table, at.monster);
    const face: MonsterFace = state.owner === at.who ? 'CHOICE' : rollMonsterDie(g, at.monster);
    if (face === 'AREA_ATTACK' || (face === 'CHOICE' && harmedByAttack(table, state).length > 0)) {
      callAreaAttack(g, at.monster);
      return g.jump('done');
    }
    const stomps = stompOptions(table, at.who, state);
    const options = stomps.length > 0 ? stomps : approachOptions(table, at.who, state);
    if (options.length === 0) return g.end();
    at.regions = options.map(({ region }) => region);
    const [about, order] =
      stomps.length > 0
        ? (['region-to-stomp', ['strongest-army']] as const)
        : (['region-to-approach', ['human-region', 'distance']] as const);
    return g.call(prophetChoice, { who: at.who, about, rule: 'LR-31.4', order, options });
  },
  move: (g, { monster, regions }) => {
    g.call(stomp, { monster, region: at(regions, must(g.result(prophetChoice), 'a choice')) });
  },
  done: () => undefined,
});

/** LR-31.3: he selects one that could harm and activates it. */
export const activateHarmful = procedure<Lords, { who: ProphetId; monsters: readonly MonsterId[] }>('activate-harmful', {
  select: (g, at) => {
    const options = harmful(g.table, at.who);
    if (options.length === 0) return g.end();
    at.monsters = options.map(({ monster }) => monster);
    return g.call(prophetChoice, {
      who: at.who,
      about: 'monster-to-activate',
      rule: 'LR-31.3',
      order: ['own', 'distance'],
      options: options.map(({ region, name, keys, human: seat }) => ({ region, ...(name ? { name } : {}), keys, human: seat ?? null })),
    });
  },
  act: (g, { who, monsters }) => {
    g.call(monsterActs, { who, monster: at(monsters, must(g.result(prophetChoice), 'a choice')), regions: [] });
  },
});
