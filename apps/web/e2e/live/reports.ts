/** Makes the page believe that the visitor is a moderator with reports to read: no request makes somebody a moderator. */
import type { Page } from 'playwright-core';

const una = { id: 'una', name: 'Una', kind: 'registered' };
const grim = { id: 'grim', name: 'Grim', kind: 'guest' };
const AT = '2026-11-01T10:00:00.000Z';

const REPORTS = [
  { reason: 'He calls me names, match after match.', text: 'You row like a troll.' },
  { reason: 'Writes the same line a hundred times.', text: 'Buy my fish! Buy my fish! Buy my fish! Buy my fish!' },
].map(({ reason, text }, i) => ({
  id: i + 1,
  at: AT,
  reporter: una,
  reported: grim,
  match: `match-${i}`,
  line: { id: i + 10, at: Date.parse(AT), account: grim, seat: 1, text, hidden: false },
  reason,
  resolvedAt: null,
}));

export async function actAsModerator(page: Page): Promise<void> {
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch();
    const { account } = await response.json();
    await route.fulfill({ response, json: { account: { ...account, moderator: true } } });
  });
  await page.route('**/api/moderation/reports*', (route) => route.fulfill({ json: { reports: REPORTS, next: null } }));
}
