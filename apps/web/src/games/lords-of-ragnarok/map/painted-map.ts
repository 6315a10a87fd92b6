/** The painted pictures of both sides of the map, for each sheet. */
import type { MapSide } from '@skald/engine/games/lords-of-ragnarok';
import type { ThemedPicture } from '../../../table/picture/board-picture.tsx';
import { LANDSCAPE, type Sheet } from './mesh/shape.ts';
import largeLandscapeDark from './picture/large-landscape-dark.avif';
import largeLandscapeDarkHalf from './picture/large-landscape-dark-small.avif';
import largeLandscapeLight from './picture/large-landscape-light.avif';
import largeLandscapeLightHalf from './picture/large-landscape-light-small.avif';
import largePortraitDark from './picture/large-portrait-dark.avif';
import largePortraitDarkHalf from './picture/large-portrait-dark-small.avif';
import largePortraitLight from './picture/large-portrait-light.avif';
import largePortraitLightHalf from './picture/large-portrait-light-small.avif';
import smallLandscapeDark from './picture/small-landscape-dark.avif';
import smallLandscapeDarkHalf from './picture/small-landscape-dark-small.avif';
import smallLandscapeLight from './picture/small-landscape-light.avif';
import smallLandscapeLightHalf from './picture/small-landscape-light-small.avif';
import smallPortraitDark from './picture/small-portrait-dark.avif';
import smallPortraitDarkHalf from './picture/small-portrait-dark-small.avif';
import smallPortraitLight from './picture/small-portrait-light.avif';
import smallPortraitLightHalf from './picture/small-portrait-light-small.avif';

interface SidePictures {
  readonly landscape: ThemedPicture;
  readonly portrait: ThemedPicture;
}

const PICTURES: Readonly<Record<MapSide, SidePictures>> = {
  small: {
    landscape: {
      light: { large: smallLandscapeLight, small: smallLandscapeLightHalf },
      dark: { large: smallLandscapeDark, small: smallLandscapeDarkHalf },
    },
    portrait: {
      light: { large: smallPortraitLight, small: smallPortraitLightHalf },
      dark: { large: smallPortraitDark, small: smallPortraitDarkHalf },
    },
  },
  large: {
    landscape: {
      light: { large: largeLandscapeLight, small: largeLandscapeLightHalf },
      dark: { large: largeLandscapeDark, small: largeLandscapeDarkHalf },
    },
    portrait: {
      light: { large: largePortraitLight, small: largePortraitLightHalf },
      dark: { large: largePortraitDark, small: largePortraitDarkHalf },
    },
  },
};

export function pictureOf(side: MapSide, sheet: Sheet): ThemedPicture {
  return PICTURES[side][sheet === LANDSCAPE ? 'landscape' : 'portrait'];
}
