/** Opponents in the page that fail. */
import { begin, Defect, defineGame, fastChance, fastRandom, isRefusal, itemAt, required, view } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { expect, it } from 'vitest';
import { loadOpponent } from './load-opponent.ts';

const raids = required(findGame('raids'), 'raids');
/** Raids in which nobody can imagine what is hidden. */
const unimaginable = defineGame({
  ...raids,
  imagine: () => {
    throw new Defect('cannot-imagine', 'nothing hidden fits what the viewer knows');
  },
});

it('plays the fallback when neither it nor a simpler one finds an answer, and reports both', async () => {
  const begun = begin(unimaginable, { seats: 2 }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const { seat } = itemAt(begun.state.flow.open, 0);
  const seen = view(unimaginable, begun.state, seat);
  const decision = itemAt(seen.decisions, 0);
  const errors: string[] = [];
  const opponent = required(await loadOpponent('novice', raids, ({ message }) => errors.push(message)), 'the novice');
  expect(opponent.decide(unimaginable, seen, decision, fastRandom(1))).toEqual(decision.fallback);
  expect(errors).toEqual([expect.stringMatching(/^novice found no answer to \S+ in raids: .*nothing hidden fits/)]);
});

it('knows nobody of another name', async () => {
  expect(await loadOpponent('berserk', raids)).toBeUndefined();
});
