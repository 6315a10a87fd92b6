import { describe, expect, it } from 'vitest';
import { seatsNamed, valdaTable } from '../testing/valda-table.ts';

const pass = { do: 'pass' };
const none = { do: 'defend', cards: [] };

/** P1 attacks P0 with a Kill of 2, and P0 defends with a shield of 3. */
function repelled(t = valdaTable(seatsNamed(4))) {
  t.player('P1', { followers: 2 }).hand('P0', 'B-shield-3').hand('P1', 'B-kill-1-s2').phase('attack');
  return t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3'] });
}

describe('the public location sets', () => {
  it('VA-16.1 follow hidden draws, open draws, returns, empty decks, thefts, empty hands and plays', () => {
    const t = valdaTable().player('P0', { gold: 9, diamond: 9, blood: 9 }).phase('building');
    t.answer('P0', { do: 'temple', realm: 'tyr' });
    t.answer('P0', t.offered('P0')[0]);
    expect(t.table.weapons.tyr).toEqual(['deck', 0]);
    const open = valdaTable()
      .player('P0', { temples: { odin: 3, freya: 1 } })
      .top('odin', 'ODI-weapon-bullseye')
      .phase('actions');
    open.answer('P0', { do: 'draw', realms: ['odin'], deck: 'A' });
    expect(open.table.weapons.odin).toEqual([0]);
    open.answer('P0', { do: 'return', card: 'ODI-weapon-bullseye', deck: 'odin' });
    expect(open.table.weapons.odin).toEqual(['deck']);
    expect(open.table.clues).toEqual([{ card: 'ODI-weapon-bullseye', seats: [], deck: 'odin', depth: 9 }]);
    const last = valdaTable().player('P0', { gold: 9, blood: 9 }).only('tyr', 'TYR-weapon-tyrs-revenge').phase('building');
    last.answer('P0', { do: 'temple', realm: 'tyr' });
    expect(last.table.weapons.tyr).toEqual([0]);
    const theft = valdaTable().hand('P0', 'B-shield-1').hand('P1', 'B-fenrir-s3').mayHold('tyr', 'deck', 'P0').phase('attack');
    theft.answer('P1', { do: 'attack', card: 'B-fenrir-s3' }).answer('P0', none);
    expect(theft.table.weapons.tyr).toEqual(['deck', 1]);
  });

  it('VA-16.2 a window asks exactly those who may hold a fitting weapon, whether or not they do', () => {
    const t = repelled(
      valdaTable(seatsNamed(4)).hand('P2', 'A-drakkar').hand('P3', 'A-drakkar').mayHold('heimdall', 'P3', 'P0').mayHold('surtur', 'P2'),
    );
    expect(t.waitingFor()).toEqual(['P3']);
    expect(t.offered('P3')).toEqual([pass]);
    expect(t.emitted('window-opened')).toEqual([{ event: 'window-opened', window: 'W-REPEL', seats: [3] }]);
    expect(repelled().emitted('window-opened')).toEqual([]);
    expect(repelled(valdaTable(seatsNamed(4)).weaponGone('heimdall')).emitted('window-opened')).toEqual([]);
  });
});

describe('polls', () => {
  it('VA-16.3 the first in response order plays; the others’ answers are void and stay secret; then a new poll', () => {
    const t = repelled(
      valdaTable(seatsNamed(4))
        .hand('P1', 'SUR-weapon-deadly-dagger')
        .hand('P2', 'HEI-weapon-war-horn')
        .mayHold('heimdall', 'P2', 'P3')
        .mayHold('surtur', 'P1')
        .hand('P3', 'A-drakkar'),
    );
    expect(t.waitingFor()).toEqual(['P1', 'P2', 'P3']);
    t.answer('P2', { do: 'aim', effect: 'war-horn', target: 0 }).answer('P3', pass);
    expect(t.emitted('weapon-used')).toEqual([]);
    t.answer('P1', { do: 'aim', effect: 'burning-blade', target: 0 });
    expect(t.emitted('weapon-used').map(({ effect }) => effect)).toEqual(['burning-blade']);
    expect(t.hand('P2')).toEqual(['HEI-weapon-war-horn']);
    expect(t.emitted('attack-succeeded')).toMatchObject([{ attack: 5, defence: 3 }]);
  });

  it('VA-16.3 polled again as long as the attack would be repelled, at most once for each weapon', () => {
    const t = valdaTable(seatsNamed(4))
      .hand('P1', 'SUR-weapon-deadly-dagger', 'B-kill-1-s2')
      .hand('P2', 'HEI-weapon-war-horn')
      .hand('P0', 'TYR-shield-5', 'B-shield-3');
    t.mayHold('heimdall', 'P2').mayHold('surtur', 'P1').player('P1', { followers: 2 }).phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).answer('P0', { do: 'defend', cards: ['B-shield-3', 'TYR-shield-5'] });
    t.answer('P2', pass).answer('P1', { do: 'aim', effect: 'burning-blade', target: 0 });
    expect(t.waitingFor()).toEqual(['P2']);
    t.answer('P2', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.emitted('window-opened').filter(({ window }) => window === 'W-REPEL')).toHaveLength(2);
    expect(t.emitted('attack-succeeded')).toHaveLength(1);
  });

  it('VA-16.4 W-ROLLED asks the roller only, after any roll of the game', () => {
    const t = valdaTable().mayHold('loki', 'P0', 'P1').hand('P0', 'A-rune-blue').hand('P1', 'A-drakkar').phase('resources');
    expect(t.waitingFor()).toEqual(['P0']);
    const rune = valdaTable()
      .mayHold('loki', 'P0')
      .hand('P0', 'A-rune-blue', 'A-drakkar')
      .acting()
      .answer('P0', { do: 'play', card: 'A-rune-blue' });
    expect(rune.asked('P0').prompt.params).toMatchObject({ window: 'W-ROLLED' });
    const loki = valdaTable()
      .mayHold('loki', 'P0')
      .player('P0', { temples: { loki: 1 } })
      .hand('P0', 'A-drakkar')
      .phase('followers')
      .answer('P0', { do: 'roll' });
    expect(loki.asked('P0').prompt.params).toMatchObject({ window: 'W-ROLLED' });
    expect(valdaTable().mayHold('loki', 'P1').hand('P1', 'A-drakkar').phase('resources').emitted('window-opened')).toEqual([]);
  });

  it('VA-16.5 W-DECLARED opens with three or more players, not for Ragnarok, and not for the attacker', () => {
    const two = valdaTable(['P0', 'P1']).mayHold('loki', 'P0').hand('P0', 'B-shield-1').hand('P1', 'B-kill-1-s2').phase('attack');
    expect(two.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).asks('P0')).toBe('defend');
    const own = valdaTable().mayHold('loki', 'P1').hand('P0', 'B-shield-1').hand('P1', 'B-kill-1-s2', 'A-drakkar').phase('attack');
    expect(own.answer('P1', { do: 'attack', card: 'B-kill-1-s2' }).asks('P0')).toBe('defend');
    const all = valdaTable().mayHold('loki', 'P0').hand('P0', 'B-shield-1').hand('P1', 'LOK-ragnarok-s4').phase('attack');
    expect(all.answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' }).asks('P0')).toBe('defend');
  });

  it('VA-16.6, VA-14.7 for Ragnarok W-REPEL opens once; a target may blow War Horn against another, never against its own defence', () => {
    const t = valdaTable()
      .hand('P0', 'TYR-shield-5', 'HEI-weapon-war-horn')
      .hand('P2', 'TYR-shield-4')
      .hand('P1', 'LOK-ragnarok-s4', 'A-drakkar');
    t.mayHold('heimdall', 'P0').player('P2', { followers: 4 }).player('P1', { followers: 9 }).phase('attack');
    t.answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' });
    t.answer('P0', { do: 'defend', cards: ['TYR-shield-5'] }).answer('P2', { do: 'defend', cards: ['TYR-shield-4'] });
    expect(t.offered('P0')).toEqual([pass, { do: 'aim', effect: 'war-horn', target: 2 }]);
    t.answer('P0', { do: 'aim', effect: 'war-horn', target: 2 });
    expect(t.player('P2').followers).toBe(2);
    expect(t.emitted('attack-repelled')).toMatchObject([{ target: 0 }]);
    expect(t.emitted('window-opened').filter(({ window }) => window === 'W-REPEL')).toHaveLength(1);
  });

  it('VA-14.7, VA-15.10 a player who cancels its part of Ragnarok takes the card afterwards', () => {
    const t = valdaTable()
      .player('P0', { followers: 9 })
      .player('P2', { followers: 4 })
      .hand('P0', 'TYR-weapon-tyrs-revenge')
      .hand('P1', 'LOK-ragnarok-s4');
    t.mayHold('tyr', 'P0').phase('attack').answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' }).answer('P0', { do: 'cancel' });
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([9, 2]);
    expect(t.hand('P0')).toEqual(['LOK-ragnarok-s4']);
    expect(t.player('P0').known).toEqual(['LOK-ragnarok-s4']);
  });

  it('VA-16.7 W-LAST asks the target whose defence was broken, and no defence is added', () => {
    const t = repelled(
      valdaTable(seatsNamed(4)).hand('P0', 'B-shield-2').hand('P2', 'HEI-weapon-war-horn').mayHold('heimdall', 'P2').mayHold('tyr', 'P0'),
    );
    t.answer('P2', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.asked('P0').prompt).toMatchObject({ key: 'respond-to-attack', params: { window: 'W-LAST' } });
    expect(t.offered('P0')).toEqual([pass]);
  });

  it('VA-16.8 W-REPELLED asks each target that repelled', () => {
    const t = repelled(valdaTable(seatsNamed(4)).hand('P0', 'A-drakkar').mayHold('freya', 'P0', 'P2').hand('P2', 'A-drakkar'));
    expect(t.waitingFor()).toEqual(['P0']);
    expect(t.asked('P0').prompt.params).toMatchObject({ window: 'W-REPELLED', targets: [0] });
  });

  it('VA-16.9 Hammertime and Tyr’s Revenge are options of decisions that are there anyway', () => {
    const t = valdaTable().mayHold('tyr', 'P0').hand('P0', 'TYR-weapon-tyrs-revenge').hand('P1', 'B-kill-1-s2').phase('attack');
    t.answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(t.offered('P0')).toEqual([none, { do: 'cancel' }]);
    expect(t.emitted('window-opened')).toEqual([]);
  });

  it('VA-16.10, VA-5.3 W-TURN-END comes after the followers phase, before loans go back, also in the last turn', () => {
    const t = valdaTable()
      .mayHold('odin', 'P2')
      .hand('P2', 'A-drakkar')
      .player('P1', { temples: { tyr: 1 } })
      .round(6)
      .loan('tyr', 'P1')
      .phase('followers');
    expect(t.waitingFor()).toEqual(['P2']);
    expect(t.emitted('temple-given-back')).toEqual([]);
    t.answer('P2', pass);
    expect(t.emitted('temple-given-back')).toHaveLength(1);
  });

  it('VA-16.11, VA-16.15 until a window closes nobody sees who has answered, or what', () => {
    const t = repelled(valdaTable(seatsNamed(4)).mayHold('heimdall', 'P2', 'P3').hand('P2', 'HEI-weapon-war-horn').hand('P3', 'A-drakkar'));
    const before = ['P0', 'P1', 'P3', 'spectator'].map((name) => JSON.stringify(t.view(name)));
    t.answer('P2', { do: 'aim', effect: 'war-horn', target: 0 });
    expect(t.last?.events).toEqual([]);
    expect(['P0', 'P1', 'P3', 'spectator'].map((name) => JSON.stringify(t.view(name)))).toEqual(before);
    expect(t.view('P0').waiting.map(({ answered }) => answered)).toEqual([undefined, undefined]);
  });

  it('VA-16.15 the same for the sealed defences against Ragnarok', () => {
    const t = valdaTable()
      .hand('P0', 'B-shield-1')
      .hand('P2', 'B-shield-1')
      .hand('P1', 'LOK-ragnarok-s4')
      .player('P1', { followers: 9 })
      .phase('attack');
    t.answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' });
    const before = JSON.stringify(t.view('P2'));
    t.answer('P0', { do: 'defend', cards: ['B-shield-1'] });
    expect(JSON.stringify(t.view('P2'))).toBe(before);
  });

  it('VA-16.12, VA-16.13, VA-16.14 the engine always asks; passing for a seat at once is the host’s business', () => {
    const t = repelled(valdaTable(seatsNamed(4)).mayHold('heimdall', 'P2').hand('P2', 'A-drakkar'));
    expect(t.asked('P2').fallback).toEqual(pass);
    const attack = valdaTable().hand('P1', 'A-drakkar').phase('attack');
    expect(attack.waitingFor()).toEqual(['P1']);
    const defend = valdaTable()
      .hand('P1', 'B-kill-1-s2')
      .hand('P0', 'A-drakkar')
      .phase('attack')
      .answer('P1', { do: 'attack', card: 'B-kill-1-s2' });
    expect(defend.offered('P0')).toEqual([none]);
  });

  it('VA-16.16 once a weapon is gone its window is not polled again', () => {
    const t = valdaTable().mayHold('loki', 'P0').hand('P0', 'LOK-weapon-vanished', 'A-drakkar').rolls(1, 1, 1, 1).phase('resources');
    t.answer('P0', { do: 'weapon', effect: 'loaded-dice' }).answer('P0', [{ place: 0, die: 'yellow', face: 1 }]);
    expect(t.emitted('window-opened').filter(({ window }) => window === 'W-ROLLED')).toHaveLength(1);
    expect(t.table.weapons.loki).toEqual(['removed']);
  });

  it('VA-20.3 a free effect before answering Ragnarok: the others’ answers stay sealed, its player is asked again', () => {
    const t = valdaTable()
      .hand('P0', 'THO-weapon-hammertime', 'B-shield-1')
      .hand('P2', 'TYR-shield-4')
      .hand('P1', 'LOK-ragnarok-s4')
      .mayHold('thor', 'P0');
    t.player('P1', { followers: 9 }).player('P2', { followers: 3 }).phase('attack').answer('P1', { do: 'attack', card: 'LOK-ragnarok-s4' });
    t.answer('P0', { do: 'weapon', effect: 'thunder-call' });
    expect(t.emitted('weapon-used')).toEqual([]);
    t.answer('P2', { do: 'defend', cards: ['TYR-shield-4'] });
    expect(t.emitted('weapon-used')).toHaveLength(1);
    expect(t.waitingFor()).toEqual(['P0']);
    expect(t.emitted('defence-laid')).toEqual([]);
    expect(JSON.stringify(t.view('P0'))).not.toContain('TYR-shield-4');
    t.answer('P0', none);
    expect([t.player('P0').followers, t.player('P2').followers]).toEqual([0, 3]);
  });
});
