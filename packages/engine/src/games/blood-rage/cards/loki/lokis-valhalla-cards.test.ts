import { describe, expect, it } from 'vitest';
import { four } from '../../testing/four-clans.ts';

describe('Loki’s Domain, Eminence and Wrath', () => {
  it.each([
    ['a1-lokis-domain', 1],
    ['a2-lokis-eminence-3p', 2],
    ['a3-lokis-wrath-4p', 3],
  ] as const)('BR-22.2 %s pays %i Glory for each figure that comes back', (row, each) => {
    const t = four()
      .upgrades('wolf', row)
      .place('wolf', { valhalla: ['leader', 'warrior'] })
      .phase('valhalla', 'wolf');
    expect(t.clan('wolf').glory).toBe(2 * each);
  });
});
