import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Sacrifice', () => {
  it('VA-13.13 ODI-sacrifice discards up to four cards for a follower each; weapons leave the game', () => {
    const t = valdaTable().hand('P0', 'B-shield-1', 'B-shield-2', 'HEI-weapon-war-horn').mayHold('heimdall', 'P0');
    plays('ODI-sacrifice', t);
    expect(t.asked('P0').space).toMatchObject({ kind: 'some', min: 0, max: 3 });
    expect(t.offers('P0', [{ card: 'ODI-sacrifice' }])).toBe(false);
    t.answer('P0', [{ card: 'B-shield-2' }, { card: 'HEI-weapon-war-horn' }]);
    expect(t.player('P0').followers).toBe(2);
    expect(t.table.removed).toEqual(['HEI-weapon-war-horn']);
    expect(t.table.weapons.heimdall).toEqual(['removed']);
    expect(t.table.piles.B).toEqual(['B-shield-2']);
  });
});
