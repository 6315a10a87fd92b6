import { describe, expect, it } from 'vitest';
import { battle } from '../../testing/gimle-battle.ts';

describe('Heimdall’s Sight', () => {
  it('BR-15.12, BR-Q15 is worth the best single card of an opponent, cards of B5 too', () => {
    const t = battle({
      wolf: { hand: ['a1-heimdalls-sight', 'a1-troll'] },
      raven: { hand: ['a1-tyrs-bash', 'a3-heimdalls-gaze', 'a1-alfheim'] },
      serpent: { hand: ['a1-thors-hammer'] },
    });
    t.answer('wolf', 'a1-heimdalls-sight#1').answer('raven', 'a1-tyrs-bash#1').answer('serpent', 'a1-thors-hammer#1');
    t.answer('wolf', { do: 'decline' }).answer('raven', { do: 'add', card: 'a3-heimdalls-gaze#1' }).allDecline('add-card');
    expect(t.emitted('battle-decided')).toMatchObject([{ seats: [0, 1, 2], totals: [1 + 3, 1 + 2 + 3, 1 + 1] }]);
  });

  it('BR-15.12 sees declared quests', () => {
    const t = battle({ wolf: { hand: ['a1-heimdalls-sight'] }, raven: { hand: ['a1-alfheim'], upgrades: ['a3-tyrs-wrath-3p'] } });
    t.plays({ wolf: 'a1-heimdalls-sight', raven: 'a1-alfheim' }).answer('raven', { do: 'value', bonus: 5 });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [6, 6] }]);
  });
});
