/** The places of the map that can be pointed at: regions, seas, monuments, and the pieces that can be chosen. */
import { MONUMENTS, mapOf, type Side } from '@skald/engine/games/lords-of-ragnarok';
import type { Handle } from '../../../table/reach/handles.ts';
import { monumentBox } from './monument-drawing.tsx';
import type { PlacedPiece } from './placing.ts';
import { type Box, outlineOfRegion, outlineOfSea, type Point, type Sheet } from './shape.ts';

export interface Place {
  readonly handle: Handle;
  readonly kind: 'region' | 'sea' | 'monument';
  readonly outline: readonly Point[];
}

export function placesOf(sheet: Sheet, side: Side): readonly Place[] {
  const { numbers, seas } = mapOf(side);
  return [
    ...seas.map(({ id }): Place => ({ handle: `sea:${id}`, kind: 'sea', outline: outlineOfSea(sheet, side, id) })),
    ...numbers.map((number): Place => ({ handle: `region:${number}`, kind: 'region', outline: outlineOfRegion(sheet, side, number) })),
    ...MONUMENTS.map((monument): Place => {
      const { x, y, width, height } = monumentBox(sheet, monument);
      const outline = [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ];
      return { handle: `monument:${monument}`, kind: 'monument', outline };
    }),
  ];
}

/** What a piece is pressed by: monsters by their name, the armies of whoever is asked by their number. */
export function handleOfPiece(piece: PlacedPiece, seat: number | undefined): Handle | null {
  if (piece.kind === 'monster') return `monster:${piece.monster.monster}`;
  return piece.kind === 'army' && piece.party === seat ? `army:${piece.army.army}` : null;
}

const HALF = { army: 25, hero: 25, monster: 34 } as const;

export function boxOfPiece({ kind, x, y, scale }: PlacedPiece): Box {
  const half = HALF[kind] * scale;
  return { x: x - half, y: y - 36 * scale, width: 2 * half, height: 72 * scale };
}
