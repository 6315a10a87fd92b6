/** The painted sea charts, for wide and for narrow rooms. */
import type { ThemedPicture } from '../../../table/picture/board-picture.tsx';
import landscapeDark from './picture/landscape-dark.avif';
import landscapeDarkSmall from './picture/landscape-dark-small.avif';
import landscapeLight from './picture/landscape-light.avif';
import landscapeLightSmall from './picture/landscape-light-small.avif';
import portraitDark from './picture/portrait-dark.avif';
import portraitDarkSmall from './picture/portrait-dark-small.avif';
import portraitLight from './picture/portrait-light.avif';
import portraitLightSmall from './picture/portrait-light-small.avif';
import { PORTRAIT, type SeaRoute } from './route.ts';

const WIDE: ThemedPicture = {
  light: { large: landscapeLight, small: landscapeLightSmall },
  dark: { large: landscapeDark, small: landscapeDarkSmall },
};
const TALL: ThemedPicture = {
  light: { large: portraitLight, small: portraitLightSmall },
  dark: { large: portraitDark, small: portraitDarkSmall },
};

export function pictureOf({ shape }: SeaRoute): ThemedPicture {
  return shape === PORTRAIT ? TALL : WIDE;
}
