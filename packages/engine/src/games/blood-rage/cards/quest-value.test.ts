import { describe, expect, it } from 'vitest';
import { four } from '../testing/four-clans.ts';

describe('Tyr’s Domain and Wrath', () => {
  it.each([
    ['a1-tyrs-domain-3p', 3],
    ['a3-tyrs-wrath-3p', 5],
  ] as const)('BR-15.3 with %s a revealed quest may count as +%i', (row, bonus) => {
    const t = four()
      .upgrades('wolf', row)
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .hand('wolf', 'a1-alfheim')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-alfheim' });
    t.answer('wolf', { do: 'value', bonus });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [1 + bonus, 3] }]);
    expect(t.table.discard).toEqual(['a1-alfheim#1']);
  });

  it('BR-15.3, BR-Q10 with both one value is picked, or none', () => {
    const t = four()
      .upgrades('wolf', 'a1-tyrs-domain-3p', 'a3-tyrs-wrath-3p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['leader'] })
      .hand('wolf', 'a1-alfheim')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-alfheim' });
    expect(t.offered('wolf')).toEqual([{ do: 'value', bonus: 5 }, { do: 'value', bonus: 3 }, { do: 'decline' }]);
    t.answer('wolf', { do: 'decline' });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [1, 3] }]);
  });

  it('BR-27.9 Thor’s Primacy does not cancel them: it is no text of the card', () => {
    const t = four()
      .upgrades('wolf', 'a3-tyrs-wrath-3p')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('wolf', 'a1-alfheim')
      .hand('raven', 'a3-thors-primacy')
      .turn('wolf');
    t.battle('wolf', 'gimle', { wolf: 'a1-alfheim', raven: 'a3-thors-primacy' }).answer('wolf', { do: 'value', bonus: 5 });
    expect(t.emitted('battle-decided')).toMatchObject([{ totals: [6, 4] }]);
  });
});
