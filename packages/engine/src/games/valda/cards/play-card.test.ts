import { describe, expect, it } from 'vitest';
import { valdaTable } from '../testing/valda-table.ts';

const end = { do: 'end' };

describe('playing an action card', () => {
  it('VA-13.1 an action card costs one point unless stated, and only its owner plays it in the own action phase', () => {
    const t = valdaTable().hand('P0', 'A-seduction-1', 'A-yggdrasil-3').hand('P1', 'A-seduction-1').acting();
    for (let i = 0; i < 3; i++) t.answer('P0', { do: 'take', resource: 'gold' });
    expect(t.why('P0', { do: 'play', card: 'A-seduction-1' })).toEqual([{ reason: 'no-action-point', rule: 'VA-7.7' }]);
    expect(t.offers('P0', { do: 'play', card: 'A-yggdrasil-3' })).toBe(true);
    expect(t.refusal('P1', { do: 'play', card: 'A-seduction-1' }).refused).toBe('stale-decision');
    t.answer('P0', end);
    expect(t.why('P1', { do: 'attack', card: 'A-seduction-1' })[0]?.reason).toBe('not-an-attack-card');
  });
});
