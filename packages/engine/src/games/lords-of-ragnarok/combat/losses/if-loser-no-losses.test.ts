import { expect, it } from 'vitest';
import { two } from '../../testing/battles.ts';

it('LR-10.8 an ordered withdrawal loses nothing', () => {
  const t = two().hand('X', 'ordered-withdrawal', 'feint').army('Y', [14, 6]).battle('X', 'Y', 14);
  t.answer('X', { do: 'play', card: 'ordered-withdrawal' }).answer('X', { do: 'pass' });
  expect(t.armies('X')).toEqual([[13, 4]]);
});
