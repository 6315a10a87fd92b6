/** The built site in the system's Chromium; recorded matches replace a server. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { BenchError } from '../harness/bench-error.ts';

const CONFIG = fileURLToPath(new URL('../../apps/web/vite.config.ts', import.meta.url));
const FIXTURES = new URL('../../packages/engine/fixtures/', import.meta.url);
const CHROMIUMS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

export class BenchSite {
  readonly address: string;
  readonly #browser: Browser;
  readonly #stop: () => Promise<void>;

  private constructor(address: string, browser: Browser, stop: () => Promise<void>) {
    this.address = address;
    this.#browser = browser;
    this.#stop = stop;
  }

  static async open(): Promise<BenchSite> {
    const executablePath = CHROMIUMS.find((path) => path !== undefined && existsSync(path));
    if (executablePath === undefined) throw new BenchError('no-chromium', 'Chromium is not installed, or name it in CHROMIUM.');
    process.env.NODE_ENV = 'production';
    await build({ configFile: CONFIG, logLevel: 'error' });
    const server = await preview({ configFile: CONFIG, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
    const address = server.resolvedUrls?.local[0] ?? '';
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    return new BenchSite(address.replace(/\/$/, ''), browser, () => server.close());
  }

  /** Opens a page, and closes it after `visit`. */
  async visit<T>(options: BrowserContextOptions, look: (page: Page) => Promise<T>): Promise<T> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.route('**/api/matches/*/saga', async (route) => {
        const [, , , match = ''] = new URL(route.request().url()).pathname.split('/');
        await route.fulfill({ status: 200, body: readFileSync(new URL(`${match.replace('--', '/')}.saga.jsonl`, FIXTURES)) });
      });
      return await look(page);
    } finally {
      await context.close();
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#stop();
  }
}
