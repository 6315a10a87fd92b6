/** Scenes of real matches: every event comes once, in order, and the last scene matches the rules. */
import { type ValdaTable, valda } from '@skald/engine/games/valda';
import { describe, expect, it } from 'vitest';
import { eachStep } from '../../table/testing/random-match.ts';
import { scenesFor } from './staging.ts';
import { isValdaTable } from './table-of-valda.ts';

/** The part of a table that events report; no event reports the price of followers, for one. */
function told({ round, active, phase, players }: ValdaTable): object {
  return { round, active, phase, players: players.map(({ followers, temples, mines, drills }) => ({ followers, temples, mines, drills })) };
}

describe.each([2, 3, 5])('with %i seats', (seats) => {
  it('shows every event once and in order, and never for long', () => {
    eachStep(valda, { seats }, 7, ({ before, after, events }) => {
      const scenes = scenesFor(events, before.table, after.table);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
      for (const { ms } of scenes) expect(ms).toBeLessThanOrEqual(1000);
    });
  });

  it('shows in the end what the rules have come to, from the events alone', () => {
    eachStep(valda, { seats }, 3, ({ before, after, events }) => {
      const shown = scenesFor(events, before.table, after.table).at(-1)?.table ?? before.table;
      if (!isValdaTable(shown)) throw new Error('a scene without a table');
      expect(told(shown)).toEqual(told(after.table));
    });
  });
});
