/** The sea under a board: darker towards the edges, with rows of small waves. */
import type { ReactNode } from 'react';
import './water.css';

export function Water({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id="water" cx="50%" cy="47%" r="75%">
          <stop offset="0%" className="water-light" />
          <stop offset="60%" className="water-mid" />
          <stop offset="100%" className="water-deep" />
        </radialGradient>
        <pattern id="water-waves" width="120" height="60" patternUnits="userSpaceOnUse">
          <path className="water-wave" d="M6 18q9 -9 18 0t18 0M66 46q9 -9 18 0t18 0" />
        </pattern>
      </defs>
      <rect className="water-sheet" width={width} height={height} fill="url(#water)" />
      <rect className="water-sheet" width={width} height={height} fill="url(#water-waves)" />
    </>
  );
}
