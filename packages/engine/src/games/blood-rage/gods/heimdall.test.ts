import { describe, expect, it } from 'vitest';
import { battleground } from '../testing/four-clans.ts';

describe('Heimdall', () => {
  it('BR-30.5 Heimdall: cards are played openly from the pillager’s left, the pillager last', () => {
    const t = battleground()
      .god('heimdall', 'gimle')
      .place('serpent', { gimle: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .hand('raven', 'a1-tyrs-smash')
      .hand('serpent', 'a1-alfheim')
      .turn('wolf');
    t.pillages('wolf', 'gimle').allDecline('join-battle');
    expect(t.waitingFor()).toEqual(['raven']);
    t.answer('raven', 'a1-tyrs-smash#1');
    expect(t.emitted('card-revealed')).toMatchObject([{ seat: 1, card: 'a1-tyrs-smash#1' }]);
    t.answer('serpent', 'a1-alfheim#1');
    expect(t.waitingFor()).toEqual(['wolf']);
    t.answer('wolf', 'a1-tyrs-bash#1');
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [5, 5, 1] }]);
  });

  it('BR-30.5 Heimdall: replays work the same way', () => {
    const t = battleground()
      .god('heimdall', 'gimle')
      .hand('wolf', 'a1-tyrs-bash', 'a1-alfheim')
      .hand('raven', 'a2-heimdalls-watch', 'a1-tyrs-smash')
      .turn('wolf');
    t.pillages('wolf', 'gimle').allDecline('join-battle').answer('raven', 'a2-heimdalls-watch#1').answer('wolf', 'a1-tyrs-bash#1');
    expect(t.waitingFor()).toEqual(['raven']);
    expect(t.asks('raven')).toBe('play-card');
  });
});
