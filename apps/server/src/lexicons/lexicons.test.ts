import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { raids } from '@skald/engine/games/raids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, readLexicons, writeLexicons } from './lexicon-file.ts';
import { Lexicons } from './lexicons.ts';

let folder: string;
let file: URL;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skald-lexicons-'));
  file = pathToFileURL(join(folder, 'lexicons.json'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lexicons', () => {
  it('are the same whether the build has learned them or the server does', async () => {
    expect(await writeLexicons(file, [raids], ['rules'])).toBe('written');
    const known = await readLexicons(file);
    expect(known.get(keyOf(raids))).toEqual(new Lexicons().of(raids).lexicon);
    expect(new Lexicons(known).of(raids).lexicon).toBe(known.get(keyOf(raids)));
  });

  it('are learned anew only where the rules were compiled anew', async () => {
    expect(await writeLexicons(file, [], ['rules'])).toBe('written');
    const before = await readFile(file, 'utf8');
    expect(await writeLexicons(file, [raids], ['rules'])).toBe('up to date');
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await writeLexicons(file, [raids], ['other rules'])).toBe('written');
    expect((await readLexicons(file)).size).toBe(1);
  });

  it('are learned by the server where there is no file, or a broken one', async () => {
    expect((await readLexicons(file)).size).toBe(0);
    await writeFile(file, '{"made":"x","lexicons":{"raids 1":{}}}');
    expect((await readLexicons(file)).size).toBe(0);
    await writeFile(file, 'half a fi');
    expect((await readLexicons(file)).size).toBe(0);
  });
});
