/** A draft: the answer that the player is composing, on the board or in the panel, until it is confirmed. */
import type { AnswerSpace } from '@skald/engine';

/** Choices are indexes into the answer space. */
export type Draft =
  | { readonly kind: 'one'; readonly choice: number | null }
  | { readonly kind: 'some'; readonly chosen: readonly number[] }
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'order'; readonly places: readonly number[] };

export function emptyDraft(space: AnswerSpace): Draft {
  switch (space.kind) {
    case 'one':
      return { kind: 'one', choice: space.options.length === 1 ? 0 : null };
    case 'some':
      return { kind: 'some', chosen: space.min === space.items.length ? space.items.map((_, place) => place) : [] };
    case 'amount':
      return { kind: 'amount', value: space.min };
    case 'order':
      return { kind: 'order', places: space.items.map((_, place) => place) };
  }
}

/** Picks an option, or adds or removes an item. Ignores what does not fit the space. */
export function pick(space: AnswerSpace, draft: Draft, place: number): Draft {
  if (space.kind === 'one' && draft.kind === 'one') return place in space.options ? { kind: 'one', choice: place } : draft;
  if (space.kind !== 'some' || draft.kind !== 'some' || !(place in space.items)) return draft;
  const { chosen } = draft;
  if (chosen.includes(place)) return { kind: 'some', chosen: chosen.filter((one) => one !== place) };
  if (chosen.length < space.max) return { kind: 'some', chosen: [...chosen, place].sort((a, b) => a - b) };
  return space.max === 1 ? { kind: 'some', chosen: [place] } : draft;
}

/** Moves an item of an order up (-1) or down (1). */
export function shift(draft: Draft, index: number, by: -1 | 1): Draft {
  if (draft.kind !== 'order') return draft;
  const places = [...draft.places];
  const [moved] = places.splice(index, 1);
  if (moved === undefined || index + by < 0 || index + by > places.length) return draft;
  places.splice(index + by, 0, moved);
  return { kind: 'order', places };
}

export function setAmount(space: AnswerSpace, draft: Draft, value: number): Draft {
  if (space.kind !== 'amount' || draft.kind !== 'amount' || !Number.isSafeInteger(value)) return draft;
  return { kind: 'amount', value: Math.min(space.max, Math.max(space.min, value)) };
}

/** The answer of the draft; undefined while it is incomplete. */
export function answerOf(space: AnswerSpace, draft: Draft): { readonly answer: unknown } | undefined {
  if (space.kind === 'one' && draft.kind === 'one') {
    return draft.choice === null ? undefined : { answer: space.options[draft.choice] };
  }
  if (space.kind === 'some' && draft.kind === 'some') {
    const { chosen } = draft;
    if (chosen.length < space.min || chosen.length > space.max || (chosen.length === 0 && mayBeNone(space))) return undefined;
    return { answer: chosen.map((place) => space.items[place]) };
  }
  if (space.kind === 'amount' && draft.kind === 'amount') return { answer: draft.value };
  if (space.kind === 'order' && draft.kind === 'order') return { answer: draft.places.map((place) => space.items[place]) };
  return undefined;
}

/** The only answer that a space allows; undefined if there are several. */
export function onlyAnswer(space: AnswerSpace): { readonly answer: unknown } | undefined {
  switch (space.kind) {
    case 'one':
      return space.options.length === 1 ? { answer: space.options[0] } : undefined;
    case 'some':
      return space.min === space.items.length ? { answer: space.items } : undefined;
    case 'amount':
      return space.min === space.max ? { answer: space.min } : undefined;
    case 'order':
      return space.items.length < 2 ? { answer: space.items } : undefined;
  }
}

/** May the answer be empty? That takes its own button, never a draft left empty. */
export function mayBeNone(space: AnswerSpace): boolean {
  return space.kind === 'some' && space.min === 0 && space.items.length > 0;
}

/** The choices of a space that can be picked one by one. */
export function choicesOf<I>(space: AnswerSpace<I>): readonly I[] {
  if (space.kind === 'amount') return [];
  return space.kind === 'one' ? space.options : space.items;
}

/** How many may be chosen, as parameters of a text. */
export function rangeOf({ min, max }: { readonly min: number; readonly max: number }): {
  min: number;
  max: number;
  range: 'exact' | 'other';
} {
  return { min, max, range: min === max ? 'exact' : 'other' };
}
