/** Scenes of real matches: every event is told once, in order, and what is shown ends where the rules do. */
import { answer, begin, decisions, eventsFor, fastChance, fastRandom, isOver, isRefusal, type State, sampleAnswer } from '@skald/engine';
import { type Raids, raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { direct } from './staging.ts';

/** Plays a match at random and hands over each step. */
function eachStep(
  seats: number,
  seed: number,
  look: (before: State<Raids>, after: State<Raids>, events: readonly Raids['event'][]) => void,
): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed);
  const begun = begin(raids, { seats }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  let { state } = begun;
  while (!isOver(state)) {
    const [open] = decisions(raids, state);
    if (!open) throw new Error('nobody is asked');
    const step = answer(raids, state, open.seat, open.id, sampleAnswer(open.space, random), chance);
    if (isRefusal(step)) throw new Error(step.reason);
    look(state, step.state, eventsFor(step.events, 'spectator'));
    state = step.state;
  }
}

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('tells every event once and in order', () => {
    eachStep(seats, 7, (before, after, events) => {
      const scenes = direct(events, before.table, after.table);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
    });
  });

  it('shows in the end what the rules have come to, from the events alone', () => {
    for (const seed of [1, 2, 3]) {
      eachStep(seats, seed, (before, after, events) => {
        const shown = direct(events, before.table, after.table).at(-1)?.table ?? before.table;
        // Coins that fall back into the supply are told by no event, nor what a cleared tile still held.
        const { supply: _s, bonuses: _b, ...told } = { supply: null, bonuses: null, ...shown };
        const { supply: _t, bonuses: _c, ...expected } = after.table;
        expect(told).toEqual(expected);
      });
    }
  });

  it('never takes long', () => {
    eachStep(seats, 5, (before, after, events) => {
      for (const { ms } of direct(events, before.table, after.table)) expect(ms).toBeLessThanOrEqual(1200);
    });
  });
});
