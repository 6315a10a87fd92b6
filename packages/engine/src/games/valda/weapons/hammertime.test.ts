import { describe, expect, it } from 'vitest';
import { use } from '../testing/plays.ts';
import { valdaTable } from '../testing/valda-table.ts';

describe('the weapon of Thor', () => {
  it('VA-15.11 hammertime repeats the last action card, afresh and at no cost', () => {
    const t = valdaTable().hand('P0', 'A-seduction-1', 'A-backup-2', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting();
    expect(t.offers('P0', { do: 'hammertime', card: 'A-seduction-1' })).toBe(false);
    t.answer('P0', { do: 'play', card: 'A-backup-2' }).answer('P0', { do: 'draw', deck: 'A' });
    t.answer('P0', { do: 'take', resource: 'gold' });
    expect(t.offers('P0', { do: 'hammertime', card: 'A-backup-2' })).toBe(false);
    t.answer('P0', { do: 'play', card: 'A-seduction-1' }).answer('P0', { do: 'hammertime', card: 'A-seduction-1' });
    expect(t.player('P0').followers).toBe(2);
    expect(t.table.turn.actionPoints).toBe(0);
    expect(t.table.piles.A).toEqual(['A-backup-2', 'A-seduction-1']);
    const choices = valdaTable()
      .hand('P0', 'A-backup-2', 'THO-weapon-hammertime', 'ODI-weapon-bullseye')
      .mayHold('thor', 'P0')
      .mayHold('odin', 'P0')
      .acting();
    choices.answer('P0', { do: 'play', card: 'A-backup-2' }).answer('P0', { do: 'draw', deck: 'A' }).answer('P0', use('draupnir'));
    choices.answer('P0', { do: 'hammertime', card: 'A-backup-2' }).answer('P0', { do: 'draw', deck: 'B' });
    expect(choices.player('P0').hand).toBe(4);
    const free = valdaTable().hand('P0', 'A-yggdrasil-3', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting();
    free.answer('P0', { do: 'play', card: 'A-yggdrasil-3' }).answer('P0', { do: 'hammertime', card: 'A-yggdrasil-3' });
    expect(free.emitted('weapon-used')).toHaveLength(1);
    expect(free.table.turn.actionPoints).toBe(3);
  });

  it('VA-15.11 thunder-call brings two followers', () => {
    const t = valdaTable().hand('P0', 'THO-weapon-hammertime').mayHold('thor', 'P0').acting().answer('P0', use('thunder-call'));
    expect(t.player('P0').followers).toBe(2);
  });
});
