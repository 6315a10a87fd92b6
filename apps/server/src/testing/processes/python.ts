/** A Python that can run the example bot: one that is named, one that is installed, or, in CI, Debian's with its packages installed for the purpose. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What `examples/python-bot/requirements.txt` brings, by the names that Debian gives it and that Python imports. */
const PACKAGES = ['python3-socketio', 'python3-requests', 'python3-websocket'];
const IMPORTS = 'import socketio, requests, websocket';
const CANDIDATES = ['python3', '/usr/bin/python3'];
const isRoot = process.getuid?.() === 0;
const isRequired = process.env.REQUIRE_PYTHON === '1';

/** Why there is none. */
export interface NoPython {
  readonly missing: string;
}

/** Looks for a Python. With `REQUIRE_PYTHON=1` its absence is a failure. */
export async function findPython(): Promise<{ readonly path: string } | NoPython> {
  const { PYTHON } = process.env;
  const candidates = PYTHON ? [PYTHON] : CANDIDATES;
  const path = (await firstThatWorks(candidates)) ?? ((await install()) ? await firstThatWorks(candidates) : undefined);
  if (path !== undefined) return { path };
  const missing = `No Python with python-socketio: set PYTHON or install ${PACKAGES.join(', ')}. The test of the Python bot is left out.`;
  if (isRequired) throw new Error(missing);
  return { missing };
}

async function firstThatWorks(candidates: readonly string[]): Promise<string | undefined> {
  for (const path of candidates) {
    const works = await run(path, ['-c', IMPORTS]).then(
      () => true,
      () => false,
    );
    if (works) return path;
  }
  return undefined;
}

async function install(): Promise<boolean> {
  if (!isRoot || !(isRequired || process.env.CI)) return false;
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update', '-qq'], environment);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'python3', ...PACKAGES], environment);
  } catch {
    return false;
  }
  return true;
}
