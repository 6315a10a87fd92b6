/** A match that goes on by another edition: its log, its saga, and going back across the change. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../answers/refusal.ts';
import { fastChance } from '../chance.ts';
import { digest } from '../digest/digest.ts';
import { type AnyGame, type Game, named } from '../game.ts';
import type { SagaRules } from '../saga/format.ts';
import { editionsNamedIn } from '../saga/parse.ts';
import { SagaReader } from '../saga/reader.ts';
import { sagaOf } from '../saga/writer.ts';
import { choose, type Tiny, tiny } from '../testing/tiny.ts';
import { type Fault, isFault } from './fault.ts';
import { LoggedMatch } from './logged-match.ts';
import { divergence, replay } from './replay.ts';
import { lineage } from './rewind.ts';

const chance = fastChance(1);
const rules = tiny({
  first: (g) => g.ask(choose, 0, {}),
  second: (g) => g.ask(choose, 0, {}),
  third: (g) => g.ask(choose, 0, {}),
  fourth: (g) => g.ask(choose, 1, {}),
});
const one = named(rules, 'one');
const two = named(rules, 'two');
/** Asks the other seat after the first answer. */
const unlike = named(tiny({ first: (g) => g.ask(choose, 0, {}), second: (g) => g.ask(choose, 1, {}) }), 'unlike');

/** An answer, a change of edition, an answer, two undos, and an answer. */
function moved(): LoggedMatch<Tiny> {
  const match = LoggedMatch.begin<Tiny>(one, { seats: 2 }, chance);
  if (isRefusal(match)) throw new Error(match.reason);
  match.answer(0, '1.0', 'a', chance);
  match.changeEdition(two);
  match.answer(0, '2.0', 'b', chance);
  match.undo(0);
  match.undo(0);
  match.answer(0, '1.0', 'b', chance);
  return match;
}

const findTiny = (edition: string): Game<Tiny> | Fault =>
  [one, two, unlike].find((game) => game.edition === edition) ?? { fault: 'unknown-edition', reason: `no ${edition}` };

describe('a change of edition', () => {
  it('is a row that leaves the state as it is, and can be undone across', () => {
    const match = moved();
    expect(match.rows[1]).toEqual({ seq: 2, edition: 'two', digest: match.rows[0]?.digest });
    expect(match.rows.map((row) => ('edition' in row ? row.edition : 'undo' in row ? 'undo' : row.answer))).toEqual([
      'a',
      'two',
      'b',
      'undo',
      'undo',
      'b',
    ]);
    expect(match.rows[4]?.digest).toBe(match.start.digest);
    expect(match.game.edition).toBe('two');
    expect(match.start.edition).toBe('one');
    expect(lineage(match.rows, 3).map(({ seq }) => seq)).toEqual([1, 3]);
    expect(lineage(match.rows, 6).map(({ seq }) => seq)).toEqual([6]);
    match.rewind(1, 3, [0]);
    expect(match.rows.at(-1)?.digest).toBe(match.rows[2]?.digest);
  });

  it('is honoured when the log is replayed', () => {
    const { start, rows, state } = moved();
    const again = replay(one, start, rows, findTiny);
    if (isFault(again)) throw new Error(again.reason);
    expect(digest(again.state)).toBe(digest(state));
    expect(again.game.edition).toBe('two');
    expect(replay(one, start, rows)).toMatchObject({ fault: 'unknown-edition', edition: 'two', row: 2 });
    const forged = rows.map((row) => ('edition' in row ? { ...row, edition: 'unlike' } : row));
    expect(replay(one, start, forged, findTiny)).toMatchObject({
      fault: 'edition-mismatch',
      row: 2,
      reason: expect.stringContaining('row 1'),
    });
  });

  it('is refused by what plays the log differently', () => {
    const { start, rows } = moved();
    expect(divergence(two, start, rows)).toBeUndefined();
    expect(divergence(unlike, start, rows)).toMatchObject({ row: 1, fault: 'digest-mismatch' });
    const broken = named(
      tiny({
        first: () => {
          throw new Error('not for this match');
        },
      }),
      'broken',
    );
    expect(divergence(broken, start, rows)).toMatchObject({ row: 0 });
  });

  it('stands in the saga, which names every edition that it needs', () => {
    const lines = sagaOf(moved(), { players: ['Astrid', 'Bjorn'] });
    expect(editionsNamedIn(lines)).toEqual(['two']);
    const read = (games: readonly AnyGame[]) => {
      const reader = new SagaReader(
        (_, named: SagaRules) => games.find((game) => 'edition' in named && game.edition === named.edition) ?? missing(named),
      );
      const parts = lines.map((line) => reader.read(line));
      return { parts: parts.map((part) => ('part' in part ? part.part : part.fault)), verdict: reader.finish() };
    };
    const whole = read([one, two]);
    expect(whole.parts).toEqual(['header', 'answer', 'edition', 'answer', 'undo', 'undo', 'answer', 'end']);
    expect(whole.verdict).toMatchObject({ match: { game: { edition: 'two' } } });
    expect(read([one]).verdict).toMatchObject({ fault: 'unknown-edition', line: 3 });
  });
});

function missing(named: SagaRules): Fault {
  return { fault: 'unknown-edition', reason: `no ${'edition' in named ? named.edition : named.rulesVersion}` };
}
