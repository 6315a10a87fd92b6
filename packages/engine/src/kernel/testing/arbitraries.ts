/** Values for property tests. */
import fc from 'fast-check';

/** Any JSON the engine may keep: whole numbers, texts, lists, objects. */
export const plainJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.string({ maxLength: 4 }).filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value;
