import { describe, expect, it } from 'vitest';
import { bloodRageTable } from '../../testing/blood-rage-table.ts';
import { battle } from '../../testing/gimle-battle.ts';

describe('Loki’s Poison', () => {
  it('BR-16.3, BR-25.7 Loki’s Poison takes the cards of the winner; Prowess cannot stop it', () => {
    const t = battle({
      wolf: { figures: ['leader'], hand: ['a1-tyrs-smash', 'a2-heimdalls-eye#1', 'a1-troll'], upgrades: ['a2-tyrs-prowess-3p'] },
      raven: { hand: ['a3-lokis-poison'] },
    });
    t.answer('wolf', 'a1-tyrs-smash#1')
      .answer('raven', 'a3-lokis-poison#1')
      .answer('wolf', { do: 'add', card: 'a2-heimdalls-eye#1' })
      .answer('wolf', { do: 'decline' });
    expect(t.handOf('raven').cards.toSorted()).toEqual(['a1-tyrs-smash#1', 'a2-heimdalls-eye#1', 'a3-lokis-poison#1']);
    expect(t.clan('raven').known.toSorted()).toEqual(['a1-tyrs-smash#1', 'a2-heimdalls-eye#1', 'a3-lokis-poison#1']);
    expect(t.table.discard).toEqual([]);
    expect(t.emitted('cards-stolen')).toMatchObject([{ seat: 1, rival: 0, count: 2 }]);
  });

  it('BR-16.3 of two Poisons the first in battle order takes all', () => {
    const t = bloodRageTable('wolf', 'raven', 'serpent', 'bear', 'ram')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .place('ram', { gimle: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .hand('raven', 'a3-lokis-poison')
      .hand('ram', 'a3-lokis-poison-5p')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-tyrs-bash', raven: 'a3-lokis-poison', ram: 'a3-lokis-poison-5p' });
    expect(t.handOf('raven').cards).toContain('a1-tyrs-bash#1');
    expect(t.handOf('ram').cards).toEqual(['a3-lokis-poison-5p#1']);
  });
});
