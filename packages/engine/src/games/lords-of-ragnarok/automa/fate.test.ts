/** The fate marker (LR-45.4 to LR-45.6): monsters that harm several people, and devastation. */
import { describe, expect, it } from 'vitest';
import { lordsTable } from '../testing/lords-table.ts';
import { devastate } from './devastation.ts';
import { activateHarmful } from './monsters.ts';

const BEOWULF = 'prophet-beowulf';

/** Two humans and Beowulf; X holds the marker, and Loki is gone. Ties are broken by MIN. */
function fated() {
  const t = lordsTable(['X', 'Y'], ['beowulf']).hero('X', 18).hero('Y', 18).fate('X');
  return t.arrange(({ table }) => {
    table.monsters = [];
  });
}

/** The Troll beside an army of each, and Garm with an army of Y alone. */
function twoMonsters() {
  const t = fated().monster('troll', 3).monster('garm', 12).runes('X', { FEHU: 1 }).runes('Y', { FEHU: 1 });
  return t.army('X', [4, 2]).army('Y', [5, 2], [12, 3]);
}

describe('the fate marker', () => {
  it('LR-T44, LR-45.4 a monster that harms two people concerns both: the holder chooses the monster and the victim', () => {
    const t = twoMonsters().run('beowulf', activateHarmful, { who: BEOWULF, monsters: [] });
    expect(t.asks('X')).toBe('turn-fate');
    expect(t.offered('X')).toEqual([
      expect.objectContaining({ do: 'unleash', monster: 'garm', region: 12, owner: 1 }),
      expect.objectContaining({ do: 'unleash', monster: 'troll', region: 3, owner: 0 }),
      expect.objectContaining({ do: 'unleash', monster: 'troll', region: 3, owner: 1 }),
    ]);
    t.monsterDie('AREA_ATTACK').answer('X', t.offered('X')[2]);
    expect(t.table.fate).toBe(1);
    expect(t.emitted('area-attack')).toMatchObject([{ monster: 'troll' }]);
  });

  it('LR-45.4 the holder who names an own piece keeps the marker', () => {
    const t = twoMonsters().run('beowulf', activateHarmful, { who: BEOWULF, monsters: [] });
    t.monsterDie('AREA_ATTACK').answer('X', t.offered('X')[1]);
    expect(t.table.fate).toBe(0);
    expect(t.emitted('fate-stayed')).toHaveLength(1);
  });

  it('LR-45.4 there is nothing to choose with a single monster, whomever it harms', () => {
    const t = fated().monster('troll', 3).runes('X', { FEHU: 1 }).army('X', [4, 2]).army('Y', [5, 2]);
    t.monsterDie('AREA_ATTACK').run('beowulf', activateHarmful, { who: BEOWULF, monsters: [] });
    expect(t.emitted('area-attack')).toMatchObject([{ monster: 'troll' }]);
    expect(t.table.fate).toBe(0);
  });

  it('LR-45.5 monsters that harm the same person only: the tie-breaker', () => {
    const t = fated().monster('garm', 12).monster('jotunn', 3).army('Y', [12, 2], [3, 3]);
    t.monsterDie('AREA_ATTACK').run('beowulf', activateHarmful, { who: BEOWULF, monsters: [] });
    expect(t.emitted('area-attack')).toMatchObject([{ monster: 'jotunn' }]);
    expect(t.table.fate).toBe(0);
  });

  it('LR-T45, LR-45.6 devastation endangers no army in a neutral region: the region nearest to what a human controls', () => {
    const t = fated().control('X', 9).army('Y', [15, 4]).army('X', [4, 1]);
    t.run('beowulf', devastate, { who: BEOWULF, regions: [] });
    expect(t.table).toMatchObject({ devastated: [10], fate: 0 });
    expect(t.emitted('prophet-chose')).toMatchObject([{ about: 'devastated-region', settled: 'human-distance' }]);
  });
});
