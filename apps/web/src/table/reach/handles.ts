/** What can be pressed on a table, and which answers each thing belongs to: a choice goes by the things it names. */
import type { Json, OpenDecision } from '@skald/engine';
import { choicesOf, type Draft } from '../draft.ts';

/** A thing on the table, such as `realm:thor`, `region:7` or `seat:2`. */
export type Handle = string;

/** A choice of an open decision, with its place and its things. */
export interface Handled {
  readonly place: number;
  readonly choice: unknown;
  readonly handles: readonly Handle[];
  /** From one thing to another: then the order of the pressed things counts. */
  readonly ordered: boolean;
}

/** How a game finds the things that a choice names, with what its hint tells, and whether their order counts. */
export type Naming = (choice: object, hint: Json | undefined) => Pick<Handled, 'handles' | 'ordered'>;

const NOTHING = { handles: [], ordered: false } as const;

/** The choices of an open decision, each with its place and its things. */
export function handledBy(naming: Naming, decision: OpenDecision): readonly Handled[] {
  return choicesOf(decision.space).map((choice, place) => ({
    place,
    choice,
    ...(typeof choice === 'object' && choice !== null ? naming(choice, decision.hints?.[place]) : NOTHING),
  }));
}

export function deedOf(choice: unknown): string {
  return typeof choice === 'object' && choice !== null && 'do' in choice ? String(choice.do) : '';
}

function names({ handles, ordered }: Handled, pressed: readonly Handle[]): boolean {
  return pressed.every((one, i) => (ordered ? handles[i] === one : handles.includes(one)));
}

/** The choices that are left when these things were pressed. */
export function leftAfter(all: readonly Handled[], pressed: readonly Handle[]): readonly Handled[] {
  return pressed.length === 0 ? all : all.filter((one) => names(one, pressed));
}

/** What was pressed so far, and the one choice that it comes to where there is only one. */
export interface Press {
  readonly pressed: readonly Handle[];
  readonly place: number | null;
}

/** Presses one more thing: with those before, instead of the last of them, or anew. */
export function press(all: readonly Handled[], before: readonly Handle[], handle: Handle): Press {
  for (const pressed of [[...before, handle], [...before.slice(0, -1), handle], [handle]]) {
    const left = leftAfter(all, pressed);
    if (left.length === 0) continue;
    const exact = left.filter(({ handles }) => handles.length === pressed.length);
    const [only] = exact.length === 1 ? exact : left.length === 1 ? left : [];
    return { pressed, place: only?.place ?? null };
  }
  return { pressed: [], place: null };
}

/** How a thing stands to the open decision. */
export type Standing = 'idle' | 'offered' | 'drafted';

export function standingOf(all: readonly Handled[], pressed: readonly Handle[], draft: Draft, handle: Handle): Standing {
  const chosen = new Set(draft.kind === 'one' ? [draft.choice] : draft.kind === 'some' ? draft.chosen : []);
  if (pressed.includes(handle) || all.some(({ place, handles }) => chosen.has(place) && handles.includes(handle))) return 'drafted';
  const left = leftAfter(all, pressed);
  const open = left.some(({ handles }) => handles.length > pressed.length) ? left : all;
  return open.some(({ handles }) => handles.includes(handle)) ? 'offered' : 'idle';
}
