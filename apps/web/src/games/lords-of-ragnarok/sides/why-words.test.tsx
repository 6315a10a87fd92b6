/** Every reason that prophets give in real matches is put into words, in every language. */

import { lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { LANGUAGES, texts } from '@skald/engine/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { eachStep } from '../../../table/testing/random-match.ts';
import { loadGameWords } from '../../../words/game-words.ts';
import { tableSpeaker } from '../../../words/speaker.ts';
import { loadWords } from '../../../words/words.ts';
import { ChoiceView } from './choice-view.tsx';
import { explanation } from './prophet-why.tsx';
import { type Chose, ruleOf } from './reasons.ts';
import { isToldRule } from './told-rules.ts';

const TABLES = [
  { seats: 1, options: {} },
  { seats: 1, options: { prophets: 3 } },
  { seats: 2, options: { prophets: 2 } },
] as const;

/** One choice of each kind that was made, and every rule that stands behind a deed. */
const choices = new Map<string, Chose>();
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
  expect([...rules].filter((rule) => !isToldRule(rule))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', async (language) => {
  const [page, words] = await Promise.all([loadWords(language), loadGameWords('lords-of-ragnarok', language)]);
  const speaker = tableSpeaker(language, page, { words, catalogue: texts['lords-of-ragnarok']?.[language] }, ['Runa', 'Ivar']);

  it.each([...choices.keys()])('%s', (kind) => {
    const choice = choices.get(kind);
    if (!choice) throw new Error(kind);
    const told = renderToStaticMarkup(<ChoiceView choice={choice} speaker={speaker} />);
    // A word that is missing is shown as its key.
    expect(told).not.toMatch(/lords\.(?:why|key|settled|rule)/);
    expect(told).toContain(choice.rule);
    expect(renderToStaticMarkup(<explanation.Text event={choice} speaker={speaker} />)).toBe(told);
  });
});

it('a line of the log without reasons has no explanation', () => {
  expect(explanation.has({ event: 'monsters-freed' })).toBe(false);
  expect([...choices.values()].every((choice) => explanation.has(choice))).toBe(true);
});
