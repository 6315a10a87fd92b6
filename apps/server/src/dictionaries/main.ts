/** A step of the build: learns the dictionaries of all games and keeps them beside the server. Its one argument names the rules they are learned from. */
import { argv } from 'node:process';
import { games } from '@skald/engine/games';
import { DICTIONARY_FILE, writeDictionaries } from './dictionary-file.ts';

await writeDictionaries(DICTIONARY_FILE, games.values(), argv.slice(2));
