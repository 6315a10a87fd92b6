/** The choices of a decision as numbered lines, and the words to find them by. */
import type { OpenDecision } from '@skald/engine';
import { type Paint, padded, widthOf, wrapped } from '../paint.ts';
import type { Speaker } from '../words/speaker.ts';

export interface Page {
  readonly speaker: Speaker;
  readonly paint: Paint;
  readonly width: number;
}

/** The numbered choices; with words, only those that contain them. */
export function offerLines(open: OpenDecision, { speaker, paint, width }: Page, words = ''): readonly string[] {
  const choices = choicesOf(open);
  const digits = String(choices.length).length + 2;
  const spoken = choices.map((choice, i) => ({ number: i + 1, ...speaker.choice(open.prompt.key, choice, open.hints?.[i]) }));
  const shown = spoken.filter(({ text, beside }) => contains(`${text} ${beside}`, words));
  const widest = Math.max(0, ...shown.map(({ text }) => widthOf(text)));
  return shown.flatMap(({ number, text, beside }) => {
    const heading = `${paint.bold(String(number).padStart(digits))}  `;
    const indent = ' '.repeat(digits + 2);
    const room = width - digits - 2;
    const together = [`${padded(text, widest)}  ${paint.dim(beside)}`, `${text}  ${paint.dim(beside)}`].find(
      (line) => widthOf(line.trimEnd()) <= room,
    );
    if (together !== undefined) return [heading + together.trimEnd()];
    const lines = [...wrapped(text, room), ...(beside === '' ? [] : [paint.dim(beside)])];
    return lines.map((line, i) => (i === 0 ? heading : indent) + line);
  });
}

export function choicesOf({ space }: OpenDecision): readonly unknown[] {
  if (space.kind === 'amount') return [];
  return space.kind === 'one' ? space.options : space.items;
}

/** Does a text contain all of these words, in whatever order? */
export function contains(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
