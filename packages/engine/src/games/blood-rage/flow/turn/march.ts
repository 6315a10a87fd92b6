/** BR-11: marching from one province to another. */
import { decision, procedure, type Rules, type Seat, someOf } from '../../../../kernel/index.ts';
import { PROVINCES, type ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { pay } from '../../table/clan-sheet.ts';
import { clanOf, figureOf, figuresWhere, isAlive, roomIn } from '../../table/figures.ts';
import { findNamed, type NamedFigure, nameFigures } from '../../table/named-figures.ts';

const MARCH_COST = 1;

export interface From {
  readonly from: ProvinceId;
}

export interface March extends From {
  readonly to: ProvinceId;
}

/** The target of a march; it need not be adjacent (BR-11.1). */
export const marchTo = decision<BloodRage, { readonly do: 'march'; readonly to: ProvinceId }, From>('march-to', {
  rules: ['BR-11.1', 'BR-11.3'],
  candidates: () => PROVINCES.map((to) => ({ do: 'march', to })),
  problem: (g, _seat, { from }, { to }) => {
    if (to === from) return { reason: 'same-province', rule: 'BR-11.1' };
    if (!isAlive(g.table, to)) return { reason: 'destroyed', rule: 'BR-3.9', params: { province: to } };
    return roomIn(g.table, to) > 0 ? undefined : { reason: 'no-empty-village', rule: 'BR-11.3', params: { province: to } };
  },
});

/** The marching figures: at least one, at most as many as the target has empty villages (BR-11.3, BR-11.5). */
export const marchFigures = decision<BloodRage, readonly NamedFigure[], March>('march-figures', {
  rules: ['BR-11.2', 'BR-11.3', 'BR-11.5'],
  candidates: (g, seat, { from }) => marchers(g.table, seat, from),
  space: (g, seat, { from, to }) => someOf(marchers(g.table, seat, from), 1, roomIn(g.table, to)),
});

export const march = procedure<BloodRage, { readonly seat: Seat; readonly from: ProvinceId; to: ProvinceId }>('march', {
  aim: (g, { seat, from }) => g.ask(marchTo, seat, { from }),
  choose: (g, locals) => {
    locals.to = g.answer(marchTo).to;
    g.ask(marchFigures, locals.seat, { from: locals.from, to: locals.to });
  },
  go: (g, { seat, from, to }) => {
    pay(g, seat, MARCH_COST);
    move(g, seat, { from, to }, g.answer(marchFigures));
  },
});

/** BR-11.3: whether another province has an empty village. */
export function canMarchFrom(table: BloodRageTable, from: ProvinceId): boolean {
  return PROVINCES.some((to) => to !== from && isAlive(table, to) && roomIn(table, to) > 0);
}

function marchers(table: BloodRageTable, seat: Seat, from: ProvinceId): readonly NamedFigure[] {
  return nameFigures(
    table,
    figuresWhere(table, seat, ({ at }) => at === from),
  );
}

function move(g: Rules<BloodRage>, seat: Seat, { from, to }: March, chosen: readonly NamedFigure[]): void {
  const refs = chosen.map((one) => findNamed(g.table, seat, one));
  for (const ref of refs) figureOf(g.table, ref).at = to;
  const figures = chosen.map(({ figure }) => figure);
  g.emit({ event: 'figures-marched', seat, from, to, figures, count: figures.length, rage: clanOf(g.table, seat).rage });
}
