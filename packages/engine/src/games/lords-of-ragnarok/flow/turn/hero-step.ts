/** The hero step (LR-6, D-05): move the hero, sail the drakkar, or heal an injury; the Wind Feather comes in addition. */
import { decision, oneOf, procedure, type Reason, required, type Seat } from '../../../../kernel/index.ts';
import { exhaust } from '../../artifacts/artifact.ts';
import { type AnyTime, anyTime, useArtifact } from '../../artifacts/use-artifact.ts';
import { elsewhere, flights, windFeather } from '../../artifacts/wind-feather.ts';
import { NUMBERS } from '../../content/content.ts';
import { distance, mapOf, seasWithin } from '../../content/map.ts';
import { type RowAction, row, rows } from '../../expansions/snekkar.ts';
import { ATTRIBUTES, type AttributeId, type SeaId } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { heal } from '../../table/attributes.ts';
import { blessedBy, emitBlessed } from '../../table/blessings.ts';
import { human, person } from '../../table/parties.ts';
import { heroReach, heroSteps } from '../../table/ways.ts';
import { callSettle } from './settle.ts';

type HeroAnswer =
  | { do: 'move'; region: number }
  | { do: 'sail'; sea: SeaId }
  | { do: 'heal'; attribute: AttributeId }
  | { do: 'fly'; region: number }
  | RowAction
  | AnyTime
  | { do: 'done' };

function sails(table: LordsTable, seat: Seat): readonly SeaId[] {
  return seasWithin(table.side, required(human(table, seat).sea, 'a drakkar'), sailSteps(table, seat));
}

function sailSteps(table: LordsTable, seat: Seat): number {
  return NUMBERS.drakkarMoveSeas + blessedBy(table, seat, 'DRAKKAR_MOVE', 'plus');
}

function options(table: LordsTable, seat: Seat): readonly HeroAnswer[] {
  const { injured } = human(table, seat);
  const acted = table.used.includes('hero');
  const plain: HeroAnswer[] = acted
    ? []
    : [
        ...heroReach(table, seat).map((region) => ({ do: 'move' as const, region })),
        ...sails(table, seat).map((sea) => ({ do: 'sail' as const, sea })),
        ...ATTRIBUTES.filter((attribute) => injured.includes(attribute)).map((attribute) => ({ do: 'heal' as const, attribute })),
      ];
  return [...plain, ...fly(table, seat), ...rows(table, seat)];
}

function fly(table: LordsTable, seat: Seat): readonly HeroAnswer[] {
  return flights(table, seat).map((region) => ({ do: 'fly', region }));
}

/** Every imaginable answer, so that a player can ask why not. */
function candidates(table: LordsTable, seat: Seat): readonly HeroAnswer[] {
  const { sea } = human(table, seat);
  return [
    ...elsewhere(table, seat).map((region) => ({ do: 'move' as const, region })),
    ...mapOf(table.side).seas.flatMap(({ id }) => (id === sea ? [] : [{ do: 'sail' as const, sea: id }])),
    ...ATTRIBUTES.map((attribute) => ({ do: 'heal' as const, attribute })),
    ...fly(table, seat),
    ...rows(table, seat),
    ...anyTime(table, seat),
    { do: 'done' },
  ];
}

function problem(table: LordsTable, seat: Seat, option: HeroAnswer): Reason | undefined {
  if (option.do === 'done' || option.do === 'use' || option.do === 'fly' || option.do === 'row') return undefined;
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
  rules: ['LR-6.1', 'LR-6.2', 'LR-50.2'],
  space: ({ table }, seat) => oneOf([...options(table, seat), ...anyTime(table, seat), { do: 'done' }]),
  candidates: ({ table }, seat) => candidates(table, seat),
  problem: ({ table }, seat, _params, option) => problem(table, seat, option),
  fallback: () => ({ do: 'done' }),
});

export function placeHero(g: G, party: Party, region: number): void {
  person(g.table, party).at = region;
  g.emit({ event: 'hero-moved', who: party, region });
}

export function moveDrakkar(g: G, seat: Seat, sea: SeaId): void {
  human(g.table, seat).sea = sea;
  g.emit({ event: 'drakkar-moved', who: seat, sea });
}

export const heroStep = procedure<Lords, { seat: Seat }>('hero-step', {
  ask: (g, { seat }) => {
    g.table.step = 'hero';
    // A hero who has not acted can always move somewhere.
    if (g.table.used.includes('hero') && options(g.table, seat).length === 0) return g.end();
    return g.ask(heroAction, seat, {});
  },
  act: (g, { seat }) => {
    const answer = g.answer(heroAction);
    switch (answer.do) {
      case 'done':
        return g.end();
      case 'use':
        return useArtifact(g, seat, answer.artifact);
      case 'fly':
        exhaust(g, seat, windFeather.id);
        return placeHero(g, seat, answer.region);
      case 'row':
        return row(g, seat, answer);
      case 'move':
        g.table.used.push('hero');
        if (distance(g.table.side, human(g.table, seat).at, answer.region) > NUMBERS.heroMoveRegions) emitBlessed(g, seat, 'HERO_MOVE');
        return placeHero(g, seat, answer.region);
      case 'sail':
        g.table.used.push('hero');
        emitBlessed(g, seat, 'DRAKKAR_MOVE');
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
