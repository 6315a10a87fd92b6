/** Pictures of the pages around the tables, and of the replay theatre. */
import { untilAsked } from '../../e2e/player/player.ts';
import { serveRecorded } from '../../e2e/recorded.ts';
import type { Studio } from './looks.ts';

const GAMES = ['raids', 'blood-rage', 'valda', 'lords-of-ragnarok'] as const;

export async function pages({ open, shot }: Studio, site: string): Promise<void> {
  const page = await open(`${site}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot(page, 'start');
  await page.getByRole('button', { name: 'Settings' }).click();
  await shot(page, 'settings');
  for (const slug of GAMES) {
    await page.goto(`${site}/games/${slug}`);
    await page.locator('.game-page-chapters').first().waitFor();
    await shot(page, `game-${slug}`);
  }
  await page.goto(`${site}/play/blood-rage`);
  await page.getByText('Gods of Asgard').waitFor();
  await shot(page, 'practice');
  await page.goto(`${site}/learn/raids`);
  await untilAsked(page);
  await shot(page, 'learn');
  await page.context().close();
}

export async function theatre({ open, shot }: Studio, site: string): Promise<void> {
  const page = await open('about:blank');
  await serveRecorded(page);
  const at = async (place: string): Promise<void> => {
    await page.goto(`${site}/replay/${place}`);
    await page.locator('.timeline-handle').waitFor();
  };
  await at('raids--played-in-a-terminal?at=40&view=1');
  await shot(page, 'replay');
  await page.getByRole('button', { name: 'Verify match' }).click();
  await page.locator('.proof-done').waitFor();
  await shot(page, 'replay-check');
  await at('blood-rage--random-4-seats?at=120&view=open');
  await shot(page, 'replay-blood-rage');
  await at('valda--race-3-seats?at=300');
  await shot(page, 'replay-valda');
  await page.goto(`${site}/replay`);
  await shot(page, 'replay-empty');
  await page.context().close();
}
