/** The painted pictures of the realms, for each layout. */
import type { ThemedPicture } from '../../../table/picture/board-picture.tsx';
import { type BoardLayout, LANDSCAPE } from './layout.ts';
import landscapeDark from './picture/landscape-dark.avif';
import landscapeDarkSmall from './picture/landscape-dark-small.avif';
import landscapeLight from './picture/landscape-light.avif';
import landscapeLightSmall from './picture/landscape-light-small.avif';
import portraitDark from './picture/portrait-dark.avif';
import portraitDarkSmall from './picture/portrait-dark-small.avif';
import portraitLight from './picture/portrait-light.avif';
import portraitLightSmall from './picture/portrait-light-small.avif';

const WIDE: ThemedPicture = {
  light: { large: landscapeLight, small: landscapeLightSmall },
  dark: { large: landscapeDark, small: landscapeDarkSmall },
};
const TALL: ThemedPicture = {
  light: { large: portraitLight, small: portraitLightSmall },
  dark: { large: portraitDark, small: portraitDarkSmall },
};

export function pictureOf(layout: BoardLayout): ThemedPicture {
  return layout === LANDSCAPE ? WIDE : TALL;
}
