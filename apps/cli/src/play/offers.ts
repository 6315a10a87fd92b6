/** Lists the choices of a decision with numbers, and finds them by words. */
import type { OpenDecision } from '@skald/engine';
import type { CliTranslator } from '../i18n/translator.ts';
import { type Paint, padded, widthOf, wrapped } from '../paint.ts';

export interface OfferPage {
  readonly i18n: CliTranslator;
  readonly paint: Paint;
  readonly width: number;
}

const GAP = 3;
/** From this many short choices on, use columns. */
const MANY = 9;

/** The numbered choices; with words, only those that contain them. */
export function offerLines(open: OpenDecision, { i18n, paint, width }: OfferPage, words = ''): readonly string[] {
  const choices = choicesOf(open);
  const digits = String(choices.length).length + 2;
  const room = width - digits - 2;
  const translated = choices.map((choice, i) => ({ number: i + 1, ...i18n.choice(open.prompt.key, choice, open.hints?.[i]) }));
  const shown = translated.filter(({ text, beside }) => containsWords(`${text} ${beside}`, words));
  const widest = Math.max(0, ...shown.map(({ text }) => widthOf(text)));
  const blocks = shown.map(({ number, text, beside }) => {
    const lines = linesOf(text, beside, widest, room, paint);
    return lines.map((line, i) => `${paint.bold((i === 0 ? String(number) : '').padStart(digits))}  ${line}`);
  });
  return inColumns(blocks, width);
}

/** A choice and its hint: in two columns, else on one line, else on two lines. */
function linesOf(text: string, beside: string, widest: number, room: number, paint: Paint): readonly string[] {
  if (beside === '') return wrapped(text, room);
  const together = [padded(text, widest), text].map((start) => `${start}  ${paint.dim(beside)}`).find((line) => widthOf(line) <= room);
  return together === undefined ? [...wrapped(text, room), paint.dim(beside)] : [together];
}

/** Many short choices in columns, numbered downwards. */
function inColumns(blocks: readonly (readonly string[])[], width: number): readonly string[] {
  const lines = blocks.flat();
  const column = Math.max(0, ...lines.map(widthOf)) + GAP;
  const across = Math.floor((width + GAP) / column);
  if (across < 2 || lines.length < MANY || lines.length > blocks.length) return lines;
  const down = Math.ceil(lines.length / across);
  return Array.from({ length: down }, (_, row) => {
    const cells = lines.filter((_line, i) => i % down === row);
    return cells.map((cell, i) => (i === cells.length - 1 ? cell : padded(cell, column))).join('');
  });
}

export function choicesOf({ space }: OpenDecision): readonly unknown[] {
  if (space.kind === 'amount') return [];
  return space.kind === 'one' ? space.options : space.items;
}

/** Does a text contain all of these words, in any order? */
export function containsWords(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
