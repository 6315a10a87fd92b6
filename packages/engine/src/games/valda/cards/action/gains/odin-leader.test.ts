import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Odin – Leader of the Gods', () => {
  it('VA-13.11 ODI-odin-leader swaps up to five for blood, as far as the supply goes', () => {
    const t = plays('ODI-odin-leader', valdaTable().player('P0', { gold: 4, diamond: 3 }));
    expect(t.offers('P0', { do: 'swap', gold: 4, diamond: 2 })).toBe(false);
    t.answer('P0', { do: 'swap', gold: 3, diamond: 2 });
    expect(t.resources('P0')).toEqual([1, 1, 5]);
    const dry = plays('ODI-odin-leader', valdaTable().player('P0', { gold: 4 }).player('P1', { blood: 29 }));
    expect(dry.offered('P0')).toEqual([
      { do: 'swap', gold: 0, diamond: 0 },
      { do: 'swap', gold: 1, diamond: 0 },
    ]);
    expect(plays('ODI-odin-leader').waitingFor()).toEqual(['P0']);
  });
});
