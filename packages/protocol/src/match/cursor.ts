/** The cursor: how far a viewer has come in the two streams of a match. */
import * as z from 'zod';

/** Random. A new one says that the numbers before it mean nothing any more. */
export const epoch = z.string().min(1).max(24);

/** The number of a step, from 1; 0 is the beginning. */
export const stepNumber = z.int().nonnegative();

export const cursor = z.object({
  epoch,
  p: stepNumber.describe('The last public step seen.'),
  q: stepNumber.describe('The last private step seen; 0 for a spectator.'),
});
export type Cursor = z.infer<typeof cursor>;
