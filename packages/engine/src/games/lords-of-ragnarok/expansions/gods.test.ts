import { describe, expect, it } from 'vitest';
import { prophetTurn } from '../automa/turn.ts';
import { monumentOf } from '../content/content.ts';
import { buildMonument, isFulfilled } from '../flow/actions/monument.ts';
import { lordsTable } from '../testing/lords-table.ts';
import { EXTRA_GODS } from './ids.ts';

const GODS = { hel: true, heimdall: true, aegir: true };

function praying(prophets: readonly 'ragnar'[] = []) {
  return lordsTable(['X', 'Y'], prophets, GODS).set('X', { priests: 1 }).attributes('X', { MIGHT: 1, WISDOM: 1, AUTHORITY: 1 });
}

describe('the gods of the expansion', () => {
  it('LR-50.1 each has a monument of level 1, an attribute, and a bonus that grows; without the option there is none', () => {
    expect(praying().table.monuments).toEqual({ thor: 1, odin: 1, freyja: 1, hel: 1, heimdall: 1, aegir: 1 });
    expect(lordsTable(['X', 'Y'], [], { aegir: true }).table.monuments).toEqual({ thor: 1, odin: 1, freyja: 1, aegir: 1 });
    expect(EXTRA_GODS.map((god) => monumentOf(god).attribute)).toEqual(['MIGHT', 'WISDOM', 'AUTHORITY']);
    for (const god of EXTRA_GODS) expect(monumentOf(god).levels.map(({ bonus }) => bonus)).toEqual([1, 1, 2, 3]);
  });

  it('LR-50.1 Heimdall raises Wisdom and shows one card more than the bonus, of which one is discarded', () => {
    const t = praying().monuments({ heimdall: 3 }).turn('X').answer('X', { do: 'send', monument: 'heimdall' });
    expect(t.human('X')).toMatchObject({ cards: 3, sent: ['heimdall'], attributes: { WISDOM: 2 } });
    const [card] = t.cards('X');
    t.answer('X', 'discard-cards', [{ card: card ?? 'feint' }]);
    expect([t.human('X').cards, t.table.discards]).toEqual([2, [card]]);
  });

  it('LR-50.1 Aegir raises Authority and lands an army as strong as the bonus at the sea of the drakkar', () => {
    const t = praying().monuments({ aegir: 4 }).control('X', 11, 9).set('X', { sea: 'sea-s5' }).turn('X');
    t.answer('X', { do: 'send', monument: 'aegir' });
    expect(t.offered('X')).toEqual([{ do: 'recruit', region: 11 }, { do: 'decline' }]);
    t.answer('X', { do: 'recruit', region: 11 });
    expect([t.armies('X'), t.human('X').attributes.AUTHORITY]).toEqual([[[11, 3]], 2]);
  });

  it('LR-50.1 Aegir asks nobody who has no region there or no army left', () => {
    const inland = praying().control('X', 9).turn('X').answer('X', { do: 'send', monument: 'aegir' });
    expect(inland.asks('X')).toBe('hero-action');
    const full = praying().control('X', 11).army('X', [9, 1], [9, 1], [9, 1], [9, 1], [9, 1], [9, 1]).turn('X');
    expect(full.answer('X', { do: 'send', monument: 'aegir' }).asks('X')).toBe('hero-action');
  });

  it('LR-50.1 a human whom Hel seizes chooses each loss, an injury too', () => {
    const t = praying().monuments({ hel: 3 }).army('Y', [9, 2]).anyCards('Y', 1).turn('X').answer('X', { do: 'send', monument: 'hel' });
    expect(t.human('X').attributes.MIGHT).toBe(2);
    expect(t.emitted('hel-called')).toMatchObject([{ who: 0, victim: 1, count: 2 }]);
    expect(t.asks('Y')).toBe('lose-to-hel');
    t.answer('Y', { do: 'army', army: 0, region: 9, strength: 2 }).answer('Y', { do: 'injury', attribute: 'WISDOM' });
    expect([t.armies('Y'), t.human('Y').injured, t.human('Y').cards, t.asks('X')]).toEqual([[[9, 1]], ['WISDOM'], 1, 'hero-action']);
  });

  it('LR-50.1 for a prophet the human chooses what he loses, but never an injury', () => {
    const t = praying(['ragnar']).monuments({ hel: 4 }).army('ragnar', [9, 2], [8, 3]).runes('ragnar', { FEHU: 2 }).anyCards('ragnar', 1);
    t.turn('X').answer('X', { do: 'send', monument: 'hel' }).answer('X', { do: 'curse', victim: 'prophet-ragnar' });
    expect(t.offered('X')).toEqual([
      { do: 'card' },
      { do: 'rune', rune: 'FEHU' },
      { do: 'army', army: 0, region: 9, strength: 2 },
      { do: 'army', army: 1, region: 8, strength: 3 },
    ]);
    t.answer('X', { do: 'army', army: 1, region: 8, strength: 3 }).answer('X', { do: 'rune', rune: 'FEHU' }).answer('X', { do: 'card' });
    expect([t.armies('ragnar'), t.prophet('ragnar').cards, t.prophet('ragnar').runes.FEHU]).toEqual([
      [
        [9, 2],
        [8, 2],
      ],
      0,
      1,
    ]);
  });

  it('LR-50.1 who has nothing to lose is spared', () => {
    const t = praying(['ragnar'])
      .set('Y', { injured: ['MIGHT', 'WISDOM', 'AUTHORITY'] })
      .runes('ragnar', { FEHU: 1 })
      .turn('X');
    t.answer('X', { do: 'send', monument: 'hel' });
    expect([t.emitted('hel-called'), t.prophet('ragnar').runes.FEHU]).toMatchObject([[{ victim: 'prophet-ragnar' }], 0]);
  });

  it.each([
    ['hel', 'MIGHT', { cards: 2 }],
    ['heimdall', 'WISDOM', { runes: 2 }],
    ['aegir', 'AUTHORITY', { strength: 2 }],
  ] as const)('LR-50.1 at the monument of %s a prophet gets by its attribute and level, and nobody loses', (god, attribute, gains) => {
    const t = lordsTable(['X'], ['ragnar'], GODS)
      .monuments({ [god]: 3 })
      .army('ragnar', [9, 1])
      .anyCards('X', 2);
    t.attributes('ragnar', { MIGHT: 5, WISDOM: 5, AUTHORITY: 5, [attribute]: 1 }).set('ragnar', { priests: 1 });
    const before = t.prophet('ragnar').cards;
    t.run('ragnar', prophetTurn, { who: 'prophet-ragnar' }, 'prayer').goOn();
    expect(t.emitted('priest-sent')).toMatchObject([{ who: 'prophet-ragnar', monument: god }]);
    if ('cards' in gains) expect(t.emitted('cards-drawn')[0]).toMatchObject({ who: 'prophet-ragnar', cards: gains.cards });
    else if ('runes' in gains)
      expect(t.emitted('runes-gained')[0]).toMatchObject({ who: 'prophet-ragnar', runes: { length: gains.runes } });
    else expect(t.emitted('army-strengthened').slice(0, 2)).toMatchObject([{ strength: 2 }, { strength: 3 }]);
    expect([before, t.emitted('hel-called'), t.human('X').cards]).toEqual([0, [], 2]);
  });

  it('LR-50.1, LR-23.2 of equal monuments of an attribute he takes that of the base game, and says why', () => {
    const t = lordsTable(['X'], ['ragnar'], GODS).army('ragnar', [9, 1]).attributes('ragnar', { MIGHT: 5, WISDOM: 5, AUTHORITY: 1 });
    t.set('ragnar', { priests: 1 }).run('ragnar', prophetTurn, { who: 'prophet-ragnar' }, 'prayer');
    expect(t.emitted('priest-sent')).toMatchObject([{ monument: 'freyja' }]);
    expect(t.emitted('prophet-chose').find(({ rule }) => rule === 'LR-50.1')).toMatchObject({
      among: ['freyja', 'aegir'],
      settled: 'preference',
    });
  });

  it('LR-50.1, LR-30.18 a prophet raises the monuments of his first attribute one after the other', () => {
    const t = lordsTable(['X'], ['ragnar'], GODS).monuments({ freyja: 4 });
    t.run('ragnar', buildMonument, { builder: 'prophet-ragnar', monsters: [] });
    expect(t.emitted('monument-raised')).toMatchObject([{ monument: 'aegir', level: 2 }]);
  });

  it('LR-50.1, LR-12.1 a complete monument of a new god fulfils the omen too', () => {
    expect(isFulfilled(praying().monuments({ hel: 3 }).table, 'omen-monument')).toBe(false);
    expect(isFulfilled(praying().monuments({ hel: 4 }).table, 'omen-monument')).toBe(true);
  });
});
