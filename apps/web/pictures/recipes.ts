/** Every picture that is painted, and where its files lie. */
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { paintChart, type SeaChart } from './chart/chart-picture.ts';
import { MAPS as BLOOD_RAGE } from './games/blood-rage.ts';
import { MAPS as LORDS } from './games/lords-of-ragnarok.ts';
import { CHARTS } from './games/raids.ts';
import { MAPS as VALDA } from './games/valda.ts';
import { paintLand } from './land/land-picture.ts';
import type { LandMap } from './land/terrain.ts';
import { type PictureTheme, THEMES } from './land/theme.ts';

export interface PictureRecipe {
  readonly game: string;
  readonly theme: PictureTheme;
  readonly paint: (pixelsWide: number) => Sharp;
  readonly files: Readonly<Record<PictureSize, string>>;
}

type PictureSize = keyof typeof WIDTHS;

/** The widths of the files, in pixels. */
export const WIDTHS = { large: 1440, small: 720 } as const;

const GAMES = join(import.meta.dirname, '..', 'src', 'games');

function landRecipes(game: string, folder: string, maps: Readonly<Record<string, LandMap>>): readonly PictureRecipe[] {
  return Object.entries(maps).flatMap(([name, map]) =>
    THEMES.map((theme) => recipe(game, folder, name, theme, (pixelsWide) => paintLand(map, theme, pixelsWide))),
  );
}

function chartRecipes(game: string, folder: string, charts: Readonly<Record<string, SeaChart>>): readonly PictureRecipe[] {
  return Object.entries(charts).flatMap(([name, chart]) =>
    THEMES.map((theme) => recipe(game, folder, name, theme, (pixelsWide) => paintChart(chart, theme, pixelsWide))),
  );
}

function recipe(game: string, folder: string, name: string, theme: PictureTheme, paint: PictureRecipe['paint']): PictureRecipe {
  const file = (ending: string): string => join(GAMES, game, folder, 'picture', `${name}-${theme}${ending}.avif`);
  return { game, theme, paint, files: { large: file(''), small: file('-small') } };
}

export const RECIPES: readonly PictureRecipe[] = [
  ...landRecipes('blood-rage', 'board', BLOOD_RAGE),
  ...landRecipes('lords-of-ragnarok', 'map', LORDS),
  ...chartRecipes('raids', 'board', CHARTS),
  ...landRecipes('valda', 'board', VALDA),
];
