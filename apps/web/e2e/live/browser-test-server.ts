/** A server, a bot and a browser for all tests of a file. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from '../chromium.ts';
import { ScriptedBot } from './bot.ts';
import { ServerUnderTest } from './server.ts';

/** A server starts slowly on a busy machine. */
const START_MS = 240_000;
/** The time limit of a test that plays a whole match. */
export const MATCH_MS = 300_000;

export interface TestServerSettings {
  /** The games that the bot plays; no bot if empty. */
  readonly games: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

export class BrowserTestServer {
  #open: { readonly browser: Browser; readonly server: ServerUnderTest; readonly bot: ScriptedBot | undefined } | undefined;

  /** Starts everything before the tests and stops it after them. */
  constructor(chromium: string, { games, settings }: TestServerSettings) {
    beforeAll(async () => {
      const server = await ServerUnderTest.open({ main: inject('serverMain'), data: inject('serverData') }, settings);
      const bot = games.length > 0 ? await ScriptedBot.enter(server.address, server.houseToken, games) : undefined;
      this.#open = { server, bot, browser: await launch(chromium) };
    }, START_MS);
    afterAll(async () => {
      this.#open?.bot?.close();
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

  get bot(): ScriptedBot {
    const { bot } = this.#opened();
    if (!bot) throw new Error('no bot plays here');
    return bot;
  }

  get address(): string {
    return this.server.address;
  }

  #opened() {
    if (!this.#open) throw new Error('the test server is not running');
    return this.#open;
  }
}
