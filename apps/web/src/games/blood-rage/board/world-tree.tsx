/** Yggdrasil: crown, trunk and roots. */
import type { ReactNode } from 'react';
import type { Point } from '../../../table/geometry.ts';

export function Tree({ at }: { readonly at: Point }): ReactNode {
  return (
    <g className="br-yggdrasil" transform={`translate(${at.x} ${at.y})`}>
      <path
        className="br-yggdrasil-crown"
        d="M-96 -34C-118 -62 -92 -96 -60 -92C-50 -124 -6 -132 14 -112C44 -130 84 -108 82 -80C114 -76 122 -38 96 -24C76 -4 40 -14 20 -22C-4 -6 -34 -8 -50 -24C-66 -16 -86 -20 -96 -34Z"
      />
      <path
        className="br-yggdrasil-trunk"
        d="M-10 -58C-12 -20 -16 10 -22 40C-30 68 -58 84 -92 92C-60 94 -34 88 -16 74C-18 92 -24 108 -36 122C-14 114 -2 98 2 80C8 100 22 114 44 120C32 106 26 90 24 74C42 88 68 94 98 90C66 82 36 68 28 40C22 12 20 -18 22 -56L48 -84L40 -88L16 -68L14 -98H4L2 -70L-26 -92L-34 -86Z"
      />
      <path
        className="br-yggdrasil-leaf"
        d="M-70 -60q12 -14 26 0M-34 -100q12 -12 24 0M34 -98q12 -10 24 2M62 -52q12 -12 24 2M-20 -40q10 -12 22 0"
      />
    </g>
  );
}
