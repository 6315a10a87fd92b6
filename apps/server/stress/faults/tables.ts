/** Tables at which people play match after match while everything around them breaks. */
import type { MatchStore } from '@skald/client';
import { BadLine, type Faults } from '../../src/testing/lines/bad-line.ts';
import { gather, TestPlayer, until } from '../../src/testing/people.ts';

/** A match with its players, their stores, and the store of a spectator. */
export interface FaultTable {
  readonly match: string;
  readonly people: readonly TestPlayer[];
  readonly stores: readonly MatchStore[];
  readonly onlooker: MatchStore;
}

/** One table each: open play, hands and sealed choices, quiet barriers. */
const GAMES = ['raids', 'blood-rage', 'valda'] as const;
const SEATS = 2;
/** What happens to messages over a bad line, in percent. */
const BAD: Faults = { drop: 0.5, delay: 5, double: 5, swap: 3, halfClose: 0.3 };
/** By then everybody plays again, even on a slow machine. */
export const PATIENCE_MS = 120_000;

export class Tables {
  /** Every match so far, finished or not. */
  readonly all: FaultTable[] = [];
  readonly #url: string;
  readonly #lines: readonly BadLine[];
  readonly #playing: Promise<unknown>;
  #isOver = false;

  private constructor(url: string, lines: readonly BadLine[], games: readonly string[]) {
    this.#url = url;
    this.#lines = lines;
    this.#playing = Promise.all(games.map((game, nth) => this.#keepPlaying(game, nth)));
    // Reported at the end; until then it must not fail other tables.
    this.#playing.catch(() => undefined);
  }

  /** Starts one match of each game; one player of each match and its spectator have a bad line. */
  static async open(url: string, seed: number, games: readonly string[] = GAMES): Promise<Tables> {
    const lines = await Promise.all(games.map((_, nth) => BadLine.open(url, seed + nth)));
    for (const line of lines) line.faults = BAD;
    const tables = new Tables(url, lines, games);
    await until(() => tables.all.length === games.length, PATIENCE_MS);
    return tables;
  }

  /** The number of acknowledged answers. */
  get answers(): number {
    return this.all.reduce((sum, { people }) => sum + people.reduce((own, { given }) => own + given.length, 0), 0);
  }

  /** Reconnects everybody at once, because the server is back. */
  hurry(): void {
    for (const { people } of this.all) for (const one of people) one.hurry();
  }

  /** Resolves when every table has moved on: its match has a new step, or another match has started. */
  async playOn(): Promise<void> {
    const before = new Map(this.all.map((table) => [table.match, answersAt(table)]));
    await until(() => this.all.every((table) => isOver(table) || answersAt(table) > (before.get(table.match) ?? 0)), PATIENCE_MS);
  }

  /** Stops all answers and waits until everybody has seen everything. */
  async stop(): Promise<void> {
    for (const line of this.#lines) line.faults = {};
    this.#isOver = true;
    await this.#playing;
    await until(() => this.all.every(isSettled), PATIENCE_MS).catch(() => undefined);
  }

  async close(): Promise<void> {
    for (const { people } of this.all) for (const one of people) one.close();
    await Promise.all(this.#lines.map((line) => line.close()));
  }

  /** Plays one match after the other. */
  async #keepPlaying(game: string, nth: number): Promise<void> {
    for (let round = 0; !this.#isOver; round++) {
      const table = await this.#sitDown(game, `${nth}-${round}`, this.#lines[nth]?.url ?? this.#url);
      if (!table) return;
      this.all.push(table);
      const { people, stores } = table;
      await Promise.all(people.map((one, seat) => (stores[seat] ? one.play(stores[seat], () => !this.#isOver) : undefined)));
      if (!isOver(table)) return;
      await until(() => isSettled(table), PATIENCE_MS);
      for (const one of people) one.close();
    }
  }

  /** HTTP requests are not retried: if the server dies while a match is opened, start over. */
  async #sitDown(game: string, name: string, badLine: string): Promise<FaultTable | undefined> {
    while (!this.#isOver) {
      const people: TestPlayer[] = [];
      try {
        for (let seat = 0; seat < SEATS; seat++) people.push(await TestPlayer.enter(this.#url, `P${name}-${seat}`));
        const [first, second] = people;
        if (!first || !second) throw new Error('nobody came');
        onBadLine(second, badLine);
        const match = await gather(people, game);
        const stores = await Promise.all(people.map((one) => one.watch(match)));
        const watching = await TestPlayer.enter(this.#url, `W${name}`);
        onBadLine(watching, badLine);
        const onlooker = await watching.watch(match);
        return { match, people: [...people, watching], stores, onlooker };
      } catch {
        for (const one of people) one.close();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return undefined;
  }
}

/** What is lost on a bad line is sent again soon: rounds should end by kills, not wait for timeouts. */
function onBadLine(person: TestPlayer, line: string): void {
  person.line = line;
  person.hurries = true;
}

function answersAt({ people }: FaultTable): number {
  return people.reduce((sum, { given }) => sum + given.length, 0);
}

function isOver({ stores }: FaultTable): boolean {
  return stores.every((store) => store.state.get().play?.over === true);
}

/** Do all see the same, with nothing pending? A table that was left after its match stays settled. */
function isSettled({ stores, onlooker }: FaultTable): boolean {
  const states = [...stores, onlooker].map((store) => store.state.get());
  const seen = new Set(states.map(({ play }) => JSON.stringify(play?.table)));
  return states.every(({ freshness, pending, play }) => (freshness === 'live' || play?.over) && pending.length === 0) && seen.size === 1;
}
