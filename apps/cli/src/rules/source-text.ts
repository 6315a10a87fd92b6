/** Just enough of TypeScript's spelling to tell code from comments, and to find where strings and brackets end. */

/** A text in quotes or backticks: where it ends, and what stands in it. */
export interface Quoted {
  readonly end: number;
  readonly text: string;
}

/** A division follows a value; a regular expression follows anything else. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|=>|\breturn|\btypeof|\bcase)\s*$/;

/** The end of whatever begins here and is no code: a comment, a string, a template, a regular expression. Undefined where code begins. */
export function skipped(source: string, at: number): number | undefined {
  const character = source[at];
  if (source.startsWith('//', at)) return until(source, '\n', at);
  if (source.startsWith('/*', at)) return until(source, '*/', at + 2) + 2;
  if (character === '"' || character === "'" || character === '`') return quotedAt(source, at)?.end;
  if (character === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, at - 20), at))) return regexEnd(source, at);
  return undefined;
}

/** The text that begins here, where a quote opens; expressions inside a template are left out. */
export function quotedAt(source: string, at: number): Quoted | undefined {
  const quote = source[at];
  if (quote !== '"' && quote !== "'" && quote !== '`') return undefined;
  let text = '';
  let i = at + 1;
  while (i < source.length && source[i] !== quote) {
    if (source[i] === '\\') {
      text += source[i + 1] ?? '';
      i += 2;
    } else if (quote === '`' && source.startsWith('${', i)) {
      i = closing(source, i + 1);
      text += ' ';
    } else text += source[i++];
  }
  return { end: i + 1, text };
}

/** The place behind the bracket that closes the one at `open`. */
export function closing(source: string, open: number): number {
  let depth = 0;
  let i = open;
  while (i < source.length) {
    const end = skipped(source, i);
    if (end !== undefined) {
      i = end;
      continue;
    }
    const character = source[i] ?? '';
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character) && --depth === 0) return i + 1;
    i++;
  }
  return source.length;
}

function regexEnd(source: string, at: number): number {
  let inClass = false;
  for (let i = at + 1; i < source.length && source[i] !== '\n'; i++) {
    const character = source[i];
    if (character === '\\') i++;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return i + 1;
  }
  return at + 1;
}

function until(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from);
  return found < 0 ? source.length : found;
}
