/** The ground of a region: bare as it always lies there, and over it what became of it. */
import { regionOf } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import type { RegionLook, RegionPlace } from './region-look.ts';
import { outlineOfRegion, pathOf } from './shape.ts';

export function BareGround({ sheet, side, region }: RegionPlace): ReactNode {
  const path = pathOf(outlineOfRegion(sheet, side, region));
  return (
    <g className={`lords-land-${regionOf(side, region).land}`}>
      <path className="lords-soil" d={path} />
      <path d={path} fill="url(#lords-snow)" />
      <path className="lords-border" d={path} />
    </g>
  );
}

/** Burnt, held, or both; nothing where the ground is as it was. */
export const ChangedGround = memo(
  ({ sheet, side, region, holder, burnt }: RegionPlace & Pick<RegionLook, 'holder' | 'burnt'>): ReactNode => {
    if (holder === null && !burnt) return null;
    const path = pathOf(outlineOfRegion(sheet, side, region));
    const clip = `lords-clip-${region}`;
    return (
      <g className={`lords-land-${regionOf(side, region).land}`}>
        <clipPath id={clip}>
          <path d={path} />
        </clipPath>
        {burnt && (
          <>
            <path className="lords-soil lords-soil-burnt" d={path} />
            <path d={path} fill="url(#lords-snow)" />
            <path className="lords-ash" d={path} fill="url(#lords-ash)" />
          </>
        )}
        {holder !== null && <path className={`lords-held player-${holder}`} d={path} clipPath={`url(#${clip})`} />}
        <path className="lords-border" d={path} />
      </g>
    );
  },
);
