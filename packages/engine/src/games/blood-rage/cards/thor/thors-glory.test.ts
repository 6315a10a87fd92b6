import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Thor’s Glory', () => {
  it('BR-16.6 2 Glory once if two or more figures of others fell in a battle its owner was in, win or lose', () => {
    const t = four()
      .upgrades('wolf', 'a1-thors-glory')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'thors-glory')).toBe(2);
    const u = four()
      .upgrades('wolf', 'a1-thors-glory')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(u.gloryFrom('wolf', 'thors-glory')).toBe(0);
  });

  it('BR-16.6 not in battles of others', () => {
    const t = four()
      .upgrades('bear', 'a1-thors-glory')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { gimle: ['warrior', 'warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.clan('bear').glory).toBe(0);
  });
});
