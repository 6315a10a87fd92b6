/** A step of the build: learns the lexicons of all games and keeps them beside the compiled server. */
import { readFile } from 'node:fs/promises';
import { games } from '@skald/engine/games';
import { LEXICON_FILE, writeLexicons } from './lexicon-file.ts';

/** What the compiler keeps of the packages that a lexicon depends on: it changes when their sources do. */
const COMPILED = ['engine', 'protocol'].map((name) => new URL(`../../../../packages/${name}/dist/.tsbuildinfo`, import.meta.url));

await writeLexicons(LEXICON_FILE, games.values(), await Promise.all(COMPILED.map((file) => readFile(file, 'utf8'))));
