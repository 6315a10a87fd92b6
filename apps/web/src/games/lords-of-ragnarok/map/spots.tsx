/** A button over every region, sea and monument, and over the pieces that can be chosen: what glows can be pressed, the rest tells what it is. */
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import type { Handle, Standing } from '../../../table/reach/handles.ts';
import type { LordsPart } from '../part.ts';
import { labelOf, labelOfPiece } from './labels.ts';
import { boxOfPiece, handleOfPiece, type Place, placesOf } from './places.ts';
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
  return (
    <div className="lords-spots">
      {places.map(({ handle, kind, style }) => (
        <Spot
          key={handle}
          handle={handle}
          kind={kind}
          style={style}
          label={labelOf(handle, table, speaker)}
          state={reach?.standing(handle) ?? 'idle'}
          reach={reach}
          onPoint={onPoint}
        />
      ))}
      {pieces.map((piece) => {
        const handle = handleOfPiece(piece, choosing?.decision.seat);
        const state = handle === null ? 'idle' : (reach?.standing(handle) ?? 'idle');
        if (handle === null || state === 'idle') return null;
        return (
          <Spot
            key={piece.key}
            handle={handle}
            kind="piece"
            style={overlay(sheet, boxOfPiece(piece))}
            label={labelOfPiece(piece, speaker)}
            state={state}
            reach={reach}
            onPoint={onPoint}
          />
        );
      })}
    </div>
  );
}

interface SpotProps extends Pick<SpotsProps, 'reach' | 'onPoint'> {
  readonly handle: Handle;
  readonly kind: Place['kind'] | 'piece';
  readonly style: CSSProperties;
  readonly label: string;
  readonly state: Standing;
}

/** There are many, and most stay as they are from one moment to the next. */
const Spot = memo(({ handle, kind, style, label, state, reach, onPoint }: SpotProps): ReactNode => {
  const pointed = (to: Handle | null) => (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && onPoint(to);
  return (
    <button
      type="button"
      data-spot={handle}
      className={`lords-spot lords-spot-${kind} lords-spot-${state}`}
      style={style}
      aria-label={label}
      aria-pressed={state === 'idle' ? undefined : state === 'drafted'}
      onClick={() => {
        if (kind !== 'piece') onPoint(handle);
        if (state !== 'idle') reach?.press(handle);
      }}
      onFocus={() => onPoint(handle)}
      onBlur={() => onPoint(null)}
      onPointerEnter={pointed(handle)}
      onPointerLeave={pointed(null)}
    />
  );
});
