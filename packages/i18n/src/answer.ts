/** An answer that was given or could be given, in words. */
import type { Json } from '@skald/engine';
import type { Translator } from './translator.ts';

/** A number, or the chosen items, each with its hint. */
export type AnswerParts = number | readonly { readonly choice: unknown; readonly hint?: Json }[];

/** `none` stands for an answer that chooses nothing. */
export function answerInWords<K extends string>(i18n: Translator<K>, decision: string, parts: AnswerParts, none = '–'): string {
  if (typeof parts === 'number') return String(parts);
  if (parts.length === 0) return none;
  return parts.map(({ choice, hint }) => i18n.choice(decision, choice, hint).text).join(', ');
}
