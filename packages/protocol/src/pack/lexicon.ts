/** The lexicon of a game: the words, the shapes of objects and the paths that its messages are full of, so that each can go by a number. */
import { z } from 'zod';

/** A key whose value stands in the message, or a key with the one value that it has in this shape. */
const shapeEntry = z.union([z.string(), z.tuple([z.string(), z.string()])]);
/** A key of an object; `0` stands for any place in a list, which the message names. */
const pathEntry = z.union([z.string(), z.literal(0)]);

export const lexicon = z.object({
  /** A fingerprint of the rest: equal ids mean equal lexicons. */
  id: z.string(),
  words: z.array(z.string()),
  shapes: z.array(z.array(shapeEntry)),
  paths: z.array(z.array(pathEntry)),
});
export type Lexicon = z.infer<typeof lexicon>;
export type Shape = Lexicon['shapes'][number];
export type PathShape = Lexicon['paths'][number];

export const EMPTY_LEXICON: Lexicon = { id: 'empty', words: [], shapes: [], paths: [] };

/** What tells shapes apart: their keys in order, and the fixed value where there is one. */
export function nameOfShape(shape: Shape): string {
  return JSON.stringify(shape);
}

/**
 * The two shapes an object may go by: with its first entry fixed, if that is a text (in this house the first entry says what
 * a thing is: `event`, `do`, `kind`), and with all entries free.
 */
export function shapesOf(value: object): readonly [fixed: Shape | undefined, free: Shape] {
  const keys = Object.keys(value);
  const [first] = Object.values(value);
  const [head, ...rest] = keys;
  return [head !== undefined && typeof first === 'string' ? [[head, first], ...rest] : undefined, keys];
}

/** The path with its places taken out, and those places. */
export function splitPath(path: readonly (string | number)[]): { readonly shape: PathShape; readonly places: readonly number[] } {
  return {
    shape: path.map((part) => (typeof part === 'string' ? part : 0)),
    places: path.filter((part) => typeof part === 'number'),
  };
}
