/** Plays Blood Rage in the browser as a person does: by clicks on provinces, figures and cards. */
import type { Page } from 'playwright-core';

interface Offered {
  /** Where to click for each thing that glows, by its kind. */
  readonly spots: readonly Point[];
  readonly figures: readonly Point[];
  readonly cards: readonly Point[];
  readonly reserve: readonly Point[];
  readonly stats: readonly Point[];
  readonly answers: readonly (Point & { readonly text: string })[];
  readonly ready: boolean;
  readonly plain: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Looks at what glows: a point of each thing where a click really meets it. */
async function look(page: Page): Promise<Offered> {
  return await page.evaluate(() => {
    const pointOf = (element: Element): { x: number; y: number } | null => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const [x, y] = [left + width * across, top + height * down];
          if (element.contains(document.elementFromPoint(x, y))) return { x: x + scrollX, y: y + scrollY };
        }
      }
      return null;
    };
    const pointsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const point = pointOf(element);
        return point ? [{ ...point, text: element.textContent ?? '' }] : [];
      });
    const confirm = document.querySelector('.dock-confirm');
    return {
      spots: pointsOf('.br-spot-offered'),
      figures: pointsOf('.br-figure-spot[aria-pressed="false"]'),
      cards: pointsOf('.br-card-offered'),
      reserve: pointsOf('.br-gathered-button'),
      stats: pointsOf('.br-stat-button'),
      answers: pointsOf('.dock .br-answer'),
      ready: confirm !== null && !confirm.hasAttribute('disabled'),
      plain: confirm === null,
    };
  });
}

async function click(page: Page, { x, y }: Point): Promise<void> {
  const at = await page.evaluate(
    (point) => {
      const outside = point.y < scrollY + 60 || point.y > scrollY + innerHeight - 60;
      if (outside) scrollTo(0, Math.max(0, point.y - innerHeight / 3));
      return { x: point.x - scrollX, y: point.y - scrollY };
    },
    { x, y },
  );
  await page.mouse.click(at.x, at.y);
}

async function confirm(page: Page): Promise<void> {
  await page.locator('.dock-confirm').click();
}

/** Answers the open decision; `turn` makes the choices differ. */
export async function answerOnBoard(page: Page, turn: number): Promise<void> {
  const offered = await look(page);
  const { spots, figures, cards, reserve, stats, answers, ready, plain } = offered;
  const pick = <T>(things: readonly T[]): T | undefined => things[turn % Math.max(1, things.length)];
  if (plain) {
    const stat = pick(stats);
    const answer = pick(answers);
    if (stat && !answer) return await click(page, stat);
    if (answer) await click(page, answer);
    return;
  }
  const figure = figures[0];
  if (figure && !ready) {
    await click(page, figure);
    return (await look(page)).ready ? await confirm(page) : await answerOnBoard(page, turn);
  }
  if (ready && reserve.length === 0) return await confirm(page);
  await act(page, turn, { spots, cards, reserve, answers }, pick);
}

type Things = Pick<Offered, 'spots' | 'cards' | 'reserve' | 'answers'>;

/** A turn, an aim, or a card: figures invade first, then provinces are pillaged, then cards are played. */
async function act(
  page: Page,
  turn: number,
  { spots, cards, reserve, answers }: Things,
  pick: <T>(things: readonly T[]) => T | undefined,
): Promise<void> {
  const [invader, spot, card] = [pick(reserve), pick(spots), pick(cards)];
  if (invader && (turn % 3 !== 0 || (!spot && !card))) return await click(page, invader);
  if (spot && (turn % 3 !== 2 || !card)) {
    await click(page, spot);
    const pillage = (await look(page)).answers.find(({ text }) => /^(Pillage|Saccheggia)|plündern$/.test(text));
    if (pillage) await click(page, pillage);
    return await confirm(page);
  }
  if (card) {
    await click(page, card);
    return await confirm(page);
  }
  const out = pick(answers);
  if (out) await click(page, out);
  await confirm(page);
}
