/** Pictures of the tables at which one plays in the page itself: the moments of each game that look most different. */
import type { Page } from 'playwright-core';
import { untilAskedAgain } from '../../e2e/player/asked.ts';
import { answerOnBoard } from '../../e2e/player/blood-rage-player.ts';
import { diceFrom } from '../../e2e/player/dice.ts';
import { answerOnTheTable as answerInLords } from '../../e2e/player/lords-player.ts';
import { answerPlainly } from '../../e2e/player/player.ts';
import { answerOnTheTable as answerInValda } from '../../e2e/player/valda-player.ts';
import type { Studio } from './looks.ts';

interface Game {
  readonly slug: string;
  readonly request: string;
  /** What is asked at the moments that are kept. */
  readonly moments: readonly { readonly name: string; readonly asked: RegExp }[];
  /** Short enough for its results to be shown too. */
  readonly playsToEnd?: boolean;
  answer(page: Page, turn: number): Promise<void>;
  /** Puts something into the draft, so that it is seen. */
  draft?(page: Page): Promise<boolean>;
}

const dice = diceFrom(11);

const GAMES: readonly Game[] = [
  {
    slug: 'raids',
    request: 'seed=5&opponents=3&brain=novice&name=Runa',
    moments: [
      { name: 'navigate', asked: /Where do you sail/ },
      { name: 'place', asked: /where does it go/ },
      { name: 'duel', asked: /attacks/ },
    ],
    answer: answerPlainly,
    draft: draftAWay,
    playsToEnd: true,
  },
  {
    slug: 'blood-rage',
    request: 'seed=5&opponents=3&brain=novice&gods=1&mystics=1&name=Runa',
    moments: [
      { name: 'draft', asked: /^Draft/ },
      { name: 'turn', asked: /^What do you do/ },
      { name: 'invade', asked: /where do you invade/ },
      { name: 'battle', asked: /play a card/ },
    ],
    answer: answerOnBoard,
  },
  {
    slug: 'valda',
    request: 'seed=5&opponents=3&brain=novice&name=Runa',
    moments: [
      { name: 'actions', asked: /^Your actions/ },
      { name: 'build', asked: /build/i },
    ],
    answer: async (page) => void (await answerInValda(page, dice)),
  },
  {
    slug: 'lords-of-ragnarok',
    request: 'seed=4&opponents=0&name=Runa',
    moments: [
      { name: 'heroes', asked: /hero and heritage/ },
      { name: 'place', asked: /^Place your/ },
      { name: 'turn', asked: /special action/ },
    ],
    answer: async (page) => void (await answerInLords(page, dice)),
  },
];

/** A match is long: what has not come by then is left out. */
const MOST_TURNS = 120;

export async function practice({ open, shot }: Studio, site: string, only: string): Promise<void> {
  for (const game of GAMES) {
    if (!game.slug.includes(only)) continue;
    const page = await open(`${site}/play/${game.slug}?${game.request}`);
    await play(page, shot, game);
    await page.context().close();
  }
}

async function play(page: Page, shot: Studio['shot'], { slug, moments, answer, draft, playsToEnd = false }: Game): Promise<void> {
  const left = new Map(moments.map(({ name, asked }) => [name, asked]));
  let answered: string | null = null;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { id, prompt } = await untilAskedAgain(page, answered);
    if (id === 'over') return await shot(page, `${slug}-end`);
    const [name] = [...left].find(([, asked]) => asked.test(prompt)) ?? [];
    const isDrafted = name === undefined || name !== moments[0]?.name || !draft || (await draft(page));
    if (name !== undefined && isDrafted) {
      await shot(page, `${slug}-${name}`);
      left.delete(name);
    }
    if (left.size === 0 && !playsToEnd) return;
    answered = id;
    await answer(page, turn);
  }
}

/** Drafts a way if there is a choice, so that the map shows it. */
async function draftAWay(page: Page): Promise<boolean> {
  const offered = page.locator('.raids-spot-offered');
  if ((await offered.count()) < 4) return false;
  await offered.nth(2).click();
  await page.mouse.move(2, 2);
  return true;
}
