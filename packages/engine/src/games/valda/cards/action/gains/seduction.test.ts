import { describe, expect, it } from 'vitest';
import { plays } from '../../../testing/plays.ts';

describe('Seduction', () => {
  it.each([
    ['A-seduction-1', 1],
    ['FRE-seduction-2', 2],
    ['THO-seduction-2', 2],
    ['ODI-seduction-2', 2],
  ] as const)('VA-13.14 %s brings %i followers', (card, followers) => {
    expect(plays(card).player('P0').followers).toBe(followers);
  });
});
