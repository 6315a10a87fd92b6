/** What can be pressed on the table, and which answers each thing belongs to: a choice goes by the things it names. */
import type { OpenDecision } from '@skald/engine';
import { content, weaponOf } from '@skald/engine/games/valda';
import { choicesOf, type Draft } from '../../table/draft.ts';

/** A thing on the table, such as `realm:thor`, `deck:A` or `seat:2`. */
export type Handle = string;

type Kind = 'realm' | 'deck' | 'card' | 'resource' | 'building' | 'seat' | 'die';

/** Under which names a choice speaks of which things, in the order in which they are pressed. */
const FIELDS: readonly (readonly [field: string, kind: Kind])[] = [
  ['card', 'card'],
  ['from', 'realm'],
  ['to', 'realm'],
  ['realm', 'realm'],
  ['lender', 'seat'],
  ['realms', 'realm'],
  ['deck', 'deck'],
  ['give', 'resource'],
  ['take', 'resource'],
  ['resource', 'resource'],
  ['building', 'building'],
  ['target', 'seat'],
];

/** What some choices are about though they do not name it. */
const UNNAMED: Readonly<Record<string, Handle>> = {
  hammertime: `card:${weaponOf('thor')}`,
  cancel: `card:${weaponOf('tyr')}`,
  roll: 'realm:loki',
};

const WEAPONS: ReadonlyMap<unknown, string> = new Map(
  content.cards.flatMap(({ id, effects }) => effects.map((effect) => [effect.id, id] as const)),
);

/** The choices of an open decision, each with its place and its things. */
export interface Handled {
  readonly place: number;
  readonly choice: unknown;
  readonly handles: readonly Handle[];
  /** From one thing to another: then the order of the pressed things counts. */
  readonly ordered: boolean;
}

export function handled(decision: OpenDecision): readonly Handled[] {
  return choicesOf(decision.space).map((choice, place) => ({
    place,
    choice,
    handles: handlesOf(choice),
    ordered: typeof choice === 'object' && choice !== null && ('from' in choice || 'give' in choice),
  }));
}

export function deedOf(choice: unknown): string {
  return typeof choice === 'object' && choice !== null && 'do' in choice ? String(choice.do) : '';
}

function handlesOf(choice: unknown): readonly Handle[] {
  if (typeof choice !== 'object' || choice === null) return [];
  const deed = deedOf(choice);
  const unnamed = UNNAMED[deed];
  if (unnamed !== undefined) return [unnamed];
  if ('die' in choice && 'place' in choice) return [`die:${String(choice.place)}`];
  const weapon = 'effect' in choice ? WEAPONS.get(choice.effect) : undefined;
  const named = FIELDS.flatMap(([field, kind]) => {
    const value: unknown = Reflect.get(choice, field);
    if ((field === 'deck' && deed === 'return') || value === 'none') return [];
    if (Array.isArray(value)) return value.map((one) => `${kind}:${String(one)}`);
    return typeof value === 'string' || typeof value === 'number' ? [`${kind}:${value}`] : [];
  });
  return weapon === undefined ? named : [`card:${weapon}`, ...named];
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
