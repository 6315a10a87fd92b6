import { describe, expect, it } from 'vitest';
import { two, valueWith } from '../../testing/battles.ts';
import { lordsTable } from '../../testing/lords-table.ts';

describe('battles between humans', () => {
  it('LR-10.1, LR-10.2 the entering party is the attacker; the value is the sum of the armies and permanent modifiers', () => {
    const t = two().blessings('X', 'bl-t1').blessings('Y', 'bl-f1').battle('X', 'Y', 14);
    expect(t.emitted('battle-began')).toMatchObject([{ attacker: 0, defender: 1, attack: 6, defence: 6 }]);
  });

  it('LR-10.3, LR-12.4 before the cards: artifacts and Beowulf’s own wound, attacker first', () => {
    const t = two()
      .set('X', { artifacts: ['barrow-blade'] })
      .set('Y', { hero: 'beowulf', at: 13 })
      .battle('X', 'Y', 14);
    expect(t.waitingFor()).toEqual(['X']);
    t.answer('X', { do: 'use', artifact: 'barrow-blade' });
    expect(t.table.battle?.attacker.value).toBe(7);
    expect(t.human('X').exhausted).toEqual(['barrow-blade']);
    t.answer('Y', { do: 'injure', attribute: 'WISDOM' });
    expect(t.human('Y')).toMatchObject({ injured: ['WISDOM'], cards: 1 });
  });

  it('LR-10.4 a pass is final, and the other may go on alone', () => {
    const t = two().hand('X', 'feint', 'feint').hand('Y', 'arrow-storm', 'arrow-storm', 'arrow-storm').battle('X', 'Y', 14);
    t.answer('X', { do: 'pass' }).answer('Y', { do: 'play', card: 'arrow-storm' });
    expect(t.waitingFor()).toEqual(['Y']);
  });

  it('LR-10.8 cards that draw, take a card, and change losses', () => {
    const t = two()
      .hand('X', 'reserve-line', 'feint', 'split-shields')
      .hand('Y', 'iron-boss', 'iron-boss', 'berserk-fury')
      .battle('X', 'Y', 14);
    t.answer('X', { do: 'play', card: 'reserve-line' });
    expect(t.human('X').cards).toBe(3);
    t.answer('Y', { do: 'play', card: 'iron-boss' }).answer('X', { do: 'play', card: 'feint' });
    expect(t.human('Y').cards).toBe(1);
    t.answer('Y', { do: 'pass' }).answer('X', { do: 'play', card: 'split-shields' }).answer('X', { do: 'pass' });
    expect(t.emitted('battle-ended')).toMatchObject([{ winner: 0 }]);
    // The defender: 0 symbols - 1 + 1 of Split Shields, and 1 as the loser.
    expect(t.armies('Y')).toEqual([[12, 3]]);
    expect(t.armies('X')).toEqual([[14, 3]]);
  });

  it('LR-10.7, LR-10.9 losses are divided, the rest retreats together by choice', () => {
    const t = two().army('X', [14, 1]).control('X', 15).army('Y', [14, 6]).battle('X', 'Y', 14);
    expect(t.asked('X').prompt).toMatchObject({ key: 'choose-army', params: { purpose: 'loss' } });
    t.answer('X', { do: 'army', army: 1, region: 14, strength: 1 });
    expect(t.offered('X')).toEqual([
      { do: 'retreat', region: 13 },
      { do: 'retreat', region: 15 },
    ]);
    t.answer('X', { do: 'retreat', region: 15 });
    expect(t.armies('X')).toEqual([[15, 4]]);
  });

  it('LR-10.9 without a way back the armies are destroyed', () => {
    const t = lordsTable(['X', 'Y'], []).army('X', [14, 4]).army('Y', [14, 5]).control('Y', 14, 13);
    t.battle('X', 'Y', 14);
    expect(t.armies('X')).toEqual([]);
  });

  it('LR-10.10 the winner with a surviving army takes a controlled region', () => {
    const t = two().army('X', [14, 2]).battle('X', 'Y', 14);
    expect(t.table.control[13]).toBe(0);
    const neutral = lordsTable(['X', 'Y'], []).army('X', [12, 4]).army('Y', [12, 1]).battle('X', 'Y', 12);
    expect(neutral.table.control[11]).toBeNull();
  });

  it('LR-10.11, LR-14.4 played cards are discarded; Lagertha’s army grows after a victory', () => {
    const t = two().hand('X', 'arrow-storm').set('X', { hero: 'lagertha', at: 13 }).battle('X', 'Y', 14);
    t.answer('X', { do: 'play', card: 'arrow-storm' });
    expect(t.table.discards).toEqual(['arrow-storm']);
    expect(t.armies('X')).toEqual([[14, 5]]);
  });

  it('LR-10.12, LR-55.2 hands are hidden, their sizes are open', () => {
    const t = two().hand('X', 'feint', 'ambush').battle('X', 'Y', 14);
    expect(JSON.stringify(t.view('Y'))).not.toContain('ambush');
    expect(t.view('Y').table.humans[0]?.cards).toBe(2);
    expect(t.view('spectator').hand).toBeNull();
  });

  it('LR-14.1 Ragnar attacks in his land with 1 more for each army', () => {
    const t = two().army('X', [14, 1]).set('X', { hero: 'ragnar', at: 11 }).battle('X', 'Y', 14);
    expect(t.emitted('battle-began')).toMatchObject([{ attack: 7 }]);
    const abroad = two().set('X', { hero: 'ragnar', at: 1 }).battle('X', 'Y', 14);
    expect(abroad.emitted('battle-began')).toMatchObject([{ attack: 4 }]);
  });

  it('LR-12.6 Oath of Gungnir, Hammer Fall and the Chosen of Folkvang', () => {
    expect(valueWith('arrow-storm', (t) => t.blessings('X', 'bl-o5'))).toBe(7);
    const hammer = two().blessings('X', 'bl-t4').army('X', [14, 2]).battle('X', 'Y', 14);
    expect(hammer.armies('Y')).toEqual([[12, 2]]);
    const saved = lordsTable(['X', 'Y'], [])
      .army('X', [14, 4])
      .army('Y', [14, 1])
      .control('Y', 14, 12)
      .hero('X', 1)
      .hero('Y', 1)
      .blessings('Y', 'bl-f7');
    saved.battle('X', 'Y', 14).answer('Y', { do: 'army', army: 0, region: 14, strength: 0 });
    expect(saved.armies('Y')).toEqual([[12, 1]]);
    expect(saved.table.used).toEqual(['folkvang-1']);
  });
});
