/** The sea under a map: light in the middle, dark towards the edges, with waves all over. */
import { memo } from 'react';

interface SeaProps {
  /** What its gradients are called, for there may be several maps in a page. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** It never changes while the map keeps its size. */
export const Sea = memo(({ name, width, height }: SeaProps) => (
  <>
    <defs>
      <radialGradient id={`${name}-sea`} cx="52%" cy="46%" r="75%">
        <stop offset="0%" className="sea-light" />
        <stop offset="58%" className="sea-mid" />
        <stop offset="100%" className="sea-deep" />
      </radialGradient>
      <pattern id={`${name}-waves`} width="120" height="60" patternUnits="userSpaceOnUse">
        <path className="sea-wave" d="M6 18q9 -9 18 0t18 0M66 46q9 -9 18 0t18 0" />
      </pattern>
    </defs>
    <rect width={width} height={height} fill={`url(#${name}-sea)`} />
    <rect width={width} height={height} fill={`url(#${name}-waves)`} />
  </>
));
