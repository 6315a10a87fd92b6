/** Every reason of the prophets in real matches has a text in every language. */

import { lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { LANGUAGES, texts } from '@skald/engine/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadGameTexts } from '../../../i18n/game-texts.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { tableTranslator } from '../../../i18n/translators.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { isExplainedRule } from '../text/explained-rules.ts';
import { ChoiceView } from './choice-view.tsx';
import { explanation } from './prophet-why.tsx';
import { type ProphetChoice, ruleOf } from './reasons.ts';

const TABLES = [
  { seats: 1, options: {} },
  { seats: 1, options: { prophets: 3 } },
  { seats: 2, options: { prophets: 2 } },
] as const;

/** One choice of each kind, and every rule behind an action. */
const choices = new Map<string, ProphetChoice>();
const rules = new Set<string>();
for (const [seed, start] of TABLES.entries()) {
  eachStep(lordsOfRagnarok, start, seed + 3, ({ events }) => {
    for (const event of events) {
      const rule = event.event === 'prophet-chose' ? event.rule : ruleOf(event);
      if (rule !== null) rules.add(rule);
      if (event.event === 'prophet-chose') choices.set(`${event.about} ${event.settled} ${Object.keys(event.by).join(' ')}`, event);
    }
  });
}

it('prophets choose for many reasons', () => {
  expect(choices.size).toBeGreaterThan(30);
});

it('every rule behind them has a text', () => {
  expect([...rules].filter((rule) => !isExplainedRule(rule))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', async (language) => {
  const [page, words] = await Promise.all([loadTexts(language), loadGameTexts('lords-of-ragnarok', language)]);
  const i18n = tableTranslator(language, page, { words, catalogue: texts['lords-of-ragnarok']?.[language] }, ['Runa', 'Ivar']);

  it.each([...choices.keys()])('%s', (kind) => {
    const choice = choices.get(kind);
    if (!choice) throw new Error(kind);
    const told = renderToStaticMarkup(<ChoiceView choice={choice} i18n={i18n} />);
    // A missing text shows as its key.
    expect(told).not.toMatch(/lords\.(?:why|key|settled|rule)/);
    expect(told).toContain(choice.rule);
    expect(renderToStaticMarkup(<explanation.Text event={choice} i18n={i18n} />)).toBe(told);
  });
});

it('a line of the log without reasons has no explanation', () => {
  expect(explanation.has({ event: 'monsters-freed' })).toBe(false);
  expect([...choices.values()].every((choice) => explanation.has(choice))).toBe(true);
});
