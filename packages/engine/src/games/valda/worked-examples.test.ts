/** The worked examples of docs/rules/valda.md, section 22. */
import { describe, expect, it } from 'vitest';
import { seatsNamed, valdaSetup, valdaTable } from './testing/valda-table.ts';

const none = { do: 'defend', cards: [] };
const pass = { do: 'pass' };
const end = { do: 'end' };

describe('worked examples', () => {
  it('VA-T01 a safe zone limits a theft', () => {
    const t = valdaTable().player('P0', { followers: 13 }).player('P1', { followers: 7 }).hand('P1', 'FRE-bewitched-2-s4');
    t.phase('attack').answer('P1', { do: 'attack', card: 'FRE-bewitched-2-s4' });
    expect([t.player('P0').followers, t.player('P1').followers]).toEqual([12, 8]);
  });

  it('VA-T02 the first roll: two yellow dice and no blue one', () => {
    const t = valdaSetup(['P0', 'P1', 'P2']);
    expect(t.emitted('dice-rolled')).toMatchObject([{ seat: 0, dice: ['yellow', 'yellow'] }]);
  });

  it('VA-T03 Thor takes one kind for one payment', () => {
    const t = valdaTable()
      .player('P0', { gold: 5, diamond: 4, temples: { thor: 1 } })
      .phase('followers');
    t.answer('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'gold' });
    expect(t.offers('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'gold' })).toBe(false);
    t.answer('P0', { do: 'buy', realm: 'thor', power: 1, resource: 'diamond' });
    expect(t.player('P0').followers).toBe(2);
    expect(t.emitted('phase-began').some(({ seat }) => seat === 1)).toBe(true);
  });

  it('VA-T04 Freya at level 2 and one controlled realm', () => {
    const t = valdaTable()
      .player('P0', { temples: { freya: 2, tyr: 3 } })
      .phase('actions');
    expect(t.offered('P0')).toEqual([
      { do: 'draw', realms: [], deck: 'A' },
      { do: 'draw', realms: [], deck: 'B' },
      { do: 'draw', realms: ['tyr'], deck: 'A' },
      { do: 'draw', realms: ['tyr'], deck: 'B' },
    ]);
    expect(t.refusal('P0', { do: 'draw', realms: ['tyr'], deck: 'AB' }).refused).toBe('not-offered');
    t.answer('P0', { do: 'draw', realms: ['tyr'], deck: 'A' });
    expect(t.emitted('cards-shown')).toMatchObject([{ decks: ['tyr', 'A', 'A'] }]);
    expect(t.player('P0').display).toHaveLength(3);
    expect(t.asks('P0')).toBe('act');
  });

  it('VA-T05 a borrowed temple of Odin', () => {
    const t = valdaTable()
      .player('P0', { blood: 4 })
      .player('P1', { temples: { odin: 1 } })
      .hand('P0', 'LOK-infiltration');
    t.acting().answer('P0', { do: 'play', card: 'LOK-infiltration' });
    expect(t.offered('P0')).toEqual([{ do: 'borrow', lender: 1, realm: 'odin' }]);
    t.answer('P0', { do: 'borrow', lender: 1, realm: 'odin' }).answer('P0', end);
    expect(t.asks('P0')).toBe('win-followers');
    const buy = { do: 'buy', realm: 'odin', power: 1, resource: 'blood' };
    t.answer('P0', buy).answer('P0', buy);
    expect(t.player('P0').followers).toBe(2);
    expect(t.emitted('temple-given-back')).toEqual([{ event: 'temple-given-back', seat: 0, lender: 1, realm: 'odin' }]);
    expect(t.table.loans).toEqual([]);
    expect([...t.emitted('control-gained'), ...t.emitted('control-lost')]).toEqual([]);
  });

  it('VA-T06 Tyr – God of War with nothing to take', () => {
    const t = valdaTable().pile('B', 'B-kill-1-s2').hand('P0', 'TYR-tyr-god-of-war').acting();
    t.answer('P0', { do: 'play', card: 'TYR-tyr-god-of-war' });
    expect(t.table.turn.actionPoints).toBe(2);
    expect(t.table.piles).toEqual({ A: ['TYR-tyr-god-of-war'], B: ['B-kill-1-s2'] });
  });

  it('VA-T07 equal strength repels', () => {
    const t = valdaTable().player('P0', { followers: 3 }).hand('P1', 'B-kill-1-s4').hand('P0', 'B-shield-3', 'B-shield-1');
    t.phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s4' });
    t.answer('P0', { do: 'defend', cards: ['B-shield-1', 'B-shield-3'] });
    expect(t.emitted('attack-repelled')).toMatchObject([{ attack: 4, defence: 4 }]);
    expect(t.table.piles.B.toSorted()).toEqual(['B-kill-1-s4', 'B-shield-1', 'B-shield-3']);
    expect(t.player('P0').followers).toBe(3);
  });

  it('VA-T08 the order of attackers', () => {
    const t = valdaTable(seatsNamed(5))
      .player('P0', { followers: 9, gold: 6 })
      .player('P1', { followers: 9, gold: 8 })
      .player('P3', { followers: 12 })
      .player('P4', { followers: 9, gold: 6 })
      .phase('attack', 'P2');
    expect(t.emitted('attack-order-set')[0]?.seats).toEqual([3, 1, 0, 4]);
  });

  it.each([
    [3, 1, 2, 4],
    [3, 2, 2, 5],
    [4, 1, 1, 5],
    [4, 2, 1, 6],
  ])('VA-T09 Surtur with %i players at level %i gives %i attacks and a Kill of strength %i', (players, level, attacks, strength) => {
    const t = valdaTable(seatsNamed(players))
      .player('P1', { temples: { surtur: level } })
      .hand('P1', 'B-kill-1-s4', 'B-shield-1');
    t.phase('attack');
    expect(t.asked('P1').prompt.params).toEqual({ target: 0, left: attacks });
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s4' });
    expect(t.emitted('attack-declared')).toMatchObject([{ strength }]);
    expect(t.waitingFor().includes('P1') && t.asks('P1') === 'attack').toBe(attacks === 2);
  });

  it('VA-T10 the bonus of Tyr counts for each card', () => {
    const t = valdaTable()
      .player('P0', { temples: { tyr: 1 } })
      .hand('P0', 'B-shield-2', 'B-shield-1')
      .hand('P1', 'TYR-kill-1-s5');
    t.phase('attack').answer('P1', { do: 'attack', card: 'TYR-kill-1-s5' });
    t.answer('P0', { do: 'defend', cards: ['B-shield-1', 'B-shield-2'] });
    expect(t.emitted('attack-repelled')).toMatchObject([{ attack: 5, defence: 5 }]);
  });

  it('VA-T11 a third temple', () => {
    const t = valdaTable()
      .player('P0', { gold: 9, diamond: 9, blood: 9, temples: { heimdall: 2 } })
      .player('P1', { temples: { heimdall: 1 } })
      .top('heimdall', 'HEI-heimdall', 'HEI-shield-3')
      .phase('building');
    t.answer('P0', { do: 'temple', realm: 'heimdall' });
    expect(t.resources('P0')).toEqual([7, 7, 8]);
    expect(t.player('P0').followers).toBe(2);
    expect(t.offered('P0')).toEqual([
      { do: 'keep', card: 'HEI-heimdall' },
      { do: 'keep', card: 'HEI-shield-3' },
    ]);
    t.answer('P0', { do: 'keep', card: 'HEI-shield-3' });
    expect(t.hand('P0')).toEqual(['HEI-shield-3']);
    expect(t.state.box.decks.heimdall[0]).toBe('HEI-heimdall');
    expect(t.why('P0', { do: 'temple', realm: 'heimdall' })[0]?.reason).toBe('realm-controlled');
  });

  it('VA-T12 Odin at level 2', () => {
    const t = valdaTable()
      .player('P0', { blood: 14, temples: { odin: 2 } })
      .phase('followers');
    for (const power of [1, 1, 1, 2, 2]) t.answer('P0', { do: 'buy', realm: 'odin', power, resource: 'blood' });
    expect(t.player('P0').followers).toBe(7);
    expect(t.emitted('turn-began').at(-1)?.seat).toBe(1);
    expect(t.emitted('resources-gained')).toHaveLength(1);
    expect(t.player('P0').resources.blood).toBe(2);
  });

  it('VA-T13 two Yggdrasil cards', () => {
    const t = valdaTable().hand('P0', 'A-yggdrasil-3', 'ODI-yggdrasil-4').acting();
    t.answer('P0', { do: 'play', card: 'ODI-yggdrasil-4' }).answer('P0', { do: 'play', card: 'A-yggdrasil-3' });
    expect(t.table.turn).toMatchObject({ actionPoints: 3, buildLimit: 4 });
  });

  it('VA-T14 the hand limit', () => {
    const nine = ['B-shield-1', 'B-shield-1', 'B-shield-1', 'B-shield-2', 'B-shield-2', 'B-shield-2', 'B-shield-3', 'B-shield-3'] as const;
    const over = valdaTable()
      .hand('P0', ...nine, 'B-shield-3')
      .display('P0', 'B-kill-1-s2', 'B-kill-1-s3')
      .acting()
      .answer('P0', end);
    expect(over.asked('P0').prompt).toEqual({ key: 'discard-down', params: { count: 1 } });
    expect(over.refusal('P0', []).refused).toBe('too-few');
    over.answer('P0', [{ card: 'B-shield-1' }]);
    expect(over.player('P0').hand).toBe(10);
    const full = valdaTable()
      .hand('P0', ...nine)
      .display('P0', 'B-kill-1-s2', 'B-kill-1-s3')
      .acting()
      .answer('P0', end);
    expect(full.player('P0').hand).toBe(10);
    expect(full.emitted('cards-discarded')).toEqual([]);
  });

  it('VA-T15 a reshuffle at once, god cards included', () => {
    const pile = ['A-backup-2', 'A-rune-blue', 'A-glimpse-mine', 'THO-seduction-2'] as const;
    const t = valdaTable()
      .stock('A', { deck: ['A-drakkar'], pile, rest: 'P1' })
      .acting()
      .draws('P0', 'A');
    expect(t.hand('P0')).toEqual(['A-drakkar']);
    expect(t.table.decks.A).toBe(4);
    expect(t.state.box.decks.A).toContain('THO-seduction-2');
    expect(t.table.piles.A).toEqual([]);
    expect(t.emitted('deck-reshuffled')).toEqual([{ event: 'deck-reshuffled', deck: 'A', cards: 4 }]);
  });

  it('VA-T16 Vanished', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P3', { gold: 2, temples: { tyr: 1 } })
      .player('P0', { gold: 5 })
      .hand('P0', 'B-shield-3')
      .hand('P1', 'B-plunder-gold-2')
      .hand('P2', 'LOK-weapon-vanished')
      .hand('P3', 'B-shield-1')
      .mayHold('loki', 'deck', 'P2')
      .player('P1', { followers: 3 })
      .player('P2', { followers: 2 })
      .player('P3', { followers: 1 })
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-plunder-gold-2' });
    expect(t.waitingFor()).toEqual(['P2']);
    t.answer('P2', { do: 'aim', effect: 'vanished', target: 'P3' });
    expect(t.waitingFor()).toEqual(['P3']);
    expect(t.offered('P3')).toEqual([none, { do: 'defend', cards: ['B-shield-1'] }]);
    t.answer('P3', none);
    expect([t.player('P1').resources.gold, t.player('P3').resources.gold, t.player('P0').resources.gold]).toEqual([2, 0, 5]);
    expect(t.table.removed).toEqual(['LOK-weapon-vanished']);
    expect(t.emitted('attack-passed').map(({ seat }) => seat)).not.toContain(1);
  });

  it('VA-T17 War Horn', () => {
    const t = valdaTable()
      .player('P0', { followers: 3 })
      .hand('P0', 'TYR-shield-5')
      .hand('P1', 'B-kill-1-s4', 'HEI-weapon-war-horn')
      .mayHold('heimdall', 'deck', 'P1')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s4' }).answer('P0', { do: 'defend', cards: ['TYR-shield-5'] });
    t.answer('P1', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.hand('P0')).toEqual(['TYR-shield-5']);
    expect(t.player('P0').known).toEqual(['TYR-shield-5']);
    expect(t.player('P0').followers).toBe(2);
  });

  it('VA-T18 a free card without action points', () => {
    const t = valdaTable().hand('P0', 'A-bifrost-bridge', 'B-shield-1').acting();
    for (let i = 0; i < 3; i++) t.answer('P0', { do: 'take', resource: 'gold' });
    t.answer('P0', { do: 'play', card: 'A-bifrost-bridge' });
    expect(t.refusal('P0', [{ realm: 'thor' }, { realm: 'odin' }]).refused).toBe('too-few');
    t.answer('P0', [{ realm: 'thor' }, { realm: 'odin' }, { realm: 'loki' }]);
    expect(t.emitted('god-decks-looked-at')).toEqual([{ event: 'god-decks-looked-at', seat: 0, realms: ['thor', 'odin', 'loki'] }]);
    expect(t.emitted('god-tops-seen')).toEqual([]);
    expect(t.emittedTo('P0', 'god-tops-seen')).toMatchObject([{ realms: ['thor', 'odin', 'loki'] }]);
    expect(JSON.stringify(t.view('P1'))).not.toContain('THO-');
  });

  it('VA-T19 an exile that helps', () => {
    const t = valdaTable()
      .player('P0', { temples: { thor: 2, freya: 1 } })
      .hand('P1', 'B-exiled-s3')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-exiled-s3' }).answer('P1', { do: 'exile', from: 'freya', to: 'thor' });
    expect(t.player('P0')).toMatchObject({ followers: 1, hand: 0, temples: { thor: 3, freya: 0 } });
    t.phase('actions');
    expect(t.offers('P0', { do: 'draw', realms: ['thor'], deck: 'A' })).toBe(true);
  });

  it('VA-T20 past twenty', () => {
    const t = valdaTable().player('P0', { followers: 26 }).hand('P1', 'THO-double-kill-s4').hand('P2', 'B-kill-1-s2').phase('attack');
    while (t.waitingFor().some((name) => name !== 'P0' && t.asks(name) === 'attack')) {
      const name = t.waitingFor()[0] ?? '';
      t.answer(name, { do: 'attack', card: name === 'P1' ? 'THO-double-kill-s4' : 'B-kill-1-s2' });
    }
    expect(t.player('P0').followers).toBe(25);
    expect(
      t
        .emitted('followers-lost')
        .map(({ count }) => count)
        .toSorted(),
    ).toEqual([0, 1]);
  });

  it('VA-T21 no windows before the first god card', () => {
    const t = valdaTable().hand('P0', 'B-shield-3').hand('P1', 'B-kill-1-s2').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    expect(t.emitted('turn-began')).toMatchObject([{ seat: 1 }]);
    expect(t.emitted('window-opened')).toEqual([]);
  });

  it('VA-T22 Ragnarok with three players', () => {
    const t = valdaTable()
      .player('P0', { followers: 9 })
      .player('P2', { followers: 8 })
      .hand('P0', 'B-shield-1')
      .hand('P1', 'SUR-ragnarok-s4')
      .hand('P2', 'TYR-shield-4')
      .phase('attack');
    t.answer('P2', pass).answer('P1', { do: 'attack', card: 'SUR-ragnarok-s4' });
    expect(t.waitingFor()).toEqual(['P0', 'P2']);
    t.answer('P2', { do: 'defend', cards: ['TYR-shield-4'] });
    expect(t.emitted('defence-laid')).toEqual([]);
    t.answer('P0', none);
    expect(t.emitted('defence-laid').map(({ seat }) => seat)).toEqual([0, 2]);
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([7, 8]);
  });

  it('VA-T23 a temple lost before the followers phase', () => {
    const t = valdaTable()
      .player('P0', { blood: 6, temples: { odin: 2, freya: 1 } })
      .hand('P1', 'B-temple-wreck-s2')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-temple-wreck-s2' }).answer('P1', { do: 'wreck', realm: 'odin' });
    expect(t.asks('P0')).toBe('win-followers');
    expect(t.why('P0', { do: 'buy', realm: 'odin', power: 2, resource: 'blood' })[0]?.reason).toBe('no-power');
    for (let i = 0; i < 3; i++) t.answer('P0', { do: 'buy', realm: 'odin', power: 1, resource: 'blood' });
    expect(t.player('P0').followers).toBe(3);
  });

  it('VA-T24 polled without holding', () => {
    const story = (card: 'LOK-weapon-vanished' | 'LOK-exiled-s5') => {
      const t = valdaTable(seatsNamed(4))
        .player('P1', { followers: 1 })
        .hand('P1', 'B-kill-1-s2')
        .hand('P2', card)
        .mayHold('loki', 'deck', 'P2');
      t.phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
      expect(t.waitingFor()).toEqual(['P2']);
      const before = JSON.stringify(t.view('P3'));
      t.answer('P2', pass);
      return { before, events: t.events, after: JSON.stringify(t.view('P3')) };
    };
    expect(story('LOK-weapon-vanished')).toEqual(story('LOK-exiled-s5'));
  });

  it('VA-T25 trading with the supply', () => {
    const t = valdaTable().player('P0', { gold: 8, diamond: 0 }).rolls(5, 1).phase('resources');
    expect(t.resources('P0')).toEqual([10, 1, 0]);
    expect(t.refusal('P0', { do: 'trade', give: 'gold', take: 'gold' }).refused).toBe('not-offered');
    t.answer('P0', { do: 'trade', give: 'gold', take: 'blood' });
    expect(t.refusal('P0', 3).refused).toBe('out-of-range');
    t.answer('P0', 2);
    expect(t.resources('P0')).toEqual([2, 1, 2]);
    expect(t.emitted('phase-began').at(-1)?.phase).toBe('actions');
    const one = valdaTable()
      .player('P0', { gold: 7, temples: { heimdall: 1 } })
      .rolls(5, 1)
      .phase('resources');
    one.answer('P0', { do: 'trade', give: 'gold', take: 'blood' }).answer('P0', 4);
    expect(one.resources('P0')).toEqual([1, 1, 4]);
    const two = valdaTable()
      .player('P0', { gold: 7, temples: { heimdall: 2 } })
      .rolls(5, 1)
      .phase('resources');
    two.answer('P0', { do: 'trade', give: 'gold', take: 'blood' }).answer('P0', 9);
    expect(two.resources('P0')).toEqual([0, 1, 9]);
  });

  it('VA-T26 a power that replaces, a power that adds', () => {
    const t = valdaTable()
      .player('P0', { gold: 12, temples: { heimdall: 2, thor: 2 } })
      .phase('followers');
    for (const power of [2, 2, 2, 1, 1]) t.answer('P0', { do: 'buy', realm: 'thor', power, resource: 'gold' });
    expect(t.player('P0')).toMatchObject({ followers: 5, resources: { gold: 0 } });
    const trading = valdaTable()
      .player('P0', { temples: { heimdall: 2, thor: 2 } })
      .rolls(1, 1)
      .phase('resources');
    expect(trading.asked('P0').prompt.params).toEqual({ rate: 1 });
  });
});
