/** Pictures of the tables at which one plays in the page itself: the moments of each game that look most different. */
import type { Page } from 'playwright-core';
import { answerOnBoard } from '../../e2e/blood-rage-player.ts';
import { answerPlainly, playUntil, untilAsked } from '../../e2e/player.ts';
import { answerOnTheTable, diceFrom } from '../../e2e/valda-player.ts';
import type { Studio } from './looks.ts';

interface Game {
  readonly slug: string;
  readonly wish: string;
  /** What is asked at the moments that are kept. */
  readonly moments: readonly { readonly name: string; readonly asked: RegExp }[];
  answer(page: Page, turn: number): Promise<void>;
  /** Puts something into the draft, so that it is seen. */
  draft?(page: Page): Promise<boolean>;
}

const dice = diceFrom(11);

const GAMES: readonly Game[] = [
  {
    slug: 'raids',
    wish: 'seed=5&opponents=3&brain=novice&name=Runa',
    moments: [
      { name: 'navigate', asked: /Where do you sail/ },
      { name: 'place', asked: /where does it go/ },
      { name: 'duel', asked: /attacks/ },
    ],
    answer: answerPlainly,
    draft: draftAWay,
  },
  {
    slug: 'blood-rage',
    wish: 'seed=5&opponents=3&brain=novice&gods=1&mystics=1&name=Runa',
    moments: [
      { name: 'draft', asked: /^Packet/ },
      { name: 'turn', asked: /^Your turn/ },
      { name: 'invade', asked: /where does it invade/ },
      { name: 'battle', asked: /play a card/ },
    ],
    answer: answerOnBoard,
  },
  {
    slug: 'valda',
    wish: 'seed=5&opponents=3&brain=novice&name=Runa',
    moments: [
      { name: 'actions', asked: /^Your actions/ },
      { name: 'build', asked: /build/i },
      { name: 'attack', asked: /attack/ },
    ],
    answer: async (page) => void (await answerOnTheTable(page, dice)),
  },
];

/** A match is long: what has not come by then is left out. */
const MOST_TURNS = 60;

export async function practice({ open, shot }: Studio, site: string, only: string): Promise<void> {
  for (const game of GAMES) {
    if (!game.slug.includes(only)) continue;
    const page = await open(`${site}/play/${game.slug}?${game.wish}`);
    await untilAsked(page);
    const left = new Map(game.moments.map(({ name, asked }) => [name, asked]));
    let turns = 0;
    await playUntil(
      page,
      async (prompt) => {
        const [name] = [...left].find(([, asked]) => asked.test(prompt)) ?? [];
        if (name !== undefined && (name !== game.moments[0]?.name || (await (game.draft?.(page) ?? true)))) {
          await shot(page, `${game.slug}-${name}`);
          left.delete(name);
        }
        return left.size === 0 || ++turns > MOST_TURNS;
      },
      game.answer,
    );
    if (game.slug === 'raids') {
      await playUntil(page, async () => false, game.answer);
      await shot(page, 'raids-end');
    }
    await page.context().close();
  }
}

/** Drafts a way, where there is a choice, so that it is seen on the map. */
async function draftAWay(page: Page): Promise<boolean> {
  const offered = page.locator('.raids-spot-offered');
  if ((await offered.count()) < 4) return false;
  await offered.nth(2).click();
  await page.mouse.move(2, 2);
  return true;
}
