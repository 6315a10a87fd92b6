/** Maps the things on a table to answers: a choice is found by the things that it names. */
import type { Json, OpenDecision } from '@skald/engine';
import { choicesOf, type Draft } from '../model/draft.ts';

/** A thing on the table, such as `realm:thor`, `region:7` or `seat:2`. */
export type BoardTarget = string;

/** A choice of an open decision, with its index and its targets. */
export interface TargetedChoice {
  readonly place: number;
  readonly choice: unknown;
  readonly targets: readonly BoardTarget[];
  /** From one thing to another: then the order of the presses counts. */
  readonly ordered: boolean;
}

/** How a game finds the targets of a choice and its hint, and whether their order counts. */
export type ReadTargets = (choice: unknown, decision: OpenDecision, hint: Json | undefined) => Pick<TargetedChoice, 'targets' | 'ordered'>;

/** The choices of an open decision, each with its index and its targets. */
export function targetedChoices(readTargets: ReadTargets, decision: OpenDecision): readonly TargetedChoice[] {
  return choicesOf(decision.space).map((choice, place) => ({
    place,
    choice,
    ...readTargets(choice, decision, decision.hints?.[place]),
  }));
}

export function actionOf(choice: unknown): string {
  return typeof choice === 'object' && choice !== null && 'do' in choice ? String(choice.do) : '';
}

function names({ targets, ordered }: TargetedChoice, pressed: readonly BoardTarget[]): boolean {
  return pressed.every((one, i) => (ordered ? targets[i] === one : targets.includes(one)));
}

/** The choices that remain after these presses. */
export function leftAfter(all: readonly TargetedChoice[], pressed: readonly BoardTarget[]): readonly TargetedChoice[] {
  return pressed.length === 0 ? all : all.filter((one) => names(one, pressed));
}

/** The presses so far, and the choice that they single out, if any. */
export interface Press {
  readonly pressed: readonly BoardTarget[];
  readonly place: number | null;
}

/**
 * Adds a press: to those before, instead of the last of them, or as a new beginning.
 * If all choices that remain do the same, such as those of equal armies, the first is singled out; `alike` has the first equal choice of each.
 */
export function press(
  all: readonly TargetedChoice[],
  before: readonly BoardTarget[],
  target: BoardTarget,
  alike?: readonly number[],
): Press {
  for (const pressed of [[...before, target], [...before.slice(0, -1), target], [target]]) {
    const left = leftAfter(all, pressed);
    if (left.length === 0) continue;
    const exact = left.filter(({ targets }) => targets.length === pressed.length);
    const isOne = new Set(left.map(({ place }) => alike?.[place] ?? place)).size === 1;
    const [only] = exact.length === 1 ? exact : isOne ? left : [];
    return { pressed, place: only?.place ?? null };
  }
  return { pressed: [], place: null };
}

/** How a thing relates to the open decision. */
export type TargetStatus = 'idle' | 'offered' | 'drafted';

/** The choices that a thing leads to now; empty if pressing it means nothing. */
export function choicesAt(all: readonly TargetedChoice[], pressed: readonly BoardTarget[], target: BoardTarget): readonly number[] {
  const left = leftAfter(all, pressed);
  const open = left.some(({ targets }) => targets.length > pressed.length) ? left : all;
  return open.filter(({ targets }) => targets.includes(target)).map(({ place }) => place);
}

export function targetStatusOf(
  all: readonly TargetedChoice[],
  pressed: readonly BoardTarget[],
  draft: Draft,
  target: BoardTarget,
): TargetStatus {
  const chosen = new Set(draft.kind === 'one' ? [draft.choice] : draft.kind === 'some' ? draft.chosen : []);
  if (pressed.includes(target) || all.some(({ place, targets }) => chosen.has(place) && targets.includes(target))) return 'drafted';
  return choicesAt(all, pressed, target).length > 0 ? 'offered' : 'idle';
}
