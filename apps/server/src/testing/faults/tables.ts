/** Tables at which people play match after match while everything around them breaks. */
import type { MatchStore } from '@skald/client';
import { BadLine, type Faults } from '../bad-line.ts';
import { gather, Person, until } from '../people.ts';

/** A match with who plays it, what they see of it, and what somebody sees who only watches. */
export interface Table {
  readonly match: string;
  readonly people: readonly Person[];
  readonly stores: readonly MatchStore[];
  readonly onlooker: MatchStore;
}

/** One table each: open play, hands and sealed choices, quiet barriers. */
const GAMES = ['raids', 'blood-rage', 'valda'] as const;
const SEATS = 2;
/** What happens to the messages of those who have a bad line, in percent. */
const BAD: Faults = { drop: 0.5, delay: 5, double: 5, swap: 3, halfClose: 0.3 };
/** However slow the machine is: by then everybody plays again. */
export const PATIENCE_MS = 120_000;

export class Tables {
  /** Every match so far, the finished ones too. */
  readonly all: Table[] = [];
  readonly #url: string;
  readonly #lines: readonly BadLine[];
  readonly #playing: Promise<unknown>;
  #isOver = false;

  private constructor(url: string, lines: readonly BadLine[]) {
    this.#url = url;
    this.#lines = lines;
    this.#playing = Promise.all(GAMES.map((game, nth) => this.#keepPlaying(game, nth)));
    // Looked at in the end; until then it is no failure of anybody else.
    this.#playing.catch(() => undefined);
  }

  /** People sit down to one match of each game; one of each match, and who watches it, has a bad line. */
  static async open(url: string, seed: number): Promise<Tables> {
    const lines = await Promise.all(GAMES.map((_, nth) => BadLine.open(url, seed + nth)));
    for (const line of lines) line.faults = BAD;
    const tables = new Tables(url, lines);
    await until(() => tables.all.length === GAMES.length, PATIENCE_MS);
    return tables;
  }

  /** How many answers were acknowledged. */
  get answers(): number {
    return this.all.reduce((sum, { people }) => sum + people.reduce((own, { given }) => own + given.length, 0), 0);
  }

  /** The server is back: nobody waits for the next attempt to connect. */
  hurry(): void {
    for (const { people } of this.all) for (const one of people) one.hurry();
  }

  /** Everybody plays on at every table: each match gets further, or another one is begun there. */
  async playOn(): Promise<void> {
    const before = new Map(this.all.map((table) => [table.match, answersAt(table)]));
    await until(() => this.all.every((table) => isOver(table) || answersAt(table) > (before.get(table.match) ?? 0)), PATIENCE_MS);
  }

  /** Nobody answers any more, and everybody has seen everything. */
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

  /** One match after the other. */
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

  /** Requests have no second try of their own: whoever opens a match while the server dies begins again. */
  async #sitDown(game: string, name: string, badLine: string): Promise<Table | undefined> {
    while (!this.#isOver) {
      const people: Person[] = [];
      try {
        for (let seat = 0; seat < SEATS; seat++) people.push(await Person.enter(this.#url, `P${name}-${seat}`));
        const [first, second] = people;
        if (!first || !second) throw new Error('nobody came');
        second.line = badLine;
        const match = await gather(people, game);
        const stores = await Promise.all(people.map((one) => one.watch(match)));
        const watching = await Person.enter(this.#url, `W${name}`);
        watching.line = badLine;
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

function answersAt({ people }: Table): number {
  return people.reduce((sum, { given }) => sum + given.length, 0);
}

function isOver({ stores }: Table): boolean {
  return stores.every((store) => store.state.get().play?.over === true);
}

/** All see the same, and nothing is on its way; a table that was left when its match was over stays settled. */
function isSettled({ stores, onlooker }: Table): boolean {
  const states = [...stores, onlooker].map((store) => store.state.get());
  const seen = new Set(states.map(({ play }) => JSON.stringify(play?.table)));
  return states.every(({ freshness, pending, play }) => (freshness === 'live' || play?.over) && pending.length === 0) && seen.size === 1;
}
