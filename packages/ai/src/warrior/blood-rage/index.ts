/** The warrior at Blood Rage: one judgement for each decision, from the seat's view alone. */
import { decisionGuard, itemAt, type OpenDecision, type Random, type View } from '@skald/engine';
import { type BloodRage, type BloodRageCardId, type BloodRageDecisions, type BloodRageTable, cardOf } from '@skald/engine/games/blood-rage';
import { bestOf, candidates } from '../../candidates.ts';
import { addingWorth, joiningWorth, playedWorth } from './battle.ts';
import { moved } from './hypothesis.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { outlook } from './outlook.ts';
import { actionWorth, domainWorth, landingWorth, marching, marchWorth } from './turn.ts';
import { cardWorth, raiseWorth } from './worth.ts';

/** With more answers than this it examines a sample. */
const MOST_CANDIDATES = 400;

type Name = keyof BloodRageDecisions;

const isAsked = decisionGuard<BloodRageDecisions>();

export function decideAtBloodRage(view: View<BloodRage>, decision: OpenDecision, random: Random): unknown {
  const { key } = decision.prompt;
  return isName(key) ? bestAnswer(view, key, decision, random) : decision.fallback;
}

/** How it judges each of its answers, in Glory; undefined where it has no opinion. */
export function judgedAtBloodRage(
  view: View<BloodRage>,
  decision: OpenDecision,
  most: number,
  random: Random,
): readonly JudgedAnswer[] | undefined {
  const { key } = decision.prompt;
  return isName(key) ? judged(view, key, decision, most, random) : undefined;
}

export interface JudgedAnswer {
  readonly answer: unknown;
  readonly worth: number;
}

function judged<N extends Name>(
  view: View<BloodRage>,
  name: N,
  decision: OpenDecision,
  most: number,
  random: Random,
): readonly JudgedAnswer[] | undefined {
  const judge: Judge<N> | null = JUDGES[name];
  if (!judge || !isAsked(decision, name)) return undefined;
  const known = knowledgeOf(view, decision.seat, random);
  const { params } = decision.prompt;
  return candidates(decision, most, random).map((answer) => ({ answer, worth: judge(view.table, known, answer, params) }));
}

function isName(key: string): key is Name {
  return Object.hasOwn(JUDGES, key);
}

function bestAnswer<N extends Name>(view: View<BloodRage>, name: N, decision: OpenDecision, random: Random): unknown {
  if (!isAsked(decision, name)) return decision.fallback;
  const answers = candidates(decision, MOST_CANDIDATES, random);
  if (answers.length === 1) return answers[0];
  const known = knowledgeOf(view, decision.seat, random);
  return preferred(name, view.table, known, answers, decision.prompt.params, random) ?? decision.fallback;
}

/** The best of some answers to a question; undefined where it has no opinion. */
export function preferred<N extends Name>(
  name: N,
  table: BloodRageTable,
  known: Knowledge,
  answers: readonly BloodRageDecisions[N]['answer'][],
  params: BloodRageDecisions[N]['params'],
  random: Random,
): BloodRageDecisions[N]['answer'] | undefined {
  const judge: Judge<N> | null = JUDGES[name];
  return judge ? bestOf(answers, (answer) => judge(table, known, answer, params), random) : undefined;
}

type Judge<N extends Name> = (
  table: BloodRageTable,
  known: Knowledge,
  answer: BloodRageDecisions[N]['answer'],
  params: BloodRageDecisions[N]['params'],
) => number;

/** One judgement for each decision of the game; null plays what the clock would play. */
const JUDGES: { readonly [N in Name]: Judge<N> | null } = {
  'pick-cards': (table, known, picked) => picked.reduce((sum, card) => sum + draftWorth(table, known, card), 0),
  'take-turn': actionWorth,
  'choose-target': (table, known, { to }, { figure }) => landingWorth(table, known, figure, to),
  'free-invade': (table, known, choice, { figure }) =>
    choice.do === 'decline' ? outlook(table, known) - 0.5 : landingWorth(table, known, figure, choice.to),
  'march-to': (table, known, { to }, { from }) => marchWorth(table, known, from, to),
  'march-figures': (table, known, chosen, { from, to }) =>
    marching(
      table,
      known,
      chosen.map(({ figure }) => figure),
      from,
      to,
    ),
  'choose-sacrifice': (table, known, chosen) =>
    outlook(
      chosen.reduce((now, { figure, place }) => moved(now, known.seat, [figure], place, 'valhalla'), table),
      known,
    ),
  'offer-succor': agreeing(1),
  'offer-blessing': agreeing(1),
  'offer-domain': (table, known, choice, { province, cost }) => (choice.do === 'accept' ? domainWorth(table, known, province, cost) : 0),
  'value-quest': (_table, _known, choice) => (choice.do === 'decline' ? 0 : 1),
  'join-battle': joiningWorth,
  'play-card': playedWorth,
  'add-card': (table, known, choice) => addingWorth(table, known, choice.do === 'add' ? choice.card : null),
  retreat: (_table, _known, choice, { cause }) => Number((choice.do === 'stay') === (cause === 'ragnarok')),
  'raise-stat': (table, known, choice) => (choice.do === 'raise' ? raiseWorth(itemAt(table.clans, known.seat), choice.stat, table.age) : 0),
  'protect-figures': (_table, _known, saved) => saved.reduce((sum, { figure }) => sum + (figure === 'warrior' ? -0.2 : 0.5), 0),
  'buy-back': (table, known, cards) => cards.reduce((sum, card) => sum + cardWorth(table, known, card) - 2.5, 0),
  'spare-figure': (_table, _known, { figure }) => (figure === 'warrior' ? 0 : 1),
  'move-leader': (table, known, choice, { from }) =>
    outlook(choice.do === 'move' ? moved(table, known.seat, ['leader'], from, choice.to) : table, known),
  'move-god': null,
  'keep-card': (table, known, choice) => (choice.do === 'keep' ? keptWorth(table, known, choice.card) : 0),
};

function agreeing(worth: number): (table: BloodRageTable, known: Knowledge, choice: { readonly do: 'accept' | 'decline' }) => number {
  return (_table, _known, choice) => (choice.do === 'accept' ? worth : 0);
}

/** A second leader upgrade, or a third and fourth quest, is worth less. */
function draftWorth(table: BloodRageTable, known: Knowledge, card: BloodRageCardId): number {
  const { kind } = cardOf(card);
  const same = known.cards.filter((one) => cardOf(one).kind === kind).length;
  const enough = kind === 'quest' ? 3 : kind === 'battle' ? 3 : kind === 'monster' || kind === 'upgrade-clan' ? 2 : 1;
  return cardWorth(table, known, card) * (same >= enough ? 0.5 : 1);
}

/** A kept upgrade costs the same in the next Age; a kept quest is worth less than new ones. */
function keptWorth(table: BloodRageTable, known: Knowledge, card: BloodRageCardId): number {
  const worth = cardWorth({ ...table, age: table.age + 1 }, known, card);
  return cardOf(card).kind === 'battle' ? worth : 0.5 * worth;
}
