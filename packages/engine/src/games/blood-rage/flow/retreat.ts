/** BR-18.1, BR-18.4, BR-29.10: a figure that may leave instead of being destroyed. */
import { decision, type Heard, procedure, type Verdict } from '../../../kernel/index.ts';
import { isProvince, province } from '../content/content.ts';
import type { Cause } from '../events.ts';
import { type FigureKind, type ProvinceId, YGGDRASIL } from '../ids.ts';
import type { BloodRage, FigureRef, Table } from '../state.ts';
import { figureOf, isAlive, roomIn } from '../table/figures.ts';
import { type Destruction, without } from './destroy.ts';

export type Retreating = { readonly do: 'retreat'; readonly to: ProvinceId } | { readonly do: 'stay' };

interface Endangered {
  readonly figure: FigureKind;
  readonly from: ProvinceId;
  readonly cause: Cause;
}

/** The Volur Witch goes to Yggdrasil, mystics to an adjacent province with an empty village, or to Yggdrasil. */
export function retreatsFor(table: Table, figure: FigureKind, from: ProvinceId): readonly ProvinceId[] {
  const reach = figure === 'mystic' ? province(from).adjacent : [YGGDRASIL];
  return reach.filter((to) => to !== from && isAlive(table, to) && roomIn(table, to) > 0);
}

/** D11. */
export const retreat = decision<BloodRage, Retreating, Endangered>('retreat', {
  rules: ['BR-18.1', 'BR-18.4', 'BR-29.10'],
  candidates: (g, _seat, { figure, from }) => [
    ...retreatsFor(g.table, figure, from).map((to): Retreating => ({ do: 'retreat', to })),
    { do: 'stay' },
  ],
});

/** Asks the owner of one figure of a destruction, and takes it out of it where it leaves. */
export function retreating(name: string, power: string, refOf: (heard: Heard<Destruction>) => FigureRef) {
  return procedure<BloodRage, Heard<Destruction>, Verdict<Destruction>>(name, {
    ask: (g, heard) => {
      const ref = refOf(heard);
      const { kind, at: from } = figureOf(g.table, ref);
      if (!isProvince(from)) return g.end();
      return g.ask(retreat, ref.seat, { figure: kind, from, cause: heard.effect.cause });
    },
    go: (g, heard) => {
      const choice = g.answer(retreat);
      if (choice.do === 'stay') return g.end();
      const ref = refOf(heard);
      const figure = figureOf(g.table, ref);
      const { kind, at: from } = figure;
      if (!isProvince(from)) return g.end();
      figure.at = choice.to;
      g.tell({ event: 'card-worked', seat: ref.seat, name: power });
      g.tell({ event: 'figure-retreated', seat: ref.seat, figure: kind, from, to: choice.to });
      return g.end({ instead: without(heard.effect, [ref]) });
    },
  });
}
