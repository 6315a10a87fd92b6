/** The code in docs/adding-a-game.md is the code that `skald new-game` writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isFailure } from '../failure.ts';
import { namesFor } from './names.ts';
import { newFiles } from './templates.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

it('the guide quotes the templates', async () => {
  const names = namesFor({ slug: 'stone-heap', taken: [] });
  if (isFailure(names)) throw new Error(names.reason);
  const files = await newFiles(ROOT, names);
  const guide = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code);
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter((block) => !files.some(({ text }) => text.includes(block)))).toEqual([]);
});
