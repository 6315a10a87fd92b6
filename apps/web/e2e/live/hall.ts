/** A server with a bot, and a browser to visit it with, for all tests of a file. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../chromium.ts';
import { ScriptedBot } from './bot.ts';
import { ServerUnderTest } from './server.ts';

/** A server starts slowly on a busy machine. */
const START_MS = 240_000;
/** And a whole match takes its time. */
export const MATCH_MS = 300_000;

export interface HallSettings {
  /** What the bot plays; none where people are among themselves. */
  readonly games: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

export class Hall {
  #open: { readonly browser: Browser; readonly server: ServerUnderTest } | undefined;

  /** Opens before the tests and closes after them. */
  constructor(chromium: string, { games, settings }: HallSettings) {
    let bot: ScriptedBot | undefined;
    beforeAll(async () => {
      const server = await ServerUnderTest.open(settings);
      if (games.length > 0) bot = await ScriptedBot.enter(server.address, games);
      this.#open = { server, browser: await launch(chromium) };
    }, START_MS);
    afterAll(async () => {
      bot?.close();
      await this.#open?.browser.close();
      await this.#open?.server.close();
    });
  }

  get browser(): Browser {
    return this.#opened().browser;
  }

  get server(): ServerUnderTest {
    return this.#opened().server;
  }

  get address(): string {
    return this.server.address;
  }

  #opened() {
    if (!this.#open) throw new Error('the hall is not open');
    return this.#open;
  }
}
