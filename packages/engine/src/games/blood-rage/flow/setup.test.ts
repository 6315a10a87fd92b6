import { describe, expect, it } from 'vitest';
import { begin, type Chance, fastChance, isRefusal } from '../../../kernel/index.ts';
import { OUTER_PROVINCES, PROVINCES } from '../ids.ts';
import { bloodRage } from '../index.ts';
import { bloodRageSetup, bloodRageTable } from '../testing/blood-rage-table.ts';

/** A chance source that changes no order and records the streams drawn from. */
function noted(streams: string[]): Chance {
  return {
    draw: (stream, _nth, bounds) => {
      streams.push(stream);
      return bounds.map((bound) => bound - 1);
    },
  };
}

describe('set-up', () => {
  it('BR-T01, BR-6.2, BR-4.6 a fresh clan: Rage 6, Axes 3, Horns 4, no Glory, everything in reserve', () => {
    const { table } = bloodRageSetup(2);
    for (const clan of table.clans) {
      expect(clan).toMatchObject({
        rage: 6,
        glory: 0,
        stats: { rage: 1, axes: 1, horns: 1 },
        slots: [null, null, null, null, null, null, null, null],
      });
      expect(clan.figures.every(({ at }) => at === 'reserve')).toBe(true);
    }
  });

  it('BR-4.2 one leader, eight warriors and one ship', () => {
    const t = bloodRageTable('wolf', 'raven');
    const kinds = t.at('wolf', 'reserve');
    expect(['leader', 'warrior', 'ship'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual([1, 8, 1]);
    t.place('wolf', { gimle: ['leader', 'warrior'], 'fjord-west': ['ship'] });
    expect(t.strength('wolf', 'gimle')).toBe(3 + 1 + 2);
  });

  it('BR-4.3, BR-29.1 monsters and mystics stand in the supply and have no owner until gained', () => {
    const { table } = bloodRageSetup(4, { mystics: true });
    for (const { figures } of table.clans) expect(figures).toHaveLength(10);
  });

  it('BR-6.3 Yggdrasil has its own token; the other eight lie one on each outer province', () => {
    const { tokens } = bloodRageSetup(3).table;
    expect(tokens.yggdrasil).toBe('pillage-yggdrasil');
    expect(OUTER_PROVINCES.map((id) => tokens[id]).sort()).toEqual([
      ...['pillage-axes', 'pillage-axes', 'pillage-glory', 'pillage-horns', 'pillage-horns'],
      ...['pillage-rage', 'pillage-rage', 'pillage-rage'],
    ]);
  });

  it('BR-6.4, BR-2.4 the doomed provinces of all three Ages are known; tokens for Saga and Doom are not needed', () => {
    const { ragnarok, age, phase } = bloodRageSetup(3).table;
    expect(new Set(ragnarok).size).toBe(3);
    expect([age, phase]).toEqual([1, 'gifts']);
  });

  it.each([
    [2, 3, 2],
    [3, 2, 3],
    [4, 1, 4],
    [5, 0, 5],
  ])('BR-6.5, BR-6.6, BR-28.3 with %i players %i provinces are destroyed and %i tokens left over', (seats, destroyed, unused) => {
    const { table } = bloodRageSetup(seats);
    expect([table.destroyed.length, table.unused.length]).toEqual([destroyed, unused]);
    expect([...table.ragnarok, ...table.destroyed, ...table.unused].sort()).toEqual([...OUTER_PROVINCES].sort());
  });

  it('BR-T28 with five players nine provinces are alive and each deck has 42 cards, 44 with mystics', () => {
    for (const [mystics, size] of [
      [false, 42],
      [true, 44],
    ] as const) {
      const { table, box, hands } = bloodRageSetup(5, { mystics }).state;
      expect(PROVINCES.filter((id) => !table.destroyed.includes(id))).toHaveLength(9);
      expect(table.unused).toHaveLength(5);
      expect(box.decks.slice(1).map((deck) => deck.length)).toEqual([size, size]);
      expect(hands.flatMap(({ pack }) => pack).length + (box.undealt[0]?.length ?? 0)).toBe(size);
    }
  });

  it('BR-6.7, BR-28.5 cards above the player count are not used, with every set', () => {
    const { box, table } = bloodRageSetup(2, { fifthPlayer: true, clans: ['ram', 'wolf'] }).state;
    expect(box.decks.slice(1).map((deck) => deck.length)).toEqual([20, 20]);
    expect(table.clans.map(({ clan }) => clan)).toEqual(['ram', 'wolf']);
  });

  it('BR-6.8 the first player is given or drawn', () => {
    expect(bloodRageSetup(3, { firstPlayer: 2 }).table.first).toBe(2);
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => bloodRageSetup(3, {}, fastChance(seed)).table.first);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });

  it('BR-6.9 the draws come in their order, and later only the places of the gods', () => {
    const streams: string[] = [];
    bloodRageSetup(3, { gods: true }, noted(streams));
    expect(streams).toEqual(['pillage-tokens', 'ragnarok-tokens', 'deck-1', 'deck-2', 'deck-3', 'first-player', 'gods', 'god-places-1']);
  });

  it('BR-6.1, BR-28.1 options that do not fit the table are refused', () => {
    const refused = (seats: number, options: unknown) => {
      const begun = begin(bloodRage, { seats, options }, fastChance(1));
      return isRefusal(begun) ? begun.refused : 'accepted';
    };
    expect(refused(5, { fifthPlayer: false })).toBe('bad-options');
    expect(refused(5, {})).toBe('accepted');
    expect(refused(3, { clans: ['wolf', 'bear'] })).toBe('bad-options');
    expect(refused(2, { clans: ['wolf', 'wolf'] })).toBe('bad-options');
    expect(refused(2, { clans: ['ram', 'wolf'] })).toBe('bad-options');
    expect(refused(2, { firstPlayer: 2 })).toBe('bad-options');
    expect(refused(2, { promos: true })).toBe('bad-options');
    expect(refused(6, {})).toBe('seat-count');
  });

  it('BR-1.4 seats go round clockwise: the left neighbour of the last is the first', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent').turn('serpent').answer('serpent', { do: 'pass' });
    expect(t.waitingFor()).toEqual(['wolf']);
  });
});
