import { describe, expect, it } from 'vitest';
import { begin, fastChance, isRefusal, view } from '../../../../kernel/index.ts';
import { boardOf } from '../../content/content.ts';
import { HEROES } from '../../ids.ts';
import { lordsOfRagnarok } from '../../index.ts';
import { priorityOf } from '../../options.ts';
import { LoadedChance } from '../../testing/loaded.ts';
import { lordsSetup } from '../../testing/lords-table.ts';

/** Everybody takes the first offered option until the turns begin. */
function placed(t: ReturnType<typeof lordsSetup>) {
  while (t.table.step === 'set-up') {
    const [name] = t.waitingFor();
    if (name === undefined) break;
    t.answer(name, t.offered(name)[0]);
  }
  return t;
}

function begun(seats: number, options: object, seed = 1) {
  const match = begin(lordsOfRagnarok, { seats, options }, fastChance(seed));
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

const refusalOf = (seats: number, options: object) => {
  const match = begin(lordsOfRagnarok, { seats, options }, fastChance(1));
  return isRefusal(match) ? match.refused : 'accepted';
};

describe('set-up', () => {
  it('LR-3.1, LR-55.1 chance is asked for in a fixed order, and recorded', () => {
    const streams = begun(1, { randomChallenges: 1 }).facts.map(({ stream }) => stream);
    const first = [...new Set(streams)];
    expect(first.slice(0, 6)).toEqual(['turn-order', 'monsters', 'runes', 'combat-deck', 'blessings', 'basic-sets']);
    expect(first.indexOf('heroes')).toBeGreaterThan(first.indexOf('action-deck'));
    expect(first).not.toContain('challenges');
  });

  it('LR-3.2, LR-3.3, LR-3.4, LR-3.5 monuments at 1, a rune on each forge, no temple, all omens face up', () => {
    const { table } = begun(3, {}).state;
    expect(table.monuments).toEqual({ thor: 1, odin: 1, freyja: 1 });
    expect(table.forges.map(({ at, rune }) => [at, rune !== null])).toEqual([3, 7, 10, 13, 17, 20].map((at) => [at, true]));
    expect([table.temples, table.omens]).toEqual([[], []]);
    expect(begun(2, {}).state.table.forges).toHaveLength(5);
  });

  it('LR-3.6 four random monsters on the small side, six on the large one, neutral, Loki with them', () => {
    for (const [seats, count, loki] of [
      [2, 5, 10],
      [3, 7, 13],
    ] as const) {
      const { monsters } = begun(seats, {}).state.table;
      expect(monsters).toHaveLength(count);
      expect(monsters.at(-1)).toMatchObject({ monster: 'loki', at: loki, owner: null });
    }
  });

  it('LR-3.9, LR-14.3 Snorri starts without runes, also where he takes a settlement', () => {
    const t = lordsSetup(['X'], ['ragnar'], { freeChoice: true });
    t.answer('X', { do: 'choose', hero: 'snorri', heritage: 'heritage-thor' }).answer('X', { do: 'place', sea: 'sea-s3', region: 9 });
    expect(t.table.control[8]).toBe(0);
    expect(t.human('X').runes).toEqual({ THURISAZ: 0, ANSUZ: 0, FEHU: 0 });
    expect(t.emitted('ability-used')).toEqual([]);
  });

  it('LR-3.7 the turn order is random and then clockwise', () => {
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begun(3, {}, seed).state.table.order.join(''));
    for (const order of orders) expect(['012', '120', '201']).toContain(order);
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('LR-3.8, LR-3.9, LR-3.11, LR-14.7 in reverse order two of each are drawn and one kept; then the bonus of the heritage', () => {
    const t = lordsSetup(['X', 'Y'], []);
    expect(t.waitingFor()).toEqual(['Y']);
    expect(t.offered('Y')).toHaveLength(4);
    t.answer('Y', t.offered('Y')[0]);
    const taken = t.human('Y');
    expect(t.offered('X')).toHaveLength(4);
    expect(t.offered('X').some((offer) => JSON.stringify(offer).includes(`"${taken.hero}"`))).toBe(false);
    placed(t);
    expect(t.human('Y').attributes).toEqual({ MIGHT: 1, WISDOM: taken.heritage === 'heritage-odin' ? 2 : 1, AUTHORITY: 1 });
    expect(t.human('X')).toMatchObject({ cards: 1, priests: 0, injured: [] });
  });

  it.each([
    ['heritage-thor', { attributes: { MIGHT: 2, WISDOM: 1, AUTHORITY: 1 } }],
    ['heritage-freyja', { attributes: { MIGHT: 1, WISDOM: 1, AUTHORITY: 2 } }],
    ['heritage-tyr', { cards: 3 }],
    ['heritage-baldur', { priests: 1 }],
    ['heritage-njord', { runes: { THURISAZ: 2, ANSUZ: 0, FEHU: 0 } }],
  ] as const)('LR-14.7 %s', (heritage, gained) => {
    const t = lordsSetup(['X'], ['ragnar'], { freeChoice: true }).answer('X', { do: 'choose', hero: 'hervor', heritage });
    t.answer('X', { do: 'place', sea: 'sea-s2', region: 1 });
    while (t.asks('X') === 'take-rune') t.answer('X', { do: 'take', rune: 'THURISAZ' });
    expect(t.human('X')).toMatchObject(gained);
  });

  it('LR-3.10 nobody is placed with Loki or foreign armies', () => {
    const t = lordsSetup(['X'], ['ragnar']);
    t.answer('X', t.offered('X')[0]);
    const regions = t.offered('X').map((offer) => JSON.stringify(offer));
    expect(regions.some((offer) => offer.includes('"region":13'))).toBe(false);
    expect(regions.some((offer) => offer.includes('"region":10'))).toBe(false);
  });
});

describe('set-up with a prophet', () => {
  it('LR-20.1, LR-20.3, LR-20.4, LR-20.5, LR-20.6, LR-20.7, LR-20.8 his board says where and with what he begins', () => {
    const t = lordsSetup(['X'], ['lagertha']);
    const self = t.prophet('lagertha');
    expect(t.table.side).toBe('small');
    expect(t.armies('lagertha')).toEqual([
      [15, 1],
      [15, 1],
    ]);
    expect(self).toMatchObject({ at: 15, attributes: { MIGHT: 1, WISDOM: 1, AUTHORITY: 3 }, cards: 1 });
    expect('sea' in self).toBe(false);
    expect(t.table.control[14]).toBe('prophet-lagertha');
    expect(t.table.devastated).toEqual([18]);
    expect(JSON.stringify(view(t.game, t.state, 0))).not.toContain('"pile":[');
  });

  it('LR-20.2, LR-20.11 his heritage is not for the human; his hero neither', () => {
    const t = lordsSetup(['X'], ['ragnar'], { freeChoice: true });
    expect(t.prophet('ragnar')).toMatchObject({ hero: 'ragnar', heritage: 'heritage-odin' });
    const offers = JSON.stringify(t.offered('X'));
    expect(offers).not.toContain('heritage-odin');
    expect(offers).not.toContain('"ragnar"');
  });

  it('LR-20.9 a row of 3, and a deck of 5 and 6 improved cards', () => {
    const t = lordsSetup(['X'], ['snorri']);
    expect(t.prophet('snorri').row).toHaveLength(3);
    expect(t.prophet('snorri').actions).toBe(11);
    const improved = t.state.box.prophets[0]?.actions.filter((card) => card.startsWith('pa-I'));
    expect(improved?.map((card) => card.split('-')[2]).sort()).toEqual(['godi', 'godi', 'godi', 'jarl', 'jarl', 'slayer']);
  });

  it.each([
    ['ragnar', (t: ReturnType<typeof lordsSetup>) => t.armies('ragnar').map(([, strength]) => strength), [2, 1]],
    ['lagertha', (t: ReturnType<typeof lordsSetup>) => Object.values(t.prophet('lagertha').runes).reduce((a, b) => a + b), 2],
    ['aslaug', (t: ReturnType<typeof lordsSetup>) => t.prophet('aslaug').priests, 1],
    ['snorri', (t: ReturnType<typeof lordsSetup>) => t.prophet('snorri').blessings.length, 1],
    ['beowulf', (t: ReturnType<typeof lordsSetup>) => t.prophet('beowulf').cards, 3],
    ['hervor', (t: ReturnType<typeof lordsSetup>) => t.table.monsters.filter(({ owner }) => owner === 'prophet-hervor').length, 1],
  ] as const)('LR-20.10 the advantage of %s', (hero, look, expected) => {
    expect(look(lordsSetup(['X'], [hero]))).toEqual(expected);
  });

  it('LR-20.12 no fate marker in solo; LR-20.14, LR-20.16 the prophet has the first turn', () => {
    const t = placed(lordsSetup(['X'], ['ragnar']));
    expect(t.table.fate).toBeNull();
    expect(t.table.order).toEqual(['prophet-ragnar', 0]);
    expect(t.emitted('turn-began')[0]).toMatchObject({ who: 'prophet-ragnar', round: 1 });
  });

  it('LR-20.13 SETUP challenges are carried out and removed, RULE challenges stay', () => {
    const t = placed(lordsSetup(['X'], ['lagertha'], { challenges: ['ch-1', 'ch-2', 'ch-3', 'ch-5'] }));
    expect(t.table.challenges).toEqual(['ch-5']);
    expect(t.emitted('challenge-set')).toHaveLength(4);
    expect(t.prophet('lagertha').blessings.length).toBeGreaterThan(0);
    expect(t.emitted('devastation-placed')[1]).toMatchObject({ markers: 2 });
    expect(placed(lordsSetup(['X'], ['ragnar'], { randomChallenges: 3 })).emitted('challenge-set')).toHaveLength(3);
  });

  it('LR-20.15 a solo player may pick freely', () => {
    expect(lordsSetup(['X'], ['ragnar'], { freeChoice: true }).offered('X')).toHaveLength(25);
    expect(refusalOf(2, { freeChoice: true })).toBe('bad-options');
  });

  it('LR-40.1, LR-40.2, LR-40.14 up to three prophets with different priorities, sets and cards; one start marker', () => {
    const { table } = begun(1, { prophets: 3 }).state;
    expect(table.side).toBe('large');
    expect(new Set(table.prophets.map(({ hero }) => priorityOf(hero ?? 'ragnar'))).size).toBe(3);
    expect(new Set(table.prophets.map(({ set }) => set)).size).toBe(3);
    expect(table.devastated).toHaveLength(1);
    expect(table.prophets.map(({ heritage }) => heritage)).toEqual(['heritage-odin', null, null]);
    const decks = begun(1, { prophets: 3 }).state.box.prophets.flatMap(({ actions }) => actions);
    expect(new Set(decks).size).toBe(decks.length);
    expect(refusalOf(1, { prophets: 2, prophetHeroes: ['ragnar', 'lagertha'] })).toBe('bad-options');
    for (const hero of HEROES) expect(boardOf(hero).startRegion.large).toBeGreaterThan(0);
  });

  it('LR-40.3, LR-45.1, LR-45.2 prophets act first in their order, then the humans; the last of them has the fate marker', () => {
    const { table } = begun(2, { prophets: 2 }).state;
    expect(table.order.map((party) => typeof party)).toEqual(['string', 'string', 'number', 'number']);
    expect(table.fate).toBe(table.order.at(-1));
    for (const [seats, prophets] of [
      [2, 3],
      [3, 2],
      [4, 1],
      [1, 0],
    ] as const)
      expect(refusalOf(seats, { prophets })).toBe('bad-options');
  });

  it('LR-55.1 the same chance, the same match', () => {
    const one = lordsSetup(['X'], ['ragnar'], {}, new LoadedChance());
    const other = lordsSetup(['X'], ['ragnar'], {}, new LoadedChance());
    expect(one.state).toEqual(other.state);
  });
});
