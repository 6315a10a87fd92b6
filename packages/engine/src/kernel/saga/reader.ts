/** Reads a saga line by line and believes none of it: shapes, marks, rules, chance and result are all checked. */
import type { Begun, Step } from '../apply.ts';
import { canonical } from '../canonical.ts';
import { commitment, keyedChance, matchKey } from '../chance.ts';
import type { Chronicle } from '../chronicle.ts';
import type { AnyGame } from '../game.ts';
import { equal } from '../json.ts';
import { type GameTypes, isOver, type State } from '../state.ts';
import {
  type Fault,
  fault,
  isFault,
  MOST_SAGA_LINES,
  type SagaEnd,
  type SagaFault,
  type SagaHeader,
  type SagaLine,
  type SagaRow,
} from './format.ts';
import { FIRST_MARK, markOf } from './mark.ts';
import { type Parsed, parseLine } from './parse.ts';
import { Replay } from './replay.ts';

/** What one line brought, once it was found good. */
export type SagaPart =
  | { readonly part: 'header'; readonly header: SagaHeader; readonly begun: Begun<GameTypes> }
  | { readonly part: 'answer'; readonly row: SagaRow; readonly step: Step<GameTypes> }
  | { readonly part: 'undo'; readonly row: SagaRow; readonly state: State<GameTypes> }
  | { readonly part: 'end'; readonly end: SagaEnd };

/** What a complete and faultless saga tells. */
export interface SagaVerdict {
  readonly header: SagaHeader;
  readonly end: SagaEnd;
  readonly match: Chronicle<GameTypes>;
  /**
   * `proven`: the revealed secret is the one committed to and gives every fact. `committed`: the secret is not revealed yet.
   * `recorded`: nothing was promised; the facts are possible, no more.
   */
  readonly chance: 'proven' | 'committed' | 'recorded';
}

interface Opened {
  readonly header: SagaHeader;
  readonly replay: Replay<GameTypes>;
}

export class SagaReader {
  readonly #find: (slug: string) => AnyGame | undefined;
  readonly #mostLines: number;
  #lines = 0;
  #mark = FIRST_MARK;
  #opened: Opened | undefined;
  #end: SagaEnd | undefined;
  #fault: SagaFault | undefined;

  constructor(find: (slug: string) => AnyGame | undefined, mostLines = MOST_SAGA_LINES) {
    this.#find = find;
    this.#mostLines = mostLines;
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
    const game = this.#find(header.game);
    if (!game) return fault('unknown-game', `No game called ${header.game} is known here.`);
    const replay = Replay.begin(game, header);
    if (isFault(replay)) return replay;
    this.#opened = { header, replay };
    return { part: 'header', header, begun: replay.match.begun };
  }

  /** Is the line, as it stands, the one that was written after the line before? */
  #follows({ mark, ...unmarked }: SagaLine): boolean {
    this.#mark = markOf(this.#mark, unmarked);
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
  const played = replay.play(row);
  if (isFault(played)) return played;
  return 'patches' in played ? { part: 'answer', row, step: played } : { part: 'undo', row, state: played };
}

function otherMark(): Fault {
  return fault('mark-mismatch', 'The line was changed, or a line before it was removed, added or moved: its mark does not fit.');
}

/** Does the closing line tell how the match really stands? */
function wrongEnd({ end }: SagaEnd, { replay: { match } }: Opened): Fault | undefined {
  const over = isOver(match.state);
  if (end.unfinished && over) return fault('wrong-end', 'The closing line calls the match unfinished, but it is over.');
  if (!end.unfinished && !over) return fault('wrong-end', 'The closing line calls the match over, but somebody is still asked.');
  if (end.answers !== match.rows.length) {
    return fault('wrong-end', `The closing line counts ${end.answers} rows, but there are ${match.rows.length}.`);
  }
  const standings = match.game.standings(match.state);
  return equal(standings, end.standings) ? undefined : fault('standings-mismatch', `The standings are ${canonical(standings)}.`);
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
