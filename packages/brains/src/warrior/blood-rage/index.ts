/** The warrior at Blood Rage: a judgement for every kind of question, from what the seat sees. */
import { at, type OpenDecision, type Random, type View } from '@skald/engine';
import {
  type Action,
  type Adding,
  type BloodRage,
  cardOf,
  type FigureKind,
  type FreeInvasion,
  isProvince,
  type Joining,
  type NamedFigure,
  type StatId,
  type Table,
} from '@skald/engine/games/blood-rage';
import { bestOf, candidates } from '../../candidates.ts';
import { addingWorth, joiningWorth, playedWorth } from './battle.ts';
import { moved } from './hypothesis.ts';
import { type Knowledge, outlook } from './outlook.ts';
import { actionWorth, landingWorth, marching, marchWorth } from './turn.ts';
import { cardWorth, raiseWorth } from './worth.ts';

/** More answers than this are looked at only in samples. */
const MOST_CANDIDATES = 400;

export function decideAtBloodRage(view: View<BloodRage>, decision: OpenDecision, random: Random): unknown {
  const answers = candidates(decision, MOST_CANDIDATES, random);
  if (answers.length === 1) return answers[0];
  const known: Knowledge = { seat: decision.seat, cards: view.hand?.cards ?? [], quests: view.hand?.quests ?? [] };
  const judge = judges[decision.prompt.key];
  if (!judge) return decision.fallback;
  return bestOf(answers, (answer) => judge(view.table, known, answer, decision), random);
}

type Judge = (table: Table, known: Knowledge, answer: unknown, decision: OpenDecision) => number;

/** Answers come out of the space of the decision that they are judged for: they have the shape that its rules gave them. */
function judging<A>(judge: (table: Table, known: Knowledge, answer: A, param: (name: string) => string) => number): Judge {
  return (table, known, answer, { prompt }) => {
    const param = (name: string): string => {
      const value: unknown = Reflect.get(prompt.params, name);
      return typeof value === 'string' ? value : '';
    };
    return judge(table, known, answer as A, param);
  };
}

interface To {
  readonly do: string;
  readonly to?: string;
}

const judges: Readonly<Record<string, Judge>> = {
  'pick-cards': judging<readonly string[]>((table, known, picked) => picked.reduce((sum, card) => sum + draftWorth(table, known, card), 0)),
  'take-turn': judging<Action>((table, known, action) => actionWorth(table, known, action)),
  'choose-target': judging<To>((table, known, { to = '' }, param) => landingWorth(table, known, figureIn(param('figure')), to)),
  'free-invade': judging<FreeInvasion>((table, known, choice, param) =>
    choice.do === 'decline' ? outlook(table, known) - 0.5 : landingWorth(table, known, figureIn(param('figure')), choice.to),
  ),
  'march-to': judging<To>((table, known, { to = '' }, param) => {
    const from = param('from');
    return isProvince(from) && isProvince(to) ? marchWorth(table, known, from, to) : 0;
  }),
  'march-figures': judging<readonly NamedFigure[]>((table, known, chosen, param) => {
    const [from, to] = [param('from'), param('to')];
    const kinds = chosen.map(({ figure }) => figure);
    return isProvince(from) && isProvince(to) ? marching(table, known, kinds, from, to) : 0;
  }),
  'choose-sacrifice': judging<readonly NamedFigure[]>((table, known, chosen) =>
    outlook(
      chosen.reduce((now, { figure, place }) => moved(now, known.seat, [figure], place, 'valhalla'), table),
      known,
    ),
  ),
  'offer-succor': agreeing(1),
  'offer-blessing': agreeing(1),
  'offer-domain': agreeing(-1),
  'value-quest': judging<To>((_table, _known, choice) => (choice.do === 'decline' ? 0 : 1)),
  'join-battle': judging<Joining>(joiningWorth),
  'play-card': judging<string>(playedWorth),
  'add-card': judging<Adding>((table, known, choice) => addingWorth(table, known, choice.do === 'add' ? choice.card : null)),
  retreat: judging<To>((_table, _known, { to }, param) =>
    param('cause') === 'ragnarok' ? Number(to === undefined) : Number(to !== undefined),
  ),
  'raise-stat': judging<{ readonly stat?: StatId }>((table, known, { stat }) =>
    stat ? raiseWorth(at(table.clans, known.seat), stat, table.age) : 0,
  ),
  'protect-figures': judging<readonly NamedFigure[]>((_table, _known, saved) =>
    saved.reduce((sum, { figure }) => sum + (figure === 'warrior' ? -0.2 : 0.5), 0),
  ),
  'buy-back': judging<readonly string[]>((_table, _known, cards) => cards.reduce((sum, card) => sum + cardWorth(card) - 2.5, 0)),
  'spare-figure': judging<{ readonly figure: FigureKind }>((_table, _known, { figure }) => (figure === 'warrior' ? 0 : 1)),
  'move-leader': judging<To>((table, known, { to = '' }, param) => {
    const from = param('from');
    return isProvince(from) && isProvince(to) ? outlook(moved(table, known.seat, ['leader'], from, to), known) : outlook(table, known);
  }),
  'keep-card': judging<{ readonly card?: string }>((_table, _known, { card }) => (card === undefined ? 0 : keptWorth(card))),
};

function agreeing(worth: number): Judge {
  return judging<To>((_table, _known, choice) => (choice.do === 'accept' ? worth : 0));
}

function figureIn(name: string): FigureKind {
  return isFigure(name) ? name : 'warrior';
}

function isFigure(name: string): name is FigureKind {
  return name !== '';
}

/** A second leader upgrade, or a third and fourth quest, is worth less. */
function draftWorth(_table: Table, { cards }: Knowledge, card: string): number {
  const { kind } = cardOf(card);
  const same = cards.filter((one) => cardOf(one).kind === kind).length;
  const enough = kind === 'quest' ? 3 : kind === 'battle' ? 3 : kind === 'monster' || kind === 'upgrade-clan' ? 2 : 1;
  return cardWorth(card) * (same >= enough ? 0.5 : 1);
}

/** In the next Age its upgrades cost the same, and quests are worth less than the new ones. */
function keptWorth(card: string): number {
  return cardOf(card).kind === 'battle' ? cardWorth(card) : 0.5 * cardWorth(card);
}
