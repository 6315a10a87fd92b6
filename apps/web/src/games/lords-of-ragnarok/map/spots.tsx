/** A button over every region, sea and monument, and over the pieces that can be chosen: what glows can be pressed, the rest tells what it is. */
import { type ReactNode, useMemo } from 'react';
import type { Handle } from '../../../table/reach/handles.ts';
import type { LordsPart } from '../part.ts';
import { labelOf, labelOfPiece } from './labels.ts';
import { boxOfPiece, handleOfPiece, placesOf } from './places.ts';
import type { PlacedPiece } from './placing.ts';
import { boxOf, cutTo, overlay, type Sheet } from './shape.ts';

interface SpotsProps extends LordsPart {
  readonly sheet: Sheet;
  readonly pieces: readonly PlacedPiece[];
  onPoint(handle: Handle | null): void;
}

export function Spots(props: SpotsProps): ReactNode {
  const { sheet, table, reach, choosing, speaker, pieces, onPoint } = props;
  const places = useMemo(
    () =>
      placesOf(sheet, table.side).map((place) => {
        const shape = overlay(sheet, boxOf(place.outline));
        return { ...place, style: place.kind === 'monument' ? shape : { ...shape, clipPath: cutTo(place.outline) } };
      }),
    [sheet, table.side],
  );
  const pointing = (handle: Handle) => ({
    onFocus: () => onPoint(handle),
    onBlur: () => onPoint(null),
    onPointerEnter: (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && onPoint(handle),
    onPointerLeave: (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && onPoint(null),
  });
  return (
    <div className="lords-spots">
      {places.map(({ handle, kind, style }) => {
        const state = reach?.standing(handle) ?? 'idle';
        return (
          <button
            key={handle}
            type="button"
            data-spot={handle}
            className={`lords-spot lords-spot-${kind} lords-spot-${state}`}
            style={style}
            aria-label={labelOf(handle, table, speaker)}
            aria-pressed={state === 'idle' ? undefined : state === 'drafted'}
            onClick={() => {
              onPoint(handle);
              if (state !== 'idle') reach?.press(handle);
            }}
            {...pointing(handle)}
          />
        );
      })}
      {pieces.map((piece) => {
        const handle = handleOfPiece(piece, choosing?.decision.seat);
        const state = handle === null ? 'idle' : (reach?.standing(handle) ?? 'idle');
        if (handle === null || state === 'idle') return null;
        return (
          <button
            key={piece.key}
            type="button"
            data-spot={handle}
            className={`lords-spot lords-spot-piece lords-spot-${state}`}
            style={overlay(sheet, boxOfPiece(piece))}
            aria-label={labelOfPiece(piece, speaker)}
            aria-pressed={state === 'drafted'}
            onClick={() => reach?.press(handle)}
            {...pointing(handle)}
          />
        );
      })}
    </div>
  );
}
