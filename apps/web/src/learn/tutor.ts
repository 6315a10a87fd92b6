/** Leads through the lessons of a first game: which one is shown, when it is done, and what to say to another answer. */
import { equal } from '@skald/engine';
import type { Lesson } from '../games/lesson.ts';
import { choicesOf } from '../table/model/draft.ts';
import type { TableModel, TableState } from '../table/model/table-model.ts';
import type { Progress } from './progress.ts';

/** What the tutor says at the moment. */
export type TutorCard =
  | { readonly kind: 'lesson'; readonly lesson: Lesson; readonly number: number | null; readonly total: number }
  /** The card of a lesson that the person has put away. */
  | { readonly kind: 'folded'; readonly lesson: Lesson }
  /** An answer was held: it is not what the lesson asks for. */
  | { readonly kind: 'mistake'; readonly lesson: Lesson }
  /** The match was taken up where it was left. */
  | { readonly kind: 'resumed'; readonly number: number; readonly total: number }
  | { readonly kind: 'end' };

type FollowedTable = Pick<TableModel, 'current' | 'subscribe' | 'source'>;

interface HeldAnswer {
  readonly lesson: Lesson;
  readonly decision: string;
  readonly answer: unknown;
}

/** Marks the end as read, beside the lessons that are done. */
const END = 'end';

export class Tutor {
  readonly #lessons: readonly Lesson[];
  readonly #progress: Progress;
  readonly #listeners = new Set<() => void>();
  #model: FollowedTable | undefined;
  #leave: (() => void) | undefined;
  #done: ReadonlySet<string>;
  /** Lessons shown for the open question: its answer completes them. */
  readonly #seen = new Set<Lesson>();
  /** Tasks whose card the person has put away. */
  readonly #hidden = new Set<Lesson>();
  #seenFor: string | undefined;
  /** A note stays until it was read, or the next question is answered. */
  #note: Lesson | undefined;
  #held: HeldAnswer | null = null;
  /** Does the person give the answer that was held? */
  #insists = false;
  #greets = false;
  #card: TutorCard | null = null;

  constructor(lessons: readonly Lesson[], progress: Progress) {
    this.#lessons = lessons;
    this.#progress = progress;
    this.#done = progress.done();
  }

  /** Begins with the first lesson, or goes on where a match was left. */
  follow(model: FollowedTable, resumed: boolean): void {
    if (!resumed) this.#save(new Set());
    this.#greets = resumed && this.#done.size > 0 && this.#lessons.some(({ id, mayMiss }) => !mayMiss && !this.#done.has(id));
    this.#model = model;
    this.#leave = model.subscribe(() => this.#refresh());
    this.#refresh();
  }

  readonly current = (): TutorCard | null => this.#card;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Is asked before an answer counts. An answer that no lesson asks for is held until the person has read why. */
  readonly confirm = (decision: string, answer: unknown): boolean => {
    const state = this.#model?.current();
    if (state?.choosing?.decision.id !== decision) return true;
    const missed = this.#insists ? undefined : this.#tasks(state).find((lesson) => !isWanted(state, lesson, answer));
    this.#held = missed ? { lesson: missed, decision, answer } : null;
    if (!missed) this.#complete(this.#tasks(state));
    this.#refresh();
    return missed === undefined;
  };

  /** Puts the card away: a note is done then, a task when its question is answered. */
  readonly dismiss = (): void => {
    const card = this.#card;
    if (card?.kind === 'resumed') this.#greets = false;
    else if (card?.kind === 'end') this.#save(new Set([...this.#done, END]));
    else if (card?.kind === 'lesson' && card.lesson.isTask) this.#hidden.add(card.lesson);
    else if (card?.kind === 'lesson') this.#complete([card.lesson]);
    this.#refresh();
  };

  /** Shows a card again that was put away. */
  readonly unfold = (): void => {
    this.#hidden.clear();
    this.#refresh();
  };

  /** Gives the answer that was held, or leaves the question open. */
  readonly decide = (goesOn: boolean): void => {
    const held = this.#held;
    this.#held = null;
    if (held && goesOn) {
      this.#insists = true;
      void this.#model?.source.answer(held.decision, held.answer);
      this.#insists = false;
    }
    this.#refresh();
  };

  close(): void {
    this.#leave?.();
    this.#listeners.clear();
  }

  /** The lessons that the answer to the open question completes. */
  #tasks(state: TableState): readonly Lesson[] {
    const next = this.#next(state, new Set());
    return next ? [...new Set([...this.#seen, next])] : [...this.#seen];
  }

  #next(state: TableState, but: ReadonlySet<Lesson>): Lesson | undefined {
    return this.#lessons.find((lesson) => !this.#done.has(lesson.id) && !but.has(lesson) && lesson.fits(state));
  }

  /** After a card was put away, earlier lessons may still show; later ones wait for another question. */
  #isAfterHidden(lesson: Lesson): boolean {
    return [...this.#hidden].some((hidden) => this.#lessons.indexOf(hidden) < this.#lessons.indexOf(lesson));
  }

  #complete(lessons: readonly Lesson[]): void {
    this.#save(new Set([...this.#done, ...lessons.map(({ id }) => id)]));
  }

  #save(done: ReadonlySet<string>): void {
    this.#done = done;
    this.#progress.save(done);
  }

  #refresh(): void {
    const state = this.#model?.current();
    const card = state ? this.#look(state) : null;
    if (equalCards(card, this.#card)) return;
    this.#card = card;
    for (const listener of this.#listeners) listener();
  }

  #look(state: TableState): TutorCard | null {
    const asked = state.choosing?.decision.id;
    if (asked !== undefined && asked !== this.#seenFor) {
      this.#seenFor = asked;
      this.#seen.clear();
      this.#hidden.clear();
      this.#held = null;
    }
    const steps = this.#lessons.filter(({ mayMiss }) => !mayMiss);
    const total = steps.length;
    const number = steps.filter(({ id }) => this.#done.has(id)).length + 1;
    if (state.shown.snapshot.over) return null;
    if (this.#held) return { kind: 'mistake', lesson: this.#held.lesson };
    if (this.#greets) return { kind: 'resumed', number: Math.min(number, total), total };
    if (number > total && !this.#done.has(END)) return { kind: 'end' };
    if (this.#note && this.#done.has(this.#note.id)) this.#note = undefined;
    const lesson = this.#note ?? this.#next(state, this.#hidden);
    if (lesson?.isTask === false) this.#note = lesson;
    const [hidden] = this.#hidden;
    if (hidden && (!lesson || this.#isAfterHidden(lesson))) return asked === undefined ? null : { kind: 'folded', lesson: hidden };
    if (!lesson) return null;
    if (asked !== undefined) this.#seen.add(lesson);
    return { kind: 'lesson', lesson, number: lesson.mayMiss ? null : number, total };
  }
}

/** Is the answer made of what the lesson asks for? A lesson that asks for nothing on offer is content with any. */
function isWanted(state: TableState, lesson: Lesson, answer: unknown): boolean {
  const space = state.choosing?.decision.space;
  const wanted = lesson.fits(state) ? lesson.wanted(state) : [];
  if (!space || wanted.length === 0) return true;
  const choices = choicesOf(space);
  const isOneOf = (given: unknown): boolean => wanted.some((place) => equal(choices[place], given));
  return space.kind === 'one' ? isOneOf(answer) : Array.isArray(answer) && answer.length > 0 && answer.every(isOneOf);
}

function equalCards(a: TutorCard | null, b: TutorCard | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return a === b;
  const lessonOf = (card: TutorCard): Lesson | undefined => ('lesson' in card ? card.lesson : undefined);
  const numberOf = (card: TutorCard): number | null => ('number' in card ? card.number : null);
  return lessonOf(a) === lessonOf(b) && numberOf(a) === numberOf(b);
}
