import { describe, expect, it } from 'vitest';
import { begin, fastChance, fastRandom, isRefusal, Live, sampleAnswer, unanswered, variantsFor } from '../../kernel/index.ts';
import { conformance } from '../../testkit/index.ts';
import { lordsOfRagnarok } from './index.ts';

/** Plays one match at random and notes the content that was used. */
function playAndWatch(seats: number, options: unknown, seed: number, seen: Set<string>): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed, seats);
  const begun = begin(lordsOfRagnarok, { seats, options }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = new Live(lordsOfRagnarok, begun.state, chance);
  const note = (events: typeof begun.events): void => {
    for (const { event } of events) for (const name of lordsOfRagnarok.content?.usedBy(event) ?? []) seen.add(name);
  };
  note(begun.events);
  for (let [question] = unanswered(live.state.flow); question; [question] = unanswered(live.state.flow)) {
    const played = live.answer(question.seat, question.id, sampleAnswer(live.space(question), random));
    if (isRefusal(played)) throw new Error(played.reason);
    note(played.events);
  }
}

describe('every game of the house', () => {
  it('conforms: no dead end, refusals, twins, secrecy, undo, in every mode', () => {
    const report = conformance(lordsOfRagnarok, { games: 1, every: 40 });
    expect(report.failures).toEqual([]);
  }, 600_000);

  it('uses every hero, card, blessing, artifact, monster, omen and challenge in play', () => {
    const seen = new Set<string>();
    const missing = (): readonly string[] => (lordsOfRagnarok.content?.names ?? []).filter((name) => !seen.has(name));
    for (let seed = 0; seed < 200 && missing().length > 0; seed++) {
      const seats = seed % 7 === 0 ? 3 : 1 + (seed % 2);
      const variants = variantsFor(lordsOfRagnarok, seats);
      playAndWatch(seats, variants[seed % variants.length], seed, seen);
    }
    expect(missing()).toEqual([]);
  }, 300_000);
});
