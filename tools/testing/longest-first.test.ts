import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST } from './longest-first.ts';

it('the longest test files are where the list says', () => {
  expect(LONGEST.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});
