/** Pictures of a server's pages: the lobby, a new table, the room, a match, an account. */
import type { Page } from 'playwright-core';
import { ScriptedBot } from '../../e2e/live/bot.ts';
import { enterAs, granted } from '../../e2e/live/person.ts';
import { type PreparedServer, prepareServer } from '../../e2e/live/prepared-server.ts';
import { actAsModerator } from '../../e2e/live/reports.ts';
import { ServerUnderTest } from '../../e2e/live/server.ts';
import { answerPlainly, playUntil } from '../../e2e/player/player.ts';
import type { Studio } from './looks.ts';

/** After so many answers there is something to see on the table. */
const TURNS = 6;

/** A server at which people have opened tables, and bots play. */
export class OpenHall {
  readonly #server: ServerUnderTest;
  readonly #bot: ScriptedBot;
  readonly #prepared: PreparedServer;

  private constructor(prepared: PreparedServer, server: ServerUnderTest, bot: ScriptedBot) {
    this.#prepared = prepared;
    this.#server = server;
    this.#bot = bot;
  }

  static async open(): Promise<OpenHall> {
    const prepared = await prepareServer();
    const server = await ServerUnderTest.open(prepared);
    const bot = await ScriptedBot.enter(server.address, server.houseToken, ['raids', 'blood-rage', 'valda']);
    const hosts = [
      { name: 'Halfdan', game: 'blood-rage', seats: 4, clock: { kind: 'days', msPerMove: 86_400_000 } },
      { name: 'Sigrid', game: 'raids', seats: 3, clock: { kind: 'none' } },
      { name: 'Thora', game: 'valda', seats: 5, clock: { kind: 'none' } },
    ] as const;
    for (const { name, ...match } of hosts) await granted((await enterAs(server.address, name)).call('createMatch', { body: match }));
    return new OpenHall(prepared, server, bot);
  }

  get address(): string {
    return this.#server.address;
  }

  async close(): Promise<void> {
    this.#bot.close();
    await this.#server.close();
    await this.#prepared.remove();
  }
}

export async function live({ open, shot }: Studio, hall: OpenHall): Promise<void> {
  const page = await open(`${hall.address}/account`);
  await page.getByRole('main').getByLabel('Your name').fill('Una');
  await shot(page, 'sign-in');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('You are playing as a guest.').waitFor();
  await shot(page, 'account');
  await page.goto(`${hall.address}/tables`);
  await page.locator('.match-card').nth(2).waitFor();
  await shot(page, 'lobby');
  await page.goto(`${hall.address}/new/blood-rage`);
  await page.locator('.new-fold').first().waitFor();
  await shot(page, 'new');
  await room(page, shot, hall.address);
  await match(page, shot, hall.address);
  await page.context().close();
}

async function room(page: Page, shot: Studio['shot'], address: string): Promise<void> {
  await page.goto(`${address}/new/raids`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/match\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await granted((await enterAs(address, 'Ivar')).call('joinMatch', { params: { match: id }, body: {} }));
  await page.locator('.room-seat', { hasText: 'Ivar' }).waitFor();
  await shot(page, 'room');
}

async function match(page: Page, shot: Studio['shot'], address: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByRole('button', { name: 'Play Raids now' }).click();
  await page.waitForURL(/\/match\//);
  let turns = 0;
  await playUntil(page, async () => ++turns > TURNS, answerPlainly);
  await shot(page, 'live');
  await page.getByText('Match …').click();
  await shot(page, 'live-menu');
  await page.goto(`${address}/account`);
  await page.locator('main a[href^="/players/"]').first().click();
  await page.locator('h1').first().waitFor();
  await shot(page, 'player');
  await actAsModerator(page);
  await page.goto(`${address}/moderation`);
  await page.locator('.report').first().waitFor();
  await shot(page, 'moderation');
}
