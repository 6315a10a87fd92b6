/** A step stays small on the wire, even if several prophets move in it. */
import { describe, expect, it } from 'vitest';
import {
  answer,
  begin,
  decisions,
  eventsFor,
  fastChance,
  fastRandom,
  isRefusal,
  itemAt,
  sampleAnswer,
  view,
  waiting,
} from '../../kernel/index.ts';
import { lordsOfRagnarok } from './index.ts';

const GAMES = 8;
const MOST_BYTES = 4000;

/** The bytes of each step to the first seat, in some random games. */
function sentIn(seats: number, prophets: number): number[] {
  const sent: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const [chance, random] = [fastChance(seed), fastRandom(seed)];
    const begun = begin(lordsOfRagnarok, { seats, options: { prophets } }, chance);
    if (isRefusal(begun)) throw new Error(begun.reason);
    let { state } = begun;
    for (let [asked] = decisions(lordsOfRagnarok, state); asked; [asked] = decisions(lordsOfRagnarok, state)) {
      const step = answer(lordsOfRagnarok, state, asked.seat, asked.id, sampleAnswer(asked.space, random), chance);
      if (isRefusal(step)) throw new Error(step.reason);
      state = step.state;
      const { table, hands } = step.patches;
      const own = view(lordsOfRagnarok, state, 0).decisions;
      const parts = { events: eventsFor(step.events, 0), table, hand: itemAt(hands, 0), decisions: own, waiting: waiting(state) };
      sent.push(JSON.stringify(parts).length);
    }
  }
  return sent.sort((a, b) => a - b);
}

describe('a step to a seat', () => {
  it.each([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 2],
  ])('LR-55.4, LR-55.7 at %i seats with %i prophets takes few bytes', (seats, prophets) => {
    const sent = sentIn(seats, prophets);
    expect(itemAt(sent, Math.floor(sent.length * 0.95))).toBeLessThan(MOST_BYTES);
  });
});
