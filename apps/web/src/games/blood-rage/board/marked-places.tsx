/** The outlines of places over the map: those on offer, the drafted one, the one pointed at. */
import type { BoardPlace } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { WorldLayout } from './world.ts';

interface OfferedPlacesProps {
  readonly world: WorldLayout;
  readonly places: readonly BoardPlace[];
}

export function OfferedPlaces({ world, places }: OfferedPlacesProps): ReactNode {
  return places.map((place) => (
    <g key={place}>
      <path className="br-halo" d={world.pathOf(place)} />
      <path className="br-edge" d={world.pathOf(place)} />
    </g>
  ));
}

interface MeantPlacesProps {
  readonly world: WorldLayout;
  readonly drafted: readonly BoardPlace[];
  readonly pointedAt: BoardPlace | null;
}

export function MeantPlaces({ world, drafted, pointedAt }: MeantPlacesProps): ReactNode {
  return (
    <>
      {drafted.map((place) => (
        <g key={place}>
          <path className="br-halo br-halo-drafted" d={world.pathOf(place)} />
          <path className="br-edge br-edge-drafted" d={world.pathOf(place)} />
        </g>
      ))}
      {pointedAt !== null && <path className="br-edge br-edge-pointed" d={world.pathOf(pointedAt)} />}
    </>
  );
}
