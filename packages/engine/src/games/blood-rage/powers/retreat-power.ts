/** BR-18.1: a figure that may leave to escape destruction. Each figure listens separately. */
import { type Heard, procedure, type RuleId, type Verdict } from '../../../kernel/index.ts';
import type { CardDef, CardName } from '../card-ids.ts';
import { isProvince } from '../content/content.ts';
import { type Destruction, destroy, without } from '../flow/battle/destroy.ts';
import { retreat } from '../flow/battle/retreat.ts';
import type { BloodRage, BloodRageTable, FigureRef } from '../state.ts';
import { figureOf } from '../table/figures.ts';
import { type ListeningPower, power } from './power.ts';
import { figureIn, figureSource } from './sources.ts';

interface RetreatText {
  readonly rules: readonly RuleId[];
  readonly when: (table: BloodRageTable, ref: FigureRef) => boolean;
}

/** BR-18.2: works against every cause except a sacrifice. */
export function retreatPower<Id extends CardDef & CardName>(id: Id, { rules, when }: RetreatText): ListeningPower<Id, Destruction> {
  return {
    ...power(id, { rules }),
    listener: {
      id,
      on: destroy.name,
      window: 'replace',
      sources: ({ table }, { figures, cause }) =>
        cause === 'sacrifice' ? [] : figures.filter((ref) => when(table, ref)).map(figureSource),
      run: leave(id),
    },
  };
}

/** Asks the owner and removes a leaving figure from the destruction. */
function leave(name: CardName) {
  return procedure<BloodRage, Heard<Destruction>, Verdict<Destruction>>(name, {
    ask: (g, { source, effect: { cause } }) => {
      const ref = figureIn(source);
      const { kind, at: from } = figureOf(g.table, ref);
      if (!isProvince(from)) return g.end();
      return g.ask(retreat, ref.seat, { figure: kind, from, cause });
    },
    go: (g, { source, effect }) => {
      const choice = g.answer(retreat);
      if (choice.do === 'stay') return g.end();
      const ref = figureIn(source);
      const figure = figureOf(g.table, ref);
      const { kind, at: from } = figure;
      if (!isProvince(from)) return g.end();
      figure.at = choice.to;
      g.emit({ event: 'card-worked', seat: ref.seat, name });
      g.emit({ event: 'figure-retreated', seat: ref.seat, figure: kind, from, to: choice.to });
      return g.end({ instead: without(effect, [ref]) });
    },
  });
}
