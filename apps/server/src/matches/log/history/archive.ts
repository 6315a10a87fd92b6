/** All events of a match, from its log: replayed row by row in slices, so that the server serves others in between. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type MatchPosition, positionAt } from '@skald/engine';
import type { Packer } from '@skald/protocol';
import type { MatchLogRow } from '../../../storage/log/log-rows.ts';
import type { MatchRecord } from '../../host/match-record.ts';
import { begunMatch, isLogCorruption, type LogCorruption, playRow } from '../log-walk.ts';
import { type HistoryRow, historyRowsOf, readRows, writeRow } from './history-row.ts';
import { type LogPage, type LogPageRequest, pageOf } from './page.ts';
import type { Floor } from './recent-history.ts';

/** The longest time that the rules run before other work gets its turn. */
const SLICE_MS = 8;

export class Archive {
  /** All rows, numbered by public steps from the set-up, which is 0. */
  readonly #rows: string;
  /** The number of the public step after each row, by its number. */
  readonly #steps: Uint32Array;

  private constructor(rows: string, steps: Uint32Array) {
    this.#rows = rows;
    this.#steps = steps;
  }

  static async make(record: MatchRecord, rows: readonly MatchLogRow[], packer: Packer): Promise<Archive | LogCorruption> {
    const begun = begunMatch(record);
    if (isLogCorruption(begun)) return begun;
    const steps = new Uint32Array(rows.length + 1);
    const written = historyRowsOf({ kind: 'answer', seat: 0, hidden: false, events: begun.events }, 0, 0, () => 0, packer).map(writeRow);
    let position: MatchPosition = positionAt(begun.state);
    let began = performance.now();
    for (const row of rows) {
      const move = playRow(record, position, row, rows);
      if (isLogCorruption(move)) return move;
      const p = (steps[row.seq - 1] ?? 0) + (move.hidden ? 0 : 1);
      steps[row.seq] = p;
      for (const line of historyRowsOf(move, row.seq, p, () => 0, packer)) written.push(writeRow(line));
      position = move.after;
      if (performance.now() - began < SLICE_MS) continue;
      await breathe();
      began = performance.now();
    }
    return new Archive(written.join(','), steps);
  }

  /** Does it hold everything up to there? The last step may have gone on since. */
  covers({ seq }: Floor): boolean {
    const step = this.#steps[seq];
    return step !== undefined && (this.#steps.at(-1) ?? 0) > step;
  }

  /** A page of events up to the floor of the recent history, numbered as there. */
  page(floor: Floor, request: LogPageRequest): LogPage {
    const shift = floor.p - (this.#steps[floor.seq] ?? 0);
    return pageOf(this.#newestFirst(floor, shift), { ...request, before: Math.min(request.before, floor.p + 1) });
  }

  *#newestFirst({ p: highest }: Floor, shift: number): Generator<HistoryRow> {
    for (const row of readRows(this.#rows).toReversed()) {
      const p = row.p + shift;
      if (p <= highest) yield { ...row, p };
    }
  }
}
