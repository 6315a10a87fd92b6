/** The hero step (LR-6, D-05): the hero moves, the drakkar sails, or an injury heals; the Wind Feather comes on top. */
import { decision, must, one, procedure, type Reason, type Seat } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { distance, mapOf, seasWithin } from '../content/map.ts';
import { ATTRIBUTES, type AttributeId, type SeaId } from '../ids.ts';
import type { G, Lords, Party, Table } from '../state.ts';
import { heal } from '../table/attributes.ts';
import { blessedBy, tellBlessed } from '../table/blessings.ts';
import { human, person } from '../table/parties.ts';
import { heroReach, heroSteps } from '../table/ways.ts';
import { type AnyTime, anyTime, exhaust, isReady, useAnyTime } from './artifacts.ts';
import { callSettle } from './settle.ts';

type HeroAnswer =
  | { do: 'move'; region: number }
  | { do: 'sail'; sea: SeaId }
  | { do: 'heal'; attribute: AttributeId }
  | { do: 'fly'; region: number }
  | AnyTime
  | { do: 'done' };

function sails(table: Table, seat: Seat): readonly SeaId[] {
  return seasWithin(table.side, must(human(table, seat).sea, 'a drakkar'), sailSteps(table, seat));
}

function sailSteps(table: Table, seat: Seat): number {
  return NUMBERS.drakkarMoveSeas + blessedBy(table, seat, 'DRAKKAR_MOVE', 'plus');
}

function options(table: Table, seat: Seat): readonly HeroAnswer[] {
  const { injured } = human(table, seat);
  const acted = table.used.includes('hero');
  const plain: HeroAnswer[] = acted
    ? []
    : [
        ...heroReach(table, seat).map((region) => ({ do: 'move' as const, region })),
        ...sails(table, seat).map((sea) => ({ do: 'sail' as const, sea })),
        ...ATTRIBUTES.filter((attribute) => injured.includes(attribute)).map((attribute) => ({ do: 'heal' as const, attribute })),
      ];
  return [...plain, ...flights(table, seat)];
}

function flights(table: Table, seat: Seat): readonly HeroAnswer[] {
  return isReady(table, seat, 'wind-feather') ? elsewhere(table, seat).map((region) => ({ do: 'fly', region })) : [];
}

function elsewhere(table: Table, seat: Seat): readonly number[] {
  return mapOf(table.side).numbers.filter((region) => region !== human(table, seat).at);
}

/** Everywhere and everything, for whoever asks why not. */
function candidates(table: Table, seat: Seat): readonly HeroAnswer[] {
  const { sea } = human(table, seat);
  return [
    ...elsewhere(table, seat).map((region) => ({ do: 'move' as const, region })),
    ...mapOf(table.side).seas.flatMap(({ id }) => (id === sea ? [] : [{ do: 'sail' as const, sea: id }])),
    ...ATTRIBUTES.map((attribute) => ({ do: 'heal' as const, attribute })),
    ...flights(table, seat),
    ...anyTime(table, seat),
    { do: 'done' },
  ];
}

function problem(table: Table, seat: Seat, option: HeroAnswer): Reason | undefined {
  if (option.do === 'done' || option.do === 'use' || option.do === 'fly') return undefined;
  if (table.used.includes('hero')) return { reason: 'hero-has-acted', rule: 'LR-6.1' };
  if (option.do === 'move') {
    return heroReach(table, seat).includes(option.region)
      ? undefined
      : { reason: 'too-far-for-hero', rule: 'LR-6.1', params: { steps: heroSteps(table, seat) } };
  }
  if (option.do === 'sail') {
    return sails(table, seat).includes(option.sea)
      ? undefined
      : { reason: 'too-far-for-drakkar', rule: 'LR-6.1', params: { steps: sailSteps(table, seat) } };
  }
  return human(table, seat).injured.includes(option.attribute) ? undefined : { reason: 'not-injured', rule: 'LR-6.1' };
}

export const heroAction = decision<Lords, HeroAnswer>('hero-action', {
  rules: ['LR-6.1', 'LR-6.2'],
  space: ({ table }, seat) => one([...options(table, seat), ...anyTime(table, seat), { do: 'done' }]),
  candidates: ({ table }, seat) => candidates(table, seat),
  problem: ({ table }, seat, _params, option) => problem(table, seat, option),
  fallback: () => ({ do: 'done' }),
});

export function placeHero(g: G, party: Party, region: number): void {
  person(g.table, party).at = region;
  g.tell({ event: 'hero-moved', who: party, region });
}

export function moveDrakkar(g: G, seat: Seat, sea: SeaId): void {
  human(g.table, seat).sea = sea;
  g.tell({ event: 'drakkar-moved', who: seat, sea });
}

export const heroStep = procedure<Lords, { seat: Seat }>('hero-step', {
  ask: (g, { seat }) => {
    g.table.step = 'hero';
    // As long as he has not acted, there is always somewhere to go.
    if (g.table.used.includes('hero') && options(g.table, seat).length === 0) return g.end();
    return g.ask(heroAction, seat, {});
  },
  act: (g, { seat }) => {
    const answer = g.answer(heroAction);
    switch (answer.do) {
      case 'done':
        return g.end();
      case 'use':
        return useAnyTime(g, seat, answer.artifact);
      case 'fly':
        exhaust(g, seat, 'wind-feather');
        return placeHero(g, seat, answer.region);
      case 'move':
        g.table.used.push('hero');
        if (distance(g.table.side, human(g.table, seat).at, answer.region) > NUMBERS.heroMoveRegions) tellBlessed(g, seat, 'HERO_MOVE');
        return placeHero(g, seat, answer.region);
      case 'sail':
        g.table.used.push('hero');
        tellBlessed(g, seat, 'DRAKKAR_MOVE');
        return moveDrakkar(g, seat, answer.sea);
      default:
        g.table.used.push('hero');
        return heal(g, seat, answer.attribute);
    }
  },
  settle: (g) => {
    callSettle(g);
    g.jump('ask');
  },
});
