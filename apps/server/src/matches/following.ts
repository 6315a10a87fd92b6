/** Following other servers: what they wrote of a match that is awake here happens here too. The log is read, never what they say. */
import type { Problem } from '../problem.ts';
import type { Statement } from '../storage/store.ts';
import type { AwakeMatch } from './awake-match.ts';
import type { AwakeMatches } from './awake-matches.ts';
import type { HostContext } from './host-context.ts';
import type { SharedRequest } from './others.ts';
import type { SeatKeeper } from './seat-keeper.ts';
import type { UndoConsent } from './undo-consent.ts';
import type { WritePath } from './write-path.ts';

interface FollowingParts {
  readonly context: HostContext;
  readonly matches: AwakeMatches;
  readonly writing: WritePath;
  readonly seats: SeatKeeper;
  readonly consent: UndoConsent;
  /** Runs something in the queue of a match. */
  readonly inQueue: (match: AwakeMatch, task: () => Promise<Problem | undefined>) => Promise<Problem | undefined>;
  /** The match was found to be over. */
  readonly closed: (match: AwakeMatch) => void;
}

/** Where a match stands in the database. */
interface Head {
  readonly id: string;
  readonly seq: number;
  /** Changes with whatever is written of its seats or its status. */
  readonly seating: string;
}

const HEADS: Statement = {
  name: 'match-heads',
  text: `
SELECT matches.id, coalesce(log.seq, 0) AS seq, md5(matches.status::text || seats.written) AS seating
FROM matches
LEFT JOIN LATERAL (SELECT max(seq) AS seq FROM match_log WHERE match_id = matches.id) AS log ON true
CROSS JOIN LATERAL (
  SELECT string_agg(match_seats::text, ' ' ORDER BY seat) AS written FROM match_seats WHERE match_id = matches.id
) AS seats
WHERE matches.id = ANY($1)`,
};

export class Following {
  readonly #parts: FollowingParts;
  /** The seating that each match had when it was last looked at. */
  readonly #seatings = new WeakMap<AwakeMatch, string>();

  constructor(parts: FollowingParts) {
    this.#parts = parts;
  }

  /** Another server has written a row. */
  async grew(id: string, seq: number): Promise<void> {
    const match = await this.#parts.matches.findSoon(id);
    if (match && match.position.seq < seq) await this.#follow(match, async () => this.#catchUp(match, seq));
  }

  /** Another server has written who plays, or that the match is over. False where it is not awake. */
  async reseated(id: string): Promise<boolean> {
    const match = await this.#parts.matches.findSoon(id);
    if (match) await this.refresh(match);
    return match !== undefined;
  }

  /** Looks at everything that others may have written of a match. */
  async refresh(match: AwakeMatch): Promise<Problem | undefined> {
    if (!this.#parts.context.others.areThere) return undefined;
    return this.#follow(match, async () => (await this.#catchUp(match)) ?? (await this.#reseat(match)));
  }

  /** Somebody wants to go back, or agrees to it. */
  async undoAsked(id: string, asked: SharedRequest): Promise<void> {
    const match = await this.#parts.matches.findSoon(id);
    if (!match) return;
    await this.#follow(match, async () => {
      const behind = await this.#catchUp(match);
      if (!behind) await this.#parts.consent.hear(match, asked);
      return behind;
    });
  }

  async undoDeclined(id: string, request: string): Promise<void> {
    const match = await this.#parts.matches.findSoon(id);
    if (!match) return;
    await this.#follow(match, async () => {
      this.#parts.consent.hearDeclined(match, request);
      return undefined;
    });
  }

  /** The request that stands in a match, if it is awake here. */
  undoStanding(id: string): SharedRequest | undefined {
    const match = this.#parts.matches.find(id);
    return match && this.#parts.consent.shared(match);
  }

  /** Something may have been missed: all matches that are awake are compared with the database. */
  async lookAgain(): Promise<void> {
    const open = this.#parts.matches.all().filter(({ closed }) => !closed);
    const heads = await this.heads(open.map(({ id }) => id));
    await Promise.all(open.map((match) => this.#compare(match, heads.get(match.id))));
  }

  /** Where matches stand in the database. */
  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    const heads = ids.length === 0 ? [] : await this.#parts.context.store.run<Head>(HEADS, [ids]);
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
    return match.closed || match.position.seq >= seq ? undefined : this.#parts.writing.catchUp(match);
  }

  async #reseat(match: AwakeMatch): Promise<Problem | undefined> {
    if (match.closed) return undefined;
    await this.#parts.seats.reseat(match);
    // The match stays awake where somebody watches it: nobody else would take its alarm away.
    if (match.closed) this.#parts.closed(match);
    return undefined;
  }

  /** Where there is no room in the queue just now, whatever comes next in it begins with reading the log. */
  async #follow(match: AwakeMatch, task: () => Promise<Problem | undefined>): Promise<Problem | undefined> {
    if (!match.queue.isFull) return this.#parts.inQueue(match, task);
    match.isDoubtful = true;
    return undefined;
  }
}
