/** Finds the rule ids that test names cite. */
import { endOfBrackets, endOfNonCode, stringAt } from './source-text.ts';

const RULE_ID = /\b[A-Z]{2,4}-(?:[TQ]\d+|\d+\.\d+)(?!\w)/g;
const TEST_CALL = /^(?:it|test|describe)((?:\.[a-zA-Z]+)*)\s*(?=[(`<])/;
/** These tests do not run, so they prove nothing. */
const NOT_RUN = ['.skip', '.todo'];

/** Every id that is spelled out in a name passed to `it`, `test` or `describe`, or in the rows of their tables. */
export function idsCitedIn(source: string): ReadonlySet<string> {
  const cited = new Set<string>();
  let i = 0;
  while (i < source.length) {
    const end = endOfNonCode(source, i);
    if (end !== undefined) {
      i = end;
      continue;
    }
    const call = /\w/.test(source[i - 1] ?? '') || source[i - 1] === '.' ? null : TEST_CALL.exec(source.slice(i, i + 80));
    if (!call) {
      i++;
      continue;
    }
    const [head, modifiers = ''] = call;
    const name = nameOf(source, i + head.length, /\.(?:each|for|skipIf|runIf)$/.test(modifiers));
    if (!NOT_RUN.some((modifier) => modifiers.includes(modifier))) for (const [id] of name.text.matchAll(RULE_ID)) cited.add(id);
    i = name.end;
  }
  return cited;
}

/** The name that a call gives to its test, after its table if it has one. */
function nameOf(source: string, open: number, withTable: boolean): { readonly text: string; readonly end: number } {
  if (!withTable) return argument(source, open);
  const tableEnd = source[open] === '`' ? (stringAt(source, open)?.end ?? source.length) : endOfBrackets(source, open);
  const title = argument(source, tableEnd);
  // A title with a placeholder takes its text from the rows.
  const rows = /[%$]/.test(title.text) ? stringsIn(source, open, tableEnd) : '';
  return { text: `${title.text} ${rows}`, end: title.end };
}

/** The strings of the first argument of the call whose bracket opens here. */
function argument(source: string, open: number): { readonly text: string; readonly end: number } {
  let text = '';
  let i = source.indexOf('(', open) + 1;
  if (i === 0) return { text, end: source.length };
  while (i < source.length && source[i] !== ',' && source[i] !== ')') {
    const quoted = stringAt(source, i);
    if (quoted) text += `${quoted.text} `;
    i = quoted?.end ?? endOfNonCode(source, i) ?? i + 1;
  }
  return { text, end: i };
}

function stringsIn(source: string, from: number, to: number): string {
  let text = '';
  let i = from;
  while (i < to) {
    const quoted = stringAt(source, i);
    if (quoted) text += `${quoted.text} `;
    i = quoted?.end ?? endOfNonCode(source, i) ?? i + 1;
  }
  return text;
}
