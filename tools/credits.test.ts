/** The credits name every library that the product depends on, with its licence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARIES } from '../apps/web/src/pages/libraries.ts';

const ROOT = join(import.meta.dirname, '..');
const ROOMS = ['packages', 'apps'].flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(ROOT, folder, name)));

function manifest(folder: string): { readonly dependencies?: Readonly<Record<string, string>>; readonly license?: unknown } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

const used = new Set(
  ROOMS.filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => Object.keys(manifest(folder).dependencies ?? {}))
    .filter((name) => !name.startsWith('@skald/')),
);
const named = LIBRARIES.flatMap(({ packages, licence }) => packages.map((name) => [name, licence] as const));

it('and no other, save what builds it', () => {
  const names = named.map(([name]) => name);
  expect(names.toSorted()).toEqual([...used, 'vite'].toSorted());
});

it.each(named)('%s under %s', (name, licence) => {
  expect(manifest(join(ROOT, 'node_modules', name)).license).toBe(licence);
});
