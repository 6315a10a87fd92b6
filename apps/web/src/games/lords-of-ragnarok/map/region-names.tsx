/** The names of the regions, over everything that stands on them; beside the wheel they move aside. */
import { type MapSide, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { middleOfRegion, type Sheet } from './mesh/shape.ts';
import { placeName } from './place-names.ts';

interface RegionNamesProps {
  readonly sheet: Sheet;
  readonly side: MapSide;
  readonly i18n: TableTranslator;
}

/** How far a name stands over the middle of its region, in units of the sheet. */
const OVER = { lying: 46, stacked: 66 } as const;
/** On a narrow sheet the words of a name stand one over the other, so far apart. */
const LINE = 27;
/** The width of a letter there, and the gap to the wheel. */
const LETTER = 14.5;
const GAP = 6;

export const RegionNames = memo(
  ({ sheet, side, i18n }: RegionNamesProps): ReactNode =>
    mapOf(side).numbers.map((region) => (
      <RegionName key={region} sheet={sheet} side={side} region={region} name={placeName(side, region, i18n)} />
    )),
);

function RegionName({
  sheet,
  side,
  region,
  name,
}: Omit<RegionNamesProps, 'i18n'> & { readonly region: number; readonly name: string }): ReactNode {
  const { x, y } = middleOfRegion(sheet, side, region);
  const words = sheet.stacked ? name.split(' ') : [name];
  const first = y - (sheet.stacked ? OVER.stacked : OVER.lying) - (words.length - 1) * LINE;
  const aside = sheet.stacked
    ? Math.max(...words.map((word, nth) => overlapWithWheel(sheet, x, first + nth * LINE, word.length * LETTER)))
    : 0;
  const middle = x < sheet.width / 2 ? x - aside : x + aside;
  return words.map((word, nth) => (
    <text key={word} className="lords-region-name" x={middle.toFixed(1)} y={(first + nth * LINE).toFixed(1)} textAnchor="middle">
      {word}
    </text>
  ));
}

/** How far a line of text of this width reaches under the wheel. */
function overlapWithWheel({ width, height, wheel }: Sheet, x: number, y: number, wide: number): number {
  // The middle of the letters lies a little over their line.
  const down = y - 9 - height / 2;
  if (Math.abs(down) >= wheel + GAP) return 0;
  const reach = Math.sqrt((wheel + GAP) ** 2 - down ** 2);
  return Math.max(0, reach + wide / 2 - Math.abs(x - width / 2));
}
