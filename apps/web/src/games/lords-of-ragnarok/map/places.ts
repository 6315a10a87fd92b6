/** The places of the map that can be pointed at: regions, seas, monuments, and the pieces that can be chosen. */
import { type LordsTable, mapOf, monumentsIn } from '@skald/engine/games/lords-of-ragnarok';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { Box, Point } from '../../../table/geometry.ts';
import { outlineOfRegion, outlineOfSea, type Sheet } from './mesh/shape.ts';
import { monumentBox } from './pieces/monument-drawing.tsx';
import type { PlacedPiece } from './pieces/placing.ts';

export interface MapPlace {
  readonly target: BoardTarget;
  readonly kind: 'region' | 'sea' | 'monument';
  readonly outline: readonly Point[];
}

export function placesOf(sheet: Sheet, table: LordsTable): readonly MapPlace[] {
  const { side } = table;
  const { numbers, seas } = mapOf(side);
  return [
    ...seas.map(({ id }): MapPlace => ({ target: `sea:${id}`, kind: 'sea', outline: outlineOfSea(sheet, side, id) })),
    ...numbers.map((number): MapPlace => ({ target: `region:${number}`, kind: 'region', outline: outlineOfRegion(sheet, side, number) })),
    ...monumentsIn(table).map((monument): MapPlace => {
      const { x, y, width, height } = monumentBox(sheet, monument);
      const outline = [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ];
      return { target: `monument:${monument}`, kind: 'monument', outline };
    }),
  ];
}

/** The target of a piece: monsters by name, the asked player's armies by number. */
export function targetOfPiece(piece: PlacedPiece, seat: number | undefined): BoardTarget | null {
  if (piece.kind === 'monster') return `monster:${piece.monster.monster}`;
  return piece.kind === 'army' && piece.party === seat ? `army:${piece.army.army}` : null;
}

const HALF = { army: 25, hero: 25, monster: 34 } as const;

export function boxOfPiece({ kind, x, y, scale }: PlacedPiece): Box {
  const half = HALF[kind] * scale;
  return { x: x - half, y: y - 36 * scale, width: 2 * half, height: 72 * scale };
}
