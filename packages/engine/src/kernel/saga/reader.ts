/** Reads a saga line by line and believes none of it: shapes, marks, rules, chance and result are all checked. */

import { commitment, keyedChance, matchKey } from '../chance.ts';
import { canonical } from '../digest/canonical.ts';
import type { Begun, Step } from '../flow/apply.ts';
import type { AnyGame } from '../game.ts';
import { type Fault, fault, isFault } from '../log/fault.ts';
import type { LoggedMatch } from '../log/logged-match.ts';
import { Replay } from '../log/replay.ts';
import type { LogStart } from '../log/rows.ts';
import { equal } from '../state/json.ts';
import { type GameTypes, isOver, type Seat, type State } from '../state/state.ts';
import { chainHashOf, FIRST_CHAIN_HASH } from './chain-hash.ts';
import {
  MOST_SAGA_LINES,
  SAGA_FORMAT,
  type SagaEnd,
  type SagaFault,
  type SagaHeader,
  type SagaLine,
  type SagaRow,
  type SagaRules,
} from './format.ts';
import { type Parsed, parseLine } from './parse.ts';

/** The content of one valid line. */
export type SagaPart =
  | { readonly part: 'header'; readonly header: SagaHeader; readonly start: LogStart; readonly begun: Begun<GameTypes> }
  | { readonly part: 'answer'; readonly row: SagaRow; readonly step: Step<GameTypes> }
  | { readonly part: 'undo'; readonly row: SagaRow; readonly state: State<GameTypes> }
  /** From here on by the rules of another edition. */
  | { readonly part: 'edition'; readonly row: SagaRow; readonly state: State<GameTypes>; readonly game: AnyGame }
  | { readonly part: 'end'; readonly end: SagaEnd };

/** The verdict on a complete, faultless saga. */
export interface SagaVerdict {
  readonly header: SagaHeader;
  readonly end: SagaEnd;
  readonly match: LoggedMatch<GameTypes>;
  /**
   * `proven`: the revealed secret is the one committed to and gives every fact. `committed`: the secret is not revealed yet.
   * `recorded`: nothing was promised; the facts are merely possible.
   */
  readonly chance: 'proven' | 'committed' | 'recorded';
}

interface Opened {
  readonly header: SagaHeader;
  readonly replay: Replay<GameTypes>;
}

/** Finds the rules to check a saga by; undefined for an unknown game, a fault where the rules that it names are not here. */
export type FindRules = (slug: string, rules: SagaRules) => AnyGame | Fault | undefined;

export class SagaReader {
  readonly #find: FindRules;
  readonly #mostLines: number;
  #lines = 0;
  #mark = FIRST_CHAIN_HASH;
  #opened: Opened | undefined;
  #end: SagaEnd | undefined;
  #fault: SagaFault | undefined;

  constructor(find: FindRules, mostLines = MOST_SAGA_LINES) {
    this.#find = find;
    this.#mostLines = mostLines;
  }

  /** The match as far as it was read; undefined before its header. */
  get match(): LoggedMatch<GameTypes> | undefined {
    return this.#opened?.replay.match;
  }

  /** Takes the next line, without its line break. After the first fault nothing more is read. */
  read(text: string): SagaPart | SagaFault {
    if (this.#fault) return this.#fault;
    this.#lines++;
    const tooMany = this.#lines > this.#mostLines;
    return this.#checked(tooMany ? fault('too-large', `There are more than ${this.#mostLines} lines.`) : this.#take(text));
  }

  /** Says that no line follows. `rest` is what stood after the last line break: nothing in a whole file. */
  finish(rest = ''): SagaVerdict | SagaFault {
    if (rest !== '') {
      const part = this.read(rest);
      if (isFault(part)) return part.fault === 'bad-line' && this.#opened ? { ...part, fault: 'truncated' } : part;
    }
    if (this.#fault) return this.#fault;
    this.#lines++;
    if (!this.#opened) return this.#found(fault('not-a-saga', 'The file is empty.'));
    if (!this.#end) return this.#found(fault('truncated', 'The saga breaks off here: its closing line is missing.'));
    const { header, replay } = this.#opened;
    const chance = header.commitment === undefined ? 'recorded' : this.#end.secret === undefined ? 'committed' : 'proven';
    return { header, end: this.#end, match: replay.match, chance };
  }

  #take(text: string): SagaPart | Fault {
    if (this.#end) return fault('trailing-line', 'Nothing may follow the closing line.');
    const parsed = parseLine(text);
    const opened = this.#opened;
    if (!opened) return this.#open(parsed);
    if (isFault(parsed)) return parsed;
    if (parsed.part === 'header') return fault('bad-line', 'There is a second header.');
    if (!this.#follows(parsed.line)) return otherMark();
    if (parsed.part === 'row') return playRow(parsed.line, opened);
    this.#end = parsed.line;
    return wrongEnd(parsed.line, opened) ?? unproven(parsed.line, opened) ?? { part: 'end', end: parsed.line };
  }

  #open(parsed: Parsed | Fault): SagaPart | Fault {
    if (isFault(parsed)) return parsed.fault === 'too-large' ? parsed : fault('not-a-saga', parsed.reason);
    if (parsed.part !== 'header') return fault('not-a-saga', 'The first line is not the header of a saga.');
    const header = parsed.line;
    if (!this.#follows(header)) return otherMark();
    const game = this.#find(header.game, header);
    if (!game) return unknownGame(header.game);
    if (isFault(game)) return game;
    const changeTo = (edition: string): AnyGame | Fault =>
      this.#find(header.game, { saga: SAGA_FORMAT, edition }) ?? unknownGame(header.game);
    const replay = Replay.begin(game, { ...header, edition: game.edition }, changeTo);
    if (isFault(replay)) return replay;
    this.#opened = { header, replay };
    return { part: 'header', header, start: replay.match.start, begun: replay.match.begun };
  }

  /** Does the line's chain hash follow from the line before? */
  #follows({ mark, ...unmarked }: SagaLine): boolean {
    this.#mark = chainHashOf(this.#mark, unmarked);
    return this.#mark === mark;
  }

  #checked(outcome: SagaPart | Fault): SagaPart | SagaFault {
    return isFault(outcome) ? this.#found(outcome) : outcome;
  }

  #found(found: Fault | SagaFault): SagaFault {
    this.#fault = { line: this.#lines, ...found };
    return this.#fault;
  }
}

function playRow(row: SagaRow, { replay }: Opened): SagaPart | Fault {
  const move = replay.play(row);
  if (isFault(move)) return move;
  if (move.kind === 'answer') return { part: 'answer', row, step: move };
  const { state } = move;
  return move.kind === 'edition' ? { part: 'edition', row, state, game: replay.match.game } : { part: 'undo', row, state };
}

function unknownGame(slug: string): Fault {
  return fault('unknown-game', `No game called ${slug} is known here.`);
}

function otherMark(): Fault {
  return fault('mark-mismatch', 'The line was changed, or a line before it was removed, added or moved: its mark does not fit.');
}

/** Does the closing line match the replayed state? */
function wrongEnd({ end }: SagaEnd, { replay: { match } }: Opened): Fault | undefined {
  const over = isOver(match.state);
  if (end.unfinished && over) return fault('wrong-end', 'The closing line calls the match unfinished, but it is over.');
  if (!end.unfinished && !over) return fault('wrong-end', 'The closing line calls the match over, but somebody is still asked.');
  if (end.answers !== match.rows.length) {
    return fault('wrong-end', `The closing line counts ${end.answers} rows, but there are ${match.rows.length}.`);
  }
  if (end.resigned && !isResignation(end.resigned, match.start.seats, end.unfinished)) {
    return fault('wrong-end', 'The closing line says that seats gave up, but not in a way that ends a match.');
  }
  const standings = match.game.standings(match.state);
  return equal(standings, end.standings) ? undefined : fault('standings-mismatch', `The standings are ${canonical(standings)}.`);
}

/** Some seats of an unfinished match, in order. */
function isResignation(resigned: readonly Seat[], seats: number, unfinished: true | undefined): boolean {
  return unfinished === true && resigned.length > 0 && resigned.every((seat, i) => seat < seats && seat > (resigned[i - 1] ?? -1));
}

/** The secret must be the promised one, and every fact must come from it. */
function unproven({ end, secret }: SagaEnd, { header, replay }: Opened): Fault | SagaFault | undefined {
  if (header.commitment === undefined || header.nonces === undefined) {
    return secret === undefined ? undefined : fault('commitment-mismatch', 'A secret is revealed, but the header promised none.');
  }
  if (secret === undefined) {
    return end.unfinished ? undefined : fault('commitment-mismatch', 'The match is over, but the promised secret is not revealed.');
  }
  if (commitment(secret) !== header.commitment) return fault('commitment-mismatch', 'The secret is not the one that the header promised.');
  const unlike = replay.drawUnlike(keyedChance(matchKey(secret, header.nonces)));
  if (!unlike) return undefined;
  const reason = `The secret and the nonces do not give what is recorded here for ${unlike.stream}.`;
  return { ...fault('fact-mismatch', reason), line: unlike.row + 1 };
}
