/** The pictures for previews of links: one for each game and one for Skald, in the size that the server names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { abouts } from '@skald/engine/about';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'public', 'share');
const LIMIT = 200_000;

describe('the pictures for previews of links', () => {
  it.each(['skald', ...abouts.map(({ slug }) => slug)])('%s has one, and it is small', async (name) => {
    const file = readFileSync(join(FOLDER, `${name}.jpg`));
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(file.length).toBeLessThan(LIMIT);
  });
});
