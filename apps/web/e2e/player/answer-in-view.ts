/** Checks an open question as a person sees it who never scrolls the page, and answers it. */
import type { OpenDecision } from '@skald/engine';
import type { Page } from 'playwright-core';
import { openDecision } from './asked.ts';
import type { Dice } from './dice.ts';
import { type Control, confirmIn, controlsOf } from './in-view.ts';

/** The smallest area that a finger can hit, in square pixels (24 by 24). */
const SMALLEST = 576;
const MOST_PRESSES = 10;
/** The page must show an answer within this time, in milliseconds. */
const LONGEST = 10_000;
/** The same for a press that only narrows down the choices. */
const BRIEF = 200;

/** Everything that keeps a person from answering a question with what is in the window. */
export async function problemsOf(page: Page, { space }: OpenDecision): Promise<readonly string[]> {
  const controls = await controlsOf(page);
  const usable = controls.filter(({ point, hinted, area }) => point !== null && hinted && area >= SMALLEST);
  const reached = new Set(usable.flatMap(({ choices }) => choices));
  const choices = space.kind === 'one' ? space.options : space.kind === 'amount' ? [] : space.items;
  const lost = reached.has('any') ? [] : choices.filter((_, place) => !reached.has(place));
  return [
    ...lost.map((choice) => `cannot be chosen: ${JSON.stringify(choice)}`),
    ...(space.kind === 'some' && space.min === 0 && !reached.has('none') ? ['nothing cannot be chosen'] : []),
    ...(space.kind === 'amount' && !reached.has('any') ? ['the number cannot be changed'] : []),
    ...controls.filter(({ cutOff }) => cutOff).map(({ name }) => `is asked about, but hidden by the dock or the edge: ${name}`),
    ...controls.filter(({ hinted }) => !hinted).map(({ name }) => `lies in a list that does not show that it goes on: ${name}`),
  ];
}

/** Presses things in the window until the question is answered; returns what went wrong. */
export async function answerInView(page: Page, dice: Dice): Promise<string | undefined> {
  const question = await openDecision(page);
  const pressed = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const confirm = await confirmIn(page);
    if (confirm === 'hidden') return 'the button that sends the answer is hidden';
    const next = confirm ? null : await nextOf(page, pressed, dice);
    const point = confirm ?? next?.point;
    if (!point) {
      // Nothing can be pressed while an answer is on its way.
      if (await isAnswered(page, question, LONGEST)) return undefined;
      return `after ${presses} presses there is nothing left to press`;
    }
    if (next) pressed.add(next.name);
    await page.mouse.click(point.x, point.y);
    if (confirm === null) await untilSomethingChanges(page, question);
    if ((await openDecision(page)) !== question || (confirm && (await isAnswered(page, question, LONGEST)))) return undefined;
  }
  return `${MOST_PRESSES} presses do not answer it`;
}

/** A control in view that was not pressed yet; scrolls its list if necessary. */
async function nextOf(page: Page, pressed: ReadonlySet<string>, dice: Dice): Promise<Control | undefined> {
  const inView = (controls: readonly Control[]): readonly Control[] =>
    controls.filter(({ point, name, area, pressed: is }) => point !== null && area >= SMALLEST && !is && !pressed.has(name));
  const found = inView(await controlsOf(page));
  const chosen = found[dice(Math.max(1, found.length))];
  if (!chosen?.scrolled) return chosen;
  await page.locator(`[data-nth="${chosen.nth}"]`).evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'center' }));
  return (await controlsOf(page)).find(({ nth }) => nth === chosen.nth);
}

/** A press answers, completes the draft, or narrows down what can be pressed next. */
async function untilSomethingChanges(page: Page, question: string | null): Promise<void> {
  const changed = page.waitForFunction(
    (before) =>
      document.querySelector('.dock-confirm:enabled') !== null ||
      document.querySelector('[data-decision]')?.getAttribute('data-decision') !== before,
    question,
    { timeout: BRIEF, polling: 20 },
  );
  await changed.catch(() => undefined);
}

async function isAnswered(page: Page, question: string | null, within: number): Promise<boolean> {
  const answered = page.waitForFunction(
    (before) => document.querySelector('[data-decision]')?.getAttribute('data-decision') !== before,
    question,
    { timeout: within, polling: 30 },
  );
  return await answered.then(
    () => true,
    () => false,
  );
}
