/** Replays a match from its log: every row must be accepted, use exactly its recorded facts, and give its digest. */

import { isRefusal, type Refusal } from '../answers/refusal.ts';
import { type Chance, type Fact, type RecordedChance, recordedChance } from '../chance.ts';
import { Defect } from '../defect.ts';
import { canonical } from '../digest/canonical.ts';
import type { Game } from '../game.ts';
import { equal } from '../state/json.ts';
import type { GameTypes } from '../state/state.ts';
import { type Fault, fault, isFault } from './fault.ts';
import { LoggedMatch } from './logged-match.ts';
import type { Move } from './move.ts';
import type { EditionRow, LogRow, LogStart } from './rows.ts';

/** What chance was asked for and what is recorded as its outcome; `row` 0 is the set-up. */
export interface Draw {
  readonly row: number;
  readonly stream: string;
  readonly nth: number;
  readonly bounds: readonly number[];
  readonly draws: readonly number[];
}

/** Finds the rules that a match goes on by. */
type FindEdition<G extends GameTypes> = (edition: string) => Game<G> | Fault;

export class Replay<G extends GameTypes> {
  readonly match: LoggedMatch<G>;
  readonly #draws: Draw[];
  readonly #find: FindEdition<G>;

  private constructor(match: LoggedMatch<G>, draws: Draw[], find: FindEdition<G>) {
    this.match = match;
    this.#draws = draws;
    this.#find = find;
  }

  static begin<G extends GameTypes>(game: Game<G>, start: LogStart, find: FindEdition<G> = missingEdition): Replay<G> | Fault {
    if (start.edition !== game.edition)
      return fault('unknown-edition', `The match was played by edition ${start.edition} of ${game.slug}; here is ${game.edition}.`);
    const draws: Draw[] = [];
    const match = byFacts(start.facts, 0, draws, (chance) => {
      const begun = LoggedMatch.begin(game, { seats: start.seats, options: start.options }, chance);
      return isRefusal(begun) ? refused('refused-start', begun) : begun;
    });
    if (isFault(match)) return match;
    if (!equal(match.start.options, start.options)) {
      return fault('refused-start', `The options are not those that the game makes of them: ${canonical(match.start.options)}.`);
    }
    return match.start.digest === start.digest ? new Replay(match, draws, find) : otherDigest(match.start.digest);
  }

  /** Plays the next row. */
  play(row: LogRow): Move<G> | Fault {
    const due = this.match.rows.length + 1;
    if (row.seq !== due) return fault('bad-line', `The row calls itself number ${row.seq}, but number ${due} is due.`);
    const changed = 'edition' in row ? this.#changeEdition(row) : undefined;
    const outcome =
      changed ??
      byFacts('decision' in row ? row.facts : [], row.seq, this.#draws, (chance) => {
        const move = this.match.play(row, chance);
        return isRefusal(move) ? refused('refused-answer', move) : move;
      });
    if (isFault(outcome)) return outcome;
    const digest = this.match.rows.at(-1)?.digest ?? '';
    return digest === row.digest ? outcome : otherDigest(digest);
  }

  /** The edition that the match goes on by must give the same log up to here. */
  #changeEdition({ edition }: EditionRow): Move<G> | Fault {
    const { game, start, rows } = this.match;
    const next = this.#find(edition);
    if (isFault(next)) return next;
    const unlike = next === game ? undefined : divergence(next, start, rows);
    if (unlike)
      return fault(
        'edition-mismatch',
        `Edition ${edition} plays ${unlike.row === 0 ? 'the set-up' : `row ${unlike.row}`} differently: ${unlike.reason}`,
      );
    const move = this.match.changeEdition(next);
    return isRefusal(move) ? refused('refused-answer', move) : move;
  }

  /** The first recorded draw that this chance source would decide differently. */
  drawUnlike(chance: Chance): Draw | undefined {
    return this.#draws.find(({ stream, nth, bounds, draws }) => !equal(chance.draw(stream, nth, bounds), draws));
  }
}

/** Where other rules play a log differently: the first such row, 0 for the set-up; undefined where they give every digest again. */
export function divergence<G extends GameTypes>(
  game: Game<G>,
  start: LogStart,
  rows: readonly LogRow[],
): (Fault & { readonly row: number }) | undefined {
  let row = 0;
  try {
    const begun = Replay.begin(game, { ...start, edition: game.edition }, () => game);
    if (isFault(begun)) return { ...begun, row };
    for (const next of rows) {
      row++;
      const played = begun.play(next);
      if (isFault(played)) return { ...played, row };
    }
    return undefined;
  } catch (error) {
    // Other rules may stumble over a match that they did not begin.
    return { ...fault('digest-mismatch', `The rules fail: ${error instanceof Error ? error.message : String(error)}.`), row };
  }
}

/** The match that a log replays to, or the fault in the log. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  start: LogStart,
  rows: readonly LogRow[],
  find: FindEdition<G> = missingEdition,
): LoggedMatch<G> | (Fault & { row: number }) {
  const begun = Replay.begin(game, start, find);
  if (isFault(begun)) return { ...begun, row: 0 };
  for (const [i, row] of rows.entries()) {
    const played = begun.play(row);
    if (isFault(played)) return { ...played, row: i + 1 };
  }
  return begun.match;
}

/** Lets something happen by recorded facts alone; a fact that does not fit, is missing or is left over is a fault of the log. */
function byFacts<T extends object>(facts: readonly Fact[], row: number, draws: Draw[], happen: (chance: Chance) => T | Fault): T | Fault {
  const recorded = recordedChance(facts);
  try {
    const outcome = happen(noting(recorded, row, draws));
    if (isFault(outcome) || recorded.left() === 0) return outcome;
    return fault('fact-mismatch', `Of the recorded facts ${recorded.left()} are not asked for.`);
  } catch (error) {
    if (error instanceof Defect && (error.code === 'fact-missing' || error.code === 'fact-mismatch')) {
      return fault('fact-mismatch', `What chance is recorded to have decided does not fit: ${error.message}.`);
    }
    throw error;
  }
}

function noting(recorded: RecordedChance, row: number, notes: Draw[]): Chance {
  return {
    draw(stream, nth, bounds) {
      const draws = recorded.draw(stream, nth, bounds);
      notes.push({ row, stream, nth, bounds, draws });
      return draws;
    },
  };
}

function refused(code: 'refused-start' | 'refused-answer', { refused, reason }: Refusal): Fault {
  return fault(code, `The rules refuse it (${refused}): ${reason.replace(/\.?$/, '.')}`);
}

function missingEdition(edition: string): Fault {
  return { ...fault('unknown-edition', `The match goes on by edition ${edition}, which is not here.`), edition };
}

function otherDigest(found: string): Fault {
  return fault('digest-mismatch', `The rules lead to another state, with the digest ${found}.`);
}
