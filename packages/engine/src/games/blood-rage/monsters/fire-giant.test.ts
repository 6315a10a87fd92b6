import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Fire Giant', () => {
  it('BR-27.2, BR-3.7 kills everything but monsters, ships in the fjord too', () => {
    const t = four()
      .upgrades('wolf', 'a2-fire-giant-3p')
      .upgrades('raven', 'a1-troll')
      .upgrades('serpent', 'a1-sea-serpent-3p')
      .place('raven', { gimle: ['warrior', 'leader', 'troll'], 'fjord-west': ['ship'] })
      .place('serpent', { 'fjord-west': ['sea-serpent'] })
      .turn('wolf')
      .invades('wolf', 'fire-giant', 'gimle');
    expect(t.at('raven', 'valhalla').toSorted()).toEqual(['leader', 'ship', 'warrior']);
    expect(t.at('raven', 'gimle')).toEqual(['troll']);
    expect(t.at('serpent', 'fjord-west')).toEqual(['sea-serpent']);
    expect(t.clan('wolf').rage).toBe(2);
  });

  it('BR-18.5 pays for the ship it burns', () => {
    const t = four()
      .upgrades('wolf', 'a2-fire-giant-3p')
      .upgrades('raven', 'a1-lokis-dragons')
      .place('raven', { 'fjord-west': ['ship'] })
      .turn('wolf')
      .invades('wolf', 'fire-giant', 'gimle');
    expect(t.clan('raven').glory).toBe(4);
  });
});
