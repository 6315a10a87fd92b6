/** A match played again from its log: every row must be accepted, use exactly its recorded facts, and give its digest. */
import type { Step } from '../apply.ts';
import { canonical } from '../canonical.ts';
import { type Chance, type Fact, type RecordedChance, recordedChance } from '../chance.ts';
import { type AnswerRow, Chronicle, type LogRow, type LogStart, type RewindRow, type UndoRow } from '../chronicle.ts';
import { Defect } from '../defect.ts';
import type { Game } from '../game.ts';
import { equal } from '../json.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { GameTypes, State } from '../state.ts';
import { type Fault, fault, isFault } from './format.ts';

/** What chance was asked for and what is recorded as its outcome; `row` 0 is the set-up. */
export interface Draw {
  readonly row: number;
  readonly stream: string;
  readonly nth: number;
  readonly bounds: readonly number[];
  readonly draws: readonly number[];
}

export class Replay<G extends GameTypes> {
  readonly match: Chronicle<G>;
  readonly #draws: Draw[];

  private constructor(match: Chronicle<G>, draws: Draw[]) {
    this.match = match;
    this.#draws = draws;
  }

  static begin<G extends GameTypes>(game: Game<G>, start: LogStart): Replay<G> | Fault {
    if (start.rulesVersion !== game.rulesVersion) {
      const reason = `The match was played by version ${start.rulesVersion} of the rules of ${game.slug}; here is version ${game.rulesVersion}.`;
      return fault('wrong-rules-version', reason);
    }
    const draws: Draw[] = [];
    const match = byFacts(start.facts, 0, draws, (chance) => {
      const begun = Chronicle.begin(game, { seats: start.seats, options: start.options }, chance);
      return isRefusal(begun) ? refused('refused-start', begun) : begun;
    });
    if (isFault(match)) return match;
    if (!equal(match.start.options, start.options)) {
      return fault('refused-start', `The options are not those that the game makes of them: ${canonical(match.start.options)}.`);
    }
    return match.start.digest === start.digest ? new Replay(match, draws) : otherDigest(match.start.digest);
  }

  /** Plays the next row: what the answer brought, or the state that an undo restored. */
  play(row: LogRow): Step<G> | State<G> | Fault {
    const due = this.match.rows.length + 1;
    if (row.seq !== due) return fault('bad-line', `The row calls itself number ${row.seq}, but number ${due} is due.`);
    const outcome = 'decision' in row ? this.#answer(row) : this.#goBack(row);
    if (isFault(outcome)) return outcome;
    const digest = this.match.rows.at(-1)?.digest ?? '';
    return digest === row.digest ? outcome : otherDigest(digest);
  }

  /** The first recorded draw that this chance would have decided otherwise. */
  drawUnlike(chance: Chance): Draw | undefined {
    return this.#draws.find(({ stream, nth, bounds, draws }) => !equal(chance.draw(stream, nth, bounds), draws));
  }

  #answer(row: AnswerRow): Step<G> | Fault {
    return byFacts(row.facts, row.seq, this.#draws, (chance) => {
      const step = this.match.answer(row.seat, row.decision, row.answer, chance);
      return isRefusal(step) ? refused('refused-answer', step) : step;
    });
  }

  #goBack(row: UndoRow | RewindRow): State<G> | Fault {
    const state = 'to' in row ? this.match.rewind(row.seat, row.to, row.consent) : this.match.undo(row.seat);
    return isRefusal(state) ? refused('refused-answer', state) : state;
  }
}

/** The match that a log gives, or what is wrong with the log. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  start: LogStart,
  rows: readonly LogRow[],
): Chronicle<G> | (Fault & { row: number }) {
  const begun = Replay.begin(game, start);
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

function otherDigest(found: string): Fault {
  return fault('digest-mismatch', `The rules lead to another state, with the digest ${found}.`);
}
