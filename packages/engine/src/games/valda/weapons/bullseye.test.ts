import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { valdaTable } from '../testing/valda-table.ts';

describe('the weapon of Odin', () => {
  it('VA-15.12 bullseye takes any card of the piles; draupnir takes blood', () => {
    const t = valdaTable().pile('A', 'A-drakkar').pile('B', 'B-kill-1-s2').hand('P0', 'ODI-weapon-bullseye').mayHold('odin', 'P0').acting();
    t.answer('P0', use('bullseye'));
    expect(t.offered('P0')).toEqual([[{ card: 'A-drakkar' }], [{ card: 'B-kill-1-s2' }]]);
    t.answer('P0', [{ card: 'A-drakkar' }]);
    expect(t.hand('P0')).toEqual(['A-drakkar']);
    const blood = valdaTable().player('P1', { blood: 28 }).hand('P0', 'ODI-weapon-bullseye').mayHold('odin', 'P0').acting();
    expect(blood.why('P0', use('bullseye'))[0]?.reason).toBe('weapon-without-effect');
    blood.answer('P0', use('draupnir'));
    expect(blood.player('P0').resources.blood).toBe(2);
  });
});
