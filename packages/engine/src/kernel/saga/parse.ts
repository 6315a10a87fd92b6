/** Parses the text of a line, strictly: every line that is accepted has exactly one spelling. */
import type { Fact } from '../chance.ts';
import type { Standing } from '../game.ts';
import { type Fault, fault, isFault } from '../log/fault.ts';
import { isObject } from '../state/json.ts';
import { LONGEST_SAGA_LINE, SAGA_FORMAT, type SagaEnd, type SagaEnding, type SagaHeader, type SagaRow } from './format.ts';
import { fits, type Kind, kind, listOf, misfit, quoted, type Shape, shape, shaped } from './shape.ts';

/** No answer nests deeper; a text that does would exhaust the stack of its reader. */
const DEEPEST = 40;
const MOST_SEATS = 100;
const MOST_ENTRIES = 100_000;

const whole = kind('a whole number from 0 up', (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0);
const score = kind('a whole number', (value): value is number => Number.isSafeInteger(value));
const slug = kind('the name of a game', (value): value is string => typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value));
const hash = kind('64 hexadecimal digits', (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
const word = kind('a short text without control characters', isWord);
const decisionId = kind('the id of a decision', (value): value is string => typeof value === 'string' && /^\d{1,9}\.\d{1,9}$/.test(value));
const anything = kind('JSON', (_value): _value is unknown => true);
const yes = kind('true', (value): value is true => value === true);
const firstFormat = kind('1', (value): value is 1 => value === 1);
const format = kind('2', (value): value is typeof SAGA_FORMAT => value === SAGA_FORMAT);

const fact: Kind<Fact> = shaped('a fact', shape({ stream: word, draws: listOf(whole, MOST_ENTRIES) }, {}));
const facts = listOf(fact, MOST_ENTRIES);
const standing: Kind<Standing> = shaped('a standing', shape({ seat: whole, rank: whole, score }, {}));
const ending: Kind<SagaEnding> = shaped(
  'how the match ended',
  shape({ answers: whole, standings: listOf(standing, MOST_SEATS) }, { unfinished: yes, resigned: listOf(whole, MOST_SEATS) }),
);

const OPENING = { game: slug, seats: whole, players: listOf(word, MOST_SEATS), options: anything, facts, digest: hash, mark: hash };
const FAIRNESS = { commitment: hash, nonces: listOf(word, MOST_SEATS) };
const FIRST_HEADER = shape({ saga: firstFormat, rulesVersion: whole, ...OPENING }, FAIRNESS);
const HEADER = shape({ saga: format, edition: word, ...OPENING }, FAIRNESS);
const ANSWER = shape({ seq: whole, seat: whole, decision: decisionId, answer: anything, facts, digest: hash, mark: hash }, { at: whole });
const UNDO = shape({ seq: whole, seat: whole, undo: yes, digest: hash, mark: hash }, { at: whole });
const REWIND = shape(
  { seq: whole, seat: whole, undo: yes, to: whole, consent: listOf(whole, MOST_SEATS), digest: hash, mark: hash },
  { at: whole },
);
const EDITION = shape({ seq: whole, edition: word, digest: hash, mark: hash }, { at: whole });
const END = shape({ end: ending, mark: hash }, { secret: word });

export type Parsed =
  | { readonly part: 'header'; readonly line: SagaHeader }
  | { readonly part: 'row'; readonly line: SagaRow }
  | { readonly part: 'end'; readonly line: SagaEnd };

export function parseLine(text: string): Parsed | Fault {
  const plain = parsePlain(text);
  if (isFault(plain)) return plain;
  const { value } = plain;
  if ('saga' in value) return parseHeader(value);
  if ('end' in value) return fits(value, END) ? { part: 'end', line: value } : misshapen('The closing line', value, END);
  if ('to' in value) return fits(value, REWIND) ? { part: 'row', line: value } : misshapen('The rewind', value, REWIND);
  if ('undo' in value) return fits(value, UNDO) ? { part: 'row', line: value } : misshapen('The undo', value, UNDO);
  if ('edition' in value) return fits(value, EDITION) ? { part: 'row', line: value } : misshapen('The change of edition', value, EDITION);
  return fits(value, ANSWER) ? { part: 'row', line: value } : misshapen('The answer', value, ANSWER);
}

/** The header in the first line of a saga, with nothing checked that needs the rules. */
export function sagaHeaderIn(text: string): SagaHeader | Fault {
  const parsed = parseLine(text);
  if (isFault(parsed)) return parsed;
  return parsed.part === 'header' ? parsed.line : fault('not-a-saga', 'The first line is not the header of a saga.');
}

/** The editions that the lines of a saga name after its header, with nothing checked. */
export function editionsNamedIn(lines: readonly string[]): readonly string[] {
  const named = lines.slice(1).flatMap((line) => {
    const parsed = line.includes('"edition":') ? parseLine(line) : undefined;
    return parsed && !isFault(parsed) && parsed.part === 'row' && 'edition' in parsed.line ? [parsed.line.edition] : [];
  });
  return [...new Set(named)];
}

function parseHeader(value: Record<string, unknown>): Parsed | Fault {
  if (value.saga === 1) return fits(value, FIRST_HEADER) ? checkHeader(value) : misshapen('The header', value, FIRST_HEADER);
  if (value.saga === SAGA_FORMAT) return fits(value, HEADER) ? checkHeader(value) : misshapen('The header', value, HEADER);
  return fault('not-a-saga', 'The file is written in a format of saga that is not known here.');
}

function checkHeader(value: SagaHeader): Parsed | Fault {
  if (value.players.length !== value.seats) return fault('bad-line', 'The header does not name one player for each seat.');
  if ((value.commitment === undefined) !== (value.nonces === undefined)) {
    return fault('bad-line', 'The header has a commitment without nonces, or nonces without a commitment.');
  }
  return { part: 'header', line: value };
}

/** An object of whole numbers, texts, lists and objects, written as JSON writes it: no spaces, no doubled entries, no other spelling. */
function parsePlain(text: string): { readonly value: Record<string, unknown> } | Fault {
  if (text.length > LONGEST_SAGA_LINE) return fault('too-large', `The line is longer than ${LONGEST_SAGA_LINE} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault('bad-line', `The line is not JSON: it begins with ${quoted(text)}.`);
  }
  if (!isPlain(value, 0)) return fault('bad-line', 'The line holds a number that is not whole, or nests too deeply.');
  if (!isObject(value)) return fault('bad-line', 'The line is not an object.');
  if (JSON.stringify(value) !== text) return fault('bad-line', 'The line has spaces between its entries, or one of them twice.');
  return { value };
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  return Object.values(value).every((item) => isPlain(item, depth + 1));
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && !/\p{Cc}/u.test(value);
}

function misshapen(what: string, value: Record<string, unknown>, expected: Shape): Fault {
  return fault('bad-line', `${what} ${misfit(value, expected) ?? 'is misshapen'}.`);
}
