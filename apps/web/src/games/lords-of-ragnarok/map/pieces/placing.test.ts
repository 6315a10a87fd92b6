/** Every piece of real matches stands once on the sheet, beside the others of its region and not on them. */
import { begin, fastChance, isRefusal } from '@skald/engine';
import { type LordsTable, lordsOfRagnarok, MONUMENTS } from '@skald/engine/games/lords-of-ragnarok';
import { expect, it } from 'vitest';
import type { Box } from '../../../../table/geometry.ts';
import { eachStep } from '../../../../table/testing/random-match.ts';
import { LANDSCAPE, PORTRAIT, type Sheet } from '../mesh/shape.ts';
import { boxOfPiece } from '../places.ts';
import { monumentBox } from './monument-drawing.tsx';
import { placePieces, placeShips } from './placing.ts';

function countOf({ monsters, humans, prophets }: LordsTable): number {
  const persons = [...humans, ...prophets];
  return (
    monsters.length + persons.filter(({ hero, at }) => hero !== null && at > 0).length + persons.flatMap(({ armies }) => armies).length
  );
}

it.each([LANDSCAPE, PORTRAIT])('on a sheet of $width by $height', (sheet: Sheet) => {
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

/** Side by side, except for the width of a rim. */
function apart(one: ReturnType<typeof boxOfPiece>, other: ReturnType<typeof boxOfPiece>): boolean {
  const rim = 4;
  return one.x + one.width <= other.x + rim || other.x + other.width <= one.x + rim;
}

it.each([LANDSCAPE, PORTRAIT])('LR-50.1, LR-50.2, LR-50.5 with expansions, on a sheet of $width by $height', (sheet: Sheet) => {
  const options = { hel: true, heimdall: true, aegir: true, snekkar: true, jormungandr: true, kraken: true, boss: 'nagfar' };
  const begun = begin(lordsOfRagnarok, { seats: 2, options }, fastChance(3));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const { table } = begun.state;
  const humans = table.humans.map((human) => ({ ...human, sea: 'sea-s2' as const, snekkar: ['sea-s2' as const, 'sea-s3' as const] }));
  const ships = placeShips(sheet, { ...table, humans });
  expect(new Set(ships.map(({ key }) => key)).size).toBe(6);
  const atSea = placePieces(sheet, table).filter(({ sea }) => sea !== null);
  expect(atSea.map(({ key }) => key)).toEqual(['monster:jormungandr', 'monster:kraken', 'monster:nagfar']);
  const boxes = [...atSea.map(boxOfPiece), ...MONUMENTS.map((monument) => monumentBox(sheet, monument))];
  for (const { x, y, width, height } of boxes) {
    expect([x >= 0, y >= 0, x + width <= sheet.width, y + height <= sheet.height]).toEqual([true, true, true, true]);
  }
  for (const [i, one] of MONUMENTS.entries()) {
    for (const other of MONUMENTS.slice(i + 1)) expect(overlap(monumentBox(sheet, one), monumentBox(sheet, other))).toBe(false);
  }
});

function overlap(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
