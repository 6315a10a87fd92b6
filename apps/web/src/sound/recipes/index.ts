/** The recipe of every sound. */
import type { SoundName, SoundRecipe } from '../recipe.ts';
import { clash, coin } from './metal.ts';
import { call, doom, lose, turn, win } from './music.ts';
import { card, draw, sail } from './paper.ts';
import { build, dice, error, march, place } from './wood.ts';

export const RECIPES: Readonly<Record<SoundName, SoundRecipe>> = {
  draw,
  card,
  place,
  march,
  sail,
  coin,
  build,
  dice,
  error,
  clash,
  horn: call,
  doom,
  turn,
  lose,
  win,
};
