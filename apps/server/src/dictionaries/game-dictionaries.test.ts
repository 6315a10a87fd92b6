import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { raids } from '@skald/engine/games/raids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, readDictionaries, writeDictionaries } from './dictionary-file.ts';
import { GameDictionaries } from './game-dictionaries.ts';

let folder: string;
let file: URL;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skald-dictionaries-'));
  file = pathToFileURL(join(folder, 'dictionaries.json'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the dictionaries', () => {
  it('are the same whether the build has learned them or the server does', async () => {
    expect(await writeDictionaries(file, [raids], ['rules'])).toBe('written');
    const known = await readDictionaries(file);
    expect(known.get(keyOf(raids))).toEqual(new GameDictionaries().of(raids).dictionary);
    expect(new GameDictionaries(known).of(raids).dictionary).toBe(known.get(keyOf(raids)));
  });

  it('are learned anew only where the rules were compiled anew', async () => {
    expect(await writeDictionaries(file, [], ['rules'])).toBe('written');
    const before = await readFile(file, 'utf8');
    expect(await writeDictionaries(file, [raids], ['rules'])).toBe('up to date');
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await writeDictionaries(file, [raids], ['other rules'])).toBe('written');
    expect((await readDictionaries(file)).size).toBe(1);
  });

  it('are learned by the server where there is no file, or a broken one', async () => {
    expect((await readDictionaries(file)).size).toBe(0);
    await writeFile(file, '{"made":"x","dictionaries":{"raids 1":{}}}');
    expect((await readDictionaries(file)).size).toBe(0);
    await writeFile(file, 'half a fi');
    expect((await readDictionaries(file)).size).toBe(0);
  });
});
