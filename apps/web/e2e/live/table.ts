/** Seats people at one table, each in their own browser window, without going through the lobby. */
import type { NewMatch } from '@skald/protocol';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Visit, visit } from '../visit.ts';

export interface TableRequest extends Partial<NewMatch> {
  readonly names: readonly string[];
  readonly options?: Record<string, never>;
}

export interface OpenedTable {
  readonly match: string;
  readonly people: readonly Visit[];
}

/** A new guest on a page of this server. */
export async function guestAt(browser: Browser, address: string, name: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const guest = await visit(browser, `${address}/account`, options);
  await guest.page.getByRole('main').getByLabel('Your name').fill(name);
  await guest.page.getByRole('button', { name: 'Continue' }).click();
  await guest.page.getByText('You are playing as a guest.').waitFor();
  return guest;
}

/** A running match of these people; the first is its host. */
export async function openTable(
  browser: Browser,
  address: string,
  { names, ...request }: TableRequest,
  options: BrowserContextOptions = {},
): Promise<OpenedTable> {
  const people = await Promise.all(names.map((name) => guestAt(browser, address, name, options)));
  const [host, ...others] = people;
  if (!host) throw new Error('a table needs a host');
  const match = await ask(host.page, 'POST', '/api/matches', { game: 'raids', seats: names.length, ...request });
  for (const { page } of others) await ask(page, 'POST', `/api/matches/${match}/join`, {});
  await ask(host.page, 'POST', `/api/matches/${match}/start`);
  await Promise.all(
    people.map(async ({ page }) => {
      await page.goto(`${address}/match/${match}`);
      await page.locator('.strip').waitFor();
    }),
  );
  return { match, people };
}

/** The page of the player who must answer. */
export async function pageAsked(...pages: readonly Page[]): Promise<Page> {
  return await Promise.race(
    pages.map(async (page) => {
      await page.locator('.dock-mine').waitFor({ timeout: 60_000 });
      return page;
    }),
  );
}

/** A match that the page's player opens and starts. */
export async function openMatch(page: Page, request: Partial<NewMatch>): Promise<string> {
  const match = await ask(page, 'POST', '/api/matches', { game: 'raids', seats: 2, ...request });
  await ask(page, 'POST', `/api/matches/${match}/start`);
  return match;
}

/** Sends a request as the page's player; returns the id of the match in the reply. */
async function ask(page: Page, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await page.evaluate(
    async ({ how, where, what }) => {
      const response = await fetch(where, {
        method: how,
        ...(what !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      return { ok: response.ok, text: await response.text() };
    },
    { how: method, where: path, what: body },
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.text}`);
  const read: { readonly match?: { readonly id: string } } = answer.text === '' ? {} : JSON.parse(answer.text);
  return read.match?.id ?? '';
}

export async function giveUp(page: Page): Promise<void> {
  await page.getByText('Match …').click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
}
