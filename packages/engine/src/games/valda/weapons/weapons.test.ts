import { describe, expect, it } from 'vitest';
import { seatsNamed, valdaTable } from '../testing/valda-table.ts';

const none = { do: 'defend', cards: [] };
const pass = { do: 'pass' };

function use(effect: string) {
  return { do: 'weapon', effect };
}

describe('divine weapons', () => {
  it('VA-15.7 gjallarhorn takes two defence cards from the pile, or the only one', () => {
    const t = valdaTable()
      .pile('B', 'B-shield-1', 'B-shield-1', 'B-shield-3', 'B-kill-1-s2')
      .hand('P0', 'HEI-weapon-war-horn')
      .mayHold('heimdall', 'P0');
    t.acting().answer('P0', use('gjallarhorn'));
    expect(t.refusal('P0', [{ card: 'B-shield-1' }]).refused).toBe('too-few');
    t.answer('P0', [{ card: 'B-shield-1' }, { card: 'B-shield-3' }]);
    expect(t.hand('P0')).toEqual(['B-shield-1', 'B-shield-3']);
    const one = valdaTable().pile('B', 'B-shield-2').hand('P0', 'HEI-weapon-war-horn').mayHold('heimdall', 'P0').acting();
    one.answer('P0', use('gjallarhorn')).answer('P0', [{ card: 'B-shield-2' }]);
    expect(one.player('P0').known).toEqual(['B-shield-2']);
  });

  it('VA-15.7, VA-16.6 war-horn belongs to anyone but the target, only before a repulse', () => {
    const t = valdaTable()
      .hand('P0', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2')
      .hand('P2', 'HEI-weapon-war-horn')
      .mayHold('heimdall', 'P2', 'P0');
    t.player('P1', { followers: 1 }).phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(t.question('P0')).toBe('defend');
    t.answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    expect(t.waitingFor()).toEqual(['P2']);
    t.answer('P2', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.told('attack-succeeded')).toMatchObject([{ defence: 0 }]);
    expect(t.hand('P0')).toEqual(['B-shield-3']);
  });

  it('VA-15.8 resisted brings two followers after a repulse, not after a cancelled attack', () => {
    const t = valdaTable().hand('P0', 'B-shield-3', 'FRE-weapon-resisted').hand('P1', 'B-kill-1-s2').mayHold('freya', 'P0').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-REPELLED' });
    t.answer('P0', use('resisted'));
    expect(t.player('P0').followers).toBe(2);
    const cancelled = valdaTable()
      .hand('P0', 'TYR-weapon-tyrs-revenge', 'FRE-weapon-resisted')
      .hand('P1', 'B-kill-1-s2')
      .mayHold('freya', 'P0')
      .mayHold('tyr', 'P0')
      .phase('attack');
    cancelled.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'cancel' });
    expect(cancelled.told('window-opened').map(({ window }) => window)).not.toContain('W-REPELLED');
  });

  it('VA-15.8 falcon-cloak draws three cards of one base deck, hidden', () => {
    const t = valdaTable().hand('P0', 'FRE-weapon-resisted').mayHold('freya', 'P0').acting();
    t.answer('P0', use('falcon-cloak')).answer('P0', { do: 'draw', deck: 'B' });
    expect(t.player('P0').hand).toBe(3);
    expect(t.table.turn.actionPoints).toBe(3);
  });

  it('VA-15.9 deadly-dagger takes two attack cards from the pile', () => {
    const t = valdaTable()
      .pile('B', 'B-shield-1', 'B-kill-1-s2', 'B-kill-1-s3')
      .hand('P0', 'SUR-weapon-deadly-dagger')
      .mayHold('surtur', 'P0')
      .acting();
    t.answer('P0', use('deadly-dagger')).answer('P0', [{ card: 'B-kill-1-s2' }, { card: 'B-kill-1-s3' }]);
    expect(t.hand('P0')).toEqual(['B-kill-1-s2', 'B-kill-1-s3']);
  });

  it.each([
    ['B-shield-3', 'attack-succeeded', 5],
    ['TYR-shield-5', 'attack-repelled', 5],
  ] as const)('VA-15.9, VA-15.14 burning-blade adds three against %s: %s', (shield, told, attack) => {
    const t = valdaTable().hand('P0', shield).hand('P1', 'B-kill-1-s2', 'SUR-weapon-deadly-dagger').mayHold('surtur', 'P1').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: [shield] });
    t.answer('P1', { do: 'aim', effect: 'burning-blade', target: 0 });
    expect(t.told(told)).toMatchObject([{ attack }]);
  });

  it('VA-15.10 tyrs-revenge cancels an attack and takes its card, also after War Horn', () => {
    const t = valdaTable()
      .player('P0', { followers: 4 })
      .hand('P0', 'TYR-weapon-tyrs-revenge', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2', 'HEI-weapon-war-horn')
      .mayHold('tyr', 'P0')
      .mayHold('heimdall', 'P1')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    t.answer('P1', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-LAST', targets: [0] });
    t.answer('P0', use('tyrs-revenge'));
    expect(t.hand('P0').toSorted()).toEqual(['B-kill-1-s2', 'B-shield-3']);
    expect(t.player('P0').followers).toBe(4);
    expect(t.table.piles.B).toEqual([]);
    const burnt = valdaTable()
      .hand('P0', 'TYR-weapon-tyrs-revenge', 'B-shield-3')
      .hand('P1', 'B-kill-1-s3', 'SUR-weapon-deadly-dagger')
      .mayHold('tyr', 'P0')
      .mayHold('surtur', 'P1')
      .phase('attack');
    burnt.answer('P1', { do: 'attack', card: 'B-kill-1-s3' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
    burnt.answer('P1', { do: 'aim', effect: 'burning-blade', target: 0 }).answer('P0', use('tyrs-revenge'));
    expect(burnt.hand('P0')).toEqual(['B-kill-1-s3']);
    expect(burnt.table.piles.B).toEqual(['B-shield-3']);
  });

  it('VA-15.10, VA-15.14 judgement strikes an opponent with more followers who is not safe', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P0', { followers: 3 })
      .player('P1', { followers: 8 })
      .player('P2', { followers: 12 })
      .player('P3', { followers: 2 });
    t.hand('P0', 'TYR-weapon-tyrs-revenge').mayHold('tyr', 'P0').acting().answer('P0', use('judgement'));
    expect(t.offered('P0')).toEqual([{ do: 'judge', target: 1 }]);
    t.answer('P0', { do: 'judge', target: 1 });
    expect(t.player('P1').followers).toBe(6);
    const nobody = valdaTable().hand('P0', 'TYR-weapon-tyrs-revenge').mayHold('tyr', 'P0').acting();
    expect(nobody.why('P0', use('judgement'))[0]?.reason).toBe('weapon-without-effect');
  });

  it('VA-15.11 hammertime repeats the last action card, afresh and at no cost', () => {
    const t = valdaTable().hand('P0', 'A-seduction-1', 'A-backup-2', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting();
    expect(t.offers('P0', { do: 'hammertime', card: 'A-seduction-1' })).toBe(false);
    t.answer('P0', { do: 'play', card: 'A-backup-2' }).answer('P0', { do: 'draw', deck: 'A' });
    t.answer('P0', { do: 'take', resource: 'gold' });
    expect(t.offers('P0', { do: 'hammertime', card: 'A-backup-2' })).toBe(false);
    t.answer('P0', { do: 'play', card: 'A-seduction-1' }).answer('P0', { do: 'hammertime', card: 'A-seduction-1' });
    expect(t.player('P0').followers).toBe(2);
    expect(t.table.turn.actionPoints).toBe(0);
    expect(t.table.piles.A).toEqual(['A-backup-2', 'A-seduction-1']);
    const choices = valdaTable()
      .hand('P0', 'A-backup-2', 'THO-weapon-hammertime', 'ODI-weapon-bullseye')
      .mayHold('thor', 'P0')
      .mayHold('odin', 'P0')
      .acting();
    choices.answer('P0', { do: 'play', card: 'A-backup-2' }).answer('P0', { do: 'draw', deck: 'A' }).answer('P0', use('draupnir'));
    choices.answer('P0', { do: 'hammertime', card: 'A-backup-2' }).answer('P0', { do: 'draw', deck: 'B' });
    expect(choices.player('P0').hand).toBe(4);
    const free = valdaTable().hand('P0', 'A-yggdrasil-3', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting();
    free.answer('P0', { do: 'play', card: 'A-yggdrasil-3' }).answer('P0', { do: 'hammertime', card: 'A-yggdrasil-3' });
    expect(free.told('weapon-used')).toHaveLength(1);
    expect(free.table.turn.actionPoints).toBe(3);
  });

  it('VA-15.11 thunder-call brings two followers', () => {
    const t = valdaTable().hand('P0', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting().answer('P0', use('thunder-call'));
    expect(t.player('P0').followers).toBe(2);
  });

  it('VA-15.12 bullseye takes any card of the piles; draupnir takes blood', () => {
    const t = valdaTable().pile('A', 'A-drakkar').pile('B', 'B-kill-1-s2').hand('P0', 'ODI-weapon-bullseye').mayHold('odin', 'P0').acting();
    t.answer('P0', use('bullseye'));
    expect(t.offered('P0')).toEqual([[{ card: 'A-drakkar' }], [{ card: 'B-kill-1-s2' }]]);
    t.answer('P0', [{ card: 'A-drakkar' }]);
    expect(t.hand('P0')).toEqual(['A-drakkar']);
    const blood = valdaTable().player('P1', { blood: 28 }).hand('P0', 'ODI-weapon-bullseye').mayHold('odin', 'P0').acting();
    expect(blood.why('P0', use('bullseye'))[0]?.reason).toBe('weapon-without-effect');
    blood.answer('P0', use('draupnir'));
    expect(blood.player('P0').resources.blood).toBe(2);
  });

  it('VA-15.13 vanished names any new target but the attacker, also its own player', () => {
    const t = valdaTable(seatsNamed(4))
      .player('P1', { followers: 2 })
      .hand('P1', 'B-kill-1-s2')
      .hand('P2', 'LOK-weapon-vanished')
      .mayHold('loki', 'P2');
    t.phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(t.offered('P2')).toEqual([pass, { do: 'aim', effect: 'vanished', target: 2 }, { do: 'aim', effect: 'vanished', target: 3 }]);
    t.answer('P2', { do: 'aim', effect: 'vanished', target: 2 });
    expect(t.told('attack-redirected')).toMatchObject([{ former: 0, target: 2 }]);
    expect(t.told('attack-succeeded')).toMatchObject([{ target: 2 }]);
  });

  it('VA-15.13 loaded-dice rolls any part of the own roll again; the new faces stand', () => {
    const t = valdaTable().hand('P0', 'LOK-weapon-vanished').mayHold('loki', 'P0').rolls(1, 3, 2).phase('resources');
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-ROLLED' });
    t.answer('P0', use('loaded-dice'));
    expect(t.refusal('P0', []).refused).toBe('too-few');
    t.answer('P0', [{ place: 1, die: 'yellow', face: 3 }]);
    expect(t.resources('P0')).toEqual([3, 0, 0]);
    expect(t.table.roll).toBeNull();
  });

  it('VA-15.1, VA-15.2, VA-15.3 a weapon costs no point, is played also in the turn of others, works at once, and leaves the game', () => {
    const t = valdaTable().hand('P1', 'THO-weapon-hammertime', 'B-kill-1-s2').mayHold('thor', 'P1').phase('attack');
    t.answer('P1', use('thunder-call'));
    expect(t.player('P1').followers).toBe(2);
    expect(t.table.removed).toEqual(['THO-weapon-hammertime']);
    expect(t.table.weapons.thor).toEqual(['removed']);
    expect(t.question('P1')).toBe('attack');
    expect(t.told('window-opened')).toEqual([]);
  });

  it('VA-15.4, VA-15.5 free effects in the six decisions and at the end of the turn, others only in their window', () => {
    const free = use('thunder-call');
    const holder = () => valdaTable().hand('P0', 'THO-weapon-hammertime', 'B-shield-1').mayHold('thor', 'P0');
    expect(holder().phase('resources').offers('P0', free)).toBe(true);
    expect(holder().acting().offers('P0', free)).toBe(true);
    expect(holder().phase('building').offers('P0', free)).toBe(true);
    expect(holder().phase('followers').offers('P0', free)).toBe(true);
    expect(holder().hand('P1', 'B-kill-1-s2').phase('attack').answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).offers('P0', free)).toBe(
      true,
    );
    const late = holder().phase('followers').answer('P0', { do: 'end' });
    expect(late.asked('P0').prompt).toEqual({ key: 'respond', params: { window: 'W-TURN-END', active: 0 } });
    expect(late.offers('P0', free)).toBe(true);
    expect(late.offers('P0', use('hammertime'))).toBe(false);
  });

  it('VA-15.6 every god has one weapon with two effects', () => {
    const t = valdaTable();
    for (const realm of ['heimdall', 'freya', 'surtur', 'tyr', 'thor', 'odin', 'loki'] as const) {
      expect(t.state.box.decks[realm].filter((card) => card.includes('-weapon-'))).toHaveLength(1);
    }
  });

  it('VA-9.8, VA-15.10 a free effect before defending: the same question comes again', () => {
    const t = valdaTable()
      .hand('P0', 'THO-weapon-hammertime', 'B-shield-3')
      .hand('P1', 'B-kill-1-s2')
      .mayHold('thor', 'P0')
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', use('thunder-call'));
    expect(t.question('P0')).toBe('defend');
    t.answer('P0', none);
    expect(t.player('P0').followers).toBe(1);
  });
});
