/** Every piece of real matches stands once on the sheet, beside the others of its region and not on them. */
import { lordsOfRagnarok, type Table } from '@skald/engine/games/lords-of-ragnarok';
import { expect, it } from 'vitest';
import { eachStep } from '../../../table/testing/random-match.ts';
import { boxOfPiece } from './places.ts';
import { placePieces, placeShips } from './placing.ts';
import { LYING, type Sheet, STANDING } from './shape.ts';

function countOf({ monsters, humans, prophets }: Table): number {
  const persons = [...humans, ...prophets];
  return (
    monsters.length + persons.filter(({ hero, at }) => hero !== null && at > 0).length + persons.flatMap(({ armies }) => armies).length
  );
}

it.each([LYING, STANDING])('on a sheet of $width by $height', (sheet: Sheet) => {
  let busiest = 0;
  eachStep(lordsOfRagnarok, { seats: 2, options: { prophets: 2 } }, 3, ({ after: { table } }) => {
    const pieces = placePieces(sheet, table);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(countOf(table));
    for (const piece of pieces) {
      const row = pieces.filter(({ region }) => region === piece.region);
      busiest = Math.max(busiest, row.length);
      const own = boxOfPiece(piece);
      for (const other of row) expect(other === piece || apart(own, boxOfPiece(other))).toBe(true);
    }
    for (const { x, y } of placeShips(sheet, table)) expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true);
  });
  expect(busiest).toBeGreaterThan(3);
});

/** Side by side, but for the width of a rim. */
function apart(one: ReturnType<typeof boxOfPiece>, other: ReturnType<typeof boxOfPiece>): boolean {
  const rim = 4;
  return one.x + one.width <= other.x + rim || other.x + other.width <= one.x + rim;
}
