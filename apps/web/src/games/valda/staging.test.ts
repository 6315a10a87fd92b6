/** Scenes of real matches: every event is told once, in order, and what is shown ends where the rules do. */
import { type ValdaTable, valda } from '@skald/engine/games/valda';
import { describe, expect, it } from 'vitest';
import { eachStep } from '../../table/testing/random-match.ts';
import { direct } from './staging.ts';
import { isValdaTable } from './table-of-valda.ts';

/** What the events tell of a table; prices of followers, for one, are told by none. */
function told({ round, active, phase, players }: ValdaTable): object {
  return { round, active, phase, players: players.map(({ followers, temples, mines, drills }) => ({ followers, temples, mines, drills })) };
}

describe.each([2, 3, 5])('with %i seats', (seats) => {
  it('tells every event once and in order, and never for long', () => {
    eachStep(valda, { seats }, 7, ({ before, after, events }) => {
      const scenes = direct(events, before.table, after.table);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
      for (const { ms } of scenes) expect(ms).toBeLessThanOrEqual(1000);
    });
  });

  it('shows in the end what the rules have come to, from the events alone', () => {
    eachStep(valda, { seats }, 3, ({ before, after, events }) => {
      const shown = direct(events, before.table, after.table).at(-1)?.table ?? before.table;
      if (!isValdaTable(shown)) throw new Error('a scene without a table');
      expect(told(shown)).toEqual(told(after.table));
    });
  });
});
