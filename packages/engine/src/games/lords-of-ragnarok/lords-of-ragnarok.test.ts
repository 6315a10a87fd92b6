import { describe, expect, it } from 'vitest';
import {
  begin,
  fastChance,
  fastRandom,
  isRefusal,
  type Played,
  playInPlace,
  type State,
  sampleAnswer,
  unanswered,
  variantsFor,
} from '../../kernel/index.ts';
import { conformance } from '../../testkit/index.ts';
import { lordsOfRagnarok } from './index.ts';
import type { Lords } from './state.ts';
import { atSea } from './testing/sea-scenes.ts';

/** Plays one random match and collects the content it used. */
function playAndWatch(seats: number, options: unknown, seed: number, seen: Set<string>): void {
  const begun = begin(lordsOfRagnarok, { seats, options }, fastChance(seed));
  if (isRefusal(begun)) throw new Error(begun.reason);
  note(begun.events, seen);
  playOn(begun.state, seed, seen);
}

function note(events: Played<Lords>['events'], seen: Set<string>): void {
  for (const { event } of events) for (const name of lordsOfRagnarok.content?.usedBy(event) ?? []) seen.add(name);
}

function playOn(state: State<Lords>, seed: number, seen: Set<string>): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed, state.hands.length);
  const live = playInPlace(lordsOfRagnarok, state, chance);
  for (let [question] = unanswered(live.state.flow); question; [question] = unanswered(live.state.flow)) {
    const played = live.answer(question.seat, question.id, sampleAnswer(live.space(question), random));
    if (isRefusal(played)) throw new Error(played.reason);
    note(played.events, seen);
  }
}

describe('every game', () => {
  it('conforms: no dead end, refusals, twins, secrecy, undo, in every mode', () => {
    const report = conformance(lordsOfRagnarok, { games: 1, every: 90 });
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
    // Random hunters seldom slay a monster of the sea.
    for (let seed = 0; seed < 20 && missing().length > 0; seed++) for (const scene of atSea()) playOn(scene, seed, seen);
    expect(missing()).toEqual([]);
  }, 300_000);
});
