/** Opponents that think outside the page. */
import { begin, checkAnswer, fastChance, fastRandom, isRefusal, itemAt, required, view } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { expect, it } from 'vitest';
import { thinkAbout } from './opponent-thought.ts';
import { type OpenThoughtChannel, WorkerOpponent } from './worker-opponent.ts';

const raids = required(findGame('raids'), 'raids');
const simpler = { decide: () => 'simple' };

function asked() {
  const begun = begin(raids, { seats: 2 }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const seen = view(raids, begun.state, itemAt(begun.state.flow.open, 0).seat);
  return { seen, decision: itemAt(seen.decisions, 0) };
}

/** The worker's own code, and what it was sent must survive the way there. */
const inPage: OpenThoughtChannel = (hear) => ({
  send: (request) => void thinkAbout(structuredClone({ ...request, searchMs: 5 })).then(hear),
  close: () => undefined,
});

it('answers with what is on offer', async () => {
  const { seen, decision } = asked();
  const errors: Error[] = [];
  const opponent = new WorkerOpponent('jarl', simpler, (error) => errors.push(error), inPage);
  const answer = await opponent.decide(raids, seen, decision, fastRandom(1));
  expect(isRefusal(checkAnswer(decision.space, answer))).toBe(false);
  expect(errors).toEqual([]);
});

it('lets a simpler one answer where the strategy fails, and reports it', async () => {
  const { seen, decision } = asked();
  const errors: string[] = [];
  const opponent = new WorkerOpponent('nobody', simpler, ({ message }) => errors.push(message), inPage);
  expect(await opponent.decide(raids, seen, decision, fastRandom(1))).toBe('simple');
  expect(errors).toEqual([expect.stringMatching(/^nobody found no answer to \S+ in raids: nobody plays raids as nobody$/)]);
});

it('lets a simpler one answer when the worker breaks, now and later', async () => {
  const { seen, decision } = asked();
  const errors: string[] = [];
  const silent: OpenThoughtChannel = (_hear, broken) => ({ send: () => broken('no worker'), close: () => undefined });
  const opponent = new WorkerOpponent('jarl', simpler, ({ message }) => errors.push(message), silent);
  expect(await opponent.decide(raids, seen, decision, fastRandom(1))).toBe('simple');
  expect(await opponent.decide(raids, seen, decision, fastRandom(1))).toBe('simple');
  expect(errors).toHaveLength(2);
});
