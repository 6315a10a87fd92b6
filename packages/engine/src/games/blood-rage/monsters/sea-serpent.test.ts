import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Sea Serpent', () => {
  it('BR-27.3 supports both provinces of its fjord with strength 3 and dies like a ship', () => {
    const t = four().upgrades('wolf', 'a1-sea-serpent-3p').turn('wolf').invades('wolf', 'sea-serpent', 'fjord-west');
    expect([t.strength('wolf', 'gimle'), t.strength('wolf', 'myrkulor')]).toEqual([3, 3]);
    t.place('raven', { gimle: ['leader', 'warrior'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.at('wolf', 'valhalla')).toEqual(['sea-serpent']);
  });

  it('BR-12.10, BR-Q9 is not strengthened by a ship upgrade', () => {
    const t = four()
      .upgrades('wolf', 'a1-sea-serpent-3p', 'a1-lokis-dragons')
      .place('wolf', { 'fjord-west': ['sea-serpent', 'ship'] });
    expect(t.strength('wolf', 'gimle')).toBe(3 + 2);
  });
});
