/** BR-27.1, BR-27.2: the Troll and the Fire Giant kill figures in the province they invade; their cards say which. */
import { type Heard, type Listener, perform, procedure, required, type Verdict } from '../../../kernel/index.ts';
import { cardOf, monsterOf } from '../content/cards.ts';
import { isProvince } from '../content/content.ts';
import { destroy } from '../flow/battle/destroy.ts';
import { type Invasion, invade } from '../flow/turn/invade.ts';
import type { FigureKind } from '../ids.ts';
import { sourceOf } from '../powers/sources.ts';
import type { BloodRage, BloodRageTable, FigureRef } from '../state.ts';
import { figureOf, figuresIn } from '../table/figures.ts';
import { inOrder } from '../table/order.ts';

/** The kinds of figures that the monster kills. */
function preyOf(kind: FigureKind): readonly FigureKind[] {
  const monster = monsterOf(kind);
  return monster ? cardOf(`${monster.card}#1`).params.kills : [];
}

/** Such figures of other clans in the province and its fjord (BR-3.7). */
function preyIn(table: BloodRageTable, { seat, figure, to }: Invasion): readonly FigureRef[] {
  const prey = preyOf(figureOf(table, { seat, figure }).kind);
  if (!isProvince(to) || prey.length === 0) return [];
  return inOrder(table)
    .filter((other) => other !== seat)
    .flatMap((other) => figuresIn(table, other, to))
    .filter((ref) => prey.includes(figureOf(table, ref).kind));
}

const clear = procedure<BloodRage, Heard<Invasion>, Verdict<Invasion>>('invading-monster', {
  kill: (g, { effect }) => {
    const { seat, figure } = effect;
    const { id } = required(monsterOf(figureOf(g.table, { seat, figure }).kind), 'a monster');
    g.emit({ event: 'card-worked', seat, name: id });
    perform(g, destroy, { figures: preyIn(g.table, effect), cause: 'invasion' });
  },
});

export const invadingMonster: Listener<BloodRage, Invasion> = {
  id: 'invading-monster',
  on: invade.name,
  window: 'react',
  sources: ({ table }, effect) => (preyIn(table, effect).length > 0 ? [sourceOf(effect.seat, 'monster')] : []),
  run: clear,
};
