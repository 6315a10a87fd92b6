import { describe, expect, it } from 'vitest';
import { raids } from '../index.ts';
import { raidsTable } from '../testing/raids-table.ts';
import { gloryOf, runeGlory } from './scoring.ts';

type Cargo = Parameters<ReturnType<typeof raidsTable>['ship']>[1];

function glory(cargo: Cargo) {
  return gloryOf(
    raidsTable('orange', 'blue')
      .ship('blue', { vikings: 0, ...cargo })
      .ship('blue'),
  );
}

const nothing = { coins: 0, runes: 0, mjolnirs: 0, standards: 0, goods: 0, monsters: 0 };

describe('glory', () => {
  it('RD-T01 coins count their face values', () => {
    expect(glory({ coins: [6, 6, 3, 1] })).toEqual({ ...nothing, coins: 16 });
  });

  it('RD-T09 runes score by sets of up to five', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 10].map(runeGlory)).toEqual([0, 1, 3, 6, 10, 15, 16, 18, 30]);
    expect(glory({ runes: 7 })).toEqual({ ...nothing, runes: 18 });
  });

  it('RD-13.1 filling sets of five first is the best split', () => {
    for (let runes = 0; runes <= 10; runes++) {
      const splits = (left: number): number =>
        left === 0
          ? 0
          : Math.max(...[1, 2, 3, 4, 5].filter((size) => size <= left).map((size) => (size * (size + 1)) / 2 + splits(left - size)));
      expect(runeGlory(runes)).toBe(splits(runes));
    }
  });

  it('RD-T14 Mjolnirs multiply the Vikings aboard', () => {
    expect(glory({ slots: ['mjolnir-1', 'mjolnir-2'], vikings: 4 })).toEqual({ ...nothing, mjolnirs: 12 });
  });

  it('RD-T19, RD-13.1 a final score', () => {
    const cargo: Cargo = {
      runes: 6,
      vikings: 4,
      slots: ['mjolnir-1', 'mjolnir-2', 'standard-4', 'goods-furs-5'],
      sold: ['goods-wood-3', 'goods-amber-6'],
      monsters: ['monster-3', 'monster-5'],
      coins: [6, 3, 3, 1],
    };
    expect(glory(cargo)).toEqual({ coins: 13, runes: 16, mjolnirs: 12, standards: 4, goods: 9, monsters: 8 });
    const t = raidsTable('orange', 'blue').ship('blue', cargo);
    expect(raids.standings(t.state)[1]).toMatchObject({ seat: 1, score: 62, rank: 1 });
  });

  it('RD-13.1 after the last voyage sails and prizes come before the count', () => {
    const t = raidsTable('orange', 'blue', 'green')
      .voyage(4, 'harbour-sails')
      .ship('orange', { vikings: 0 })
      .ship('blue', { slots: ['sail-2', 'mjolnir-1'], vikings: 1 })
      .arrived('orange', 'green', 'blue')
      .turn();
    expect(t.emitted('ship-scored')[1]).toMatchObject({ seat: 1, mjolnirs: 3, coins: 6, score: 9 });
    expect(t.emitted('game-ended')).toEqual([{ event: 'game-ended', winners: [1], score: 9 }]);
    expect(t.waitingFor()).toEqual([]);
  });

  it('RD-13.2 weapons, sails, posts, Vikings and goods aboard score nothing', () => {
    expect(glory({ slots: ['weapon-2', 'sail-2', 'goods-mead-6'], posts: ['post-2'], vikings: 6 })).toEqual(nothing);
  });

  it('RD-13.3 tied leaders share the victory', () => {
    const t = raidsTable('orange', 'blue', 'green', 'pink')
      .voyage(4, 'harbour-arrival')
      .ship('orange', { coins: [1] })
      .ship('blue', { coins: [3, 1] })
      .ship('pink', { coins: [] })
      .arrived('orange', 'blue', 'green', 'pink')
      .turn();
    expect(raids.standings(t.state)).toEqual([
      { seat: 0, score: 7, rank: 1 },
      { seat: 1, score: 7, rank: 1 },
      { seat: 2, score: 1, rank: 3 },
      { seat: 3, score: 0, rank: 4 },
    ]);
    expect(t.emitted('game-ended')).toEqual([{ event: 'game-ended', winners: [0, 1], score: 7 }]);
  });
});
