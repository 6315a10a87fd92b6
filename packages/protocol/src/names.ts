/**
 * What a player's name may be made of, after Unicode Technical Standard 39: visible letters and digits, of scripts in
 * modern use, and of one script only ("highly restrictive"). Whether a name looks like somebody else's is for the server to say.
 */

/** Letters with at most two marks each, digits, and a few plain signs; nothing invisible, private, or that turns text around. No emoji. */
const CHARACTERS =
  /^(?:(?!\p{Default_Ignorable_Code_Point})\p{L}(?:(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Mc}]){0,2}|\p{Nd}|[ ._'’-])+$/u;
/**
 * Latin letters that no accent explains: those that Unicode allows in identifiers (IdentifierStatus.txt). Small capitals, phonetic and
 * insular letters and clicks are not among them: many look like another letter, and no table of lookalikes says so.
 */
const LATIN_LETTERS = 'A-Za-zÆæÐðØøÞþßẞĐđĦħıŁłŊŋŒœŦŧƁƆƉƊƎ-ƒƔƖ-ƙƝƲ-ƴƷǝɄɌɍɓɔɖɗəɛɣɨɩɲʉʋʒ';
const RARE_LATIN = new RegExp(`(?![${LATIN_LETTERS}])(?=\\p{L})\\p{Script=Latin}`, 'u');
/** Strokes of Chinese and Japanese that are a letter, a dash or a dot to readers of Latin; harmless among their own. */
const STROKE_BESIDE_LATIN = /\p{Script=Latin}[丨一丶乀乚亅丿ヽーノ丫]|[丨一丶乀乚亅丿ヽーノ丫]\p{Script=Latin}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** The scripts that Unicode recommends for identifiers (UAX 31, table 5), and runes: it would be a shame here. */
const SCRIPTS = [
  ['Latin'],
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...[
    ...['Cyrillic', 'Greek', 'Runic', 'Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi'],
    ...['Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
  ].map((script) => [script]),
];
/** One expression for each set of scripts that may stand together; signs and marks without a script of their own go with all. */
const TOGETHER = SCRIPTS.map((scripts) => {
  const classes = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]+$`, 'u');
});
const PLAIN_DIGIT = /[0-9]/;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

/** What can be wrong with the characters of a name; the codes of errors. */
export type NameFault = 'name-characters' | 'name-scripts';

export const NAME_FAULTS: Readonly<Record<NameFault, string>> = {
  'name-characters': "a name is made of letters, digits, spaces and . _ - ', all of them visible, with at least one letter or digit",
  'name-scripts': 'a name does not mix alphabets: its letters are all Latin, all Greek, all Cyrillic, and so on',
};

/** The stored form of a name: normalised letters, single spaces, trimmed. */
export function tidyName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();
}

/** What is wrong with the characters of a tidied name. */
export function nameFault(name: string): NameFault | undefined {
  if (!CHARACTERS.test(name) || !LETTER_OR_DIGIT.test(name) || RARE_LATIN.test(name.normalize('NFD'))) return 'name-characters';
  if (STROKE_BESIDE_LATIN.test(name)) return 'name-scripts';
  const mixesDigits = PLAIN_DIGIT.test(name) && OTHER_DIGIT.test(name);
  return mixesDigits || !TOGETHER.some((together) => together.test(name)) ? 'name-scripts' : undefined;
}
