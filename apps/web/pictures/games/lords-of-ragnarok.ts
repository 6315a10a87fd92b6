/** The pictures of Lords of Ragnarok: Scandinavia with its mountains, woods and snow, for both sides of the map. */
import { type MapSide, mapOf } from '@skald/engine/games/lords-of-ragnarok';
import { LANDSCAPE, middleOfRegion, outlineOfRegion, PORTRAIT, type Sheet } from '../../src/games/lords-of-ragnarok/map/mesh/shape.ts';
import { type LandMap, TERRAINS, type Terrain } from '../land/terrain.ts';

type Land = ReturnType<typeof mapOf>['regions'][number]['land'];

/** Two terrains for each land, by turns. */
const LOOKS: Readonly<Record<Land, readonly [Terrain, Terrain]>> = {
  halogaland: [TERRAINS.snowfield, TERRAINS.frostPeaks],
  trondelag: [TERRAINS.pinewood, TERRAINS.highland],
  svealand: [TERRAINS.meadow, TERRAINS.heath],
  gotaland: [TERRAINS.moor, TERRAINS.birchMoor],
  jutland: [TERRAINS.autumnWood, TERRAINS.ploughland],
  vestland: [TERRAINS.fjells, TERRAINS.fjellWood],
};

function landMap(side: MapSide, sheet: Sheet): LandMap {
  const { regions } = mapOf(side);
  const wide = sheet.stacked ? 46 : 58;
  return {
    width: sheet.width,
    height: sheet.height,
    seed: side === 'small' ? 793 : 865,
    lands: regions.map(({ number, land }, i) => ({
      outline: outlineOfRegion(sheet, side, number),
      terrain: LOOKS[land][i % 2 === 0 ? 0 : 1],
    })),
    clear: [
      // Under the wheel nothing is seen.
      { x: sheet.width / 2, y: sheet.height / 2, r: sheet.wheel },
      ...regions.flatMap(({ number }) => {
        const { x, y } = middleOfRegion(sheet, side, number);
        return [-wide, 0, wide].map((aside) => ({ x: x + aside, y: y - 20, r: 34 }));
      }),
    ],
    villages: [],
    rivers: [],
    stampSize: 0.86,
    hasPaleNames: true,
  };
}

export const MAPS = {
  'small-landscape': landMap('small', LANDSCAPE),
  'small-portrait': landMap('small', PORTRAIT),
  'large-landscape': landMap('large', LANDSCAPE),
  'large-portrait': landMap('large', PORTRAIT),
} as const;
