/**
 * Messages of the size that a game of Raids has: in twenty random games at four seats the median answer takes 64 bytes of plain JSON,
 * its decision's name included, and its public step, with events and the patch of the table, 381 bytes, of which packing
 * saves a part.
 */

/** 64 bytes with the name of the match. */
export function answerFor(match: string): { readonly match: string; readonly decision: string; readonly answer: string } {
  const body = { match, decision: '17.0', answer: '' };
  return { ...body, answer: 'x'.repeat(64 - JSON.stringify(body).length) };
}

/** 300 bytes, made of many small values as a real step is, so that writing and reading them costs as much. */
export const STEP = filledUp({
  events: [
    { event: 'ship-sailed', seat: 2, from: 'fjord-03', to: 'fjord-07', route: ['fjord-04', 'fjord-05', 'fjord-06'] },
    { event: 'tile-taken', seat: 2, tile: 'goods-17', place: 5 },
  ],
  table: [
    ['ships', 2, 'at', 'fjord-07'],
    ['ships', 2, 'tiles', 4, 'goods-17'],
  ],
});

function filledUp(step: object): object {
  const filler = 300 - JSON.stringify({ ...step, rest: '' }).length;
  return { ...step, rest: '.'.repeat(Math.max(0, filler)) };
}
