import { describe, expect, it } from 'vitest';
import { distance } from '../content/map.ts';
import { effective } from '../table/attributes.ts';
import { armySteps } from '../table/ways.ts';
import { lordsSetup, lordsTable } from '../testing/lords-table.ts';
import { buildMonument } from './actions/monument.ts';
import { placeMarker } from './actions/special-action.ts';
import { maneuver, mobilize } from './armies/activate.ts';
import { game } from './game.ts';
import { hunt } from './monsters/hunt.ts';
import { prayer } from './turn/prayer.ts';

describe('the examples of the base game', () => {
  it('LR-T50, LR-3.10, LR-8.7 a start in a region of population 2 takes it at once', () => {
    const place = (region: number) => {
      const t = lordsSetup(['X'], ['ragnar']);
      t.answer('X', t.offered('X')[0]);
      return t.answer('X', { do: 'place', sea: 'sea-s3', region }).table.control[region - 1];
    };
    expect(place(9)).toBe(0);
    expect(place(8)).toBeNull();
  });

  it('LR-T51, LR-8.7, LR-8.9 an army takes a neutral region and keeps its strength; the old one stays', () => {
    const t = lordsTable(['X', 'Y'], []).control('X', 9).army('X', [9, 3]).run('X', maneuver, { seat: 0, done: [] });
    t.answer('X', { do: 'move', army: 0, region: 8 });
    expect([t.table.control[7], t.table.control[8]]).toEqual([0, 0]);
    expect(t.armies('X')).toEqual([[8, 3]]);
  });

  it('LR-T52, LR-9.3, LR-9.4 the first marker triggers the realm, the next gives a rune to the covered one', () => {
    const t = lordsTable(['X', 'Y', 'Z'], [])
      .set('Y', { allies: ['niflheim'] })
      .run('X', placeMarker, { party: 0, action: 'PREPARE' });
    expect(t.asked('Y').prompt).toMatchObject({ key: 'realm-bonus', params: { realm: 'niflheim' } });
    t.answer('Y', { do: 'decline' });
    t.run('Z', placeMarker, { party: 2, action: 'PREPARE' });
    expect(t.asks('X')).toBe('take-rune');
    t.answer('X', { do: 'take', rune: 'FEHU' });
    expect(t.human('X').runes.FEHU).toBe(1);
    expect(t.emitted('realm-triggered')).toEqual([]);
  });

  it('LR-T53, LR-10.4, LR-10.5, LR-10.6, LR-10.7 a tie is the defender’s; losses by own symbols', () => {
    const t = lordsTable(['X', 'Y'], []).army('X', [14, 4]).army('Y', [14, 4]).control('Y', 14).control('X', 13);
    t.hand('X', 'hewing-blow', 'feint').hand('Y', 'shield-wall', 'feint').battle('X', 'Y', 14);
    t.answer('X', { do: 'play', card: 'hewing-blow' }).answer('Y', { do: 'play', card: 'shield-wall' });
    t.answer('X', { do: 'pass' }).answer('Y', { do: 'pass' });
    expect(t.emitted('battle-ended')).toMatchObject([{ winner: 1, loser: 0, attack: 7, defence: 7 }]);
    expect(t.armies('X')).toEqual([[13, 2]]);
    expect(t.armies('Y')).toEqual([[14, 4]]);
    expect(t.table.discards).toEqual(['hewing-blow', 'shield-wall']);
  });

  it('LR-T54, LR-9.8 armies that moved into one region fight together, after all activations', () => {
    const t = lordsTable(['X', 'Y'], []).army('X', [13, 2], [15, 3]).army('Y', [14, 4]).control('Y', 14).control('X', 13, 15);
    t.run('X', mobilize, { seat: 0, done: [] }).answer('X', { do: 'move', army: 0, region: 14 });
    expect(t.emitted('battle-began')).toEqual([]);
    t.answer('X', { do: 'move', army: 1, region: 14 });
    expect(t.emitted('battle-began')).toMatchObject([{ attack: 5, defence: 4 }]);
  });

  it('LR-T55, LR-8.6, LR-6.2 no human army enters Loki’s region, a hero does', () => {
    const t = lordsTable(['X', 'Y'], []).monster('loki', 10).army('X', [9, 3]).hero('X', 9).run('X', maneuver, { seat: 0, done: [] });
    expect(t.offers('X', { do: 'move', army: 0, region: 10 })).toBe(false);
    expect(t.why('X', { do: 'move', army: 0, region: 10 })).toMatchObject([{ reason: 'loki-bars-armies', rule: 'LR-8.6' }]);
    t.goOn({ procedure: 'hero-step', step: 'ask', locals: { seat: 0 } });
    expect(t.offers('X', { do: 'move', region: 10 })).toBe(true);
  });

  it('LR-T56, LR-11.8, LR-11.12 a shield defends better, a strong card counters and covers a field', () => {
    const t = lordsTable(['X', 'Y'], [])
      .monster('troll', 3)
      .hero('X', 3)
      .hand('X', 'shield-wall', 'sword-song', 'berserk-fury')
      .top('hold-the-ford');
    t.run('X', hunt, { seat: 0, monster: 'troll', effects: 0 });
    t.arrange(({ hands }) => {
      if (hands[1]) hands[1].attacks = ['savage-bite', 'roar'];
    });
    t.answer('Y', { do: 'attack', attack: 'savage-bite' });
    expect(t.offers('X', { do: 'defend', card: 'shield-wall', reflexes: false })).toBe(true);
    expect(t.offers('X', { do: 'defend', card: 'sword-song', reflexes: false })).toBe(true);
    expect(t.offers('X', { do: 'counter', card: 'sword-song', field: 5, reflexes: false })).toBe(false);
    t.answer('X', { do: 'counter', card: 'berserk-fury', field: 5, reflexes: false });
    expect(t.emitted('wound-covered')).toMatchObject([{ who: 0, field: 5 }]);
  });

  it('LR-T57, LR-11.9 covering the last field gives the artifact; 4 markers give a Slayer token', () => {
    const t = lordsTable(['X', 'Y'], []).monster('garm', 3).hero('X', 3).wounds('garm', 'Y', 0, 1, 2, 3).wounds('garm', 'X', 4, 5);
    t.hand('X', 'hewing-blow').top('hold-the-ford').hunting('X', 'garm').answer('X', { do: 'wound', card: 'hewing-blow', field: 6 });
    expect(t.human('X')).toMatchObject({ artifacts: ['gleipnir-chain'], slain: 1 });
    expect(t.human('Y').tokens).toBe(1);
    expect(t.table.monsters.map(({ monster }) => monster)).toEqual(['loki']);
  });

  it('LR-T48, LR-11.9 the final blow steals no achievement: a human with the most markers gets a Slayer token', () => {
    const dying = () => lordsTable(['X', 'Y', 'Z'], []).monster('troll', 3).hero('X', 3).hand('X', 'spear-cast');
    const t = dying().wounds('troll', 'Y', 0, 2, 3).wounds('troll', 'Z', 1, 4);
    t.hunting('X', 'troll').answer('X', { do: 'wound', card: 'spear-cast', field: 5 });
    expect(t.human('X')).toMatchObject({ artifacts: ['troll-hoard'], slain: 1, tokens: 0 });
    expect([t.human('Y').tokens, t.human('Z').tokens]).toEqual([1, 0]);
    const even = dying().wounds('troll', 'Y', 0, 2, 3).wounds('troll', 'X', 1, 4);
    even.hunting('X', 'troll').answer('X', { do: 'wound', card: 'spear-cast', field: 5 });
    expect(even.human('Y').tokens).toBe(0);
  });

  it('LR-T58, LR-9.13, LR-13.5 the third omen begins Ragnarok; everybody has one last turn, the builder last', () => {
    const t = lordsTable(['X', 'Y', 'Z'], [])
      .monster('loki', 13)
      .omens('omen-land', 'omen-realm')
      .monuments({ thor: 3, odin: 2, freyja: 1 })
      .wheel('PREPARE', 'X');
    t.monsterDie('AREA_ATTACK').run('X', buildMonument, { builder: 0, monsters: [] }).answer('X', { do: 'raise', monument: 'thor' });
    expect(t.table.omens).toContain('omen-monument');
    expect(t.table.last).toEqual([1, 2, 0]);
    t.lastTurns().control('Y', 4).run('X', game, {}, 'turns');
    expect(t.table).toMatchObject({ winner: 1, victory: 'ragnarok' });
  });

  it('LR-T59, LR-5.3 an increase heals an injured attribute instead', () => {
    const t = lordsTable(['X', 'Y'], [])
      .attributes('X', { WISDOM: 3 })
      .set('X', { injured: ['WISDOM'], priests: 1 });
    t.run('X', prayer, { seat: 0, heals: 0 }).answer('X', { do: 'send', monument: 'odin' });
    expect(t.human('X')).toMatchObject({ injured: [], attributes: { WISDOM: 3 } });
    expect(effective(t.table, 0, 'WISDOM')).toBe(3);
    expect(t.emitted('runes-gained')).toHaveLength(1);
  });

  it('LR-T60, LR-2.5, LR-2.3 the sea of the drakkar joins its regions for its owner, never for distance', () => {
    const t = lordsTable(['X', 'Y'], []).set('X', { sea: 'sea-s4' }).monster('loki', 18);
    expect(armySteps(t.table, 0, 8)).toEqual(expect.arrayContaining([10, 11, 12]));
    expect(armySteps(t.table, 1, 8)).not.toContain(11);
    expect(distance('small', 8, 11)).toBe(3);
  });
});
