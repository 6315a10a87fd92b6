#!/usr/bin/env node
/** Entry point of the command line. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { games } from '@skald/engine/games';
import { texts } from '@skald/engine/text';
import { runProgram } from './program.ts';

const { env, stdin, stdout, stderr } = process;
/** A build holds the other programs beside this one. */
const isBuilt = existsSync(new URL('../built.json', import.meta.url));

// Exit quietly when the reader closes the pipe early, as head does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runProgram(process.argv.slice(2), {
  games,
  texts,
  root: fileURLToPath(new URL(isBuilt ? '..' : '../../..', import.meta.url)),
  input: stdin,
  out: stdout,
  err: stderr,
  locale: env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en',
  secret: () => randomBytes(32).toString('hex'),
  today: () => new Date().toISOString().slice(0, 10),
  now: () => performance.now(),
});
