/** Paints the pictures under the boards: `npm run paint -w apps/web`, or with a game's name for its pictures alone. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { RECIPES, WIDTHS } from './recipes.ts';

const QUALITY = { quality: 46, effort: 5 } as const;

const games = process.argv.slice(2);
for (const { game, paint, files } of RECIPES) {
  if (games.length > 0 && !games.includes(game)) continue;
  mkdirSync(dirname(files.large), { recursive: true });
  const painted = await paint(WIDTHS.large).png().toBuffer();
  await sharp(painted).avif(QUALITY).toFile(files.large);
  await sharp(painted).resize(WIDTHS.small).avif(QUALITY).toFile(files.small);
}
