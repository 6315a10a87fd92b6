/** An army with its dial: a shield in its owner's colour, and its strength. */
import type { ReactNode } from 'react';
import { Rune } from '../../../table/emblem.tsx';
import type { PlayerColour } from '../../../table/game-ui.ts';

export function Dial({
  strength,
  colour,
  label,
}: {
  readonly strength: number;
  readonly colour: PlayerColour;
  readonly label: string;
}): ReactNode {
  return (
    <svg className={`lords-dial player-${colour}`} viewBox="0 0 40 40" role="img" aria-label={label}>
      <circle className="emblem-disc" cx={20} cy={20} r={18} />
      <g opacity={0.3}>
        <Rune colour={colour} x={20} y={20} size={30} />
      </g>
      <text className="lords-dial-number" x={20} y={27}>
        {strength}
      </text>
    </svg>
  );
}
