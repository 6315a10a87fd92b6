/** The lexicon of a game: the words, the shapes of objects and the paths that its messages are full of, so that each can go by a number. */
import * as z from 'zod';

export const lexicon = z.object({
  id: z.string().describe('A fingerprint of the rest: the same id means the same lexicon.'),
  words: z.array(z.string()),
  shapes: z
    .array(z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])))
    .describe('The entries of an object, in order: a key whose value the message gives, or a key with the one value it has in this shape.'),
  paths: z
    .array(z.array(z.union([z.string(), z.literal(0)])))
    .describe('Where something changed: keys, and 0 for each place in a list, which the message gives.'),
});

export type Lexicon = z.infer<typeof lexicon>;
export type Shape = Lexicon['shapes'][number];
export type PathShape = Lexicon['paths'][number];

/** With it, packing is lossless too, though nothing gets shorter. */
export const EMPTY_LEXICON: Lexicon = { id: 'empty', words: [], shapes: [], paths: [] };
