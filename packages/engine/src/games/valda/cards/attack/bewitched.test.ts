import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/plays.ts';
import { valdaTable } from '../../testing/valda-table.ts';

describe('Bewitched', () => {
  it.each([
    ['B-bewitched-1-s2', 2, 1],
    ['B-bewitched-1-s3', 3, 1],
    ['THO-bewitched-1-s5', 5, 1],
    ['FRE-bewitched-2-s4', 4, 2],
    ['SUR-bewitched-2-s4', 4, 2],
    ['ODI-bewitched-2-s4', 4, 2],
  ] as const)('VA-14.2 %s has strength %i and steals %i followers', (card, strength, stolen) => {
    const t = attacks(card, valdaTable().player('P0', { followers: 9 }));
    expect(t.emitted('attack-declared')).toMatchObject([{ strength }]);
    expect([t.player('P0').followers, t.player('P1').followers]).toEqual([9 - stolen, stolen]);
    const safe = attacks(card, valdaTable().player('P0', { followers: 5 }));
    expect([safe.player('P0').followers, safe.player('P1').followers]).toEqual([5, 0]);
  });
});
