/** The entry of the command line. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { games } from '@skald/engine/games';
import { texts } from '@skald/engine/text';
import { runProgram } from './program.ts';

const { env, stdin, stdout, stderr } = process;

// A reader that closes the pipe early, such as head, ends the program quietly.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runProgram(process.argv.slice(2), {
  games,
  texts,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  input: stdin,
  out: stdout,
  err: stderr,
  locale: env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en',
  secret: () => randomBytes(32).toString('hex'),
  now: () => performance.now(),
});
