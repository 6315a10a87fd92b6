/** Follows other servers: applies what they wrote about a match that is awake here. Reads the log and trusts no notice. */
import type { Problem } from '../../problem.ts';
import type { Statement } from '../../storage/store.ts';
import type { WritePath } from '../play/write-path.ts';
import type { SeatKeeper } from '../seats/seat-keeper.ts';
import type { UndoConsent } from '../undo/undo-consent.ts';
import type { AwakeMatch } from './awake-match.ts';
import type { AwakeMatches } from './awake-matches.ts';
import type { HostDeps } from './host-deps.ts';
import type { SharedRequest } from './peers.ts';

interface PeerSyncDeps {
  readonly host: HostDeps;
  readonly matches: AwakeMatches;
  readonly writing: WritePath;
  readonly seats: SeatKeeper;
  readonly consent: UndoConsent;
  /** Runs a task in the queue of a match. */
  readonly inQueue: (match: AwakeMatch, task: () => Promise<Problem | undefined>) => Promise<Problem | undefined>;
  /** Called when the match turns out to be over. */
  readonly closed: (match: AwakeMatch) => void;
}

/** Where a match stands in the database. */
interface Head {
  readonly id: string;
  readonly seq: number;
  /** Changes with every write to its seats or its status. */
  readonly seating: string;
}

const HEADS: Statement = {
  name: 'match-heads',
  text: `
SELECT matches.id, coalesce(log.seq, 0) AS seq, md5(concat(matches.status, matches.invitation_hash, seats.written)) AS seating
FROM matches
LEFT JOIN LATERAL (SELECT max(seq) AS seq FROM match_log WHERE match_id = matches.id) AS log ON true
CROSS JOIN LATERAL (
  SELECT string_agg(match_seats::text, ' ' ORDER BY seat) AS written FROM match_seats WHERE match_id = matches.id
) AS seats
WHERE matches.id = ANY($1)`,
};

const MOVED: Statement = {
  name: 'moved-matches',
  text: 'SELECT match_id AS id, max(seq) AS seq FROM match_log WHERE match_id = ANY($1) AND edition IS NOT NULL GROUP BY match_id',
};

export class PeerSync {
  readonly #deps: PeerSyncDeps;
  /** The seating of each match at the last comparison. */
  readonly #seatings = new WeakMap<AwakeMatch, string>();

  constructor(deps: PeerSyncDeps) {
    this.#deps = deps;
  }

  /** Another server has written a row. */
  async grew(id: string, seq: number): Promise<void> {
    const match = await this.#deps.matches.findSoon(id);
    if (match && match.position.seq < seq) await this.#follow(match, async () => this.#catchUp(match, seq));
  }

  /** Another server has changed the seating or the status. Returns false if the match is not awake. */
  async reseated(id: string): Promise<boolean> {
    const match = await this.#deps.matches.findSoon(id);
    if (match) await this.refresh(match);
    return match !== undefined;
  }

  /** Reads everything that other servers may have written about a match. */
  async refresh(match: AwakeMatch): Promise<Problem | undefined> {
    if (!this.#deps.host.others.areThere) return undefined;
    return this.#follow(match, async () => (await this.#catchUp(match)) ?? (await this.#reseat(match)));
  }

  /** A player at another server has requested an undo, or agreed to one. */
  async undoAsked(id: string, asked: SharedRequest): Promise<void> {
    const match = await this.#deps.matches.findSoon(id);
    if (!match) return;
    await this.#follow(match, async () => {
      const behind = await this.#catchUp(match);
      if (!behind) await this.#deps.consent.hear(match, asked);
      return behind;
    });
  }

  async undoDeclined(id: string, request: string): Promise<void> {
    const match = await this.#deps.matches.findSoon(id);
    if (!match) return;
    await this.#follow(match, async () => {
      this.#deps.consent.hearDeclined(match, request);
      return undefined;
    });
  }

  /** The open undo request of a match, if it is awake here. */
  undoStanding(id: string): SharedRequest | undefined {
    const match = this.#deps.matches.find(id);
    return match && this.#deps.consent.shared(match);
  }

  /** Compares all awake matches with the database, because a notice may have been lost. */
  async syncAgain(): Promise<void> {
    const open = this.#deps.matches.all().filter(({ closed }) => !closed);
    const heads = await this.heads(open.map(({ id }) => id));
    await Promise.all(open.map((match) => this.#compare(match, heads.get(match.id))));
  }

  /** Applies changes of edition, which an operator writes beside the servers. */
  async lookForEditions(): Promise<void> {
    const open = this.#deps.matches.all().filter(({ closed }) => !closed);
    const moved = open.length === 0 ? [] : await this.#deps.host.store.run<{ id: string; seq: number }>(MOVED, [open.map(({ id }) => id)]);
    const seqs = new Map(moved.map(({ id, seq }) => [id, seq]));
    await Promise.all(
      open.map(async (match) => {
        const seq = seqs.get(match.id) ?? 0;
        if (match.position.seq < seq) await this.#follow(match, async () => this.#catchUp(match, seq));
      }),
    );
  }

  /** Where matches stand in the database. */
  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    const heads = ids.length === 0 ? [] : await this.#deps.host.store.run<Head>(HEADS, [ids]);
    return new Map(heads.map((head) => [head.id, head]));
  }

  async #compare(match: AwakeMatch, head: Head | undefined): Promise<void> {
    if (!head) return;
    const isReseated = this.#seatings.get(match) !== head.seating;
    if (isReseated) {
      const failed = await this.refresh(match);
      if (!failed) this.#seatings.set(match, head.seating);
    } else if (match.position.seq < head.seq) await this.#follow(match, async () => this.#catchUp(match, head.seq));
  }

  async #catchUp(match: AwakeMatch, seq = Number.POSITIVE_INFINITY): Promise<Problem | undefined> {
    return match.closed || match.position.seq >= seq ? undefined : this.#deps.writing.catchUp(match);
  }

  async #reseat(match: AwakeMatch): Promise<Problem | undefined> {
    if (match.closed) return undefined;
    await this.#deps.seats.reseat(match);
    // The match stays awake while it is watched, so its alarm must be cleared here.
    if (match.closed) this.#deps.closed(match);
    return undefined;
  }

  /** If the queue is full, its next task reads the log first. */
  async #follow(match: AwakeMatch, task: () => Promise<Problem | undefined>): Promise<Problem | undefined> {
    if (!match.queue.isFull) return this.#deps.inQueue(match, task);
    match.needsLogSync = true;
    return undefined;
  }
}
