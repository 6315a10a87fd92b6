/** The names of a new game in files, code, texts and rule ids. */
import { type CommandFailure, fail } from '../failure.ts';

export interface GameNames {
  /** In folders and addresses: `stone-heap`. */
  readonly slug: string;
  /** In code: `stoneHeap` and `StoneHeap`. */
  readonly camel: string;
  readonly pascal: string;
  /** For people: `Stone Heap`. */
  readonly title: string;
  /** Before the numbers of its rules: `SH`. */
  readonly prefix: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_SLUG = 32;
/** Letters, digits and spaces with a few marks between them: nothing that ends a string or opens a placeholder. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,:&’-]{0,39}$/u;
const LONGEST_PREFIX = 4;
/** Reserved words, which cannot name a variable. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  );

export interface NewGameRequest {
  readonly slug: string;
  readonly title?: string;
  /** Rule prefixes of the other games. */
  readonly taken: readonly string[];
}

export function namesFor({ slug, title = titleFrom(slug), taken }: NewGameRequest): GameNames | CommandFailure {
  const quoted = JSON.stringify(slug.slice(0, 60));
  if (!SLUG.test(slug) || slug.length > LONGEST_SLUG) {
    return fail('bad-slug', `${quoted} is no slug: it needs lower-case words with hyphens between them, such as stone-heap.`);
  }
  const camel = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (RESERVED.includes(camel)) return fail('bad-slug', `${quoted} is a word of the language; choose another slug.`);
  if (!TITLE.test(title)) return fail('bad-title', 'A title has up to 40 letters, digits and spaces, with . , : & ’ - between them.');
  const prefix = prefixFrom(slug, taken);
  if (prefix === undefined)
    return fail('bad-slug', `${quoted} leaves no prefix of two to four letters for its rules that no other game has.`);
  return { slug, camel, pascal: capital(camel), title, prefix };
}

/** The initials of the words, or the first letters; more letters if another game has that prefix. */
function prefixFrom(slug: string, taken: readonly string[]): string | undefined {
  const words = slug.replace(/[^a-z-]/g, '').split('-');
  const initials = words.map((word) => word.charAt(0)).join('');
  const letters = words.join('');
  const lengths = Array.from({ length: LONGEST_PREFIX - 1 }, (_, i) => i + 2);
  const possible = [initials.slice(0, LONGEST_PREFIX), ...lengths.map((length) => letters.slice(0, length))];
  return possible.map((one) => one.toUpperCase()).find((one) => one.length >= 2 && !taken.includes(one));
}

function titleFrom(slug: string): string {
  return slug.split('-').map(capital).join(' ');
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
