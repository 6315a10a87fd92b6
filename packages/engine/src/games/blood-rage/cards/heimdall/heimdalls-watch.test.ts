import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Heimdall’s Watch', () => {
  it('BR-15.5, BR-15.6 discards all, pays their bonuses, and everybody with a card plays again', () => {
    const t = battle({
      wolf: { hand: ['a2-heimdalls-watch', 'a1-tyrs-bash'] },
      raven: { hand: ['a1-tyrs-smite', 'a1-tyrs-smash'] },
      serpent: { hand: ['a1-odins-smite'] },
    });
    t.answer('wolf', 'a2-heimdalls-watch#1').answer('raven', 'a1-tyrs-smite#1').answer('serpent', 'a1-odins-smite#1');
    expect(t.gloryFrom('wolf', 'heimdalls-watch')).toBe(6);
    expect(t.table.discard.toSorted()).toEqual(['a1-odins-smite#1', 'a1-tyrs-smite#1', 'a2-heimdalls-watch#1']);
    expect(t.waitingFor()).toEqual(['wolf', 'raven']);
    t.plays({ wolf: 'a1-tyrs-bash', raven: 'a1-tyrs-smash' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [3, 4, 1] }]);
    expect(t.clan('serpent').hand).toBe(0);
  });

  it('BR-15.5, BR-Q12 of two only the first works, and the sum has Sight and declared quests in it', () => {
    const t = battle({
      wolf: { hand: ['a2-heimdalls-watch'] },
      raven: { hand: ['a3-heimdalls-watch'] },
      serpent: { hand: ['a1-heimdalls-sight'] },
      bear: { hand: ['a1-alfheim'], upgrades: ['a1-tyrs-domain-3p'] },
    });
    t.plays({ wolf: 'a2-heimdalls-watch', raven: 'a3-heimdalls-watch', serpent: 'a1-heimdalls-sight', bear: 'a1-alfheim' });
    t.answer('bear', { do: 'value', bonus: 3 });
    expect(t.gloryFrom('wolf', 'heimdalls-watch')).toBe(3 + 3);
    expect(t.gloryFrom('raven', 'heimdalls-watch')).toBe(0);
    expect(t.table.discard).toHaveLength(4);
  });

  it('BR-15.6 when nobody has a card left the battle goes on without', () => {
    const t = battle({ wolf: { hand: ['a2-heimdalls-watch'], figures: ['leader'] }, raven: {} }).plays({ wolf: 'a2-heimdalls-watch' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [3, 1] }]);
  });
});
