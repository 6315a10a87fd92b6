/** Writes sagas: each call gives the next line, without its line break. */
import type { Game } from '../game.ts';
import type { LoggedMatch } from '../log/logged-match.ts';
import type { LogRow, LogStart } from '../log/rows.ts';
import { type GameTypes, isOver, type Seat, type State } from '../state/state.ts';
import { chainHashOf, FIRST_CHAIN_HASH } from './chain-hash.ts';
import { SAGA_FORMAT, type SagaEnding } from './format.ts';

/** What a header contains besides the start of the match. */
export interface SagaAbout {
  readonly players: readonly string[];
  readonly fairness?: { readonly commitment: string; readonly nonces: readonly string[] };
}

export class SagaWriter {
  #mark = FIRST_CHAIN_HASH;

  header(start: LogStart, about: SagaAbout): string {
    const { game, edition, seats, options, facts, digest } = start;
    return this.#line({ saga: SAGA_FORMAT, game, edition, seats, players: about.players, options, ...about.fairness, facts, digest });
  }

  /** `at` is the time at which a server took the row, in milliseconds. */
  row(row: LogRow, at?: number): string {
    return this.#line(at === undefined ? { ...row } : { ...row, at });
  }

  end(ending: SagaEnding, secret?: string): string {
    return this.#line(secret === undefined ? { end: ending } : { end: ending, secret });
  }

  #line(unmarked: object): string {
    this.#mark = chainHashOf(this.#mark, unmarked);
    return JSON.stringify({ ...unmarked, mark: this.#mark });
  }
}

/** A match whose saga is to be closed. */
interface Closing<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: State<G>;
  readonly rows: readonly object[];
}

/** What the closing line says of a match; `resigned` are the seats whose giving up ended it. */
export function endingOf<G extends GameTypes>({ game, state, rows }: Closing<G>, resigned?: readonly Seat[]): SagaEnding {
  const ending = { answers: rows.length, standings: game.standings(state) };
  return isOver(state) ? ending : { ...ending, unfinished: true, ...(resigned && { resigned }) };
}

/** The saga of a whole match, line by line. */
export function sagaOf<G extends GameTypes>(match: LoggedMatch<G>, about: SagaAbout, secret?: string): readonly string[] {
  const writer = new SagaWriter();
  const header = writer.header(match.start, about);
  const rows = match.rows.map((row) => writer.row(row));
  return [header, ...rows, writer.end(endingOf(match), secret)];
}
