/** The ground of a region: bare, and over it what happened to it. */
import { regionOf } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import { outlineOfRegion, pathOf } from './mesh/shape.ts';
import type { RegionLook, RegionPlace } from './region-look.ts';

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

/** Burnt, controlled, or both; null if unchanged. */
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
