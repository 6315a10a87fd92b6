import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Glimpse into the Future', () => {
  it.each([
    ['A-glimpse-mine', { mines: 3, drills: 0 }],
    ['LOK-glimpse-drill', { mines: 2, drills: 1 }],
  ] as const)('VA-13.12 %s puts up its building at once, free and beyond the limit', (card, built) => {
    const t = plays(card);
    expect(t.player('P0')).toMatchObject(built);
    expect(t.table.turn.built).toBe(0);
    const full = plays(card, valdaTable().player('P0', { mines: 4, drills: 3 }));
    expect(full.player('P0')).toMatchObject({ mines: 4, drills: 3 });
    expect(full.table.turn.actionPoints).toBe(2);
  });
});
