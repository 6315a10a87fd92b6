/** Accounts that were shut out or deleted from the command line, or by a server that died meanwhile: they leave their matches. */
import type { Clock, Timer } from '../clock.ts';
import { isOutage } from '../storage/outage.ts';
import type { Statement, Store } from '../storage/store.ts';

const EVERY_MS = 60_000;

const GONE: Statement = {
  name: 'gone-but-seated',
  text: `
SELECT accounts.id, deleted_at IS NOT NULL AS "isDeleted"
FROM matches JOIN match_seats AS seat ON seat.match_id = matches.id JOIN accounts ON accounts.id = seat.account_id
WHERE status IN ('open', 'running') AND occupant = 'person' AND resigned_at IS NULL AND (banned_at IS NOT NULL OR deleted_at IS NOT NULL)
UNION
SELECT accounts.id, deleted_at IS NOT NULL
FROM matches JOIN accounts ON accounts.id = host_id
WHERE status = 'open' AND (banned_at IS NOT NULL OR deleted_at IS NOT NULL)`,
};

interface Gone {
  readonly id: string;
  readonly isDeleted: boolean;
}

export interface DeparturesDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** Takes an account out of its matches. */
  readonly leave: (gone: Gone) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

export class Departures {
  readonly #deps: DeparturesDeps;
  #timer: Timer | undefined;
  /** A look that is under way. */
  #searching: Promise<void> | undefined;

  constructor(deps: DeparturesDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#searching ??= this.findGone()
      .catch((error: unknown) => {
        if (!isOutage(error)) this.#deps.failed(error);
      })
      .finally(() => {
        this.#searching = undefined;
      });
    this.#timer = this.#deps.clock.after(EVERY_MS, () => this.start());
  }

  async stop(): Promise<void> {
    this.#timer?.cancel();
    await this.#searching;
  }

  async findGone(): Promise<void> {
    for (const gone of await this.#deps.store.run<Gone>(GONE, [])) await this.#deps.leave(gone);
  }
}
