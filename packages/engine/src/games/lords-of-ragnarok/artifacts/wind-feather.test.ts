import { expect, it } from 'vitest';
import { lordsTable } from '../testing/lords-table.ts';

it('LR-12.4, LR-12.7 the Wind Feather takes the hero anywhere, and he still has his action', () => {
  const feather = lordsTable(['X', 'Y'], [])
    .hero('X', 1)
    .hero('Y', 1)
    .set('X', { artifacts: ['wind-feather'] })
    .goOn({ procedure: 'hero-step', step: 'ask', locals: { seat: 0 } });
  feather.answer('X', { do: 'fly', region: 16 }).answer('X', { do: 'move', region: 15 });
  expect(feather.human('X').at).toBe(15);
});
