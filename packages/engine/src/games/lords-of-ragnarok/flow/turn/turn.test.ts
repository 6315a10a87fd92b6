import { describe, expect, it } from 'vitest';
import { handLimit } from '../../table/cards.ts';
import { inTurnOrder } from '../../table/parties.ts';
import { runesLeft } from '../../table/runes.ts';
import { lordsTable } from '../../testing/lords-table.ts';
import { prepare } from '../actions/prepare.ts';
import { triggerRealm } from '../actions/realms.ts';
import { reinforce } from '../actions/reinforce.ts';
import { takeSpecialAction } from '../actions/special-action.ts';
import { buildTemple } from '../actions/temple.ts';
import { usurp } from '../actions/usurp.ts';
import { maneuver, mobilize, oneActivation } from '../armies/activate.ts';
import { heroStep } from './hero-step.ts';
import { prayer } from './prayer.ts';
import { runeStep } from './rune-step.ts';
import { settle } from './settle.ts';
import { humanTurn } from './turn.ts';

const two = () => lordsTable(['X', 'Y'], []);
const act = { seat: 0, action: null };

describe('the turn of a human', () => {
  it('LR-4.1, LR-4.6 five steps, of which only the last must be taken', () => {
    const t = two().army('X', [9, 2]).control('X', 9).hero('X', 9).set('X', { priests: 1 }).runes('X', { FEHU: 1 });
    t.run('X', humanTurn, { seat: 0 });
    const asked: string[] = [];
    for (const done of [{ do: 'done' }, { do: 'done' }, { do: 'done' }, { do: 'none' }]) {
      asked.push(t.asks('X'));
      t.answer('X', done);
    }
    expect(asked).toEqual(['pray', 'hero-action', 'rune-action', 'activate-army']);
    expect(t.asks('X')).toBe('special-action');
    expect(t.offers('X', { do: 'none' })).toBe(false);
  });

  it('LR-4.2 more runes than the limit are returned at once, by choice', () => {
    const t = two().runes('X', { FEHU: 3, ANSUZ: 2 }).run('X', settle, { seat: 0 });
    t.answer('X', { do: 'return', rune: 'FEHU' });
    expect(t.human('X').runes).toEqual({ THURISAZ: 0, ANSUZ: 2, FEHU: 2 });
    const blessed = two().runes('X', { FEHU: 3, ANSUZ: 3 }).blessings('X', 'bl-o1').run('X', settle, { seat: 0 });
    expect(blessed.waitingFor()).toEqual([]);
  });

  it('LR-4.3 the hand limit is Wisdom plus 3; the owner discards the excess', () => {
    const t = two().anyCards('X', 6);
    expect(handLimit(t.table, 0)).toBe(4);
    t.run('X', settle, { seat: 0 });
    const [first, second] = t.cards('X');
    t.answer('X', [{ card: first }, { card: second }]);
    expect(t.human('X').cards).toBe(4);
    expect(handLimit(two().blessings('X', 'bl-o4').table, 0)).toBe(6);
  });

  it('LR-4.4 an empty deck is made of the discards', () => {
    const t = lordsTable().piles({ deck: [], discards: ['feint', 'ambush'], rest: 'ragnar' });
    t.run('X', prepare, { seat: 0 }).answer('X', { do: 'take', rune: 'FEHU' });
    expect(t.emitted('deck-reshuffled')).toMatchObject([{ cards: 2 }]);
    expect(t.human('X').cards).toBe(2);
  });

  it('LR-4.5 a rune of choice is any symbol left; nothing is gained from an empty supply', () => {
    const t = two().forges(null).runes('Y', { FEHU: 12, ANSUZ: 12, THURISAZ: 12 });
    t.arrange(({ table }) => {
      table.owed = [0];
    });
    expect(runesLeft(t.table)).toEqual([]);
    const before = t.human('X').runes;
    t.run('X', settle, { seat: 0 });
    expect(t.human('X').runes).toEqual(before);
  });

  it('LR-4.7 the active participant comes first, then the others in turn order', () => {
    const t = lordsTable(['X', 'Y'], ['ragnar']).arrange(({ table }) => {
      table.active = 1;
    });
    expect(inTurnOrder(t.table)).toEqual([1, 'prophet-ragnar', 0]);
  });
});

describe('prayer and hero', () => {
  it('LR-5.1, LR-5.2, LR-5.4 a priest to a monument without an own one: the attribute, then the bonus', () => {
    const t = two()
      .set('X', { priests: 2, sent: ['odin'] })
      .run('X', prayer, { seat: 0, heals: 0 });
    expect(t.offers('X', { do: 'send', monument: 'odin' })).toBe(false);
    t.answer('X', { do: 'send', monument: 'thor' });
    expect(t.human('X')).toMatchObject({ attributes: { MIGHT: 2 }, cards: 1, priests: 1, sent: ['odin', 'thor'] });
    expect(t.waitingFor()).toEqual([]);
  });

  it('LR-5.4 Freyja strengthens armies, freely divided', () => {
    const t = two().set('X', { priests: 1 }).army('X', [9, 1], [1, 2]).monuments({ freyja: 3 });
    t.run('X', prayer, { seat: 0, heals: 0 }).answer('X', { do: 'send', monument: 'freyja' });
    t.answer('X', { do: 'army', army: 0, region: 9, strength: 1 }).answer('X', { do: 'none' });
    expect(t.armies('X')).toEqual([
      [9, 2],
      [1, 2],
    ]);
  });

  it('LR-5.5 the rune of the forge where the hero stands', () => {
    const t = two().hero('X', 3).run('X', prayer, { seat: 0, heals: 0 });
    t.answer('X', { do: 'forge', region: 3 });
    expect(Object.values(t.human('X').runes).reduce((a, b) => a + b)).toBe(1);
    expect(t.table.forges.find(({ at }) => at === 3)?.rune).toBeNull();
  });

  it('LR-5.6 with four priests in use a gain is lost', () => {
    const t = two()
      .set('X', { priests: 2, sent: ['odin', 'thor'] })
      .control('X', 2)
      .run('X', buildTemple, { seat: 0 });
    expect(t.human('X').priests).toBe(2);
    expect(t.table.temples).toEqual([2]);
  });

  it('LR-6.1 the hero moves up to 2, or the drakkar up to 2 seas, or an injury heals', () => {
    const t = two()
      .hero('X', 1)
      .set('X', { sea: 'sea-s6', injured: ['MIGHT'] })
      .run('X', heroStep, { seat: 0 });
    expect(t.offers('X', { do: 'move', region: 4 })).toBe(true);
    expect(t.offers('X', { do: 'move', region: 10 })).toBe(false);
    expect(t.offers('X', { do: 'sail', sea: 'sea-s1' })).toBe(true);
    expect(t.offers('X', { do: 'sail', sea: 'sea-s2' })).toBe(false);
    t.answer('X', { do: 'heal', attribute: 'MIGHT' });
    expect(t.waitingFor()).toEqual([]);
    expect(t.human('X').injured).toEqual([]);
  });

  it('LR-6.3 a hero neither blocks nor controls', () => {
    const t = two()
      .hero('Y', 8)
      .army('X', [9, 3])
      .run('X', maneuver, { seat: 0, done: [] })
      .answer('X', { do: 'move', army: 0, region: 8 });
    expect(t.table.control[7]).toBe(0);
    expect(t.emitted('battle-began')).toEqual([]);
  });
});

describe('rune actions', () => {
  it('LR-7.1 each kind once; nothing without effect', () => {
    const t = two().runes('X', { FEHU: 3 }).hero('X', 4).run('X', runeStep, { seat: 0 });
    const kinds = new Set(t.offered('X').map((offer) => (offer as { do: string }).do));
    expect(kinds).toEqual(new Set(['DRAW_COMBAT_CARD', 'ACTIVATE_MONSTER', 'INCREASE_ATTRIBUTE', 'done']));
    t.answer('X', { do: 'DRAW_COMBAT_CARD', pay: ['FEHU'], seidr: false });
    expect(t.offers('X', { do: 'DRAW_COMBAT_CARD', pay: ['FEHU'], seidr: false })).toBe(false);
  });

  it('LR-7.2 a neutral monster for a rune of its symbol; never Loki, never a third', () => {
    const t = two().monster('troll', 3).hero('X', 3).runes('X', { FEHU: 1, ANSUZ: 1 }).run('X', runeStep, { seat: 0 });
    expect(t.offers('X', { do: 'CONTROL_MONSTER', monster: 'troll', pay: ['ANSUZ'], seidr: false })).toBe(false);
    t.answer('X', { do: 'CONTROL_MONSTER', monster: 'troll', pay: ['FEHU'], seidr: false });
    expect(t.table.monsters[0]?.owner).toBe(0);
    const third = two().monster('troll', 3).monster('garm', 8, 'X').monster('jotunn', 8, 'X').hero('X', 3).runes('X', { FEHU: 1 });
    expect(JSON.stringify(third.run('X', runeStep, { seat: 0 }).offered('X'))).not.toContain('CONTROL_MONSTER');
    const loki = two().monster('loki', 3).hero('X', 3).runes('X', { FEHU: 1 }).run('X', runeStep, { seat: 0 });
    expect(JSON.stringify(loki.offered('X'))).not.toContain('CONTROL_MONSTER');
  });

  it('LR-7.3, LR-7.4 an alliance with an adjacent realm; a card', () => {
    const t = two()
      .hero('X', 1)
      .runes('X', { FEHU: 1, ANSUZ: 1 })
      .set('Y', { allies: ['vanaheim'] })
      .run('X', runeStep, { seat: 0 });
    t.answer('X', { do: 'MAKE_ALLIANCE', realm: 'vanaheim', pay: ['FEHU'], seidr: false });
    t.answer('X', { do: 'DRAW_COMBAT_CARD', pay: ['ANSUZ'], seidr: false });
    expect(t.human('X')).toMatchObject({ allies: ['vanaheim'], cards: 1, runes: { FEHU: 0, ANSUZ: 0 } });
  });

  it('LR-7.5, LR-8.11 one more activation; its battle follows at once', () => {
    const t = two()
      .army('X', [9, 3])
      .army('Y', [8, 1])
      .control('Y', 8)
      .runes('X', { FEHU: 2 })
      .hero('X', 4)
      .run('X', runeStep, { seat: 0 });
    t.answer('X', { do: 'ACTIVATE_ARMY', pay: ['FEHU', 'FEHU'], seidr: false }).answer('X', { do: 'move', army: 0, region: 8 });
    expect(t.emitted('battle-began')).toHaveLength(1);
    expect(t.table.control[7]).toBe(0);
  });

  it('LR-7.6 a neutral or own monster is activated', () => {
    const t = two().monster('troll', 3, 'Y').monster('loki', 18).runes('X', { FEHU: 2 }).hero('X', 1).run('X', runeStep, { seat: 0 });
    expect(JSON.stringify(t.offered('X'))).not.toContain('"troll"');
    t.monsterDie('MOVE').answer('X', { do: 'ACTIVATE_MONSTER', monster: 'loki', pay: ['FEHU', 'FEHU'], seidr: false });
    t.answer('X', { do: 'move', region: 12 });
    expect(t.emitted('monster-moved')).toMatchObject([{ monster: 'loki', region: 12 }]);
  });

  it('LR-7.7 three of the symbol, or three different ones for any attribute', () => {
    const same = two().runes('X', { FEHU: 3 }).run('X', runeStep, { seat: 0 });
    expect(same.offers('X', { do: 'INCREASE_ATTRIBUTE', attribute: 'MIGHT', pay: ['FEHU', 'FEHU', 'FEHU'], seidr: false })).toBe(false);
    same.answer('X', { do: 'INCREASE_ATTRIBUTE', attribute: 'AUTHORITY', pay: ['FEHU', 'FEHU', 'FEHU'], seidr: false });
    expect(same.human('X').attributes.AUTHORITY).toBe(2);
    const mixed = two().runes('X', { FEHU: 1, ANSUZ: 1, THURISAZ: 1 }).run('X', runeStep, { seat: 0 });
    for (const attribute of ['MIGHT', 'WISDOM', 'AUTHORITY'] as const) {
      expect(mixed.offers('X', { do: 'INCREASE_ATTRIBUTE', attribute, pay: ['THURISAZ', 'ANSUZ', 'FEHU'], seidr: false })).toBe(true);
    }
  });
});

describe('armies', () => {
  it('LR-8.1, LR-8.3, LR-8.4, LR-8.5 one army moves or grows in an own settlement, up to 6', () => {
    const t = two().control('X', 9, 8).army('X', [9, 6], [8, 2]).run('X', maneuver, { seat: 0, done: [] });
    expect(t.why('X', { do: 'strengthen', army: 0 })).toMatchObject([{ reason: 'army-at-maximum' }]);
    expect(t.why('X', { do: 'strengthen', army: 1 })).toMatchObject([{ reason: 'no-settlement' }]);
    const own = two().control('X', 9).army('X', [9, 1], [1, 1]).run('X', maneuver, { seat: 0, done: [] });
    expect(own.why('X', { do: 'strengthen', army: 1 })).toMatchObject([{ reason: 'region-not-own' }]);
    own.answer('X', { do: 'strengthen', army: 0 });
    expect(own.armies('X')[0]).toEqual([9, 2]);
    expect(own.waitingFor()).toEqual([]);
  });

  it('LR-8.2 without a free army nothing is recruited', () => {
    const all = [1, 1, 1, 1, 1, 1].map(() => [9, 6] as const);
    const t = two()
      .control('X', 9)
      .army('X', ...all)
      .set('X', { allies: ['muspelheim'] });
    t.run('X', triggerRealm, { realm: 'muspelheim', queue: [] });
    expect(t.waitingFor()).toEqual([]);
    expect(t.armies('X')).toHaveLength(6);
  });

  it('LR-8.7, LR-8.8 too weak it only stands there, and takes the region when it has grown', () => {
    const t = two().army('X', [9, 2]).run('X', oneActivation, { seat: 0 }).answer('X', { do: 'move', army: 0, region: 8 });
    expect(t.table.control[7]).toBeNull();
    t.set('X', { allies: ['jotunheim'] })
      .run('X', triggerRealm, { realm: 'jotunheim', queue: [] })
      .answer('X', { do: 'strengthen', army: 0 });
    expect(t.table.control[7]).toBe(0);
  });

  it('LR-8.10, LR-13.1, LR-13.7 the last region of a third land wins at once', () => {
    const t = two().control('X', 5, 6, 7, 8, 10, 11, 12, 13, 14).army('X', [8, 2]).monster('loki', 18);
    t.run('X', maneuver, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 9 });
    expect(t.table).toMatchObject({ winner: 0, victory: 'jarl' });
    expect(t.emitted('match-won')).toMatchObject([{ who: 0, victory: 'jarl' }]);
  });
});

describe('special actions', () => {
  it('LR-9.2, LR-9.6 not where an own marker lies, and only with an effect, except PREPARE', () => {
    const t = two().hero('Y', 18).wheel('MONSTERS', 'X', 'Y');
    t.run('X', takeSpecialAction, act);
    const why = (action: string) => t.why('X', { do: 'act', action }).map(({ reason }) => reason);
    expect(['MONSTERS', 'MOBILIZE', 'REINFORCE', 'BUILD_TEMPLE', 'USURP'].map((action) => why(action)[0])).toEqual([
      'own-marker-there',
      'no-army-to-activate',
      'nothing-to-reinforce',
      'no-free-shrine',
      'might-too-low',
    ]);
    expect(t.offered('X')).toMatchObject([{ action: 'PREPARE' }, { action: 'BUILD_MONUMENT' }]);
  });

  it('LR-9.5 the bonuses of the realms', () => {
    const t = two()
      .control('X', 9, 8)
      .army('X', [9, 1])
      .hero('X', 1)
      .set('X', { injured: ['MIGHT'] });
    const bonus = (realm: 'muspelheim' | 'svartalfheim' | 'niflheim' | 'vanaheim' | 'alfheim' | 'jotunheim') => {
      t.set('X', { allies: [realm] }).run('X', triggerRealm, { realm, queue: [] });
      return [...new Set(t.offered('X').map((offer) => (offer as { do: string }).do))];
    };
    expect(bonus('muspelheim')).toEqual(['recruit', 'decline']);
    expect(bonus('svartalfheim')).toEqual(['draw', 'decline']);
    expect(bonus('niflheim')).toEqual(['sail', 'relocate', 'decline']);
    expect(bonus('vanaheim')).toEqual(['rune', 'decline']);
    expect(bonus('alfheim')).toEqual(['place', 'heal', 'decline']);
    expect(bonus('jotunheim')).toEqual(['strengthen', 'decline']);
    t.answer('X', { do: 'strengthen', army: 0 });
    expect(t.armies('X')).toEqual([[9, 2]]);
  });

  it('LR-9.7 REINFORCE: a new army as strong as Authority, or as many increases', () => {
    const recruit = two().control('X', 9).attributes('X', { AUTHORITY: 3 }).run('X', reinforce, { seat: 0, left: 0, begun: false });
    recruit.answer('X', { do: 'recruit', region: 9 });
    expect(recruit.armies('X')).toEqual([[9, 3]]);
    const grow = two()
      .control('X', 9)
      .attributes('X', { AUTHORITY: 2 })
      .army('X', [9, 1])
      .run('X', reinforce, { seat: 0, left: 0, begun: false });
    grow.answer('X', { do: 'strengthen', army: 0 }).answer('X', { do: 'strengthen', army: 0 });
    expect(grow.armies('X')).toEqual([[9, 3]]);
    expect(grow.waitingFor()).toEqual([]);
  });

  it('LR-9.9 PREPARE: a rune of choice, two cards, an injury healed', () => {
    const t = two()
      .set('X', { injured: ['MIGHT', 'WISDOM'] })
      .run('X', prepare, { seat: 0 });
    t.answer('X', { do: 'take', rune: 'ANSUZ' }).answer('X', { do: 'heal', attribute: 'WISDOM' });
    expect(t.human('X')).toMatchObject({ runes: { ANSUZ: 1 }, cards: 2, injured: ['MIGHT'] });
  });

  it('LR-9.10, LR-13.2 a temple on a shrine, a priest; the fourth on the small side wins', () => {
    const t = two().temple(6, 8, 11).control('X', 2, 6, 8, 11).run('X', buildTemple, { seat: 0 });
    expect(t.table).toMatchObject({ winner: 0, victory: 'godi' });
    const second = two().temple(6).control('X', 2).run('X', buildTemple, { seat: 0 });
    expect(second.human('X').priests).toBe(1);
    expect(second.emitted('blessings-revealed')[0]?.blessings).toHaveLength(3);
  });

  it('LR-9.12 USURP: Might against armies or population; the armies retreat, a new one rises', () => {
    const t = two().hero('X', 14).control('Y', 14, 13).army('Y', [14, 2]).attributes('X', { MIGHT: 2, AUTHORITY: 3 }).hero('Y', 1);
    t.run('X', usurp, { seat: 0 });
    expect(t.table.control[13]).toBe(0);
    expect([t.armies('X'), t.armies('Y')]).toEqual([[[14, 3]], [[13, 2]]]);
    const guarded = two().hero('X', 14).hero('Y', 14).attributes('X', { MIGHT: 5 }).run('X', takeSpecialAction, act);
    expect(guarded.why('X', { do: 'act', action: 'USURP' })).toMatchObject([{ reason: 'foreign-hero-there' }]);
  });

  it('LR-9.8 pending battles are fought in the order that the active human chooses', () => {
    const t = two().army('X', [13, 3], [15, 3]).army('Y', [14, 1], [16, 1]).control('Y', 14, 16).control('X', 13, 15);
    t.run('X', mobilize, { seat: 0, done: [] })
      .answer('X', { do: 'move', army: 0, region: 14 })
      .answer('X', { do: 'move', army: 1, region: 16 });
    expect(t.offered('X')).toEqual([
      { do: 'fight', region: 14 },
      { do: 'fight', region: 16 },
    ]);
    t.answer('X', { do: 'fight', region: 16 });
    expect(t.emitted('battle-began').map(({ region }) => region)).toEqual([16, 14]);
  });
});
