/** The runes that tell players apart beside their colours. */
import { memo, type ReactNode } from 'react';
import type { PlayerColour } from './game-ui.ts';

/** Runes of straight strokes on a square of 24. */
const RUNES: Readonly<Record<PlayerColour, string>> = {
  orange: 'M12 2L19 9L5 22M12 2L5 9L19 22',
  blue: 'M8 22V2L18 11',
  green: 'M7 22V2L17 7L7 12L17 17L7 22',
  pink: 'M12 22V2M4 3L12 11L20 3',
  red: 'M12 22V2M5 9L12 2L19 9',
  gold: 'M7 22V2M7 2L18 7M7 10L18 15',
  violet: 'M5 22V2L19 22V2',
  white: 'M6 22V2L18 2V22M6 12H18',
};

interface RuneProps {
  readonly colour: PlayerColour;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

export function Rune({ colour, x = 0, y = 0, size = 24 }: RuneProps): ReactNode {
  const scale = size / 24;
  return <path className="rune" d={RUNES[colour]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
}

/** A small token with the player's rune, for names and lists. */
export const Emblem = memo(({ colour }: { readonly colour: PlayerColour }): ReactNode => {
  return (
    <svg className={`emblem player-${colour}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle className="emblem-disc" cx={16} cy={16} r={15} />
      <Rune colour={colour} x={16} y={16} size={19} />
    </svg>
  );
});
