/** The history of a match for a viewer who arrives: recent lines from memory, older ones from the log. */
import type { Viewer } from '@skald/engine';
import { type HistoryAnswer, type HistoryRequest, MAX_HISTORY_LINES } from '@skald/protocol';
import { type Problem, problem } from '../../../problem.ts';
import { RecentMap } from '../../../recent-map.ts';
import type { AwakeMatch } from '../../host/awake-match.ts';
import type { HostDeps } from '../../host/host-deps.ts';
import { SerialQueue } from '../../host/serial-queue.ts';
import { isDamaged } from '../../play/commands.ts';
import { isLogCorruption, type LogCorruption } from '../log-walk.ts';
import { Archive } from './archive.ts';
import type { LogPage, LogPageRequest } from './page.ts';
import type { Floor } from './recent-history.ts';

/** Matches whose whole history is kept for a while. */
const MOST_ARCHIVES = 20;
/** Logs that may wait to be played again: one at a time. */
const MOST_WAITING = 16;
const BUSY_MS = 1000;

const otherEpoch: Problem = problem('not-found', 'This cursor means nothing any more: watch the match again.');
const tooMany: Problem = problem('busy', 'Too many old matches are being looked up.', BUSY_MS);

export class Histories {
  readonly #deps: HostDeps;
  readonly #queue = new SerialQueue(MOST_WAITING);
  readonly #archives = new RecentMap<Promise<Archive | LogCorruption>>(MOST_ARCHIVES);

  constructor(deps: HostDeps) {
    this.#deps = deps;
  }

  /** What the viewer was told before its cursor, or would have been. */
  async page(match: AwakeMatch, viewer: Viewer, request: HistoryRequest): Promise<HistoryAnswer | Problem> {
    const { at, before, limit = MAX_HISTORY_LINES } = request;
    if (at.epoch !== match.streams.epoch) return otherEpoch;
    const seen = { p: Math.min(at.p, match.latestFor(viewer)), q: at.q };
    const wanted: LogPageRequest = { viewer, at: seen, before: before ?? seen.p + 1, limit };
    const page = match.history.page(wanted) ?? (await this.#older(match, wanted));
    return 'lines' in page ? { lexicon: match.packing.dictionary.id, lines: [...page.lines], older: page.older } : page;
  }

  async #older(match: AwakeMatch, request: LogPageRequest): Promise<LogPage | Problem> {
    // Rows that come meanwhile may push others out of memory: what was asked for is older than both.
    const { floor } = match.history;
    if (!floor) return { lines: [], older: null };
    const archive = await this.#archive(match, floor);
    if (archive === undefined) return tooMany;
    if (!isLogCorruption(archive)) return archive.page(floor, request);
    this.#deps.log.damaged(match.id, archive.damaged, archive.reason);
    return isDamaged;
  }

  /** Undefined where too many wait already. */
  async #archive(match: AwakeMatch, floor: Floor): Promise<Archive | LogCorruption | undefined> {
    const known = await this.#archives.get(match.id)?.catch(() => undefined);
    if (known && (isLogCorruption(known) || known.covers(floor))) return known;
    const made = this.#archives.get(match.id);
    if (made && (await made.catch(() => undefined)) !== known) return this.#archive(match, floor);
    if (this.#queue.isFull) return undefined;
    const { store } = this.#deps;
    const archive = this.#queue.run(async () => Archive.make(match.record, await store.readLog(match.id), match.packing.packer));
    this.#archives.set(match.id, archive);
    archive.catch(() => this.#archives.delete(match.id));
    return archive;
  }
}
