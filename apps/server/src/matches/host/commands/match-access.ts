/** Finds the match for an account that acts in it or watches it, and wakes it if the account may. */
import type { Problem } from '../../../problem.ts';
import type { Store } from '../../../storage/store.ts';
import { type Asker, isStopping, notSeated } from '../../play/commands.ts';
import type { SeatKeeper } from '../../seats/seat-keeper.ts';
import { refusalToWake } from '../../seats/waking-right.ts';
import type { Admit, ViewerIdentity } from '../../streams/match-viewing.ts';
import type { AwakeMatch } from '../awake-match.ts';
import type { AwakeMatches } from '../awake-matches.ts';

export class MatchAccess {
  readonly #store: Store;
  readonly #matches: AwakeMatches;
  readonly #seats: SeatKeeper;
  #isClosed = false;

  constructor(store: Store, matches: AwakeMatches, seats: SeatKeeper) {
    this.#store = store;
    this.#matches = matches;
    this.#seats = seats;
  }

  /** From now on every request is refused with `stopping`. */
  close(): void {
    this.#isClosed = true;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Wakes the match if it sleeps. Asks nobody for permission. */
  async enter(id: string): Promise<AwakeMatch | Problem> {
    return this.#isClosed ? isStopping : this.#matches.get(id);
  }

  /** The match, if it is awake. Keeps it awake. */
  useAwake(id: string): AwakeMatch | Problem | undefined {
    return this.#isClosed ? isStopping : this.#matches.use(id);
  }

  /** The match, if it is awake. A look alone does not keep it awake. */
  findAwake(id: string): AwakeMatch | undefined {
    return this.#isClosed ? undefined : this.#matches.find(id);
  }

  /**
   * The match for an account that acts in it, if it is awake. Synchronous, so commands enter the queue in the order in which they arrive.
   * A stranger does not keep the match awake; the task in its queue refuses the stranger.
   */
  awakeFor({ match: id, account }: Asker): AwakeMatch | Problem | undefined {
    if (this.#isClosed) return isStopping;
    const awake = this.#matches.find(id);
    return awake && this.isAtTable(awake, account) ? this.#matches.use(id) : awake;
  }

  /** The same for a match that may sleep. A stranger does not wake it. */
  async enterAs(asker: Asker): Promise<AwakeMatch | Problem> {
    const { match: id, account } = asker;
    return this.awakeFor(asker) ?? (await refusalToWake(this.#store, id, account)) ?? this.enter(id);
  }

  /** Wakes a match for a viewer; `admit` decides about viewers without a seat. */
  async wakeFor({ match, account = '' }: ViewerIdentity, admit: Admit): Promise<AwakeMatch | Problem> {
    if (this.#isClosed) return isStopping;
    const refused = await refusalToWake(this.#store, match, account);
    return (refused === notSeated ? await admit() : refused) ?? this.enter(match);
  }

  /** Does the account play or own a seat of the match? */
  isAtTable(match: AwakeMatch, account: string): boolean {
    return this.#seats.playedBy(match, account).length > 0 || this.#seats.ownedBy(match, account).length > 0;
  }
}
