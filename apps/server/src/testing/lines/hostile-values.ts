/** Values that no honest client sends, put into the places of good ones. */

/** What a database refuses or reads otherwise: its end-of-text, half characters, what is too long, too large or of another kind. */
const TEXTS = [
  '\u0000',
  'good\u0000evil',
  '\ud800',
  'half a \udc00 pair',
  '\u202e',
  '',
  ' ',
  'x'.repeat(3000),
  "'; DROP TABLE matches; --",
  '💥',
] as const;
const NUMBERS = [-1, 0.5, 2 ** 31 - 1, 2 ** 31, 2_592_000_000, Number.MAX_SAFE_INTEGER, 2 ** 63, 1e308] as const;
const KINDS = [null, true, [], {}, [[]], 'text', 7] as const;

/** Ids and places of pages, as they stand in an address. */
export const ADDRESS_PARTS = [
  '%00',
  'good%00evil',
  '%F0%9F%92%A5',
  '%',
  '%E0%A4',
  '..%2F..%2Fetc',
  "'%20OR%201=1--",
  'x'.repeat(300),
  '9'.repeat(40),
  '-1',
  '1e9',
  '0x10',
  '9223372036854775808',
  '9007199254740993',
  '999999999999999_zzzz',
  '1_',
] as const;

/** The value with one hostile value in each of its places, one after the other; lists also with an item twice. */
export function* hostileTo(good: unknown): Generator<unknown> {
  if (typeof good === 'string') yield* [...TEXTS, ...TEXTS.map((text) => `${good}${text}`)];
  if (typeof good === 'number') yield* NUMBERS;
  yield* KINDS;
  if (Array.isArray(good)) {
    yield [...good, ...good];
    for (const [i, item] of good.entries()) for (const bad of hostileTo(item)) yield good.with(i, bad);
  } else if (typeof good === 'object' && good !== null) {
    for (const [key, value] of Object.entries(good)) {
      for (const bad of hostileTo(value)) yield { ...good, [key]: bad };
      yield Object.fromEntries(Object.entries(good).filter(([other]) => other !== key));
    }
    yield { ...good, '\u0000': 1 };
  }
}
