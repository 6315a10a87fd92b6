/** A lesson of a first game: what to do at one moment of the match, and why. */
import { type Asked, decisionGuard, type Item, type Json } from '@skald/engine';
import { choicesOf } from '../table/model/draft.ts';
import type { TableState } from '../table/model/table-model.ts';

export interface Lesson {
  /** Names it among the texts of its course, and in what the browser remembers. */
  readonly id: string;
  /** Does the lesson apply now? */
  fits(state: TableState): boolean;
  /** Is it done by answering the question? Otherwise it is a note, done when it was read. */
  readonly isTask: boolean;
  /** The choices that it asks for, by their places in the open question. None: any answer will do. */
  wanted(state: TableState): readonly number[];
  /** The rule that explains why another answer is worse. */
  readonly rule?: string;
  /** Does it come only if the others play for it? It counts neither as a step of the course nor for its end. */
  readonly mayMiss: boolean;
}

/** The words of a lesson in one language. */
interface LessonText {
  readonly text: string;
  /** Said when the person answers something else than the lesson asks for. */
  readonly otherwise?: string;
}

/** The words of a course in one language. */
export interface CourseTexts<Id extends string = string> {
  readonly lessons: Readonly<Record<Id, LessonText>>;
  /** Said after the last lesson. */
  readonly end: string;
}

type Decisions = Readonly<Record<string, { readonly params: object; readonly answer: unknown; readonly hint: Json }>>;

interface TaskOf<D extends Decisions, N extends keyof D & string> {
  /** Does it apply to this question of the name? By default to every one. */
  when?(decision: Asked<D, N>, state: TableState): boolean;
  /** Is this choice what the lesson asks for? By default any is. */
  wants?(choice: Item<D[N]['answer']>, decision: Asked<D, N>, state: TableState): boolean;
  readonly rule?: string;
  readonly mayMiss?: boolean;
}

/** Makes the lessons of a game, typed by its decisions. */
export function lessonsOf<D extends Decisions>() {
  const isAsked = decisionGuard<D>();
  return {
    /** A lesson that is done by answering a question of this name. */
    task<N extends keyof D & string>(id: string, name: N, { when, wants, rule, mayMiss = false }: TaskOf<D, N> = {}): Lesson {
      return {
        id,
        isTask: true,
        mayMiss,
        fits: (state) => {
          const decision = state.choosing?.decision;
          return isAsked(decision, name) && (when?.(decision, state) ?? true);
        },
        wanted: (state) => {
          const decision = state.choosing?.decision;
          if (!wants || !isAsked(decision, name)) return [];
          return choicesOf(decision.space).flatMap((choice, place) => (wants(choice, decision, state) ? [place] : []));
        },
        ...(rule !== undefined && { rule }),
      };
    },
    /** A lesson that only wants to be read. */
    note: (id: string, fits: (state: TableState) => boolean, { mayMiss = false } = {}): Lesson => ({
      id,
      isTask: false,
      mayMiss,
      fits,
      wanted: () => [],
    }),
  };
}

/** Has something of this name happened? */
export function happened(...events: readonly string[]): (state: Pick<TableState, 'shown'>) => boolean {
  return ({ shown }) => shown.log.some((entry) => 'event' in entry && events.includes(entry.event.event));
}
