import { describe, expect, it } from 'vitest';
import { battleground } from '../testing/four-clans.ts';

describe('Tyr', () => {
  it('BR-30.5 Tyr: figures count nothing in battle; quests are not affected', () => {
    const t = battleground()
      .god('tyr', 'gimle')
      .hand('raven', 'a1-tyrs-bash')
      .turn('wolf')
      .battle('wolf', 'gimle', { raven: 'a1-tyrs-bash' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [0, 2], winners: [1] }]);
    const u = battleground().god('tyr', 'gimle').quests('wolf', 'a1-alfheim').phase('quest', 'wolf');
    expect(u.clan('wolf').glory).toBe(5);
  });
});
