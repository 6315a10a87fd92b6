/** The painted pictures of the world, for each of its widths. */
import type { ThemedPicture } from '../../../table/picture/board-picture.tsx';
import roundDark from './picture/round-dark.avif';
import roundDarkSmall from './picture/round-dark-small.avif';
import roundLight from './picture/round-light.avif';
import roundLightSmall from './picture/round-light-small.avif';
import wideDark from './picture/wide-dark.avif';
import wideDarkSmall from './picture/wide-dark-small.avif';
import wideLight from './picture/wide-light.avif';
import wideLightSmall from './picture/wide-light-small.avif';
import { WORLDS, type WorldLayout } from './world.ts';

const WIDE: ThemedPicture = { light: { large: wideLight, small: wideLightSmall }, dark: { large: wideDark, small: wideDarkSmall } };
const ROUND: ThemedPicture = { light: { large: roundLight, small: roundLightSmall }, dark: { large: roundDark, small: roundDarkSmall } };

export function pictureOf(world: WorldLayout): ThemedPicture {
  return world === WORLDS[0] ? WIDE : ROUND;
}
