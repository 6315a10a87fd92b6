/** Loads a game with the content of a pack and plays it, in a separate program. Reads a request and writes a report, both as JSON. */
import { text } from 'node:stream/consumers';
import { chooseContent } from '@skald/engine/content-choice';
import { z } from 'zod';

const request = z.object({ game: z.string(), content: z.unknown(), matches: z.int().positive() });

const { game, content, matches } = request.parse(JSON.parse(await text(process.stdin)));
chooseContent(game, content);
// Only now: the game takes its content when it is loaded.
const { playTrial } = await import('./trial.ts');
process.stdout.write(JSON.stringify(playTrial(game, matches)));
