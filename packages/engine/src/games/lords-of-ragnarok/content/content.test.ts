import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, BLESSINGS, CHALLENGES, COMBAT_CARDS, HERITAGES, HEROES, MONSTERS, OMENS, REALMS, RUNES } from '../ids.ts';
import { isBoss } from '../index.ts';
import { ALL_ATTACK_CARDS, ALL_COMBAT_CARDS, boardOf, content, monsterOf, monumentOf, NUMBERS, realmTriggeredBy } from './content.ts';
import { distance, mapOf, neighbours, realmsAt, regionOf, seaOf } from './map.ts';

const sides = ['small', 'large'] as const;

describe('components', () => {
  it('LR-1.1, LR-2.1 two sides: 18 regions for two participants, 21 for more', () => {
    expect(sides.map((side) => mapOf(side).numbers.length)).toEqual([18, 21]);
  });

  it('LR-1.2, LR-1.3, LR-1.8 the pieces of a colour, and the limits that are rules', () => {
    expect([NUMBERS.armiesPerPlayer, NUMBERS.armyMaxStrength, NUMBERS.priestsPerPlayer, NUMBERS.monsterRingsPerPlayer]).toEqual([
      6, 6, 4, 2,
    ]);
    expect([NUMBERS.slayerTokensTotal, NUMBERS.devastationMarkers]).toEqual([6, 5]);
    expect(content.monuments.map(({ id, maxLevel }) => [id, maxLevel])).toEqual([
      ['thor', 4],
      ['odin', 4],
      ['freyja', 4],
    ]);
  });

  it('LR-1.4 three symbols with 12 runes each', () => {
    expect(RUNES.length * NUMBERS.runesPerSymbol).toBe(36);
  });

  it('LR-1.5, LR-11.1 six monsters and Loki, each with movement, wound fields, an area attack; all but Loki with rune and artifact', () => {
    for (const monster of MONSTERS) {
      const { movement, woundFields, areaAttack, artifact, runeSymbol } = monsterOf(monster);
      expect([movement > 0, woundFields.length > 5, areaAttack.effects.length > 0]).toEqual([true, true, true]);
      expect([artifact === null, runeSymbol === null]).toEqual([isBoss(monster), isBoss(monster)]);
    }
    expect([...content.monsters, content.loki]).toHaveLength(7);
  });

  it('LR-1.6 54 combat cards, 18 attack cards, 24 blessings, 6 artifacts, 6 heritages, 6 heroes, 5 omens', () => {
    expect(
      [ALL_COMBAT_CARDS, ALL_ATTACK_CARDS, BLESSINGS, content.artifacts, HERITAGES, HEROES, OMENS].map(({ length }) => length),
    ).toEqual([54, 18, 24, 6, 6, 6, 5]);
    for (const card of COMBAT_CARDS) expect(ALL_COMBAT_CARDS.filter((one) => one === card)).toHaveLength(3);
  });

  it('LR-1.7 18 basic, 27 improved and 12 hero action cards, 6 challenges, and the die of Surtur', () => {
    const groups = content.prophetActionCards.map(({ group, subgroup }) => `${group} ${subgroup}`);
    const count = (name: string) => groups.filter((one) => one === name).length;
    expect(['BASIC A', 'BASIC B', 'BASIC C', 'IMPROVED JARL', 'IMPROVED GODI', 'IMPROVED SLAYER'].map(count)).toEqual([6, 6, 6, 9, 9, 9]);
    for (const hero of HEROES) expect(count(`HERO ${hero}`)).toBe(2);
    expect([ACTION_CARDS.length, CHALLENGES.length]).toEqual([57, 6]);
    expect(NUMBERS.surturDie).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('LR-35.4 all improved cards are shuffled in again, so the action deck never runs out', () => {
    const improved = content.prophetActionCards.filter(({ group }) => group === 'IMPROVED');
    expect(improved.every(({ afterUse }) => afterUse === 'RESHUFFLE')).toBe(true);
    for (const hero of HEROES) expect(Object.values(boardOf(hero).improvedCards).reduce((a, b) => a + b)).toBe(6);
  });
});

describe('the map', () => {
  it.each(sides)('LR-2.2, LR-2.3 side %s: adjacency is symmetric, distance 0 only to itself', (side) => {
    for (const region of mapOf(side).numbers) {
      for (const near of neighbours(side, region)) {
        expect(neighbours(side, near)).toContain(region);
        expect(distance(side, region, near)).toBe(1);
      }
      expect(distance(side, region, region)).toBe(0);
      for (const sea of regionOf(side, region).adjacentSeas) expect(seaOf(side, sea).adjacentRegions).toContain(region);
    }
  });

  it('LR-2.2 the wheel regions: 5 on the small side, 6 on the large one', () => {
    expect(sides.map((side) => mapOf(side).wheelAdjacentRegions)).toEqual([
      [4, 7, 10, 12, 18],
      [4, 7, 10, 13, 15, 21],
    ]);
  });

  it.each(sides)('LR-2.4 the seas of side %s form a ring', (side) => {
    const { seas } = mapOf(side);
    for (const { id, adjacentSeas } of seas) {
      expect(adjacentSeas).toHaveLength(2);
      for (const near of adjacentSeas) expect(seaOf(side, near).adjacentSeas).toContain(id);
    }
  });

  it('LR-2.6 realms clockwise from Muspelheim', () => {
    expect(content.realms.map(({ id }) => id)).toEqual(['muspelheim', 'svartalfheim', 'niflheim', 'vanaheim', 'alfheim', 'jotunheim']);
    expect([...content.realms, ...content.expansions.realms].map(({ id }) => id)).toEqual(REALMS);
  });

  it('LR-2.7 on the small side Niflheim and Jotunheim touch a single region each', () => {
    const touching = (realm: 'niflheim' | 'jotunheim') =>
      mapOf('small').numbers.filter((region) => realmsAt('small', region).includes(realm));
    expect([touching('niflheim'), touching('jotunheim')]).toEqual([[2], [11]]);
  });

  it('LR-9.1 each wheel space has its realm', () => {
    expect(content.actionWheel.spaces.map(({ id }) => [id, realmTriggeredBy(id)])).toEqual([
      ['MOBILIZE', 'vanaheim'],
      ['REINFORCE', 'alfheim'],
      ['BUILD_TEMPLE', 'jotunheim'],
      ['MONSTERS', 'muspelheim'],
      ['USURP', 'svartalfheim'],
      ['PREPARE', 'niflheim'],
    ]);
  });

  it('LR-5.4 the god bonus grows with the monument', () => {
    for (const { id } of content.monuments) expect(monumentOf(id).levels.map(({ bonus }) => bonus)).toEqual([1, 1, 2, 3]);
  });
});

describe('expansions', () => {
  it('LR-50.4, LR-50.6 cards and monsters are data: every effect is named by a code or a hook, and none by a card', () => {
    for (const { effect } of content.blessings) expect(effect.hook).toMatch(/^[A-Z_]+$/);
    for (const { effect } of content.artifacts) expect(effect.timing).toMatch(/^[A-Z_]+$/);
    for (const monster of MONSTERS) expect(monsterOf(monster).areaAttack.effects.every(({ code }) => /^[A-Z_]+$/.test(code))).toBe(true);
  });
});
