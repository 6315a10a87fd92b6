import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Dwarf Chieftain and Soldier of Hel', () => {
  it.each([
    ['a1-dwarf-chieftain', 'dwarf-chieftain', 2],
    ['a3-soldier-of-hel', 'soldier-of-hel', 3],
  ] as const)('BR-10.4, BR-12.1 %s never costs Rage', (row, figure, strength) => {
    const t = four()
      .hand('wolf', row)
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: `${row}#1`, slot: 3 })
      .answer('wolf', { do: 'decline' });
    expect(t.clan('wolf').rage).toBe(6);
    t.turn('wolf').invades('wolf', figure, 'gimle');
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.strength('wolf', 'gimle')).toBe(strength);
  });

  it('BR-17.2 out of Valhalla they cost 1 like everybody', () => {
    const t = four()
      .upgrades('wolf', 'a1-dwarf-chieftain', 'a3-friggas-domain')
      .place('wolf', { valhalla: ['dwarf-chieftain'] })
      .turn('wolf');
    t.answer('wolf', { do: 'return', figure: 'dwarf-chieftain' }).answer('wolf', { do: 'invade', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(5);
  });
});
