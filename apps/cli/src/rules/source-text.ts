/** Just enough of a TypeScript scanner to tell code from comments and to find where strings and brackets end. */

/** A string or template: where it ends, and its text. */
export interface StringLiteral {
  readonly end: number;
  readonly text: string;
}

/** A division follows a value; a regular expression follows anything else. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|=>|\breturn|\btypeof|\bcase)\s*$/;

/** The end of the comment, string, template or regular expression that begins here; undefined if code begins here. */
export function endOfNonCode(source: string, at: number): number | undefined {
  const character = source[at];
  if (source.startsWith('//', at)) return until(source, '\n', at);
  if (source.startsWith('/*', at)) return until(source, '*/', at + 2) + 2;
  if (character === '"' || character === "'" || character === '`') return stringAt(source, at)?.end;
  if (character === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, at - 20), at))) return regexEnd(source, at);
  return undefined;
}

/** The string that opens here; leaves out expressions inside a template. */
export function stringAt(source: string, at: number): StringLiteral | undefined {
  const quote = source[at];
  if (quote !== '"' && quote !== "'" && quote !== '`') return undefined;
  let text = '';
  let i = at + 1;
  while (i < source.length && source[i] !== quote) {
    if (source[i] === '\\') {
      text += source[i + 1] ?? '';
      i += 2;
    } else if (quote === '`' && source.startsWith('${', i)) {
      i = endOfBrackets(source, i + 1);
      text += ' ';
    } else text += source[i++];
  }
  return { end: i + 1, text };
}

/** The position after the bracket that closes the one at `open`. */
export function endOfBrackets(source: string, open: number): number {
  let depth = 0;
  let i = open;
  while (i < source.length) {
    const end = endOfNonCode(source, i);
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
