/** Plays a first game by script: does what each lesson asks for, and answers everything else like an opponent would. */
import {
  type AnyGame,
  equal,
  fastChance,
  fastRandom,
  type GameTypes,
  hashText,
  isRefusal,
  LoggedMatch,
  type OpenDecision,
  view,
} from '@skald/engine';
import type { FirstGame } from '../../games/game-entry.ts';
import type { Lesson } from '../../games/lesson.ts';
import { type LocalSettings, type Opponent, PracticeHost } from '../../practice/practice-host.ts';
import { repeatable } from '../../practice/repeatable.ts';
import { choicesOf, type Draft } from '../../table/model/draft.ts';
import { TableModel } from '../../table/model/table-model.ts';
import { Tutor } from '../tutor.ts';

export interface CourseSettings extends Pick<FirstGame, 'opponents' | 'seed' | 'options'> {
  readonly game: AnyGame;
  readonly lessons: readonly Lesson[];
  readonly opponent: Opponent;
}

/** A match of a course at which a script sits. */
export interface CourseTable {
  readonly host: PracticeHost;
  readonly model: TableModel;
  readonly tutor: Tutor;
  /** What the person sees. */
  seen(): ReturnType<typeof view<GameTypes>>;
  /** Lets the opponents play until the person is asked. */
  opponentsPlay(): void;
}

const NAMES = ['Runa', 'Ivar', 'Sigrid', 'Bjorn'];

export function openCourse(
  { game, opponents, seed, options = {}, lessons, opponent }: CourseSettings,
  done: readonly string[] = [],
): CourseTable {
  const waiting: (() => void)[] = [];
  const wait = (_ms: number, wake: () => void): (() => void) => {
    waiting.push(wake);
    return () => {
      const place = waiting.indexOf(wake);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
  let kept = new Set(done);
  const tutor = new Tutor(lessons, {
    done: () => kept,
    save: (now) => {
      kept = new Set(now);
    },
  });
  const settings: LocalSettings = {
    game,
    players: NAMES.slice(0, opponents + 1).map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })),
    seat: 0,
    chance: fastChance(seed),
    random: fastRandom(seed),
    opponent: repeatable(opponent, seed),
    thinking: 0,
    wait,
    options,
    confirm: tutor.confirm,
  };
  const match = LoggedMatch.begin(game, { seats: opponents + 1, options }, settings.chance);
  if (isRefusal(match)) throw new Error(match.reason);
  const host = PracticeHost.resume(settings, match, match.begun.events);
  const model = new TableModel({ source: host, scenesFor: () => [], moves: () => false, wait });
  tutor.follow(model, done.length > 0);
  const opponentsPlay = (): void => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { host, model, tutor, opponentsPlay, seen: () => view(game, match.state, 0) };
}

export interface PlayedCourse {
  /** The lessons in the order in which they came. */
  readonly came: readonly string[];
  /** The lessons that had something to say to another answer. */
  readonly explained: readonly string[];
  readonly answers: number;
  readonly ended: boolean;
}

/** Plays until the course ends and every lesson has come. With `errs`, gives another answer first wherever a lesson asks for something. */
export async function playCourse(settings: CourseSettings, { most = 120, errs = false } = {}): Promise<PlayedCourse> {
  const table = openCourse(settings);
  const { tutor, model } = table;
  const came = new Set<string>();
  const explained = new Set<string>();
  let answers = 0;
  let ended = false;
  const read = (): void => {
    for (let card = tutor.current(); card; card = tutor.current()) {
      if (card.kind === 'lesson') came.add(card.lesson.id);
      if (card.kind === 'end') ended = true;
      if (card.kind === 'folded' || (card.kind === 'lesson' && card.lesson.isTask)) return;
      tutor.dismiss();
    }
  };
  while (answers < most && !(ended && came.size === settings.lessons.length)) {
    read();
    table.opponentsPlay();
    read();
    const open = model.current().choosing;
    if (!open) break;
    if (errs) {
      const missed = await err(table);
      if (missed !== undefined) explained.add(missed);
    }
    const answer = answerFor(settings, table, open.decision);
    model.current().choosing?.setDraft(draftOf(open.decision, answer));
    read();
    await settle(() => model.current().choosing?.confirm());
    if (model.current().choosing?.decision.id === open.decision.id) await table.host.answer(open.decision.id, answer);
    answers++;
  }
  model.close();
  tutor.close();
  return { came: [...came], explained: [...explained], answers, ended };
}

/** Gives an answer that the lesson does not ask for, reads why, and chooses again; says which lesson explained. */
async function err({ host, model, tutor }: CourseTable): Promise<string | undefined> {
  const card = tutor.current();
  const state = model.current();
  const decision = state.choosing?.decision;
  if (card?.kind !== 'lesson' || decision?.space.kind !== 'one') return undefined;
  const wanted = card.lesson.wanted(state);
  const other = decision.space.options.find((_, place) => !wanted.includes(place));
  if (wanted.length === 0 || other === undefined) return undefined;
  const outcome = await host.answer(decision.id, other);
  const shown = tutor.current();
  tutor.decide(false);
  if (!('withdrawn' in outcome) || shown?.kind !== 'mistake') throw new Error(`nothing was said to another answer in ${card.lesson.id}`);
  if (model.current().choosing?.decision.id !== decision.id) throw new Error(`the question is gone in ${card.lesson.id}`);
  return shown.lesson.id;
}

function answerFor({ game, opponent, seed }: CourseSettings, { seen, model, tutor }: CourseTable, decision: OpenDecision): unknown {
  const card = tutor.current();
  const [wanted] = card?.kind === 'lesson' ? card.lesson.wanted(model.current()) : [];
  const choices = choicesOf(decision.space);
  if (wanted !== undefined) return decision.space.kind === 'one' ? choices[wanted] : [choices[wanted]];
  return opponent.decide(game, seen(), decision, fastRandom(seed, hashText(decision.id)));
}

function draftOf({ space }: OpenDecision, answer: unknown): Draft {
  const placeOf = (given: unknown): number => choicesOf(space).findIndex((choice) => equal(choice, given));
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [];
  switch (space.kind) {
    case 'one':
      return { kind: 'one', choice: placeOf(answer) };
    case 'some':
      return { kind: 'some', chosen: given.map(placeOf) };
    case 'amount':
      return { kind: 'amount', value: Number(answer) };
    case 'order':
      return { kind: 'order', places: given.map(placeOf) };
  }
}

/** An answer through the table counts a few microtasks later. */
async function settle(press: () => void): Promise<void> {
  press();
  for (let beat = 0; beat < 8; beat++) await Promise.resolve();
}
