import { describe, expect, it } from 'vitest';
import { begin, fastChance, isRefusal } from '../../../kernel/index.ts';
import { LANGUAGES } from '../../catalogue.ts';
import { lordsOfRagnarok } from '../index.ts';
import { priorityOf } from '../options.ts';
import { lordsOfRagnarokTexts } from '../text/index.ts';

function refusal(options: object, seats = 1) {
  const begun = begin(lordsOfRagnarok, { seats, options }, fastChance(1));
  if (!isRefusal(begun)) return null;
  const [why] = begun.why;
  for (const language of LANGUAGES) expect(lordsOfRagnarokTexts[language].reasons[why?.reason ?? '']).toMatch(/\.$/);
  return { code: begun.refused, reason: why?.reason, rule: why?.rule };
}

describe('what the rulebook excludes', () => {
  it('LR-50.7 Fenrir as arch-enemy, alone and with others', () => {
    const fenrir = { code: 'bad-options', reason: 'fenrir-not-supported', rule: 'LR-50.7' };
    expect([refusal({ boss: 'fenrir' }), refusal({ boss: 'fenrir' }, 3)]).toEqual([fenrir, fenrir]);
    expect(refusal({ boss: 'loki' })).toBe(null);
  });

  it('LR-50.9 five players', () => {
    expect(refusal({}, 5)).toEqual({ code: 'seat-count', reason: 'five-not-supported', rule: 'LR-50.9' });
  });

  it('LR-50.5, LR-50.8 a prophet whose priority is monsters, beside a monster of the sea or Nagfar', () => {
    for (const hero of ['beowulf', 'hervor']) {
      expect(refusal({ kraken: true, prophetHeroes: [hero] })).toMatchObject({ reason: 'no-hunter-at-sea', rule: 'LR-50.5' });
      expect(refusal({ jormungandr: true, prophets: 1, prophetHeroes: [hero] }, 2)).not.toBe(null);
      expect(refusal({ boss: 'nagfar', prophetHeroes: [hero] })).toMatchObject({ reason: 'no-hunter-at-sea', rule: 'LR-50.8' });
      expect(refusal({ hel: true, snekkar: true, realms: true, prophetHeroes: [hero] })).toBe(null);
    }
    expect(refusal({ kraken: true, prophets: 3 })).toMatchObject({ reason: 'two-prophets-at-sea', rule: 'LR-50.5' });
    expect(refusal({ kraken: true, prophets: 2 })).toBe(null);
  });

  it('LR-50.5, LR-50.8 none is drawn either', () => {
    for (let seed = 0; seed < 40; seed++) {
      const options = seed % 2 === 0 ? { kraken: true, prophets: 2 } : { boss: 'nagfar', prophets: 2 };
      const begun = begin(lordsOfRagnarok, { seats: 1, options }, fastChance(seed));
      if (isRefusal(begun)) throw new Error(begun.reason);
      for (const { hero } of begun.state.table.prophets) expect(hero && priorityOf(hero)).not.toBe('MONSTERS');
    }
  });
});
