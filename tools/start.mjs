/** `npm start`, `npm run bot`: builds if the sources have changed, then runs the server, or the program named by the first argument. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builds, digest } from './build/project.mjs';
import { launch } from './launch.mjs';

const BUILD = fileURLToPath(new URL('./build/main.mjs', import.meta.url));

const [program = 'server', ...words] = process.argv.slice(2);
const { all: name } = digest();
if (builds.has(name)) builds.choose(name);
else await build();
await launch(builds.current ?? name, `${program}/main.js`, words);

/** In a separate process: a build needs much memory, and a server runs for long. */
async function build() {
  console.log('Building Skald, which takes a moment.');
  const child = fork(BUILD, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const [code, signal] = await once(child, 'exit');
  for (const one of signals) process.off(one, pass);
  if (signal !== null) process.kill(process.pid, signal);
  if (code !== 0) process.exit(code ?? 1);
}
