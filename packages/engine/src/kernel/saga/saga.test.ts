import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holmgang } from '../../testkit/index.ts';
import {
  type AnyGame,
  commitment,
  decisions,
  endingOf,
  fastRandom,
  type GameTypes,
  isFault,
  isObject,
  isOver,
  isRefusal,
  itemAt,
  keyedChance,
  LONGEST_SAGA_LINE,
  LoggedMatch,
  matchKey,
  replay,
  type SagaFault,
  SagaReader,
  type SagaVerdict,
  SagaWriter,
  sagaOf,
  sampleAnswer,
} from '../index.ts';
import { chainHashOf, FIRST_CHAIN_HASH } from './chain-hash.ts';

const game: AnyGame = holmgang;
const SECRET = 'f00d';
const NONCES = ['a', 'b', 'c'];
const chance = keyedChance(matchKey(SECRET, NONCES));
const about = { players: ['Astrid', 'Bjorn', 'Eydis'], fairness: { commitment: commitment(SECRET), nonces: NONCES } };

/** A random match; where an answer can be taken back, now and then it is. */
function played(seed: number, most = Number.POSITIVE_INFINITY): LoggedMatch<GameTypes> {
  const match = LoggedMatch.begin(game, { seats: 3 }, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  const random = fastRandom(seed);
  while (!isOver(match.state) && match.rows.length < most) {
    const open = decisions(game, match.state);
    const { seat, id, space } = itemAt(open, random.below(open.length));
    const step = match.answer(seat, id, sampleAnswer(space, random), chance);
    if (isRefusal(step)) throw new Error(step.reason);
    if (match.canUndo(seat) && random.below(3) === 0) match.undo(seat);
  }
  return match;
}

function read(lines: readonly string[], rest = ''): SagaVerdict | SagaFault {
  const reader = new SagaReader((slug, rules) => {
    if (slug !== game.slug) return undefined;
    return 'edition' in rules && rules.edition === game.edition ? game : { fault: 'unknown-edition', reason: 'It is not here.' };
  });
  for (const line of lines) {
    const part = reader.read(line);
    if (isFault(part)) return reader.finish();
  }
  return reader.finish(rest);
}

function faultOf(lines: readonly string[], rest = ''): { fault: string; line: number } {
  const outcome = read(lines, rest);
  if (!isFault(outcome)) throw new Error('the saga was accepted');
  expect(outcome.reason).toMatch(/^[A-Z].*\.$/);
  return { fault: outcome.fault, line: outcome.line };
}

/** The lines with some of them changed by somebody who also knows how to make all the marks fit again. */
function forged(lines: readonly string[], change: (line: Record<string, unknown>, place: number) => void): readonly string[] {
  let mark = FIRST_CHAIN_HASH;
  return lines.map((text, place) => {
    const line: unknown = JSON.parse(text);
    if (!isObject(line)) throw new Error('not a line');
    change(line, place);
    delete line.mark;
    mark = chainHashOf(mark, line);
    return JSON.stringify({ ...line, mark });
  });
}

/** Changes one field of one line, and makes the marks fit. */
function forgedAt(place: number, field: string, value: unknown): readonly string[] {
  return forged(lines, (line, here) => {
    if (here === place) line[field] = value;
  });
}

const match = played(7);
const lines = sagaOf(match, about, SECRET);
const parsed = lines.map((line): Record<string, unknown> => JSON.parse(line));
const undoAt = parsed.findIndex((line) => 'undo' in line);
const withFacts = parsed.findIndex((line, place) => place > 0 && Array.isArray(line.facts) && line.facts.length > 0);

describe('a saga', () => {
  it('of a finished match is accepted and its chance is proven', () => {
    const verdict = read(lines);
    expect(verdict).toMatchObject({ chance: 'proven', header: { game: 'holmgang', players: about.players } });
    expect(undoAt).toBeGreaterThan(0);
    expect(withFacts).toBeGreaterThan(0);
  });

  it('may end without a last line break', () => {
    expect(read(lines.slice(0, -1), lines.at(-1))).toMatchObject({ chance: 'proven' });
  });

  it('of a match left on purpose is accepted, with or without its secret', () => {
    const left = played(7, 12);
    expect(read(sagaOf(left, about, SECRET))).toMatchObject({ chance: 'proven', end: { end: { unfinished: true, answers: 12 } } });
    expect(read(sagaOf(left, about))).toMatchObject({ chance: 'committed' });
  });

  it('of a match that ended because seats gave up names them', () => {
    const left = played(7, 12);
    const ended = (resigned: readonly number[]) => {
      const writer = new SagaWriter();
      return [
        writer.header(left.start, about),
        ...left.rows.map((row) => writer.row(row)),
        writer.end({ ...endingOf(left), resigned }, SECRET),
      ];
    };
    expect(read(ended([0, 2]))).toMatchObject({ chance: 'proven', end: { end: { unfinished: true, resigned: [0, 2] } } });
    for (const wrong of [[], [9], [1, 1], [2, 0]]) expect(faultOf(ended(wrong))).toMatchObject({ fault: 'wrong-end' });
  });

  it('that promised nothing about its chance is accepted as recorded', () => {
    expect(read(sagaOf(match, { players: about.players }))).toMatchObject({ chance: 'recorded' });
  });

  it('keeps the times of a server', () => {
    expect(read(forgedAt(3, 'at', 1_700_000_000_000))).toMatchObject({ chance: 'proven' });
  });

  it('gives back the same match', () => {
    const again = replay(game, match.start, match.rows);
    expect(isFault(again)).toBe(false);
    expect(again).toMatchObject({ state: match.state, rows: match.rows });
  });
});

describe('a damaged saga', () => {
  it('is reported at the very line that was changed, removed, added or moved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lines.length - 2 }), (place) => {
        const swapped = lines.with(place, itemAt(lines, place + 1)).with(place + 1, itemAt(lines, place));
        const removed = lines.toSpliced(place, 1);
        const doubled = lines.toSpliced(place, 0, itemAt(lines, place));
        expect(faultOf(swapped).line).toBe(place + 1);
        expect(faultOf(removed).line).toBe(place + 1);
        expect(faultOf(doubled).line).toBe(place + 2);
      }),
    );
  });

  it('is reported whatever single character is replaced, removed or added, and never crashes the reader', () => {
    const text = lines.join('\n');
    const character = fc.oneof(
      fc.constantFrom('0', '1', '9', '"', '{', '}', '[', ']', ',', ':', 'a', 'f', ' ', '\\', '\n', 'é'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(0, 1), character, (place, removed, added) => {
        const damaged = text.slice(0, place) + added + text.slice(place + removed);
        if (damaged === text) return;
        const found = faultOf(damaged.split('\n'));
        const here = text.slice(0, place).split('\n').length;
        expect(Math.abs(found.line - here)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
  });

  it('is reported whatever field is changed, even where every mark was made to fit again', () => {
    const harmless = new Set(['mark', 'players', 'at']);
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.nat(), fc.jsonValue({ maxDepth: 2 }), (place, which, value) => {
        const fields = Object.keys(itemAt(parsed, place)).filter((field) => !harmless.has(field));
        const field = itemAt(fields, which % fields.length);
        const whole = JSON.parse(JSON.stringify(value), (_key, item) => (typeof item === 'number' ? Math.trunc(item % 1e9) : item));
        if (JSON.stringify(itemAt(parsed, place)[field]) === JSON.stringify(whole)) return;
        expect(faultOf(forgedAt(place, field, whole)).line).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('that breaks off is truncated, in the middle of a line too', () => {
    expect(faultOf(lines.slice(0, -1))).toEqual({ fault: 'truncated', line: lines.length });
    expect(faultOf(lines.slice(0, 3), itemAt(lines, 3).slice(0, 50))).toEqual({ fault: 'truncated', line: 4 });
    expect(faultOf([itemAt(lines, 0)])).toEqual({ fault: 'truncated', line: 2 });
  });

  it('that is no saga at all is told so', () => {
    for (const text of ['', 'hello', '[]', 'null', '{}', '{"saga":2}', '{"saga":1}', itemAt(lines, 1)]) {
      expect(faultOf([text])).toEqual({ fault: 'not-a-saga', line: 1 });
    }
    expect(faultOf([])).toEqual({ fault: 'not-a-saga', line: 1 });
  });

  it('may not go on after its closing line, nor begin twice', () => {
    expect(faultOf([...lines, ''])).toEqual({ fault: 'trailing-line', line: lines.length + 1 });
    expect(faultOf(forged(lines.toSpliced(2, 0, itemAt(lines, 0)), () => {}))).toEqual({ fault: 'bad-line', line: 3 });
  });

  it('is not looked into where it is huge', () => {
    expect(faultOf([`{"saga":1,"game":"${'x'.repeat(LONGEST_SAGA_LINE)}"}`])).toEqual({ fault: 'too-large', line: 1 });
    const deep = itemAt(lines, 1).replace(/"answer":"[^"]*"/, `"answer":${'['.repeat(90_000)}${']'.repeat(90_000)}`);
    expect(faultOf(lines.with(1, deep))).toEqual({ fault: 'bad-line', line: 2 });
  });

  it('is not read on where it has too many lines', () => {
    const reader = new SagaReader(() => game, 3);
    for (const line of lines.slice(0, 3)) expect(isFault(reader.read(line))).toBe(false);
    expect(reader.read(itemAt(lines, 3))).toMatchObject({ fault: 'too-large', line: 4 });
    expect(reader.finish()).toMatchObject({ fault: 'too-large', line: 4 });
  });

  it('must be written in the one plain way', () => {
    const [header, row] = [itemAt(lines, 0), itemAt(lines, 1)];
    expect(faultOf([header, row.replace('{', '{ ')])).toEqual({ fault: 'bad-line', line: 2 });
    expect(faultOf([header, row.replace('{', '{"seq":1,')])).toEqual({ fault: 'bad-line', line: 2 });
    expect(faultOf([header, row.replace('"seq":1,', '"seq":1.0,')])).toEqual({ fault: 'bad-line', line: 2 });
    expect(faultOf([header, row.replace('"seq":1,', '"seq":1.5,')])).toEqual({ fault: 'bad-line', line: 2 });
    expect(faultOf([header, row.replace('{', '{"extra":1,')])).toEqual({ fault: 'bad-line', line: 2 });
  });
});

describe('a forged saga', () => {
  const last = lines.length - 1;

  it('of an unknown game or of other rules is told so', () => {
    expect(faultOf(forgedAt(0, 'game', 'hnefatafl'))).toEqual({ fault: 'unknown-game', line: 1 });
    expect(faultOf(forgedAt(0, 'edition', 'another'))).toEqual({ fault: 'unknown-edition', line: 1 });
  });

  it('with a wrong number of seats or wrong options is refused', () => {
    const crowded = forged(lines, (line, place) => {
      if (place === 0) Object.assign(line, { seats: 9, players: Array(9).fill('x') });
    });
    expect(faultOf(crowded)).toEqual({ fault: 'refused-start', line: 1 });
    expect(faultOf(forgedAt(0, 'options', { jotun: 7 }))).toEqual({ fault: 'refused-start', line: 1 });
    expect(faultOf(forgedAt(0, 'options', {}))).toEqual({ fault: 'refused-start', line: 1 });
    expect(faultOf(forgedAt(0, 'players', ['x']))).toEqual({ fault: 'not-a-saga', line: 1 });
    expect(faultOf(forgedAt(0, 'players', ['x', 'y', '\u001b[2J']))).toEqual({ fault: 'not-a-saga', line: 1 });
  });

  it('with an answer of another seat, another decision or not on offer is refused', () => {
    expect(faultOf(forgedAt(1, 'seat', 9))).toEqual({ fault: 'refused-answer', line: 2 });
    expect(faultOf(forgedAt(1, 'decision', '77.0'))).toEqual({ fault: 'refused-answer', line: 2 });
    expect(faultOf(forgedAt(1, 'answer', 'sword'))).toEqual({ fault: 'refused-answer', line: 2 });
    expect(faultOf(forgedAt(1, 'answer', Array(5000).fill(0)))).toEqual({ fault: 'refused-answer', line: 2 });
    expect(faultOf(forgedAt(undoAt, 'seat', 2))).toEqual({ fault: 'refused-answer', line: undoAt + 1 });
  });

  it('with facts that do not fit, are missing, are left over or are impossible is found out', () => {
    for (const facts of [[], [{ stream: 'sky', draws: [0] }], [{ stream: 'boast', draws: [6, 6] }], [{ stream: 'boast', draws: [99] }]]) {
      expect(faultOf(forgedAt(withFacts, 'facts', facts))).toEqual({ fault: 'fact-mismatch', line: withFacts + 1 });
    }
    expect(faultOf(forgedAt(1, 'facts', [{ stream: 'boast', draws: [0] }]))).toEqual({ fault: 'fact-mismatch', line: 2 });
  });

  it('with another digest is found out', () => {
    expect(faultOf(forgedAt(0, 'digest', '0'.repeat(64)))).toEqual({ fault: 'digest-mismatch', line: 1 });
    expect(faultOf(forgedAt(4, 'digest', '0'.repeat(64)))).toEqual({ fault: 'digest-mismatch', line: 5 });
  });

  it('with another secret, or none, is found out', () => {
    expect(faultOf(forgedAt(last, 'secret', 'beef'))).toEqual({ fault: 'commitment-mismatch', line: last + 1 });
    expect(faultOf(sagaOf(match, about))).toEqual({ fault: 'commitment-mismatch', line: last + 1 });
    expect(faultOf(sagaOf(match, { players: about.players }, SECRET))).toEqual({ fault: 'commitment-mismatch', line: last + 1 });
  });

  it('whose chance was not decided by its secret is found out at the line of the first such fact', () => {
    const nonces = ['a', 'b', 'd'];
    const other = { players: about.players, fairness: { commitment: commitment(SECRET), nonces } };
    expect(faultOf(sagaOf(match, other, SECRET))).toEqual({ fault: 'fact-mismatch', line: 1 });
  });

  it('with another end is found out', () => {
    const end = { answers: match.rows.length, standings: game.standings(match.state) };
    expect(faultOf(forgedAt(last, 'end', { ...end, standings: [] }))).toEqual({ fault: 'standings-mismatch', line: last + 1 });
    expect(faultOf(forgedAt(last, 'end', { ...end, answers: 3 }))).toEqual({ fault: 'wrong-end', line: last + 1 });
    expect(faultOf(forgedAt(last, 'end', { ...end, unfinished: true }))).toEqual({ fault: 'wrong-end', line: last + 1 });
    const early = forged([...lines.slice(0, 5), itemAt(lines, last)], () => {});
    expect(faultOf(early)).toEqual({ fault: 'wrong-end', line: 6 });
  });
});
