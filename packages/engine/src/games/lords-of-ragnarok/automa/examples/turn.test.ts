/** Worked examples of docs/rules/lords-of-ragnarok.md: a prophet's turn, with the die, prayer, hero and rune steps. */
import { describe, expect, it } from 'vitest';
import { lordsTable } from '../../testing/lords-table.ts';
import { difficulty } from '../conquest.ts';
import { prophetRuneStep } from '../rune-actions.ts';
import { prophetTurn } from '../turn.ts';

const RAGNAR = 'prophet-ragnar';
const BEOWULF = 'prophet-beowulf';

describe('the turn of the prophet', () => {
  it.each([
    [1, 'pa-A1'],
    [2, 'pa-A2'],
    [3, 'pa-A3'],
  ] as const)('LR-T01, LR-22.1 the Surtur die shows %i: the chosen card is %s', (face, card) => {
    const t = lordsTable().row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], null).surtur(face).run('ragnar', prophetTurn, { who: RAGNAR });
    expect(t.emitted('die-rolled')).toMatchObject([{ face, card }]);
  });

  it('LR-T02, LR-25.1, LR-25.2, LR-26.2 the first two that he can pay; the same kind twice', () => {
    const t = lordsTable().row('ragnar', ['pa-C4', 'pa-C3', 'pa-I-godi-1'], 1).runes('ragnar', { FEHU: 2 }).hero('ragnar', 1);
    t.run('ragnar', prophetRuneStep, { who: RAGNAR, actions: [], resolved: 0 });
    expect(t.emitted('alliance-made').map(({ realm }) => realm)).toEqual(['niflheim', 'vanaheim']);
    expect(t.emitted('rune-actions-skipped')).toMatchObject([{ actions: ['STRENGTHEN_ARMY'], because: 'not-payable' }]);
    expect(t.prophet('ragnar').runes).toEqual({ THURISAZ: 0, ANSUZ: 0, FEHU: 0 });
  });

  it('LR-T03, LR-27.1 the difficulty of a human region is the sum of its armies', () => {
    const t = lordsTable().control('X', 14).army('X', [14, 2], [14, 1]);
    expect(difficulty(t.table, 14)).toBe(3);
    expect(difficulty(lordsTable().control('X', 14).army('X', [14, 2]).blessings('X', 'bl-f1').table, 14)).toBe(4);
  });

  it('LR-T04, LR-23.2, LR-23.4 the preferred attribute as long as it leads by 1', () => {
    const t = lordsTable(['X'], ['beowulf']).attributes('beowulf', { MIGHT: 3, WISDOM: 2, AUTHORITY: 1 }).set('beowulf', { priests: 1 });
    t.run('beowulf', prophetTurn, { who: BEOWULF }, 'prayer');
    expect(t.emitted('priest-sent')).toMatchObject([{ monument: 'thor' }]);
    expect(t.emitted('attribute-raised')[0]).toMatchObject({ attribute: 'MIGHT', value: 4 });
    expect(t.emitted('cards-drawn')[0]).toMatchObject({ who: BEOWULF, cards: 1 });
  });

  it('LR-T05, LR-23.3, LR-23.5 otherwise the lowest; Authority strengthens an army', () => {
    const t = lordsTable(['X'], ['beowulf'])
      .attributes('beowulf', { MIGHT: 4, WISDOM: 2, AUTHORITY: 1 })
      .set('beowulf', { priests: 1 })
      .army('beowulf', [9, 1]);
    t.run('beowulf', prophetTurn, { who: BEOWULF }, 'prayer');
    expect(t.emitted('priest-sent')).toMatchObject([{ monument: 'freyja' }]);
    expect(t.emitted('army-strengthened')[0]).toMatchObject({ region: 9, strength: 2 });
  });

  it('LR-T06, LR-23.1 a monument with his priest is not available; ties by preference', () => {
    const t = lordsTable(['X'], ['beowulf'])
      .attributes('beowulf', { MIGHT: 2, WISDOM: 2, AUTHORITY: 2 })
      .set('beowulf', { priests: 1, sent: ['thor'] });
    t.run('beowulf', prophetTurn, { who: BEOWULF }, 'prayer');
    expect(t.emitted('priest-sent')).toMatchObject([{ monument: 'odin' }]);
    expect(t.emitted('prophet-chose')[0]).toEqual({
      event: 'prophet-chose',
      who: BEOWULF,
      about: 'monument',
      rule: 'LR-23.3',
      among: ['WISDOM', 'AUTHORITY'],
      by: { preference: [1, 2] },
      chosen: 'WISDOM',
      settled: 'preference',
    });
  });

  it('LR-T07, LR-24.1 the hero goes straight to the region of the card', () => {
    const small = lordsTable().row('ragnar', ['pa-A3', 'pa-A1', 'pa-A2'], 0).run('ragnar', prophetTurn, { who: RAGNAR }, 'hero');
    expect(small.emitted('hero-moved')[0]).toMatchObject({ region: 11 });
    const large = lordsTable(['X'], ['ragnar', 'aslaug']).row('ragnar', ['pa-A3', 'pa-A1', 'pa-A2'], 0);
    large.run('ragnar', prophetTurn, { who: RAGNAR }, 'hero');
    expect(large.emitted('hero-moved')[0]).toMatchObject({ region: 12 });
  });

  it('LR-T08, LR-25.3 without a rune action he takes a rune', () => {
    const t = lordsTable()
      .row('ragnar', ['pa-A1', 'pa-A2', 'pa-A3'], 0)
      .run('ragnar', prophetRuneStep, { who: RAGNAR, actions: [], resolved: 0 });
    expect(t.emitted('runes-gained')).toHaveLength(1);
    expect(t.emitted('rune-actions-skipped')).toMatchObject([{ because: 'not-payable' }]);
  });
});
