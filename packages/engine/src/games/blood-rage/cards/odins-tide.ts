/** BR-15.8: Odin's Tide: every participant keeps one figure in the battle; the others die at the same time. */
import { decision, type Heard, type Listener, must, perform, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { battleOf, beforeComparing } from '../flow/battle.ts';
import { destroy } from '../flow/destroy.ts';
import type { FigureKind, ProvinceId } from '../ids.ts';
import type { BloodRage, FigureRef, Nothing, Table } from '../state.ts';
import { clanOf, figureOf, figuresIn, placeOf } from '../table/figures.ts';
import { strongest } from '../table/strength.ts';
import { playedSources, seatOf } from './sources.ts';

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
  /** Who has still to choose, in battle order. */
  queue: Seat[];
  spared: FigureRef[];
}

const chooseSurvivors = procedure<BloodRage, Choosing, readonly FigureRef[]>('choose-survivors', {
  ask: (g, at) => {
    const [seat] = at.queue;
    if (seat === undefined) return g.end(at.spared);
    const { province } = battleOf(g.table);
    const kinds = kindsIn(g.table, seat, province);
    if (kinds.length > 1) return g.ask(spareFigure, seat, { province });
    at.queue.shift();
    for (const figure of kinds) at.spared.push(refOf(g.table, seat, province, figure));
    return g.jump('ask');
  },
  spare: (g, at) => {
    const { province } = battleOf(g.table);
    const { figure } = g.answer(spareFigure);
    const seat = must(at.queue.shift(), 'somebody who chooses');
    const spared = refOf(g.table, seat, province, figure);
    at.spared.push(spared);
    g.tell({ event: 'figure-spared', seat, figure, place: must(placeOf(g.table, spared), 'a place on the board') });
    g.jump('ask');
  },
});

const tide = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('odins-tide', {
  choose: (g, { source }) => {
    g.tell({ event: 'card-worked', seat: seatOf(source), name: 'odins-tide' });
    g.call(chooseSurvivors, { queue: battleOf(g.table).sides.map(({ seat }) => seat), spared: [] });
  },
  destroy: (g) => {
    const spared = g.result(chooseSurvivors) ?? [];
    const { sides, province } = battleOf(g.table);
    const all = sides.flatMap(({ seat }) => figuresIn(g.table, seat, province));
    const figures = all.filter((ref) => !spared.some((one) => one.seat === ref.seat && one.figure === ref.figure));
    if (figures.length > 0) perform(g, destroy, { figures, cause: 'battle-effect' });
  },
});

function kindsIn(table: Table, seat: Seat, province: ProvinceId): readonly FigureKind[] {
  return [...new Set(figuresIn(table, seat, province).map((ref) => figureOf(table, ref).kind))];
}

function refOf(table: Table, seat: Seat, province: ProvinceId, kind: FigureKind): FigureRef {
  return must(
    figuresIn(table, seat, province).find((ref) => figureOf(table, ref).kind === kind),
    `${kind} of seat ${seat} in the battle`,
  );
}

export const tideProcedures = [chooseSurvivors];

export const odinsTide: Listener<BloodRage, Nothing> = {
  id: 'odins-tide',
  on: beforeComparing.name,
  window: 'react',
  sources: ({ table }) => playedSources(table, ({ def }) => def === 'odins-tide'),
  run: tide,
};
