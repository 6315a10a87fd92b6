import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('Plunder, Heimdall', () => {
  it.each([
    ['B-plunder-gold-2', 3, [2, 0, 0]],
    ['B-plunder-diamond-2', 3, [0, 2, 0]],
    ['B-plunder-blood-2', 2, [0, 0, 1]],
    ['SUR-plunder-gold-diamond', 5, [2, 2, 0]],
    ['HEI-heimdall', 4, [1, 1, 1]],
  ] as const)('VA-14.8, VA-14.3 %s has strength %i and steals what it shows, as far as there is', (card, strength, stolen) => {
    const t = attacks(card, valdaTable().player('P0', { gold: 3, diamond: 3, blood: 1 }));
    expect(t.emitted('attack-declared')).toMatchObject([{ strength }]);
    const [gold = 0, diamond = 0, blood = 0] = stolen;
    expect(t.emitted('resources-stolen')).toMatchObject([{ seat: 1, victim: 0, gold, diamond, blood }]);
    expect(t.resources('P0')).toEqual([3 - gold, 3 - diamond, 1 - blood]);
  });
});
