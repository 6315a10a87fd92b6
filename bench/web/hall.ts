/** A server with the site on it: matches are played on it from outside, while somebody who sits at them looks at the page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom, type Random } from '@skald/engine';
import { build, step } from '../harness/build.ts';
import { ServerProcess } from '../server/process/server-process.ts';
import { giveAnswer } from '../server/skald/driver.ts';
import { gather } from '../server/skald/gathering.ts';
import { skaldServer } from '../server/skald/skald.ts';
import { Viewer } from '../server/skald/viewer.ts';

export class Hall {
  readonly address: string;
  readonly #server: ServerProcess;
  readonly #data: string;

  private constructor(server: ServerProcess, data: string) {
    this.address = server.url;
    this.#server = server;
    this.#data = data;
  }

  /** The site must have been built: the server hands out what was. */
  static async open(): Promise<Hall> {
    build(['bench', 'apps/server']);
    step('apps/server/dist/lexicons/main.js');
    const data = mkdtempSync(join(tmpdir(), 'skald-bench-'));
    return new Hall(await ServerProcess.start(skaldServer({ SKALD_DATA: data })), data);
  }

  /** A match under way, so many answers after its beginning. */
  async match(game: string, seats: number, answers: number): Promise<HallMatch> {
    const { match, players, number } = await gather({ url: this.address, game, seats, spectators: 0 });
    const played = { over: false };
    const listener = {
      shown: (shown: { readonly over?: true }): void => {
        if (shown.over) played.over = true;
      },
      lost: () => undefined,
    };
    const sitting = players.map(({ headers }) => new Viewer(this.address, headers, match, listener));
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
  /** The session of whoever sits in the first seat. */
  readonly cookie: string;
  readonly #sitting: readonly Viewer[];
  readonly #random: Random;
  readonly #played: { readonly over: boolean };

  constructor(id: string, cookie: string, sitting: readonly Viewer[], random: Random, played: { readonly over: boolean }) {
    this.id = id;
    this.cookie = cookie;
    this.#sitting = sitting;
    this.#random = random;
    this.#played = played;
  }

  get over(): boolean {
    return this.#played.over;
  }

  /** Whoever is asked answers, and everybody has been told. */
  async answer(): Promise<void> {
    const { p } = await giveAnswer(this.#sitting, this.#random);
    await Promise.all(this.#sitting.map((viewer) => viewer.reached(p)));
  }

  leave(): void {
    for (const viewer of this.#sitting) viewer.close();
  }
}
