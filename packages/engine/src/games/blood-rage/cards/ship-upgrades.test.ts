import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('ship upgrades', () => {
  it.each([
    ['a1-lokis-dragons', 4],
    ['a2-fire-dragons', 8],
    ['a3-eternal-dragons', 12],
  ] as const)('BR-18.5, BR-Q24 %s pays %i Glory for a lost ship, in battle and in Ragnarök', (row, glory) => {
    const t = four()
      .upgrades('wolf', row)
      .place('wolf', { 'fjord-west': ['ship'] })
      .place('raven', { gimle: ['leader'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.clan('wolf').glory).toBe(glory);
    const u = four()
      .upgrades('wolf', row)
      .place('wolf', { 'fjord-west': ['ship'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(u.clan('wolf').glory).toBe(glory + 2);
  });

  it('BR-18.5, BR-27.3 a Sea Serpent counts as a ship, in a sacrifice too', () => {
    const t = four()
      .upgrades('wolf', 'a1-lokis-dragons', 'a1-sea-serpent-3p', 'a3-friggas-sacrifice-3p')
      .place('wolf', { 'fjord-west': ['ship', 'sea-serpent'] })
      .turn('wolf')
      .answer('wolf', { do: 'sacrifice' });
    t.answer('wolf', [
      { figure: 'ship', place: 'fjord-west', nth: 1 },
      { figure: 'sea-serpent', place: 'fjord-west', nth: 1 },
    ]);
    expect(t.clan('wolf').glory).toBe(8);
  });
});
