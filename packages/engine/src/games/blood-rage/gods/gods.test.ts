import { describe, expect, it } from 'vitest';
import { fastChance } from '../../../kernel/index.ts';
import { OUTER_PROVINCES } from '../ids.ts';
import { bloodRageSetup, bloodRageTable } from '../testing/blood-rage-table.ts';
import { four } from '../testing/four-clans.ts';

describe('gods', () => {
  it('BR-30.1, BR-30.2 two of six are drawn and stand on provinces of unused tokens', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { gods, unused } = bloodRageSetup(3, { gods: true }, fastChance(seed)).table;
      expect(gods).toHaveLength(2);
      expect(new Set(gods.map(({ god }) => god)).size).toBe(2);
      expect(new Set(gods.map(({ at }) => at)).size).toBe(2);
      for (const { at } of gods) expect(unused).toContain(at);
      expect(unused).toHaveLength(3);
    }
  });

  it('BR-30.3 are placed anew at the start of the later Ages, before the draft', () => {
    const t = bloodRageSetup(4, { gods: true });
    const { unused } = t.table;
    t.arrange(({ table }) => {
      for (const standing of table.gods) standing.at = 'yggdrasil';
    });
    t.phase('valhalla', 'wolf');
    expect(t.emitted('god-placed').map(({ god }) => god)).toEqual(t.table.gods.map(({ god }) => god));
    for (const { at } of t.table.gods) expect(unused).toContain(at);
    expect(t.asks('wolf')).toBe('pick-cards');
  });

  it('BR-30.4 a god is no figure: it takes no village and survives Ragnarök', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('odin', 'andlang')
      .place('raven', { andlang: ['warrior', 'warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'warrior' });
    expect(t.offers('wolf', { do: 'invade', to: 'andlang' })).toBe(true);
    const u = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('odin', 'andlang')
      .world({ ragnarok: ['andlang', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(u.table.destroyed).toContain('andlang');
    expect(u.table.gods).toHaveLength(1);
  });

  it('BR-T27, BR-30.6 after a failed pillage the pillager must move the god', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear')
      .god('thor', 'utgard')
      .place('wolf', { utgard: ['warrior'] })
      .place('raven', { utgard: ['leader'] })
      .pillaged('gimle')
      .world({ destroyed: ['horgr'] })
      .turn('wolf')
      .battle('wolf', 'utgard', {});
    expect(t.asks('wolf')).toBe('move-god');
    const free = ['yggdrasil', ...OUTER_PROVINCES].filter((id) => !['utgard', 'gimle', 'horgr'].includes(id));
    expect(t.offered('wolf')).toEqual(free.map((to) => ({ do: 'move', to })));
    expect(t.why('wolf', { do: 'move', to: 'gimle' })).toMatchObject([{ reason: 'no-place-for-god' }]);
    t.answer('wolf', { do: 'move', to: 'yggdrasil' });
    expect(t.table.gods).toEqual([{ god: 'thor', at: 'yggdrasil' }]);
  });

  it('BR-30.6, BR-Q28 also after an unopposed one; without a free province it stays', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('thor', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.asks('wolf')).toBe('move-god');
    const u = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('thor', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .pillaged('yggdrasil', ...OUTER_PROVINCES.filter((id) => id !== 'gimle'))
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(u.emitted('god-moved')).toEqual([]);
    expect(u.emitted('pillage-ended')).toHaveLength(1);
  });

  it('BR-30.6, BR-17.1, BR-17.4 also after a pillage by Tyr’s Challenge or Thor’s Domain', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('odin', 'gimle')
      .upgrades('wolf', 'a2-tyrs-challenge')
      .place('wolf', { gimle: ['warrior'] })
      .pillaged('gimle')
      .turn('wolf');
    t.answer('wolf', { do: 'challenge', province: 'gimle' });
    expect(t.clan('wolf').stats.axes).toBe(3);
    expect(t.asks('wolf')).toBe('move-god');
    const u = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('odin', 'gimle')
      .upgrades('wolf', 'a2-thors-domain-4p')
      .turn('wolf')
      .invades('wolf', 'leader', 'gimle')
      .answer('wolf', { do: 'accept' });
    expect(u.asks('wolf')).toBe('move-god');
  });

  it('BR-30.7, BR-Q32 a god rules its own province only, not the other one of its fjord', () => {
    const t = four()
      .tokens({ gimle: 'pillage-axes' })
      .god('frigga', 'myrkulor')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { 'fjord-west': ['ship'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.at('raven', 'valhalla')).toEqual(['ship']);
    expect(t.table.gods).toEqual([{ god: 'frigga', at: 'myrkulor' }]);
  });
});
