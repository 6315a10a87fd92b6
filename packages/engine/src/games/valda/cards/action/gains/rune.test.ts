import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';
import { valdaTable } from '../../../testing/valda-table.ts';

describe('Rune of Fertility', () => {
  it.each([
    ['A-rune-yellow', 'yellow', 5, { resources: { gold: 1, diamond: 1, blood: 0 } }],
    ['A-rune-blue', 'blue', 6, { resources: { gold: 0, diamond: 0, blood: 2 } }],
    ['FRE-rune-white', 'white', 1, { followers: 2 }],
    ['THO-rune-white', 'white', 2, { followers: 1 }],
    ['LOK-rune-white', 'white', 5, { followers: 0 }],
  ] as const)('VA-13.8 %s rolls a %s die', (card, die, face, gained) => {
    const t = plays(card, valdaTable().rolls(face));
    expect(t.emitted('dice-rolled')).toMatchObject([{ dice: [die], faces: [face], cause: card }]);
    expect(t.player('P0')).toMatchObject(gained);
  });

  it('VA-13.8 a minus face loses followers, down to the safe zone', () => {
    expect(plays('LOK-rune-white', valdaTable().player('P0', { followers: 7 }).rolls(6)).player('P0').followers).toBe(6);
    expect(plays('LOK-rune-white', valdaTable().player('P0', { followers: 5 }).rolls(6)).player('P0').followers).toBe(5);
  });
});
