import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Odin’s Inspiration', () => {
  it('BR-21.3 Odin’s Inspiration doubles the Glory of Ragnarök', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-inspiration')
      .place('wolf', { gimle: ['warrior', 'warrior'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(t.clan('wolf').glory).toBe(8);
  });

  it('BR-21.3, BR-18.2 Odin’s Inspiration pays nothing for a witch that fled, and nothing to others', () => {
    const t = four()
      .upgrades('wolf', 'a2-odins-inspiration', 'a3-volur-witch-3p')
      .place('wolf', { gimle: ['volur-witch', 'warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .world({ ragnarok: ['gimle', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    t.answer('wolf', { do: 'retreat', to: 'yggdrasil' });
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([4, 2]);
  });
});
