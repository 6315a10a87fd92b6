import { describe, expect, it } from 'vitest';
import { playerName } from './accounts.ts';
import { nameFault, tidyName } from './names.ts';

describe('a name', () => {
  it.each([
    'Þórður',
    'Ærøskøbing',
    'Straße 9',
    'Zoë O’Neil',
    'Žižek',
    'Hǫðr Ǿrn',
    'Łukasz Đorđe',
    'Kɔfi Ɛsi',
    'Əli Ŋaire',
    'Nguyễn Ước',
    'Ken 子ー',
    'ハーラル',
    'Ελένη',
    'Олександр',
    '佐藤 Ken',
    'ひらがな',
    '한글',
    'ᚠᚢᚦ',
    'אלי',
    'สมชาย',
  ])('may be %s', (name) => expect(nameFault(tidyName(name))).toBeUndefined());

  it.each(['Нuginn', 'Ολaf', 'кot', '山田Петр', 'Alex ა', '12٣', 'ᎪᎠᎷ', 'Ola\u03b1', 'Hug丨nn', 'Skald一', 'ーOlaf', '丫mir'])(
    'does not mix alphabets, nor use dead ones, nor strokes as letters: %s',
    (name) => {
      expect(nameFault(tidyName(name))).toBe('name-scripts');
    },
  );

  it.each([
    ['zero width', 'a\u200bb'],
    ['joiner', 'a\u200db'],
    ['soft hyphen', 'a\u00adb'],
    ['word joiner', 'a\u2060b'],
    ['variation selector', 'a\ufe0fb'],
    ['hangul filler', 'a\u3164'],
    ['combining grapheme joiner', 'a\u034fb'],
    ['right to left', 'a\u202eb'],
    ['isolate', 'a\u2066b'],
    ['tag', 'a\u{e0061}b'],
    ['private use', 'a\ue000b'],
    ['control', 'a\u0007b'],
    ['unassigned', 'a\u0378b'],
    ['lone surrogate', 'a\ud800b'],
    ['emoji', 'wolf🐺'],
    ['three marks', 'q\u0323\u0331\u0308b'],
    ['enclosing circle', 'a\u20ddb'],
    ['braille blank', 'a\u2800b'],
    ['dots only', '...'],
    ['small capital', 'ʜuginn'],
    ['small capitals', 'ᴀᴅᴍɪɴ'],
    ['phonetic letter', 'ʝarl'],
    ['insular letter', 'Hugiꞃꞃ'],
    ['click', 'Hu\u01c3inn'],
    ['barred letter', 'Skⱥld'],
    ['long s', 'ʃkald'],
  ])('has no %s', (_what, name) => expect(nameFault(tidyName(name))).toBe('name-characters'));

  it('is tidied before it is measured', () => {
    expect(playerName.parse('  \u00a0Ｂｊｏｒｎ \t\u3000 ﬁ  ')).toBe('Bjorn fi');
    expect(playerName.safeParse('   a   ').success).toBe(false);
    expect(playerName.safeParse('ﷺﷺ').success).toBe(false);
  });

  it('tells by a code what is wrong with it', () => {
    const [issue] = playerName.safeParse('Нuginn').error?.issues ?? [];
    expect(issue).toMatchObject({ code: 'custom', params: { error: 'name-scripts' }, message: expect.stringContaining('alphabets') });
  });
});
