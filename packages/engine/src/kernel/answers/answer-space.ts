/** Answer spaces: what a decision may be answered with, as data. Each can be counted, listed, sampled and checked with no knowledge of the game. */
import type { Random } from '../chance.ts';
import { Defect, itemAt } from '../defect.ts';
import { shuffled } from '../shuffle.ts';
import { equal } from '../state/json.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

/** One of the options. The answer is the option itself. */
export interface OneSpace<I = unknown> {
  readonly kind: 'one';
  readonly options: readonly I[];
}

/** Some of the items, each at most once, in any order. The answer is the list of them. */
export interface SomeSpace<I = unknown> {
  readonly kind: 'some';
  readonly items: readonly I[];
  readonly min: number;
  readonly max: number;
}

/** A whole number from min to max. */
export interface AmountSpace {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

/** All items in an order chosen by the player. The answer is the list in that order. */
export interface OrderSpace<I = unknown> {
  readonly kind: 'order';
  readonly items: readonly I[];
}

export type AnswerSpace<I = unknown> = OneSpace<I> | SomeSpace<I> | AmountSpace | OrderSpace<I>;

export function oneOf<I>(options: readonly I[]): OneSpace<I> {
  return { kind: 'one', options };
}

export function someOf<I>(items: readonly I[], min: number, max: number): SomeSpace<I> {
  return { kind: 'some', items, min, max: Math.min(max, items.length) };
}

export function amountBetween(min: number, max: number): AmountSpace {
  return { kind: 'amount', min, max };
}

export function orderOf<I>(items: readonly I[]): OrderSpace<I> {
  return { kind: 'order', items };
}

/** The longest list an answer may hold in any space: refuses huge answers early. */
const LONGEST = 1000;

/** Can the space be answered at all? A decision whose space cannot is a defect of the game. */
export function isAnswerable(space: AnswerSpace): boolean {
  switch (space.kind) {
    case 'one':
      return space.options.length > 0;
    case 'some':
      return space.min >= 0 && space.min <= space.max && space.max <= space.items.length;
    case 'amount':
      return Number.isSafeInteger(space.min) && Number.isSafeInteger(space.max) && space.min <= space.max;
    case 'order':
      return space.items.length > 0;
  }
}

/** How many different answers there are (rounded where there are very many). */
export function countAnswers(space: AnswerSpace): number {
  switch (space.kind) {
    case 'one':
      return space.options.length;
    case 'some': {
      let total = 0;
      for (let size = space.min; size <= space.max; size++) total += choose(space.items.length, size);
      return total;
    }
    case 'amount':
      return space.max - space.min + 1;
    case 'order': {
      let total = 1;
      for (let n = 2; n <= space.items.length; n++) total *= n;
      return total;
    }
  }
}

/** All answers, in a fixed order, as long as there are at most `limit` of them; undefined where there are more. */
export function listAnswers(space: AnswerSpace, limit = 10_000): readonly unknown[] | undefined {
  if (countAnswers(space) > limit) return undefined;
  switch (space.kind) {
    case 'one':
      return space.options;
    case 'some': {
      const answers: unknown[] = [];
      for (let size = space.min; size <= space.max; size++) answers.push(...combinations(space.items, size));
      return answers;
    }
    case 'amount':
      return Array.from({ length: space.max - space.min + 1 }, (_, i) => space.min + i);
    case 'order':
      return permutations(space.items);
  }
}

/** One answer at random; each option, each size of a subset, each order may come up. */
export function sampleAnswer(space: AnswerSpace, random: Random): unknown {
  switch (space.kind) {
    case 'one':
      return itemAt(space.options, random.below(space.options.length));
    case 'some': {
      const size = space.min + random.below(space.max - space.min + 1);
      const chosen = new Set(shuffled(space.items, random).slice(0, size));
      return space.items.filter((item) => chosen.has(item));
    }
    case 'amount':
      return space.min + random.below(space.max - space.min + 1);
    case 'order':
      return shuffled(space.items, random);
  }
}

/** The default fallback: the first option, the fewest items, the smallest amount, the given order. */
export function plainAnswer(space: AnswerSpace): unknown {
  switch (space.kind) {
    case 'one':
      return itemAt(space.options, 0);
    case 'some':
      return space.items.slice(0, space.min);
    case 'amount':
      return space.min;
    case 'order':
      return space.items;
  }
}

/** Checked and in its one canonical form: options and items are the offered ones, subsets in the order in which they were offered. */
export interface AcceptedAnswer {
  readonly accepted: unknown;
}

export function checkAnswer(space: AnswerSpace, answer: unknown): AcceptedAnswer | Refusal {
  switch (space.kind) {
    case 'one': {
      const option = find(space.options, answer);
      return option === undefined ? refuse('not-offered', 'This is not among the choices on offer.') : { accepted: option };
    }
    case 'some':
      return checkSome(space, answer);
    case 'amount':
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer)) return refuse('wrong-shape', 'The answer must be a whole number.');
      if (answer < space.min || answer > space.max) {
        return refuse('out-of-range', `The number must lie between ${space.min} and ${space.max}.`);
      }
      return { accepted: answer };
    case 'order':
      return checkOrder(space, answer);
  }
}

function checkSome(space: SomeSpace, answer: unknown): AcceptedAnswer | Refusal {
  const places = placesOf(space.items, answer);
  if (isRefusal(places)) return places;
  if (places.length < space.min) return refuse('too-few', `At least ${space.min} must be chosen.`);
  if (places.length > space.max) return refuse('too-many', `At most ${space.max} may be chosen.`);
  const chosen = new Set(places);
  return { accepted: space.items.filter((_, place) => chosen.has(place)) };
}

function checkOrder(space: OrderSpace, answer: unknown): AcceptedAnswer | Refusal {
  const places = placesOf(space.items, answer);
  if (isRefusal(places)) return places;
  if (places.length < space.items.length) return refuse('too-few', 'Every item must have its place in the order.');
  return { accepted: places.map((place) => itemAt(space.items, place)) };
}

/** Where the items of an answer stand among the offered ones; each may be named once. */
function placesOf(items: readonly unknown[], answer: unknown): readonly number[] | Refusal {
  if (!Array.isArray(answer)) return refuse('wrong-shape', 'The answer must be a list.');
  if (answer.length > LONGEST) return refuse('too-large', `The list is longer than ${LONGEST}.`);
  const places: number[] = [];
  for (const item of answer) {
    const place = items.findIndex((offered, i) => !places.includes(i) && equal(offered, item));
    if (place < 0) return refuse('not-offered', 'The list names something that is not on offer, or the same thing twice.');
    places.push(place);
  }
  return places;
}

function find(options: readonly unknown[], answer: unknown): unknown | undefined {
  for (const option of options) if (option === answer) return option;
  if (typeof answer !== 'object') return undefined;
  for (const option of options) if (equal(option, answer)) return option;
  return undefined;
}

function choose(n: number, k: number): number {
  let total = 1;
  for (let i = 1; i <= k; i++) total = Math.round((total * (n - k + i)) / i);
  return total;
}

function combinations(items: readonly unknown[], size: number): unknown[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

function permutations(items: readonly unknown[]): unknown[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

/** Stops a game that asks what nobody could answer. */
export function demandAnswerable(space: AnswerSpace, decision: string): AnswerSpace {
  if (!isAnswerable(space)) throw new Defect('dead-end', `${decision} offers nothing`);
  return space;
}
