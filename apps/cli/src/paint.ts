/** Colours and layout for terminals. */
import { stripVTControlCharacters, styleText } from 'node:util';
import type { Seat } from '@skald/engine';
import type { OutputStream } from './world.ts';

type Format = Parameters<typeof styleText>[0];

const SEAT_COLOURS = ['cyan', 'yellow', 'green', 'magenta', 'blue', 'red'] as const satisfies readonly Format[];

export class Paint {
  readonly #colours: boolean;

  constructor(sink: OutputStream) {
    this.#colours = sink.isTTY === true && (sink.hasColors?.() ?? false);
  }

  as(format: Format, text: string): string {
    return this.#colours && text !== '' ? styleText(format, text, { validateStream: false }) : text;
  }

  dim(text: string): string {
    return this.as('dim', text);
  }

  bold(text: string): string {
    return this.as('bold', text);
  }

  /** Paints a text in the colour of a seat. */
  seat(seat: Seat, text: string): string {
    return this.as(SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'white', text);
  }
}

/** The number of columns that a text takes. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a text at its spaces so that no line is wider; keeps a longer word whole. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Breaks a text into lines with a hanging indent. */
export function indented(text: string, indent: number, width: number): string[] {
  return wrapped(text, width - indent - 2).map((line, i) => `${' '.repeat(i === 0 ? indent : indent + 2)}${line}`);
}
