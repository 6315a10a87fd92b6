import { describe, expect, it } from 'vitest';
import { isOver, itemAt } from '../../../kernel/index.ts';
import { seatsNamed, valdaTable } from '../testing/valda-table.ts';

const end = { do: 'end' };
const pass = { do: 'pass' };
const none = { do: 'defend', cards: [] };

describe('building phase', () => {
  it('VA-8.1, VA-8.8, VA-8.9 two buildings, or more with Yggdrasil; then only free effects and the end', () => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).mayHold('thor', 'P0').hand('P0', 'A-drakkar').phase('building');
    t.answer('P0', { do: 'raise', building: 'mine' }).answer('P0', { do: 'raise', building: 'drill' });
    expect(t.offered('P0')).toEqual([end]);
    expect(t.why('P0', { do: 'raise', building: 'mine' })).toMatchObject([{ reason: 'limit-reached', params: { limit: 2 } }]);
    const more = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).hand('P0', 'A-yggdrasil-3').acting();
    more.answer('P0', { do: 'play', card: 'A-yggdrasil-3' });
    for (let i = 0; i < 3; i++) more.answer('P0', { do: 'take', resource: 'gold' });
    expect(more.asked('P0').prompt.params).toEqual({ left: 3 });
  });

  it('VA-8.2 prices and limits of mines and drills', () => {
    const t = valdaTable()
      .player('P0', { gold: 3, diamond: 3, blood: 1, mines: 3 })
      .phase('building')
      .answer('P0', { do: 'raise', building: 'mine' });
    expect(t.resources('P0')).toEqual([2, 2, 0]);
    expect(t.why('P0', { do: 'raise', building: 'mine' })[0]?.reason).toBe('track-full');
    t.answer('P0', { do: 'raise', building: 'drill' });
    expect(t.player('P0')).toMatchObject({ mines: 4, drills: 1 });
    expect(t.emitted('dice-rolled').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  it.each([
    ['heimdall', 2, 2, 1],
    ['freya', 3, 3, 0],
    ['surtur', 0, 2, 2],
    ['tyr', 2, 0, 2],
    ['thor', 2, 2, 2],
    ['odin', 3, 3, 2],
    ['loki', 1, 1, 4],
  ] as const)('VA-8.3, VA-8.4 a temple of %s costs %i gold, %i diamonds, %i blood', (realm, gold, diamond, blood) => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).phase('building').answer('P0', { do: 'temple', realm });
    expect(t.resources('P0')).toEqual([9 - gold, 9 - diamond, 9 - blood]);
    const poor = valdaTable()
      .player('P0', { gold: gold - (blood ? 0 : 1), diamond, blood: blood - 1 < 0 ? 0 : blood - 1 })
      .mayHold('thor', 'P0')
      .hand('P0', 'A-drakkar');
    expect(poor.phase('building').why('P0', { do: 'temple', realm })[0]?.reason).toBe('cannot-pay');
  });

  it('VA-8.5, VA-8.6, VA-8.7 a follower, then one of two cards seen by the builder alone; the only one without choice', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, blood: 9 })
      .top('tyr', 'TYR-shield-4', 'TYR-shield-5')
      .phase('building')
      .answer('P0', { do: 'temple', realm: 'tyr' });
    expect(t.player('P0').followers).toBe(1);
    expect(t.state.hands[0]?.looking).toEqual(['TYR-shield-4', 'TYR-shield-5']);
    expect(JSON.stringify(t.view('P1'))).not.toContain('TYR-shield');
    t.answer('P0', { do: 'keep', card: 'TYR-shield-5' });
    expect(t.emitted('god-card-kept')).toEqual([{ event: 'god-card-kept', seat: 0, realm: 'tyr' }]);
    expect(t.state.hands[0]?.clues).toEqual([{ card: 'TYR-shield-4', seats: [], deck: 'tyr', depth: 8 }]);
    const last = valdaTable()
      .player('P0', { gold: 9, blood: 9 })
      .only('tyr', 'TYR-shield-4')
      .phase('building')
      .answer('P0', { do: 'temple', realm: 'tyr' });
    expect(last.hand('P0')).toEqual(['TYR-shield-4']);
  });
});

describe('the order of building', () => {
  const names = (t: { readonly events: readonly { readonly event: string }[] }) => t.events.map(({ event }) => event);

  it('VA-8.5 the temple stands before its follower comes, and control after that', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, diamond: 9, blood: 9, temples: { odin: 2 } })
      .phase('building')
      .answer('P0', { do: 'temple', realm: 'odin' });
    expect(names(t).slice(1, 5)).toEqual(['temple-built', 'followers-gained', 'control-gained', 'followers-gained']);
    expect(t.emitted('followers-gained')).toMatchObject([{ cause: 'temple' }, { cause: 'control' }]);
  });

  it('VA-8.5, VA-17.3 a race won by building ends with the temple on the board and in the standings', () => {
    const t = valdaTable(['P0', 'P1', 'P2'], { race: true })
      .player('P0', { followers: 19, gold: 9, diamond: 9, blood: 9, temples: { odin: 2 } })
      .phase('building');
    t.answer('P0', { do: 'temple', realm: 'odin' });
    expect(t.player('P0').temples.odin).toBe(3);
    expect(t.emitted('final-standing')[0]).toMatchObject({ seat: 0, rank: 1, followers: 20, temples: 3 });
    expect(names(t).at(-1)).toBe('game-ended');
    expect(t.emitted('control-gained')).toEqual([]);
  });
});

describe('attack phase', () => {
  it('VA-9.1, VA-9.2, VA-9.3 each opponent has one slot; passing ends it', () => {
    const t = valdaTable()
      .player('P1', { temples: { surtur: 1 } })
      .hand('P1', 'B-kill-1-s2')
      .hand('P2', 'B-kill-1-s2')
      .phase('attack');
    expect(t.emitted('attack-order-set')[0]?.seats).toEqual([2, 1]);
    t.answer('P2', pass).answer('P1', pass);
    expect(t.emitted('attack-passed').map(({ seat }) => seat)).toEqual([2, 1]);
    expect(t.emitted('turn-began')).toMatchObject([{ seat: 1 }]);
  });

  it('VA-9.4, VA-9.5 one attack card; an opponent with cards is always asked, one without never', () => {
    const t = valdaTable().hand('P1', 'B-shield-1').phase('attack');
    expect(t.waitingFor()).toEqual(['P1']);
    expect(t.offered('P1')).toEqual([pass]);
    expect(t.emitted('attack-passed')).toEqual([{ event: 'attack-passed', seat: 2 }]);
    expect(t.refusal('P1', { do: 'attack', card: 'B-shield-1' }).why[0]?.reason).toBe('not-an-attack-card');
  });

  it('VA-9.6, VA-9.7, VA-1.2 the card lies open against the active player, and others may step in before the defence', () => {
    const t = valdaTable()
      .hand('P0', 'B-shield-1')
      .hand('P1', 'B-kill-1-s2')
      .hand('P2', 'A-drakkar')
      .mayHold('loki', 'P2')
      .player('P1', { followers: 1 })
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(t.table.attack).toMatchObject({ attacker: 1, card: 'B-kill-1-s2', instances: [{ target: 0 }] });
    expect(t.waitingFor()).toEqual(['P2']);
    expect(t.answer('P2', pass).waitingFor()).toEqual(['P0']);
  });

  it('VA-9.8 any number of defence cards, announced once; players without cards are not asked', () => {
    const t = valdaTable().hand('P0', 'B-shield-1', 'B-shield-1', 'B-shield-2').hand('P1', 'B-kill-1-s4').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s4' });
    expect(t.offered('P0')).toHaveLength(6);
    t.answer('P0', { do: 'defend', cards: ['B-shield-1', 'B-shield-1', 'B-shield-2'] });
    expect(t.emitted('attack-repelled')).toMatchObject([{ defence: 4 }]);
    expect(
      valdaTable()
        .hand('P1', 'B-kill-1-s4')
        .phase('attack')
        .answer('P1', { do: 'attack', card: 'B-kill-1-s4' })
        .emitted('attack-succeeded'),
    ).toHaveLength(1);
  });

  it('VA-9.9 without a defence card an attack always succeeds', () => {
    const t = valdaTable()
      .player('P0', { followers: 1, temples: { tyr: 2 } })
      .hand('P0', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', none);
    expect(t.emitted('attack-succeeded')).toMatchObject([{ attack: 2, defence: 0 }]);
  });

  it('VA-9.10, VA-9.11, VA-9.12 a repelled attack has no effect, and all its cards go to pile B', () => {
    const t = valdaTable()
      .player('P0', { gold: 3 })
      .hand('P0', 'B-shield-3')
      .hand('P1', 'B-plunder-gold-2')
      .hand('P2', 'A-drakkar')
      .mayHold('heimdall', 'P2');
    t.player('P1', { followers: 1 })
      .phase('attack')
      .answer('P1', { do: 'attack', card: 'B-plunder-gold-2' })
      .answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    expect(t.table.attack?.instances[0]?.defence).toEqual(['B-shield-3']);
    t.answer('P2', pass);
    expect(t.player('P0').resources.gold).toBe(3);
    expect(t.table.piles.B).toEqual(['B-shield-3', 'B-plunder-gold-2']);
  });

  it('VA-9.13, VA-9.14 a redirected attack still counts; the number of attacks is read when the slot begins', () => {
    const t = valdaTable()
      .player('P1', { followers: 9 })
      .player('P2', { followers: 3, temples: { surtur: 1 } });
    t.hand('P1', 'B-temple-wreck-s2').hand('P2', 'LOK-weapon-vanished', 'B-kill-1-s2', 'B-kill-1-s3').mayHold('loki', 'P2').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-temple-wreck-s2' })
      .answer('P2', { do: 'aim', effect: 'vanished', target: 2 })
      .answer('P2', none);
    expect(t.player('P2').temples.surtur).toBe(0);
    expect(t.asked('P2').prompt).toEqual({ key: 'attack', params: { target: 0, left: 1 } });
  });

  it('VA-9.15 an effect without a legal choice still is a success', () => {
    const t = valdaTable().hand('P1', 'B-exiled-s3').phase('attack').answer('P1', { do: 'attack', card: 'B-exiled-s3' });
    expect(t.emitted('attack-succeeded')).toHaveLength(1);
  });
});

describe('followers phase and powers', () => {
  it('VA-10.1, VA-10.2 Thor, Odin and Loki in any order', () => {
    const t = valdaTable()
      .player('P0', { gold: 3, blood: 2, temples: { thor: 1, odin: 1, loki: 1 } })
      .rolls(1)
      .phase('followers');
    t.answer('P0', { do: 'buy', realm: 'odin', power: 1, resource: 'blood' }).answer('P0', { do: 'roll' });
    t.answer('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'gold' });
    expect(t.player('P0').followers).toBe(4);
  });

  it('VA-10.3, VA-11.1 powers are read when used; the second adds to the first only at Thor and Odin', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, blood: 9, temples: { thor: 2, odin: 1 } })
      .phase('followers');
    expect(t.offers('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'gold' })).toBe(true);
    expect(t.offers('P0', { do: 'buy', realm: 'thor', power: 2, resource: 'gold' })).toBe(true);
    expect(t.why('P0', { do: 'buy', realm: 'odin', power: 2, resource: 'blood' })).toMatchObject([{ reason: 'no-power', rule: 'VA-11.1' }]);
  });

  it('VA-11.4, VA-11.5 Surtur adds to attacks, Tyr to each defence card', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P1', { followers: 1, temples: { surtur: 2 } })
      .player('P0', { temples: { tyr: 2 } });
    t.hand('P1', 'B-kill-1-s2').hand('P0', 'B-shield-1', 'B-shield-2').phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    t.answer('P0', { do: 'defend', cards: ['B-shield-1'] });
    expect(t.emitted('attack-succeeded')).toMatchObject([{ attack: 4, defence: 3 }]);
  });

  it('VA-11.6, VA-11.7 each power three times, the second of Odin twice', () => {
    const t = valdaTable()
      .player('P0', { gold: 20, temples: { thor: 1 } })
      .phase('followers');
    for (let i = 0; i < 3; i++) t.answer('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'gold' });
    expect(t.emitted('turn-began')).toHaveLength(1);
    const odin = valdaTable()
      .player('P0', { blood: 20, temples: { odin: 2 } })
      .phase('followers');
    for (let i = 0; i < 2; i++) odin.answer('P0', { do: 'buy', realm: 'odin', power: 2, resource: 'blood' });
    expect(odin.why('P0', { do: 'buy', realm: 'odin', power: 2, resource: 'blood' })[0]?.reason).toBe('used-up');
    expect(odin.player('P0').followers).toBe(4);
  });

  it('VA-11.8 Loki: one or two white dice, once, added up and applied as one', () => {
    const t = valdaTable()
      .player('P0', { followers: 13, temples: { loki: 2 } })
      .rolls(1, 6)
      .phase('followers')
      .answer('P0', { do: 'roll' });
    expect(t.emitted('dice-rolled')[0]?.dice).toEqual(['white', 'white']);
    expect(t.player('P0').followers).toBe(14);
    expect(t.emitted('turn-began')).toHaveLength(1);
    const one = valdaTable()
      .player('P0', { followers: 13, temples: { loki: 1 } })
      .rolls(6)
      .phase('followers')
      .answer('P0', { do: 'roll' });
    expect(one.emitted('dice-rolled')[0]?.dice).toEqual(['white']);
    expect(one.player('P0').followers).toBe(12);
  });

  it('VA-1.1, VA-17.1, VA-17.2 after six rounds the most followers win, then temples, then resources; the rest is shared', () => {
    const t = valdaTable(['P0', 'P1', 'P2'])
      .player('P0', { followers: 9 })
      .player('P1', { followers: 9 })
      .player('P2', { followers: 9, temples: { tyr: 1 } });
    t.arrange(({ table }) => {
      table.round = 6;
      table.start = 1;
    });
    t.phase('followers', 0);
    t.goOn({ procedure: 'game', step: 'turns', locals: { played: 3 } });
    expect(isOver(t.state)).toBe(true);
    expect(t.emitted('game-ended')).toEqual([{ event: 'game-ended', winners: [2], followers: 9 }]);
    expect(t.emitted('final-standing').map(({ rank }) => rank)).toEqual([2, 2, 1]);
    expect(itemAt(t.emitted('final-standing'), 0)).toMatchObject({
      followers: 9,
      temples: 0,
      resources: t.resources('P0').reduce((a, b) => a + b, 0),
    });
  });

  it('VA-17.3 in the race reaching twenty followers wins immediately', () => {
    const t = valdaTable(['P0', 'P1', 'P2'], { race: true })
      .player('P0', { followers: 19, gold: 9, diamond: 9, blood: 9, temples: { odin: 2 } })
      .phase('building');
    t.answer('P0', { do: 'temple', realm: 'odin' });
    expect(isOver(t.state)).toBe(true);
    expect(t.player('P0').followers).toBe(20);
    expect(t.emitted('game-ended')).toEqual([{ event: 'game-ended', winners: [0], followers: 20 }]);
    const plain = valdaTable()
      .player('P0', { followers: 19 })
      .hand('P0', 'THO-seduction-2')
      .acting()
      .answer('P0', { do: 'play', card: 'THO-seduction-2' });
    expect(isOver(plain.state)).toBe(false);
  });

  it('VA-18.1, VA-18.2 a single plan is drawn without a question; the clock ends, passes and defends without cards', () => {
    const t = valdaTable().stock('A', { deck: [], pile: [], rest: 'P1' }).hand('P1', 'B-shield-1').phase('actions');
    expect(t.emitted('cards-shown')).toMatchObject([{ decks: ['B', 'B'] }]);
    expect(t.asked('P0').fallback).toEqual(end);
    const attacked = valdaTable().hand('P0', 'B-shield-1').hand('P1', 'B-kill-1-s2').phase('attack');
    expect(attacked.asked('P1').fallback).toEqual(pass);
    expect(attacked.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).asked('P0').fallback).toEqual(none);
  });
});
