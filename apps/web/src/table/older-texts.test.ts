/** Texts keep what released editions say: also in matches that nobody recorded, played at random by their rules. */
import {
  type AnyGame,
  answer,
  begin,
  decisions,
  fastChance,
  fastRandom,
  type GameEvent,
  type GameTypes,
  isRefusal,
  itemAt,
  type Prompt,
  type Refusal,
  required,
  sampleAnswer,
  variantsFor,
} from '@skald/engine';
import { newestEditionOf } from '@skald/engine/editions';
import { LANGUAGES, texts } from '@skald/engine/text';
import { Translator } from '@skald/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { released, rulesOfEdition } from '../theatre/testing/edition-rules.mjs';

const MATCHES = 2;
const NAMES = ['A', 'B', 'C', 'D', 'E'];
const older = released.filter(({ slug, hash }) => hash !== newestEditionOf(slug));

type Begun = Exclude<ReturnType<typeof begin<GameTypes, unknown>>, Refusal>;

interface Said {
  readonly events: Map<string, GameEvent>;
  readonly prompts: Map<string, Prompt>;
}

/** Plays at random with each variant at the largest table; one of each kind that was said, told apart by the parameters it has. */
function saidIn(game: AnyGame): Said {
  const said: Said = { events: new Map(), prompts: new Map() };
  const seats = game.seats.max;
  for (const [variant, options] of variantsFor(game, seats).entries()) {
    for (let nth = 0; nth < MATCHES; nth++) {
      const [chance, random] = [fastChance(nth + 100 * variant), fastRandom(nth, variant)];
      let step: Pick<Begun, 'events' | 'state'> = accepted(begin(game, { seats, options }, chance));
      for (;;) {
        for (const { event } of step.events) said.events.set(kindOf(event.event, event), event);
        const open = decisions(game, step.state);
        for (const { prompt } of open) said.prompts.set(kindOf(prompt.key, prompt.params), prompt);
        if (open.length === 0) break;
        const asked = itemAt(open, random.below(open.length));
        step = accepted(answer(game, step.state, asked.seat, asked.id, sampleAnswer(asked.space, random), chance));
      }
    }
  }
  return said;
}

function kindOf(name: string, params: object): string {
  return [name, ...Object.keys(params).sort()].join();
}

function accepted<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
}

describe.each(older)('$slug $hash', ({ slug, hash }) => {
  let said: Said;
  beforeAll(() => {
    said = saidIn(rulesOfEdition(slug, hash));
  }, 60_000);

  it.each(LANGUAGES)('is told without a missing text (%s)', (language) => {
    const catalogue = required(texts[slug]?.[language], language);
    const full = new Translator({ language, words: {}, catalogue, names: NAMES });
    const generic = new Translator({ language, words: {}, catalogue: { ...catalogue, events: {}, decisions: {} }, names: NAMES });
    expect(said.events.size).toBeGreaterThan(10);
    const events = [...said.events.values()].filter((event) => full.event(event) === generic.event(event));
    const prompts = [...said.prompts.values()].filter((prompt) => full.prompt(prompt) === generic.prompt(prompt));
    expect([...events, ...prompts]).toEqual([]);
  });
});
