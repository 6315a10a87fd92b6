/** The start page's picture: a longship under the northern lights, drawn as simple shapes. */
import drakkar from 'icon:drakkar';
import type { ReactNode } from 'react';
import { Glyph } from '../icons/icon.tsx';

const STARS = [
  [60, 40],
  [150, 90],
  [240, 30],
  [330, 70],
  [420, 24],
  [520, 60],
  [610, 34],
  [700, 84],
  [800, 28],
  [880, 66],
  [960, 36],
  [1060, 84],
  [1140, 44],
  [110, 130],
  [470, 110],
  [770, 130],
  [1010, 140],
  [280, 140],
] as const;

export function NightSea(): ReactNode {
  return (
    <svg className="night" viewBox="0 0 1200 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="night-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="night-sky-top" />
          <stop offset="1" className="night-sky-low" />
        </linearGradient>
        <linearGradient id="night-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="night-light-top" />
          <stop offset="1" className="night-light-low" />
        </linearGradient>
      </defs>
      <rect width="1200" height="420" fill="url(#night-sky)" />
      {STARS.map(([x, y]) => (
        <circle key={`${x}.${y}`} className="night-star" cx={x} cy={y} r={(x % 3) * 0.5 + 1} />
      ))}
      <path
        fill="url(#night-light)"
        d="M0 150C160 60 260 190 420 110S700 30 860 120S1100 60 1200 100V20C1080 0 940 60 820 40S560 10 420 50S150 20 0 70Z"
      />
      <path
        fill="url(#night-light)"
        opacity="0.6"
        d="M-20 200C200 120 380 220 560 160S900 90 1200 170V110C1000 60 760 120 580 110S200 100 -20 160Z"
      />
      <circle className="night-moon" cx="962" cy="96" r="34" />
      <path
        className="night-far"
        d="M0 300L90 230L150 268L250 178L330 250L400 214L500 290L610 236L690 280L800 196L880 262L960 222L1060 290L1130 250L1200 286V420H0Z"
      />
      <path className="night-near" d="M0 330L70 288L160 326L230 300L300 338H900L980 296L1050 330L1120 304L1200 340V420H0Z" />
      <rect className="night-water" y="336" width="1200" height="84" />
      <Glyph className="night-ship" outline={drakkar} x={1010} y={292} size={118} />
      <path
        className="night-swell"
        d="M0 356q30 -12 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0M30 388q30 -12 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0"
      />
    </svg>
  );
}
