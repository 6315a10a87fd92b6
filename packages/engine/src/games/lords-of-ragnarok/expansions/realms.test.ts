import { describe, expect, it } from 'vitest';
import { prophetRuneStep } from '../automa/rune-actions.ts';
import { takeSpecialAction } from '../flow/actions/special-action.ts';
import { lordsTable } from '../testing/lords-table.ts';
import { realmsIn, realmsNear } from './realms.ts';

const REALMS_ON = { realms: true };

describe('the additional realms', () => {
  it('LR-50.3 Asgard touches every wheel region, Helheim two regions; without the option neither is in play', () => {
    const { table } = lordsTable(['X', 'Y'], [], REALMS_ON);
    const touching = (realm: 'asgard' | 'helheim') =>
      table.control.flatMap((_, i) => (realmsNear(table, i + 1).includes(realm) ? [i + 1] : []));
    expect([touching('asgard'), touching('helheim')]).toEqual([
      [4, 7, 10, 12, 18],
      [3, 17],
    ]);
    expect(realmsIn(table).slice(-3)).toEqual(['jotunheim', 'asgard', 'helheim']);
    const without = lordsTable(['X', 'Y'], []).hero('X', 7).runes('X', { FEHU: 1 });
    expect([realmsNear(without.table, 7), realmsIn(without.table).length, 'realms' in without.table]).toEqual([[], 6, false]);
  });

  it('LR-50.3, LR-7.3 a human allies with them like with any other', () => {
    const t = lordsTable(['X', 'Y'], [], REALMS_ON).hero('X', 7).runes('X', { FEHU: 1 }).turn('X', 'runes');
    t.answer('X', { do: 'MAKE_ALLIANCE', realm: 'asgard', pay: ['FEHU'], seidr: false });
    expect(t.human('X').allies).toEqual(['asgard']);
  });

  it('LR-50.3 whoever builds a monument wakes Asgard: a priest or a combat card for its allies', () => {
    const t = lordsTable(['X', 'Y'], [], REALMS_ON)
      .set('X', { allies: ['asgard'] })
      .set('Y', { allies: ['asgard'] });
    t.wheel('USURP', 'X').run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'act', action: 'BUILD_MONUMENT' });
    expect(t.offered('X')).toEqual([{ do: 'priest' }, { do: 'draw' }, { do: 'decline' }]);
    t.answer('X', { do: 'priest' }).answer('Y', { do: 'draw' });
    expect([t.human('X').priests, t.human('Y').cards, t.asks('X')]).toEqual([1, 1, 'raise-monument']);
  });

  it('LR-50.3 the first marker on PREPARE wakes Niflheim and then Helheim: a card of choice from the discards', () => {
    const t = lordsTable(['X', 'Y'], [], REALMS_ON)
      .set('Y', { allies: ['helheim'] })
      .hand('X', 'feint', 'ambush');
    t.piles({ deck: ['arrow-storm', 'spear-cast'], discards: ['sword-song', 'feint'], rest: 'X' });
    t.run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'act', action: 'PREPARE' });
    expect(t.offered('Y')).toEqual([{ do: 'fetch', card: 'sword-song' }, { do: 'fetch', card: 'feint' }, { do: 'decline' }]);
    t.answer('Y', { do: 'fetch', card: 'sword-song' });
    expect([t.cards('Y'), t.table.discards.includes('sword-song')]).toEqual([['sword-song'], false]);
    expect(t.emitted('card-fetched')).toEqual([{ event: 'card-fetched', who: 1, card: 'sword-song' }]);
  });

  it('LR-50.3, LR-21.9 a prophet gains a card or a rune from them as from any realm', () => {
    const t = lordsTable(['X'], ['ragnar'], REALMS_ON)
      .set('ragnar', { allies: ['asgard'] })
      .wheel('USURP', 'X');
    t.run('X', takeSpecialAction, { seat: 0, action: null }).answer('X', { do: 'act', action: 'BUILD_MONUMENT' });
    expect(t.prophet('ragnar').cards).toBe(1);
  });

  it('LR-50.3, LR-26.2 a prophet makes his alliance with Asgard before any other, if it is near', () => {
    const near = (options: object) => {
      const t = lordsTable(['X'], ['ragnar'], options).hero('ragnar', 13).runes('ragnar', { FEHU: 1 });
      t.row('ragnar', ['pa-C4', 'pa-C3', 'pa-I-godi-1'], 1).run('ragnar', prophetRuneStep, {
        who: 'prophet-ragnar',
        actions: [],
        resolved: 0,
      });
      return t;
    };
    const t = near(REALMS_ON);
    expect(t.prophet('ragnar').allies).toEqual(['asgard']);
    expect(t.emitted('prophet-chose').find(({ about }) => about === 'realm')).toMatchObject({ chosen: 'asgard', settled: 'first' });
    expect(near({}).prophet('ragnar').allies).toEqual(['muspelheim']);
  });
});
