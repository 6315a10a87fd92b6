/** The game's runes as small stones: colour and carving both show the symbol. */
import type { RuneId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';

/** Carved with straight strokes on a square of 24. */
const STROKES: Readonly<Record<RuneId, string>> = {
  THURISAZ: 'M9 21V3M9 7L16 12L9 17',
  ANSUZ: 'M8 21V3L16 8M8 10L16 15',
  FEHU: 'M8 21V3M8 11L16 4M8 17L17 9',
};

/** The stone alone, on a square of 24, for use inside a drawing. */
export function RuneCarving({ rune }: { readonly rune: RuneId }): ReactNode {
  return (
    <g className={`lords-rune-${rune.toLowerCase()}`}>
      <path className="lords-rune-stone" d="M12 1L20 5L22 14L17 23H7L2 14L4 5Z" />
      <path className="lords-rune-stroke" d={STROKES[rune]} />
    </g>
  );
}

export function RuneStone({ rune, label }: { readonly rune: RuneId; readonly label?: string }): ReactNode {
  const drawing = <RuneCarving rune={rune} />;
  const className = 'lords-rune';
  if (label === undefined) {
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
