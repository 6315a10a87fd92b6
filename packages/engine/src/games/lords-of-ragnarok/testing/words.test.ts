/** The words of a Lords of Ragnarok scenario: what they arrange and what they refuse. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { tieBreakOf } from '../automa/choice.ts';
import type { LordsDecisions } from '../decisions.ts';
import { placeMarker } from '../flow/actions/special-action.ts';
import { COMBAT_CARDS } from '../ids.ts';
import { type LordsScenario, lordsTable } from './lords-table.ts';

const two = () => lordsTable(['X', 'Y'], []);

describe('nonsense is refused with a sentence', () => {
  it('more than there is of anything', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((region) => [region, 1] as const);
    expect(() => two().army('X', ...seven)).toThrow('LR-55.5 armies keep to their number and strength (0 has 7 armies)');
    expect(() => two().runes('X', { FEHU: 99 })).toThrow('LR-55.5 runes neither appear nor vanish (there are too many of FEHU)');
    expect(() => two().set('X', { priests: 5 })).toThrow('0 has too many priests');
    expect(() => two().devastated(1, 2, 3, 4, 5, 6)).toThrow('there are more markers than exist');
  });

  it('cards and blessings that lie elsewhere, and monsters that are not there', () => {
    expect(() => two().blessings('X', 'bl-t1').blessings('Y', 'bl-t1')).toThrow('bl-t1 does not lie in the deck of blessings any more.');
    expect(() => two().hand('X', ...new Array(20).fill(COMBAT_CARDS[0]))).toThrow('No shield-wall is left in the deck.');
    expect(() => two().wounds('troll', 'X', 0)).toThrow('The troll is not on the map.');
    expect(() => two().prophet('X')).toThrow('X is no prophet.');
  });
});

describe('the words', () => {
  it('armies of two in one region wait for their battle', () => {
    const t = two().army('X', [14, 4]).army('Y', [14, 2]).control('Y', 14);
    expect(t.table.pending).toEqual([14]);
    expect(t.battle('X', 'Y', 14).emitted('battle-began')).toMatchObject([{ attacker: 0, defender: 1, region: 14 }]);
    const solo = lordsTable().army('ragnar', [14, 1]).army('X', [14, 3]).control('ragnar', 14);
    expect(solo.battle('X', 'ragnar', 14).emitted('battle-began')).toMatchObject([{ defender: 'prophet-ragnar' }]);
  });

  it('wheel, omens, monuments and fate', () => {
    const t = lordsTable(['X', 'Y'], ['ragnar'])
      .wheel('USURP', 'X', 'ragnar')
      .omens('omen-land')
      .monuments({ odin: 3 })
      .fate('Y')
      .scorched()
      .lastTurns('Y', 'ragnar');
    expect(t.table.wheel.USURP).toEqual([0, 'prophet-ragnar']);
    expect(t.table).toMatchObject({ omens: ['omen-land'], monuments: { odin: 3, thor: 1 }, fate: 1, scorched: true });
    expect(t.table.last).toEqual([1, 'prophet-ragnar']);
  });

  it('a hunt under way', () => {
    const attacked = two().monster('troll', 3).hero('X', 3).hunting('X', 'troll', { attack: 'roar' });
    expect(attacked.asked('X').prompt).toMatchObject({ key: 'respond-to-attack', params: { attack: 'roar' } });
    const striking = two().monster('troll', 3).hero('X', 3).hand('X', 'sword-song').hunting('X', 'troll');
    expect(striking.asks('X')).toBe('wound-monster');
  });

  it('deck and discards together', () => {
    const t = two().piles({ deck: ['feint', 'ambush'], discards: ['sword-song'], rest: 'Y' });
    expect([t.table.deck, t.table.discards]).toEqual([2, ['sword-song']]);
    expect(t.anyCards('X', 1).cards('X')).toEqual(['ambush']);
    expect(t.top('feint').table.deck).toBe(1);
  });

  it('prophets break ties by MIN unless a test says otherwise', () => {
    const t = lordsTable(['X'], ['ragnar', 'aslaug']);
    const broken = () => t.table.prophets.map(({ prophet }) => tieBreakOf(t.table, prophet));
    expect(broken()).toEqual(['MIN', 'MIN']);
    t.tieBreaker('aslaug', 'MAX');
    expect(broken()).toEqual(['MIN', 'MAX']);
    expect(() => t.row('ragnar', ['pa-A1', 'pa-A3', 'pa-A5']).tieBreaker('ragnar', 'MAX')).toThrow('breaks ties by MAX');
  });

  it('a turn from a later step, stopped before the prophet comes', () => {
    const t = lordsTable().turn('X', 'action');
    expect(t.asks('X')).toBe('special-action');
    t.stopBeforeNextTurn().answer('X', { do: 'act', action: 'PREPARE' }).answer('X', { do: 'take', rune: 'FEHU' });
    expect([t.waitingFor(), t.emitted('turn-began')]).toEqual([[], []]);
    expect(t.goOn().emitted('turn-began')).toMatchObject([{ who: 'prophet-ragnar' }, { who: 0 }]);
  });

  it('names in the locals of a procedure', () => {
    const t = two().run('Y', placeMarker, { party: 'Y', action: 'PREPARE' });
    expect(t.table.wheel.PREPARE).toEqual([1]);
  });

  it('decisions by name only', () => {
    expectTypeOf<Parameters<LordsScenario['plainlyUntil']>[0]>().toEqualTypeOf<keyof LordsDecisions>();
    expect(lordsTable().turn('X').plainlyUntil('special-action').isAsked('X', 'special-action')).toBe(true);
  });
});
