/** BUILD_MONUMENT (LR-9.13, LR-30.18 to LR-30.20): six steps, for a human or a prophet as the builder. */
import { decision, must, one, procedure } from '../../../kernel/index.ts';
import { callDevastation } from '../automa/devastation.ts';
import { monsterActs } from '../automa/monsters.ts';
import { boardOf, content, monumentFor, monumentOf } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import { MONUMENTS, type MonsterId, type MonumentId, type OmenId, WHEEL_ACTIONS } from '../ids.ts';
import type { G, Lords, Party, Table } from '../state.ts';
import { completeLands, fromParty, isHuman, person, prophet, slainBy, templesOf } from '../table/parties.ts';
import { randomRune } from '../table/runes.ts';
import { omensSuffice } from '../table/victory.ts';
import { activateMonster } from './monster-activation.ts';
import { callSettle } from './settle.ts';

export function unfinished(table: Table): readonly MonumentId[] {
  return MONUMENTS.filter((monument) => table.monuments[monument] < monumentOf(monument).maxLevel);
}

/** D-10. */
export const raiseMonument = decision<Lords, { do: 'raise'; monument: MonumentId }>('raise-monument', {
  rules: ['LR-9.13'],
  space: ({ table }) => one(unfinished(table).map((monument) => ({ do: 'raise', monument }))),
  hint: ({ table }, _seat, _params, { monument }) => ({ level: table.monuments[monument] + 1 }),
});

function raise(g: G, builder: Party, monument: MonumentId): void {
  g.table.monuments[monument]++;
  g.tell({ event: 'monument-raised', who: builder, monument, level: g.table.monuments[monument] });
}

/** LR-12.1. */
export function isFulfilled(table: Table, omen: OmenId): boolean {
  const threshold = must(
    content.omens.find(({ id }) => id === omen),
    omen,
  ).thresholds[mapOf(table.side).mapThresholds.omenSet];
  const most = (count: (party: Party) => number): boolean => table.order.some((party) => count(party) >= threshold);
  switch (omen) {
    case 'omen-monument':
      return MONUMENTS.length - unfinished(table).length >= threshold;
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

/** LR-9.13 step 2: ends with how many were turned. */
function turnOmens(g: G): number {
  const turned = content.omens.map(({ id }) => id).filter((omen) => !g.table.omens.includes(omen) && isFulfilled(g.table, omen));
  for (const omen of turned) {
    g.table.omens.push(omen);
    g.tell({ event: 'omen-turned', omen });
  }
  return turned.length;
}

interface Building {
  readonly builder: Party;
  monsters: MonsterId[];
}

export const buildMonument = procedure<Lords, Building>('build-monument', {
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
    g.tell({ event: 'wheel-cleared', who: builder });
  },
  runes: (g) => {
    for (const forge of g.table.forges) {
      if (forge.rune !== null) continue;
      forge.rune = randomRune(g) ?? null;
      if (forge.rune) g.tell({ event: 'forge-filled', region: forge.at, rune: forge.rune });
    }
  },
  free: (g, at) => {
    for (const monster of g.table.monsters) monster.owner = null;
    g.tell({ event: 'monsters-freed' });
    at.monsters = g.table.monsters.map(({ monster }) => monster);
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
    g.tell({ event: 'ragnarok-began', who: builder });
  },
  settle: callSettle,
});

/** LR-30.18: the unfinished monument that comes first in his preference. */
function preferred(table: Table, builder: Exclude<Party, number>, left: readonly MonumentId[]): MonumentId {
  const { attributePreference } = boardOf(must(prophet(table, builder).hero, 'a hero'));
  return must(
    attributePreference.map(monumentFor).find((monument) => left.includes(monument)),
    'an unfinished monument',
  );
}

/** LR-9.13: only with an own marker on the wheel. */
export function hasMarker(table: Table, party: Party): boolean {
  return WHEEL_ACTIONS.some((action) => table.wheel[action].includes(party));
}
