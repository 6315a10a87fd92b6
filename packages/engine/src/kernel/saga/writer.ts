/** Writes sagas: each call gives the next line, without its line break. */
import type { Chronicle, LogRow, LogStart } from '../chronicle.ts';
import { type GameTypes, isOver } from '../state.ts';
import { SAGA_FORMAT, type SagaEnding } from './format.ts';
import { FIRST_MARK, markOf } from './mark.ts';

/** What a header tells beside how the match began. */
export interface SagaAbout {
  readonly players: readonly string[];
  readonly fairness?: { readonly commitment: string; readonly nonces: readonly string[] };
}

export class SagaWriter {
  #mark = FIRST_MARK;

  header(start: LogStart, about: SagaAbout): string {
    const { game, rulesVersion, seats, options, facts, digest } = start;
    return this.#line({ saga: SAGA_FORMAT, game, rulesVersion, seats, players: about.players, options, ...about.fairness, facts, digest });
  }

  /** `at` is the time at which a server took the row, in milliseconds. */
  row(row: LogRow, at?: number): string {
    return this.#line(at === undefined ? { ...row } : { ...row, at });
  }

  end(ending: SagaEnding, secret?: string): string {
    return this.#line(secret === undefined ? { end: ending } : { end: ending, secret });
  }

  #line(unmarked: object): string {
    this.#mark = markOf(this.#mark, unmarked);
    return JSON.stringify({ ...unmarked, mark: this.#mark });
  }
}

/** How a match stands where its saga is closed. */
export function endingOf<G extends GameTypes>(match: Chronicle<G>): SagaEnding {
  const ending = { answers: match.rows.length, standings: match.game.standings(match.state) };
  return isOver(match.state) ? ending : { ...ending, unfinished: true };
}

/** The saga of a whole match, line by line. */
export function sagaOf<G extends GameTypes>(match: Chronicle<G>, about: SagaAbout, secret?: string): readonly string[] {
  const writer = new SagaWriter();
  const header = writer.header(match.start, about);
  const rows = match.rows.map((row) => writer.row(row));
  return [header, ...rows, writer.end(endingOf(match), secret)];
}
