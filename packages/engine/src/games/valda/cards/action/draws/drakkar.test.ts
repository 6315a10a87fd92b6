import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Drakkar', () => {
  it.each([['A-drakkar'], ['FRE-drakkar']] as const)('VA-13.6 %s draws the top card of a god deck, hidden', (card) => {
    const t = plays(card, valdaTable().only('tyr').top('odin', 'ODI-sacrifice'));
    expect(t.offered('P0')).toHaveLength(6);
    t.answer('P0', { do: 'draw', realm: 'odin' });
    expect(t.hand('P0')).toEqual(['ODI-sacrifice']);
    expect(t.table.weapons.odin).toEqual(['deck', 0]);
    expect(JSON.stringify(t.view('P1'))).not.toContain('ODI-sacrifice');
  });
});
