/** Parses what a person types at a decision: an answer, a command, or a mistake. */
import { type AnswerSpace, itemAt } from '@skald/engine';
import type { Value } from '@skald/i18n';
import type { CliTextKey } from '../i18n/texts.ts';

export type TypedReply =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'help' | 'table' | 'undo' | 'quit' | 'nothing' }
  /** Why is this not on offer? Without words: everything that is not. */
  | { readonly kind: 'why'; readonly words: string }
  /** Show only the choices that contain these words. */
  | { readonly kind: 'narrow'; readonly words: string }
  | { readonly kind: 'mistake'; readonly key: CliTextKey; readonly values: Readonly<Record<string, Value>> };

const LONGEST = 2000;
const COMMANDS: ReadonlyMap<string, TypedReply> = new Map<string, TypedReply>([
  ['', { kind: 'nothing' }],
  ['?', { kind: 'help' }],
  ['h', { kind: 'help' }],
  ['help', { kind: 'help' }],
  ['t', { kind: 'table' }],
  ['u', { kind: 'undo' }],
  ['q', { kind: 'quit' }],
  ['quit', { kind: 'quit' }],
  ['w', { kind: 'why', words: '' }],
]);

export function parseReply(space: AnswerSpace, typed: string): TypedReply {
  if (typed.length > LONGEST) return mistake('too-long');
  const text = typed.trim();
  const command = COMMANDS.get(text.toLowerCase());
  if (command) return command;
  if (/^w\s/i.test(text)) return { kind: 'why', words: text.slice(1).trim() };
  switch (space.kind) {
    case 'one':
      return chooseOne(space.options, text);
    case 'amount':
      return isWhole(text) && Number(text) >= space.min && Number(text) <= space.max
        ? answer(Number(text))
        : notANumber(text, space.min, space.max);
    case 'some':
      return chooseSome(space, text);
    case 'order':
      return putInOrder(space.items, text);
  }
}

function chooseOne(options: readonly unknown[], text: string): TypedReply {
  if (!isWhole(text)) return isNumeric(text) ? notANumber(text, 1, options.length) : { kind: 'narrow', words: text };
  const place = Number(text) - 1;
  return place >= 0 && place < options.length ? answer(itemAt(options, place)) : notANumber(text, 1, options.length);
}

function chooseSome({ items, min, max }: AnswerSpace & { kind: 'some' }, text: string): TypedReply {
  if (/\p{L}/u.test(text)) return { kind: 'narrow', words: text };
  const numbers = text === '0' ? [] : numbersOf(text, items.length);
  if (!Array.isArray(numbers)) return numbers;
  if (numbers.length < min || numbers.length > max) return mistake('count-wrong', { min, max, same: min === max ? 'yes' : 'no' });
  return answer(items.filter((_, place) => numbers.includes(place + 1)));
}

function putInOrder(items: readonly unknown[], text: string): TypedReply {
  const numbers = numbersOf(text, items.length);
  if (!Array.isArray(numbers)) return numbers;
  if (numbers.length < items.length) return mistake('order-incomplete', { count: items.length });
  return answer(numbers.map((number) => itemAt(items, number - 1)));
}

/** Numbers from 1 to `most`, each at most once, separated by spaces or commas. */
function numbersOf(text: string, most: number): number[] | (TypedReply & { kind: 'mistake' }) {
  const numbers: number[] = [];
  for (const word of text.split(/[\s,;]+/).filter((part) => part !== '')) {
    const number = isWhole(word) ? Number(word) : 0;
    if (number < 1 || number > most) return notANumber(word, 1, most);
    if (numbers.includes(number)) return mistake('twice', { number });
    numbers.push(number);
  }
  return numbers;
}

function isWhole(text: string): boolean {
  return /^-?\d{1,15}$/.test(text);
}

function isNumeric(text: string): boolean {
  return /^[-+\d.,\s]+$/.test(text);
}

function answer(given: unknown): TypedReply {
  return { kind: 'answer', answer: given };
}

function notANumber(text: string, min: number, max: number): TypedReply & { kind: 'mistake' } {
  return mistake('not-a-number', { text: text.length > 30 ? `${text.slice(0, 30)}…` : text, min, max });
}

function mistake(key: CliTextKey, values: Readonly<Record<string, Value>> = {}): TypedReply & { kind: 'mistake' } {
  return { kind: 'mistake', key, values };
}
