/** Scenes of real matches: every event comes once, in order, and the last scene matches the rules. */
import { type LordsTable, lordsOfRagnarok, type Person } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import { eachStep } from '../../table/testing/random-match.ts';
import { scenesFor } from './staging.ts';
import { tableOf } from './table-of-lords.ts';

/** The visible part of the map; which of two equal armies went does not matter. */
function seen(table: LordsTable): object {
  const { control, temples, forges, devastated, monsters, monuments, omens, humans, prophets } = table;
  const shown = ({ hero, at, attributes, sent, priests, armies, allies }: Person): object => ({
    hero,
    at,
    attributes,
    sent,
    allies,
    priests,
    armies: armies.map((army) => `${army.at}: ${army.strength}`).sort(),
  });
  return { control, temples, forges, devastated, monsters, monuments, omens, humans: humans.map(shown), prophets: prophets.map(shown) };
}

const TABLES = [
  { seats: 1, options: {} },
  { seats: 1, options: { prophets: 3 } },
  { seats: 2, options: { prophets: 2 } },
  { seats: 4, options: {} },
] as const;

describe.each(TABLES)('with $seats seats and $options', (start) => {
  it('shows every event once and in order, and never for long', () => {
    eachStep(lordsOfRagnarok, start, 7, ({ before, after, events }) => {
      const scenes = scenesFor(events, before.table, after.table);
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
      for (const { ms } of scenes) expect(ms).toBeLessThanOrEqual(1000);
    });
  });

  it('shows in the end what the rules have come to, from the events alone', () => {
    for (const seed of [1, 2]) {
      eachStep(lordsOfRagnarok, start, seed, ({ before, after, events }) => {
        const shown = scenesFor(events, before.table, after.table).at(-1)?.table ?? before.table;
        expect(seen(tableOf({ table: shown }))).toEqual(seen(after.table));
      });
    }
  });
});
