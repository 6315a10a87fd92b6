/** Scenes of real matches: every event comes once, in order, and the last scene matches the rules. */
import { raids } from '@skald/engine/games/raids';
import { describe, expect, it } from 'vitest';
import { eachStep } from '../../table/testing/random-match.ts';
import { scenesFor } from './staging.ts';

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('shows every event once and in order', () => {
    eachStep(raids, { seats }, 7, ({ before, after, events }) => {
      const scenes = scenesFor(events, before.table, after.table);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
    });
  });

  it('shows in the end what the rules have come to, from the events alone', () => {
    for (const seed of [1, 2, 3]) {
      eachStep(raids, { seats }, seed, ({ before, after, events }) => {
        const shown = scenesFor(events, before.table, after.table).at(-1)?.table ?? before.table;
        // No event reports coins that return to the supply, nor what a cleared tile still held.
        const { supply: _s, bonuses: _b, ...told } = { supply: null, bonuses: null, ...shown };
        const { supply: _t, bonuses: _c, ...expected } = after.table;
        expect(told).toEqual(expected);
      });
    }
  });

  it('never takes long', () => {
    eachStep(raids, { seats }, 5, ({ before, after, events }) => {
      for (const { ms } of scenesFor(events, before.table, after.table)) expect(ms).toBeLessThanOrEqual(1200);
    });
  });
});
