import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Thor’s Conquest', () => {
  it('BR-23.2 Thor’s Conquest pays 3 Glory for each figure on the board', () => {
    const t = four()
      .age(3)
      .upgrades('wolf', 'a3-thors-conquest')
      .place('wolf', { gimle: ['warrior'], 'fjord-east': ['ship'], valhalla: ['leader'] })
      .phase('valhalla', 'wolf');
    expect(t.emitted('clan-scored')[0]).toEqual({ event: 'clan-scored', seat: 0, legends: 0, conquest: 6, glory: 6 });
  });
});
