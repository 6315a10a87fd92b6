/** BUILD_MONUMENT (LR-9.13, LR-30.18 to LR-30.20): six steps; the builder is a human or a prophet. */
import { decision, oneOf, procedure, required } from '../../../../kernel/index.ts';
import { callDevastation } from '../../automa/devastation.ts';
import { monsterActs } from '../../automa/monsters.ts';
import { boardOf, content, monumentOf } from '../../content/content.ts';
import { mapOf } from '../../content/map.ts';
import { realmsTriggeredBy } from '../../expansions/realms.ts';
import { type LordsMonsterId, type MonumentId, type OmenId, WHEEL_ACTIONS } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { levelOf, monumentsFor, monumentsIn } from '../../table/monuments.ts';
import { completeLands, fromParty, isHuman, person, prophet, slainBy, templesOf } from '../../table/parties.ts';
import { randomRune } from '../../table/runes.ts';
import { omensSuffice } from '../../table/victory.ts';
import { activateMonster } from '../monsters/monster-activation.ts';
import { callSettle } from '../turn/settle.ts';
import { triggerRealm } from './realms.ts';

function unfinished(table: LordsTable): readonly MonumentId[] {
  return monumentsIn(table).filter((monument) => levelOf(table, monument) < monumentOf(monument).maxLevel);
}

/** D-10. */
export const raiseMonument = decision<Lords, { do: 'raise'; monument: MonumentId }>('raise-monument', {
  rules: ['LR-9.13'],
  space: ({ table }) => oneOf(unfinished(table).map((monument) => ({ do: 'raise', monument }))),
  hint: ({ table }, _seat, _params, { monument }) => ({ level: levelOf(table, monument) + 1 }),
});

function raise(g: G, builder: Party, monument: MonumentId): void {
  const level = levelOf(g.table, monument) + 1;
  g.table.monuments[monument] = level;
  g.emit({ event: 'monument-raised', who: builder, monument, level });
}

/** LR-12.1. */
export function isFulfilled(table: LordsTable, omen: OmenId): boolean {
  const threshold = required(
    content.omens.find(({ id }) => id === omen),
    omen,
  ).thresholds[mapOf(table.side).mapThresholds.omenSet];
  const most = (count: (party: Party) => number): boolean => table.order.some((party) => count(party) >= threshold);
  switch (omen) {
    case 'omen-monument':
      return monumentsIn(table).length - unfinished(table).length >= threshold;
    case 'omen-slayer':
      return most((party) => slainBy(table, party));
    case 'omen-land':
      return most((party) => completeLands(table, party));
    case 'omen-temple':
      return most((party) => templesOf(table, party));
    default:
      return most((party) => person(table, party).allies.length);
  }
}

/** LR-9.13 step 2: turns fulfilled omens; returns how many. */
function turnOmens(g: G): number {
  const turned = content.omens.map(({ id }) => id).filter((omen) => !g.table.omens.includes(omen) && isFulfilled(g.table, omen));
  for (const omen of turned) {
    g.table.omens.push(omen);
    g.emit({ event: 'omen-turned', omen });
  }
  return turned.length;
}

interface Building {
  readonly builder: Party;
  monsters: LordsMonsterId[];
}

export const buildMonument = procedure<Lords, Building>('build-monument', {
  realms: (g) => {
    for (const realm of realmsTriggeredBy(g.table, 'BUILD_MONUMENT')) g.call(triggerRealm, { realm, queue: [] });
  },
  choose: (g, { builder }) => {
    const left = unfinished(g.table);
    const [first] = left;
    if (!first) return g.jump('omens');
    if (isHuman(builder) && left.length > 1) return g.ask(raiseMonument, builder, {});
    raise(g, builder, isHuman(builder) ? first : preferred(g.table, builder, left));
    return g.jump('omens');
  },
  raise: (g, { builder }) => raise(g, builder, g.answer(raiseMonument).monument),
  omens: (g, { builder }) => {
    const turned = turnOmens(g);
    if (!isHuman(builder) && turned === 0) callDevastation(g, builder);
  },
  markers: (g) => {
    for (const action of WHEEL_ACTIONS) g.table.wheel[action] = [];
    for (const one of g.table.humans) one.exhausted = [];
  },
  priests: (g, { builder }) => {
    const who = person(g.table, builder);
    who.priests += who.sent.length;
    who.sent = [];
    g.emit({ event: 'wheel-cleared', who: builder });
  },
  runes: (g) => {
    for (const forge of g.table.forges) {
      if (forge.rune !== null) continue;
      forge.rune = randomRune(g) ?? null;
      if (forge.rune) g.emit({ event: 'forge-filled', region: forge.at, rune: forge.rune });
    }
  },
  free: (g, locals) => {
    for (const monster of g.table.monsters) monster.owner = null;
    g.emit({ event: 'monsters-freed' });
    locals.monsters = g.table.monsters.map(({ monster }) => monster);
  },
  monsters: (g, { builder, monsters }) => {
    const monster = monsters.shift();
    if (!monster) return g.jump('ragnarok');
    if (isHuman(builder)) g.call(activateMonster, { seat: builder, monster });
    else g.call(monsterActs, { who: builder, monster, regions: [] });
    return g.jump('monsters');
  },
  ragnarok: (g, { builder }) => {
    if (g.table.last !== null || !omensSuffice(g.table)) return;
    const [, ...others] = fromParty(g.table, builder);
    g.table.last = [...others, builder];
    g.emit({ event: 'ragnarok-began', who: builder });
  },
  settle: callSettle,
});

/** LR-30.18: the first unfinished monument in his preference. */
function preferred(table: LordsTable, builder: Exclude<Party, number>, left: readonly MonumentId[]): MonumentId {
  const { attributePreference } = boardOf(required(prophet(table, builder).hero, 'a hero'));
  return required(
    attributePreference.flatMap((attribute) => monumentsFor(table, attribute)).find((monument) => left.includes(monument)),
    'an unfinished monument',
  );
}

/** LR-9.13: building needs an own marker on the wheel. */
export function hasMarker(table: LordsTable, party: Party): boolean {
  return WHEEL_ACTIONS.some((action) => table.wheel[action].includes(party));
}
