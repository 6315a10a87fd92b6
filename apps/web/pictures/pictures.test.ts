/** The committed pictures are those that the recipes paint, and they are small. */
import { statSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PictureRecipe, RECIPES, WIDTHS } from './recipes.ts';

/** The pictures of a game for one theme and every sheet. */
const LIMIT = 400_000;
const TRIAL = 160;
/** The mean difference of a colour, of 255: a picture painted small is not quite a large one made smaller. */
const NEAR = 8;

async function pixels(picture: Sharp): Promise<Buffer> {
  return await picture.removeAlpha().resize(TRIAL, TRIAL, { fit: 'fill' }).raw().toBuffer();
}

async function difference({ paint, files }: PictureRecipe, width: number): Promise<number> {
  const [painted, kept] = [await pixels(sharp(await paint(width).png().toBuffer())), await pixels(sharp(files.small))];
  expect(kept.length).toBe(painted.length);
  return painted.reduce((sum, value, i) => sum + Math.abs(value - (kept[i] ?? 0)), 0) / painted.length;
}

describe('the pictures under the boards', () => {
  it.each(RECIPES.map((recipe) => [recipe.files.small.split('/').slice(-4).join('/'), recipe] as const))(
    '%s is what its recipe paints',
    async (_, recipe) => {
      expect(await difference(recipe, 2 * TRIAL)).toBeLessThan(NEAR);
    },
  );

  it('are painted the same every time', async () => {
    const [first] = RECIPES;
    if (!first) throw new Error('there are no recipes');
    const [once, again] = [await pixels(first.paint(TRIAL)), await pixels(first.paint(TRIAL))];
    expect(once.equals(again)).toBe(true);
  });

  it.each([...new Set(RECIPES.map(({ game, theme }) => `${game} ${theme}`))])('%s is within its limit', (name) => {
    const files = RECIPES.filter(({ game, theme }) => `${game} ${theme}` === name).map(({ files }) => files.large);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(LIMIT);
  });

  it('have the widths that the pages name', async () => {
    for (const { files } of RECIPES) {
      expect((await sharp(files.large).metadata()).width).toBe(WIDTHS.large);
      expect((await sharp(files.small).metadata()).width).toBe(WIDTHS.small);
    }
  });
});
