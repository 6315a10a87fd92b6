/** What tells players apart beside their colour: a rune, and the pattern of the sail. */
import type { ReactNode } from 'react';
import type { PlayerColour } from '../../table/face.ts';

/** Runes, drawn with straight strokes on a square of 24. */
const RUNES: Readonly<Record<PlayerColour, string>> = {
  orange: 'M12 2L19 9L5 22M12 2L5 9L19 22',
  blue: 'M8 22V2L18 11',
  green: 'M7 22V2L17 7L7 12L17 17L7 22',
  pink: 'M12 22V2M4 3L12 11L20 3',
};

/** Where darker cloth is sewn into the sail. */
export const SAIL_PATTERNS: Readonly<Record<PlayerColour, string>> = {
  orange: '',
  blue: 'M-27 -31Q0 -25 27 -31L29 -20Q0 -13 -26 -20ZM-27 -8Q0 0 30 -8L29 2Q0 9 -28 2Z',
  green: 'M-21 -41L-13 -39Q-10 -18 -14 7L-23 5Q-17 -17 -21 -41ZM13 -39L21 -41Q28 -18 24 5L14 7Q19 -16 13 -39Z',
  pink: 'M-26 -40L-14 -38L28 3L16 6ZM26 -40L14 -38L-29 3L-16 6Z',
};

export function Rune({
  colour,
  x = 0,
  y = 0,
  size = 24,
}: {
  readonly colour: PlayerColour;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}): ReactNode {
  const scale = size / 24;
  return <path className="rune" d={RUNES[colour]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
}

/** A small token with the player's rune, for names and lists. */
export function Emblem({ colour }: { readonly colour: PlayerColour }): ReactNode {
  return (
    <svg className={`emblem player-${colour}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle className="emblem-disc" cx={16} cy={16} r={15} />
      <Rune colour={colour} x={16} y={16} size={19} />
    </svg>
  );
}
