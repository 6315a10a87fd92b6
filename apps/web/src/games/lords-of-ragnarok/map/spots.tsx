/** A button over every region, sea, monument and selectable piece: glows if it can be pressed, and describes itself. */
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import type { BoardTarget, TargetStatus } from '../../../table/board-input/targets.ts';
import { boundingBox, clipPath, overlay } from '../../../table/geometry.ts';
import type { LordsPartProps } from '../part-props.ts';
import { labelOfPiece, spokenLabelOf } from './labels.ts';
import type { Sheet } from './mesh/shape.ts';
import type { PlacedPiece } from './pieces/placing.ts';
import { boxOfPiece, type MapPlace, targetOfPiece } from './places.ts';
import { usePlaces } from './use-places.ts';

interface SpotsProps extends LordsPartProps {
  readonly sheet: Sheet;
  readonly pieces: readonly PlacedPiece[];
  onPoint(target: BoardTarget | null): void;
}

export function Spots(props: SpotsProps): ReactNode {
  const { sheet, table, boardInput, choosing, i18n, pieces, onPoint } = props;
  const found = usePlaces(sheet, table);
  const places = useMemo(
    () =>
      found.map((place) => {
        const shape = overlay(sheet, boundingBox(place.outline));
        return { ...place, style: place.kind === 'monument' ? shape : { ...shape, clipPath: clipPath(place.outline) } };
      }),
    [sheet, found],
  );
  const labels = useMemo(
    () => new Map(found.map(({ target }) => [target, spokenLabelOf(target, table, i18n)] as const)),
    [found, table, i18n],
  );
  return (
    <div className="lords-spots">
      {places.map(({ target, kind, style }) => (
        <Spot
          key={target}
          target={target}
          kind={kind}
          style={style}
          label={labels.get(target) ?? ''}
          state={boardInput?.statusOf(target) ?? 'idle'}
          boardInput={boardInput}
          onPoint={onPoint}
        />
      ))}
      {pieces.map((piece) => {
        const target = targetOfPiece(piece, choosing?.decision.seat);
        const state = target === null ? 'idle' : (boardInput?.statusOf(target) ?? 'idle');
        if (target === null || state === 'idle') return null;
        return (
          <Spot
            key={piece.key}
            target={target}
            kind="piece"
            style={overlay(sheet, boxOfPiece(piece))}
            label={labelOfPiece(piece, table, i18n)}
            state={state}
            boardInput={boardInput}
            onPoint={onPoint}
          />
        );
      })}
    </div>
  );
}

interface SpotProps extends Pick<SpotsProps, 'boardInput' | 'onPoint'> {
  readonly target: BoardTarget;
  readonly kind: MapPlace['kind'] | 'piece';
  readonly style: CSSProperties;
  readonly label: string;
  readonly state: TargetStatus;
}

/** Memoized: there are many, and few change from one step to the next. */
const Spot = memo(({ target, kind, style, label, state, boardInput, onPoint }: SpotProps): ReactNode => {
  const pointed = (to: BoardTarget | null) => (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && onPoint(to);
  return (
    <button
      type="button"
      data-spot={target}
      {...boardInput?.leadsTo(target)}
      className={`lords-spot lords-spot-${kind} lords-spot-${state}`}
      style={style}
      aria-label={label}
      aria-pressed={state === 'idle' ? undefined : state === 'drafted'}
      onClick={() => {
        if (kind !== 'piece') onPoint(target);
        if (state !== 'idle') boardInput?.press(target);
      }}
      onFocus={() => onPoint(target)}
      onBlur={() => onPoint(null)}
      onPointerEnter={pointed(target)}
      onPointerLeave={pointed(null)}
    />
  );
});
