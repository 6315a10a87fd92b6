import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';

describe('Yggdrasil', () => {
  it.each([
    ['A-yggdrasil-3', 3],
    ['ODI-yggdrasil-4', 4],
  ] as const)('VA-13.16 %s raises the limit of this turn to %i, for no action point', (card, limit) => {
    expect(plays(card).table.turn).toMatchObject({ actionPoints: 3, buildLimit: limit });
  });
});
