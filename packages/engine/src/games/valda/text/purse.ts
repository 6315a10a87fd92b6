/** Amounts of all three resources as an ICU message: those that are none are left out, and commas stand between the others. */
export interface PurseWords {
  /** The plural forms of each, such as `other {# gold}`. */
  readonly gold: readonly string[];
  readonly diamond: readonly string[];
  readonly blood: readonly string[];
  readonly nothing: string;
}

const BEFORE_BLOOD = '{blood, plural, =0 {} other {, }}';
const BEFORE_DIAMONDS = `{diamond, plural, =0 {${BEFORE_BLOOD}} other {, }}`;

/** A form such as `other {# gold}`, with more inside its braces. */
function formsWith(forms: readonly string[], more: string): string {
  return forms.map((form) => `${form.slice(0, -1)}${more}}`).join(' ');
}

export function purseText({ gold, diamond, blood, nothing }: PurseWords): string {
  const none = `{diamond, plural, =0 {{blood, plural, =0 {${nothing}} other {}}} other {}}`;
  return [
    `{gold, plural, =0 {${none}} ${formsWith(gold, BEFORE_DIAMONDS)}}`,
    `{diamond, plural, =0 {} ${formsWith(diamond, BEFORE_BLOOD)}}`,
    `{blood, plural, =0 {} ${formsWith(blood, '')}}`,
  ].join('');
}
