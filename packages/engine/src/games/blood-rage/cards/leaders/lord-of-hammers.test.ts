import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Lord of Hammers', () => {
  it('BR-16.11 Lord of Hammers: the leader may step into an adjacent province with room, or into Yggdrasil', () => {
    const t = four()
      .upgrades('wolf', 'a1-lord-of-hammers')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { andlang: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .pillages('wolf', 'gimle')
      .allDecline('join-battle');
    expect(t.offered('wolf')).toEqual([{ do: 'move', to: 'yggdrasil' }, { do: 'move', to: 'myrkulor' }, { do: 'stay' }]);
    expect(t.why('wolf', { do: 'move', to: 'andlang' })).toMatchObject([{ reason: 'no-room' }]);
    t.answer('wolf', { do: 'move', to: 'yggdrasil' });
    expect(t.at('wolf', 'yggdrasil')).toEqual(['leader']);
  });

  it('BR-16.10 needs the leader in the province itself', () => {
    const t = four()
      .upgrades('wolf', 'a1-lord-of-hammers')
      .place('wolf', { gimle: ['warrior'], andlang: ['leader'] })
      .turn('wolf')
      .pillages('wolf', 'gimle')
      .allDecline('join-battle');
    expect(t.waitingFor()).toEqual(['raven']);
  });
});
