import { describe, expect, it } from 'vitest';
import {
  begin,
  fastChance,
  fastRandom,
  isRefusal,
  listAnswers,
  playInPlace,
  sampleAnswer,
  withoutProblem,
} from '../../../../kernel/index.ts';
import { raids } from '../../index.ts';
import { raidsTable } from '../../testing/raids-table.ts';
import { fleeTo, navigate } from './sail.ts';

/** A tile to stop at on each of the 16 spaces. */
const allStops = {
  1: 'weapon-1',
  2: 'weapon-1',
  3: 'weapon-1',
  4: 'sail-1',
  6: 'sail-1',
  7: 'sail-1',
  8: 'sail-2',
  9: 'sail-2',
  11: 'rune',
  12: 'rune',
  13: 'rune',
  14: 'rune',
  16: 'rune',
  17: 'rune',
  18: 'rune',
  19: 'rune',
} as const;

function leavingHarbour(tiles: Parameters<ReturnType<typeof raidsTable>['tiles']>[0]) {
  return raidsTable('orange', 'blue', 'green', 'pink')
    .tiles(tiles)
    .ship('orange', { startSlot: 4, vikings: 1 })
    .ship('blue', { startSlot: 3, vikings: 2 })
    .ship('green', { startSlot: 2, vikings: 2 })
    .ship('pink', { startSlot: 1, vikings: 3 })
    .turn();
}

/** Blue sails from space 1 past these tiles; green and orange are ahead. */
function bluePast(tiles: Parameters<ReturnType<typeof raidsTable>['tiles']>[0], vikings = 2) {
  return raidsTable('orange', 'blue', 'green')
    .tiles({ 1: 'rune', 2: 'standard-3', 14: 'rune', 16: 'rune', 17: 'rune', ...tiles })
    .ship('blue', { at: 1, vikings })
    .ship('orange', { at: 2 })
    .ship('green', { at: 14 })
    .turn();
}

describe('sailing', () => {
  it('RD-T03 leaving the harbour with four players', () => {
    const t = leavingHarbour(allStops);
    t.sails('orange', 9).sails('blue', 4).sails('green', 12);
    expect(['orange', 'blue', 'green'].map((name) => t.ship(name).vikings)).toEqual([2, 2, 4]);
    for (const name of ['orange', 'blue', 'green']) expect(t.slots(name)).toEqual([]);
    expect(t.waitingFor()).toEqual(['pink']);
    expect(t.emitted('tiles-cleared')).toHaveLength(1);
    expect(t.emitted('tiles-cleared')[0]).toMatchObject({ seat: 3, from: 0, to: 4, count: 3 });
    expect(t.slots('pink')).toEqual([]);
    expect(t.stops('pink')).toEqual([4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20]);
    const fights = t
      .stops('pink')
      .filter((to) => JSON.stringify(t.hint('pink', { do: 'sail', to, monsters: [] })).includes('"fight":"yes"'));
    expect(fights).toEqual([4, 9, 12]);
  });

  it('RD-T04 a turn: take, clear, and the stops with and without a fight', () => {
    const t = raidsTable('blue', 'green', 'pink')
      .tiles({
        6: 'weapon-1',
        7: 'goods-wood-3',
        8: 'monster-3',
        9: 'rune',
        11: 'sail-1',
        12: 'standard-2',
        13: 'visit',
        14: 'post-1',
        16: 'goods-pigs-3',
      })
      .ship('blue', { at: 6, vikings: 4 })
      .ship('green', { at: 9, vikings: 3 })
      .ship('pink', { at: 12, vikings: 2 })
      .turn();
    t.answer('blue', { do: 'place' });
    expect(t.emitted('tiles-cleared')[0]?.types).toEqual(['goods-wood-3', 'monster-3']);
    expect(t.stops('blue')).toEqual([9, 11, 12, 14, 16, 20]);
    expect(t.hint('blue', { do: 'sail', to: 14, monsters: [] })).toEqual({
      stop: 'post-1',
      vikings: 7,
      coins: 0,
      met: 0,
      defeated: 0,
      fight: 'no',
      rival: null,
    });
    expect(t.hint('blue', { do: 'sail', to: 9, monsters: [] })).toMatchObject({ stop: 'rune', fight: 'yes', rival: 1 });
    const why = (to: number) => t.why('blue', { do: 'sail', to, monsters: [] }).map(({ reason }) => reason);
    expect([10, 13, 15].map(why)).toEqual([['no-stop-at-village'], ['no-stop-at-pass-by'], ['no-stop-at-village']]);
  });

  it('RD-8.1 only forward, at least one position', () => {
    const t = bluePast({});
    expect(t.why('blue', { do: 'sail', to: 1, monsters: [] })).toEqual([{ reason: 'not-ahead', rule: 'RD-8.1', params: { to: 1 } }]);
    expect(Math.min(...t.stops('blue'))).toBe(2);
  });

  it('RD-8.2 never at an empty space, a village or something to pass; at a rival only with a Viking', () => {
    const t = bluePast({ 3: 'visit', 6: 'plunder', 7: 'monster-2' }, 0);
    const why = (to: number, ...monsters: string[]) => t.why('blue', { do: 'sail', to, monsters });
    expect(why(4)).toEqual([{ reason: 'no-stop-at-empty-space', rule: 'RD-8.2', params: { to: 4 } }]);
    expect(why(5)).toEqual([{ reason: 'no-stop-at-village', rule: 'RD-8.2', params: { to: 5 } }]);
    expect(why(3)).toEqual([{ reason: 'no-stop-at-pass-by', rule: 'RD-8.2', params: { to: 3, tile: 'visit' } }]);
    expect(why(6)).toEqual([{ reason: 'no-stop-at-pass-by', rule: 'RD-8.2', params: { to: 6, tile: 'plunder' } }]);
    expect(why(7)).toEqual([{ reason: 'no-stop-at-pass-by', rule: 'RD-8.2', params: { to: 7, tile: 'monster-2' } }]);
    expect(why(2)).toEqual([{ reason: 'occupied-without-vikings', rule: 'RD-8.2', params: { to: 2, rival: 0 } }]);
    expect(t.offers('blue', { do: 'sail', to: 14, monsters: ['sacrifice'] })).toBe(true);
  });

  it('RD-8.2 the Viking must be aboard on arrival: won on the way counts, lost on the way does not', () => {
    const won = bluePast({}, 0);
    expect(won.offers('blue', { do: 'sail', to: 14, monsters: [] })).toBe(true);
    const lost = raidsTable('orange', 'blue', 'green')
      .tiles({ 1: 'rune', 2: 'rune', 3: 'monster-4', 4: 'rune' })
      .ship('blue', { at: 1, vikings: 1 })
      .ship('orange', { at: 2 })
      .ship('green', { at: 4 })
      .turn();
    expect(lost.why('blue', { do: 'sail', to: 4, monsters: ['sacrifice'] })[0]?.reason).toBe('occupied-without-vikings');
  });

  it('RD-8.3 the harbour is always open, even without a Viking', () => {
    expect(bluePast({ 3: 'monster-6' }, 0).offers('blue', { do: 'sail', to: 20, monsters: ['sacrifice'] })).toBe(true);
  });

  it('RD-8.4 every place between is passed, in route order', () => {
    const t = bluePast({ 3: 'visit', 6: 'plunder', 7: 'monster-2', 8: 'rune' }, 1);
    t.sails('blue', 16, 'fight');
    const met = t.events.filter(({ event }) => ['vikings-hired', 'coin-taken', 'monster-defeated'].includes(event));
    expect(met.map((one) => ('position' in one ? one.position : -1))).toEqual([3, 5, 6, 7, 10, 15]);
    expect(t.ship('blue')).toMatchObject({ at: 16, vikings: 1 + 2 + 1 - 2 + 1 + 1, coins: [3] });
    expect(t.tileAt(8)).toBe('rune');
  });

  it('RD-T10 a visit on the way out of the harbour', () => {
    const t = leavingHarbour({ 3: 'visit', 4: 'rune', 6: 'rune', 7: 'rune' });
    t.sails('orange', 4).sails('blue', 6).sails('green', 7);
    expect(['orange', 'blue', 'green'].map((name) => t.ship(name).vikings)).toEqual([3, 4, 3]);
  });

  it('RD-8.4 a plunder gives 3, then 1, then nothing', () => {
    const t = leavingHarbour({ 3: 'plunder', 4: 'rune', 6: 'rune', 7: 'rune' });
    t.sails('orange', 4).sails('blue', 6).sails('green', 7);
    expect(['orange', 'blue', 'green'].map((name) => t.ship(name).coins)).toEqual([[3], [1], []]);
  });

  it('RD-8.5 a ship without room uses up its turn at a visit', () => {
    const t = leavingHarbour({ 3: 'visit', 4: 'rune', 6: 'rune' }).ship('orange', { vikings: 10 });
    t.sails('orange', 4).sails('blue', 6);
    expect(t.emitted('vikings-hired')[0]).toMatchObject({ seat: 0, source: 'visit', offered: 2, hired: 0 });
    expect(t.ship('blue').vikings).toBe(2 + 1 + 1);
  });

  it('RD-8.6, RD-Q6 a plan names the stop and a choice for each monster at once', () => {
    const t = bluePast({ 3: 'monster-2', 4: 'monster-3', 6: 'rune' }, 9);
    const plans = t.offered('blue').filter((plan) => JSON.stringify(plan).includes('"to":6'));
    expect(plans).toEqual([
      { do: 'sail', to: 6, monsters: ['fight', 'fight'] },
      { do: 'sail', to: 6, monsters: ['fight', 'sacrifice'] },
      { do: 'sail', to: 6, monsters: ['sacrifice', 'fight'] },
      { do: 'sail', to: 6, monsters: ['sacrifice', 'sacrifice'] },
    ]);
    t.sails('blue', 6, 'sacrifice', 'fight');
    expect(t.ship('blue').vikings).toBe(9 - 1 - 3 + 1);
  });

  it('RD-8.7 a plan is played through: earlier gains and losses count later', () => {
    const t = bluePast({ 3: 'monster-2', 4: 'visit', 6: 'monster-4', 7: 'rune' }, 3);
    const offers = (...monsters: string[]) => t.offers('blue', { do: 'sail', to: 7, monsters });
    expect(offers('fight', 'fight')).toBe(true);
    expect(t.hint('blue', { do: 'sail', to: 7, monsters: ['fight', 'fight'] })).toMatchObject({ vikings: 0, defeated: 2, met: 2 });
    const poorer = bluePast({ 3: 'monster-2', 4: 'visit', 6: 'monster-4', 7: 'rune' }, 2);
    expect(poorer.why('blue', { do: 'sail', to: 7, monsters: ['fight', 'fight'] })).toEqual([
      { reason: 'monster-too-strong', rule: 'RD-9.3', params: { tile: 'monster-4', cost: 4, vikings: 3 } },
    ]);
    expect(offers('fight')).toBe(false);
    expect(offers()).toBe(false);
    expect(offers('fight', 'fight', 'fight')).toBe(false);
    expect(t.refusal('blue', { do: 'sail', to: 2, monsters: ['fight'] }).refused).toBe('not-offered');
  });

  it('RD-8.8, RD-Q18 ships on the way are sailed past without effect', () => {
    const t = bluePast({ 8: 'rune' }, 2);
    t.sails('blue', 16);
    expect(t.emitted('fight-began')).toEqual([]);
    expect(t.ship('blue').vikings).toBe(5);
  });

  it('RD-8.7, RD-16.10 the plans on offer are the thinkable ones without a problem, in that order, and at most 56', () => {
    let compared = 0;
    for (let seed = 0; seed < 60; seed++) {
      const chance = fastChance(seed);
      const random = fastRandom(seed, 1);
      const begun = begin(raids, { seats: 2 + (seed % 3) }, chance, true);
      if (isRefusal(begun)) throw new Error(begun.reason);
      const live = playInPlace(raids, begun.state, chance, { silent: true });
      for (let [question] = live.state.flow.open; question; [question] = live.state.flow.open) {
        const space = live.space(question);
        if (question.decision === 'navigate' || question.decision === 'flee-to') {
          const { table, hands, box } = live.state;
          const g = { table, hands, box, seats: hands.length };
          const spec = question.decision === 'navigate' ? navigate : fleeTo;
          const legal = withoutProblem(spec, g, question.seat, { rival: 0 });
          expect(listAnswers(space)).toEqual(legal);
          expect(legal.length).toBeLessThanOrEqual(56);
          compared++;
        }
        live.answer(question.seat, question.id, sampleAnswer(space, random));
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('RD-8.4 what a plan promises is what sailing brings', () => {
    const t = bluePast({ 3: 'visit', 4: 'monster-3', 6: 'plunder', 7: 'monster-2', 8: 'rune' }, 4);
    for (const plan of t.offered('blue')) {
      const promised = t.hint('blue', plan);
      const after = bluePast({ 3: 'visit', 4: 'monster-3', 6: 'plunder', 7: 'monster-2', 8: 'rune' }, 4).answer('blue', plan);
      const { vikings, coins, monsters } = after.ship('blue');
      const paid = after.emitted('fight-began').length;
      const money = coins.reduce((sum, coin) => sum + coin, 0);
      expect(promised).toMatchObject({ vikings: vikings + paid, coins: money, defeated: monsters.length });
    }
  });

  it('RD-8.2 the clock sails to the nearest stop without a fight', () => {
    const t = bluePast({ 3: 'monster-4', 4: 'rune', 6: 'rune' }, 2);
    expect(t.asked('blue').fallback).toEqual({ do: 'sail', to: 4, monsters: ['sacrifice'] });
  });
});
