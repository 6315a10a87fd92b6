import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';

describe('Blood Vein, Treasure Chest, Spoils of War, Gift from the Gods', () => {
  it.each([
    ['A-blood-vein-2', 0, 0, 2],
    ['HEI-blood-vein-3', 0, 0, 3],
    ['SUR-blood-vein-3', 0, 0, 3],
    ['ODI-blood-vein-3', 0, 0, 3],
    ['A-treasure-chest-2', 2, 0, 0],
    ['HEI-treasure-chest-3', 3, 0, 0],
    ['THO-treasure-chest-3', 3, 0, 0],
    ['A-spoils-of-war-2', 0, 2, 0],
    ['HEI-spoils-of-war-3', 0, 3, 0],
    ['TYR-spoils-of-war-3', 0, 3, 0],
    ['HEI-gift-from-the-gods', 2, 2, 0],
  ] as const)('VA-13.4, VA-13.5 %s brings %i gold, %i diamonds, %i blood', (card, ...resources) => {
    const t = plays(card);
    expect(t.resources('P0')).toEqual(resources);
    expect(t.table.turn.actionPoints).toBe(2);
    expect(t.table.piles.A).toEqual([card]);
  });
});
