/** A visit to the site in a fresh browser window; collects the page's errors, of which there must be none. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Visit {
  readonly page: Page;
  /** Checks that the page, once it has its heading, breaks no accessibility rule. */
  isAccessible(): Promise<void>;
  /** Ends the visit: the page reported no error and no breach of its security policy, except those that the test caused. */
  end(expected?: RegExp): Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  /** Is a question with one possible answer asked? */
  readonly onlyAnswers?: 'asked' | 'given';
}

export async function visit(browser: Browser, address: string, { onlyAnswers = 'asked', ...options }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, ...options });
  // A question with one possible answer answers itself; who answers by hand wants to be asked.
  if (onlyAnswers === 'asked') {
    await context.addInitScript(() => {
      const kept: unknown = JSON.parse(localStorage.getItem('skald.settings') ?? '{}');
      localStorage.setItem('skald.settings', JSON.stringify({ ...(typeof kept === 'object' && kept), onlyAnswers: 'asked' }));
    });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return {
    page,
    async isAccessible() {
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    },
    async end(expected) {
      await context.close();
      expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    },
  };
}
