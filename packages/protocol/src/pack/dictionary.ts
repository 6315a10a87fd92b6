/** The pack dictionary of a game: numbers for its frequent strings, object shapes and paths. */
import * as z from 'zod';

export const packDictionary = z.object({
  id: z.string().describe('A fingerprint of the rest: the same id means the same dictionary.'),
  words: z.array(z.string()),
  shapes: z
    .array(z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])))
    .describe('The entries of an object, in order: a key whose value the message gives, or a key with the one value it has in this shape.'),
  paths: z
    .array(z.array(z.union([z.string(), z.literal(0)])))
    .describe('Where something changed: keys, and 0 for each place in a list, which the message gives.'),
});

export type PackDictionary = z.infer<typeof packDictionary>;
export type ObjectShape = PackDictionary['shapes'][number];
export type PathShape = PackDictionary['paths'][number];

/** Packing with it is lossless but saves nothing. */
export const EMPTY_DICTIONARY: PackDictionary = { id: 'empty', words: [], shapes: [], paths: [] };
