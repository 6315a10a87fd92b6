/** BR-15.8: every participant of a battle chooses one figure to survive Odin's Tide. */
import { decision, procedure, required, type Seat } from '../../../../kernel/index.ts';
import { battleOf } from '../../flow/battle/battle.ts';
import type { FigureKind, ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable, FigureRef } from '../../state.ts';
import { clanOf, figureOf, figuresIn, placeOf } from '../../table/figures.ts';
import { strongest } from '../../table/strength.ts';

export interface Sparing {
  readonly do: 'spare';
  readonly figure: FigureKind;
}

/** D9: equal figures are one choice. */
export const spareFigure = decision<BloodRage, Sparing, { readonly province: ProvinceId }>('spare-figure', {
  rules: ['BR-15.8'],
  candidates: (g, seat, { province }) => kindsIn(g.table, seat, province).map((figure) => ({ do: 'spare', figure })),
  fallback: (g, seat, { province }) => {
    const figures = figuresIn(g.table, seat, province).map((ref) => figureOf(g.table, ref));
    return { do: 'spare', figure: strongest(clanOf(g.table, seat), figures).kind };
  },
});

interface Choosing {
  /** Seats that still have to choose, in battle order. */
  queue: Seat[];
  spared: FigureRef[];
}

/** Asks only participants with figures of several kinds. */
export const chooseSurvivors = procedure<BloodRage, Choosing, readonly FigureRef[]>('choose-survivors', {
  ask: (g, locals) => {
    const [seat] = locals.queue;
    if (seat === undefined) return g.end(locals.spared);
    const { province } = battleOf(g.table);
    const kinds = kindsIn(g.table, seat, province);
    if (kinds.length > 1) return g.ask(spareFigure, seat, { province });
    locals.queue.shift();
    for (const figure of kinds) locals.spared.push(refOf(g.table, seat, province, figure));
    return g.jump('ask');
  },
  spare: (g, locals) => {
    const { province } = battleOf(g.table);
    const { figure } = g.answer(spareFigure);
    const seat = required(locals.queue.shift(), 'somebody who chooses');
    const spared = refOf(g.table, seat, province, figure);
    locals.spared.push(spared);
    g.emit({ event: 'figure-spared', seat, figure, place: required(placeOf(g.table, spared), 'a place on the board') });
    g.jump('ask');
  },
});

function kindsIn(table: BloodRageTable, seat: Seat, province: ProvinceId): readonly FigureKind[] {
  return [...new Set(figuresIn(table, seat, province).map((ref) => figureOf(table, ref).kind))];
}

function refOf(table: BloodRageTable, seat: Seat, province: ProvinceId, kind: FigureKind): FigureRef {
  return required(
    figuresIn(table, seat, province).find((ref) => figureOf(table, ref).kind === kind),
    `${kind} of seat ${seat} in the battle`,
  );
}
