/** Checks that an answer affects exactly the figures it names, and no equal ones instead (BR-18.8). */
import { type ChosenFromList, itemAt, type NamingCheck } from '../../kernel/index.ts';
import { namingCheck } from '../naming-check.ts';
import type { BloodRageDecisions } from './decisions.ts';
import type { BloodRage, FigureRef } from './state.ts';
import { figureOf, figuresWhere, onBoard } from './table/figures.ts';

type Moment = ChosenFromList<BloodRage>;

const check = namingCheck<BloodRage, BloodRageDecisions>();

export const naming: readonly NamingCheck<BloodRage>[] = [
  check('march-figures', (moment) => {
    const { from, to } = moment.params;
    // The Action phase may end with the march, and Ragnarök may follow.
    if (moment.after.table.phase !== 'action') return undefined;
    const there = figuresWhere(moment.before.table, moment.seat, ({ at }) => at === from);
    return wrongPlace(moment, there, to, from);
  }),
  check('choose-sacrifice', (moment) => {
    const own = figuresWhere(moment.before.table, moment.seat, ({ at }) => onBoard(at));
    return wrongPlace(moment, own, 'valhalla', undefined);
  }),
  check('protect-figures', (moment) => {
    const { figures } = moment.params;
    const lost = moment.events.filter((event) => event.event === 'figures-destroyed').filter(({ seat }) => seat === moment.seat);
    const left = figures.filter((_, i) => !moment.chosen.includes(i));
    const first = lost[0];
    // Others may be asked before anything dies, and a saved figure may die later in the same battle.
    if (moment.chosen.length === 0 || lost.length > (left.length > 0 ? 1 : 0)) return undefined;
    if (first && kindsOf(moment, left) !== first.figures.toSorted().join())
      return `${first.figures.join()} died, not ${kindsOf(moment, left)}`;
    const dead = moment.chosen.find((i) => figureOf(moment.after.table, itemAt(figures, i)).at === 'valhalla');
    return dead === undefined ? undefined : `figure ${itemAt(figures, dead).figure} was saved and died`;
  }),
];

/** Those chosen are at one place, and the others, where it matters, at another. */
function wrongPlace(
  { after, chosen, offered }: Moment,
  refs: readonly FigureRef[],
  to: string,
  other: string | undefined,
): string | undefined {
  if (refs.length !== offered.length) return `${offered.length} figures were offered, and ${refs.length} are there`;
  const wrong = refs.find((ref, i) => {
    const { at } = figureOf(after.table, ref);
    return chosen.includes(i) ? at !== to : other !== undefined && at !== other;
  });
  return wrong && `figure ${wrong.figure} is at ${figureOf(after.table, wrong).at}`;
}

function kindsOf({ before }: Moment, refs: readonly FigureRef[]): string {
  return refs
    .map((ref) => figureOf(before.table, ref).kind)
    .toSorted()
    .join();
}
