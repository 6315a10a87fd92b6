/** A server with the site: guests play matches over sockets, while one of the players watches in the page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom, type Random } from '@skald/engine';
import { build, step } from '../harness/build.ts';
import { MeasuredServer } from '../server/process/server-process.ts';
import { giveAnswer } from '../server/skald/driver.ts';
import { gather } from '../server/skald/gathering.ts';
import { skaldServer } from '../server/skald/skald.ts';
import { BenchViewer } from '../server/skald/viewer.ts';

export class Hall {
  readonly address: string;
  readonly #server: MeasuredServer;
  readonly #data: string;

  private constructor(server: MeasuredServer, data: string) {
    this.address = server.url;
    this.#server = server;
    this.#data = data;
  }

  /** The site must have been built before. */
  static async open(): Promise<Hall> {
    build(['bench', 'apps/server']);
    step('tools/build/main.mjs');
    const data = mkdtempSync(join(tmpdir(), 'skald-bench-'));
    return new Hall(await MeasuredServer.start(skaldServer({ SKALD_DATA: data })), data);
  }

  /** A running match, this many answers after its start. */
  async match(game: string, seats: number, answers: number): Promise<HallMatch> {
    const { match, players, number } = await gather({ url: this.address, game, seats, spectators: 0 });
    const played = { over: false };
    const listener = {
      shown: (shown: { readonly over?: true }): void => {
        if (shown.over) played.over = true;
      },
      lost: () => undefined,
    };
    const sitting = players.map(({ headers }) => new BenchViewer(this.address, headers, match, listener));
    await Promise.all(sitting.map((viewer) => viewer.watch()));
    const [first] = players;
    const opened = new HallMatch(match, first?.headers.cookie ?? '', sitting, fastRandom(number), played);
    for (let given = 0; given < answers && !opened.over; given++) await opened.answer();
    return opened;
  }

  async close(): Promise<void> {
    await this.#server.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export class HallMatch {
  readonly id: string;
  /** The session of the first seat. */
  readonly cookie: string;
  readonly #sitting: readonly BenchViewer[];
  readonly #random: Random;
  readonly #played: { readonly over: boolean };

  constructor(id: string, cookie: string, sitting: readonly BenchViewer[], random: Random, played: { readonly over: boolean }) {
    this.id = id;
    this.cookie = cookie;
    this.#sitting = sitting;
    this.#random = random;
    this.#played = played;
  }

  get over(): boolean {
    return this.#played.over;
  }

  /** Lets a seat that is asked answer; resolves when everybody has got the step. */
  async answer(): Promise<void> {
    const { p } = await giveAnswer(this.#sitting, this.#random);
    await Promise.all(this.#sitting.map((viewer) => viewer.reached(p)));
  }

  leave(): void {
    for (const viewer of this.#sitting) viewer.close();
  }
}
