/** Scenes of real matches: every event comes once, in order, and the last scene matches the rules. */
import { type BloodRageTable, bloodRage } from '@skald/engine/games/blood-rage';
import { describe, expect, it } from 'vitest';
import { eachStep } from '../../table/testing/random-match.ts';
import { scenesFor } from './staging.ts';
import { tableOf } from './table-of-blood-rage.ts';

const options = { mystics: true, gods: true };

/** The visible part of a table: which of equal figures went does not matter. */
function seen({ age, phase, pillaged, destroyed, gods, pillage, clans }: BloodRageTable): object {
  return {
    age,
    phase,
    pillaged: pillaged.toSorted(),
    destroyed,
    gods: gods.map(({ god, at }) => `${god} ${at}`).sort(),
    battle: pillage && { province: pillage.province, sides: pillage.sides.map(({ seat, cards }) => [seat, cards.map(({ card }) => card)]) },
    clans: clans.map(({ clan, glory, stats, slots, figures, quests }) => ({
      clan,
      glory,
      stats,
      slots,
      quests,
      figures: figures.map(({ kind, at }) => `${kind} ${at}`).sort(),
    })),
  };
}

describe.each([2, 3, 4, 5])('with %i seats', (seats) => {
  it('shows every event once and in order', () => {
    eachStep(bloodRage, { seats, options }, 7, ({ before, after, events }) => {
      const scenes = scenesFor(events, before.table, after.table);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
    });
  });

  it('shows in the end what the rules have come to, from the events alone', () => {
    for (const seed of [1, 2, 3]) {
      eachStep(bloodRage, { seats, options }, seed, ({ before, after, events }) => {
        const shown = scenesFor(events, before.table, after.table).at(-1)?.table ?? before.table;
        expect(seen(tableOf({ table: shown }))).toEqual(seen(after.table));
      });
    }
  });
});
