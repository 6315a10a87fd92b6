/** The release before this one, taken out of the history of the repository: its server, and the people with its pages. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { z } from 'zod';
import { NODE_BUNDLE } from '../../../../../tools/build/bundle-options.mjs';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
/** Written anew when a release is made. */
const PREVIOUS_RELEASE = '6f5b605e9253a357e23516b687d2a90092f11ebc';
/** Kept between runs: nothing in it ever changes. */
const CACHE = join(ROOT, 'reports', 'previous-release');
const manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });

/** Settings of tests that it does not know; it would not start with them. */
export const UNKNOWN_SETTINGS = { SKALD_LIMIT_FILES: undefined, SKALD_LIMIT_MATCHES: undefined, SKALD_LIMIT_CONNECTIONS: undefined };

type People = typeof import('../people.ts');

export interface PreviousRelease {
  /** Starts its server. */
  readonly main: string;
  /** Players whose browsers hold its pages: they play through its client. It calls their class `Person`. */
  readonly people: { readonly Person: People['TestPlayer'] } & Pick<People, 'gather'>;
}

export async function previousRelease(): Promise<PreviousRelease> {
  const folder = join(CACHE, PREVIOUS_RELEASE);
  if (!existsSync(folder)) await prepare(folder);
  const people: unknown = await import(pathToFileURL(join(folder, 'apps/server/dist/people.js')).href);
  if (!arePeople(people)) throw new Error(`The previous release in ${folder} has no people. Remove the folder.`);
  return { main: join(folder, 'apps/server/dist/main.js'), people };
}

/** Whole or not at all, also where two test runs do it at once. */
async function prepare(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const half = await mkdtemp(join(CACHE, 'half-'));
  try {
    await takeOut(half);
    await linkPackages(half);
    await bundle(half);
    await rename(half, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

async function takeOut(folder: string): Promise<void> {
  const archive = join(folder, 'release.tar');
  try {
    await run('git', ['archive', '--output', archive, PREVIOUS_RELEASE, 'apps/server', 'packages', 'prisma'], { cwd: ROOT });
  } catch (error) {
    const why = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new Error(
      `The previous release (commit ${PREVIOUS_RELEASE}) cannot be taken out of the history of this checkout: ${why}. ` +
        'This test needs git and a clone with its whole history: git fetch --unshallow.',
    );
  }
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

/** Its own packages are found before those of today; all others are those that are installed. */
async function linkPackages(folder: string): Promise<void> {
  const scope = join(folder, 'node_modules/@skald');
  await mkdir(scope, { recursive: true });
  for (const name of await readdir(join(folder, 'packages'))) {
    const path = join(folder, 'packages', name);
    const described = manifest.parse(JSON.parse(await readFile(join(path, 'package.json'), 'utf8')));
    await symlink(join('../../packages', name), join(scope, described.name.replace('@skald/', '')));
  }
}

async function bundle(folder: string): Promise<void> {
  const app = join(folder, 'apps/server');
  const { dependencies } = manifest.parse(JSON.parse(await readFile(join(app, 'package.json'), 'utf8')));
  await build({
    entryPoints: { main: join(app, 'src/main.ts'), people: join(app, 'src/testing/people.ts') },
    outdir: join(app, 'dist'),
    ...NODE_BUNDLE,
    external: [...Object.keys(dependencies).filter((name) => !name.startsWith('@skald/')), 'socket.io-client'],
    logLevel: 'error',
  });
}

function arePeople(value: unknown): value is PreviousRelease['people'] {
  return typeof value === 'object' && value !== null && 'Person' in value && 'gather' in value;
}
