/** The map of one side, drawn from the content's graph and a layout of its own. */
import { mapOf } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { LordsPart } from '../part.ts';

interface WorldMapProps extends LordsPart {
  /** What lies on the middle of the map; it fills the square it is given. */
  readonly wheel: ReactNode;
}

export function WorldMap({ table, wheel, speaker }: WorldMapProps): ReactNode {
  return (
    <>
      <ol>
        {mapOf(table.side).regions.map(({ number, land }) => (
          <li key={number}>
            {number} {speaker.thing(land)}
          </li>
        ))}
      </ol>
      <div className="lords-wheel">{wheel}</div>
    </>
  );
}
