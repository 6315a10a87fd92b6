/** What a content pack may correct of Raids: the numbers on tiles, which tiles each voyage has, prizes, Vikings and runes. */
import type { z } from 'zod';
import { type ContentProblem, contentRules } from '../../content-rules.ts';
import { contentSchema } from './schema.ts';

type Content = z.infer<typeof contentSchema>;

export const correcting = contentRules(contentSchema, {
  fixed: {
    players: 'rules',
    colours: 'board',
    map: 'board',
    'longship.slots': 'board',
    startingSlots: 'board',
    ghostShip: 'rules',
    'runeSetScores.maxSetSize': 'derived',
    harbourTiles: 'rules',
    'tileTypes.*.category': 'rules',
    'tileTypes.*.placement': 'rules',
    'tileTypes.*.stop': 'rules',
    'tileTypes.*.passBy': 'rules',
    'voyages.*.tileCount': 'board',
  },
  /** RD-1.2: each tile has its own name; a pack says only how many there are. */
  complete: (content) => ({
    ...content,
    runeSetScores: { ...content.runeSetScores, maxSetSize: content.runeSetScores.bySetSize.length - 1 },
    voyages: content.voyages.map((voyage) => ({
      ...voyage,
      tiles: voyage.tiles.map((row) => ({
        ...row,
        instances:
          row.instances.length === row.count
            ? row.instances
            : Array.from({ length: row.count }, (_, i) => `v${voyage.voyage}.${row.type}.${i + 1}`),
      })),
    })),
  }),
  objections: ({ voyages, startingVikings, runeSetScores, longship }: Content): readonly ContentProblem[] => [
    ...voyages.flatMap(({ tileCount, tiles }, i) => {
      const there = tiles.reduce((sum, { count }) => sum + count, 0);
      const problem = `${there} tiles in all, but the map has room for exactly ${tileCount}`;
      return there === tileCount ? [] : [{ path: ['voyages', i, 'tiles'], problem }];
    }),
    ...startingVikings.flatMap(({ players, bySeatOrder }, i) => [
      ...(bySeatOrder.length === players ? [] : [{ path: ['startingVikings', i, 'bySeatOrder'], problem: `must have ${players} numbers` }]),
      ...(bySeatOrder.every((vikings) => vikings <= longship.maxVikings)
        ? []
        : [{ path: ['startingVikings', i, 'bySeatOrder'], problem: `no ship holds more than ${longship.maxVikings} Vikings` }]),
    ]),
    ...(runeSetScores.bySetSize.length > 1
      ? []
      : [{ path: ['runeSetScores', 'bySetSize'], problem: 'must have a score for a set of one' }]),
  ],
});
