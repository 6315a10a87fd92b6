/** Prepares a server once per test run: with a bundle and a migrated database it starts several times as fast. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PROGRAM = join(ROOT, 'apps', 'server', 'src', 'testing', 'processes', 'prepare-house-server.ts');

export interface PreparedServer {
  /** The path of the server's program. */
  readonly main: string;
  /** A data folder to copy. */
  readonly data: string;
  remove(): Promise<void>;
}

export async function prepareServer(): Promise<PreparedServer> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', PROGRAM], { cwd: ROOT });
  const { main, data } = z.object({ main: z.string(), data: z.string() }).parse(JSON.parse(stdout));
  return { main, data, remove: () => rm(dirname(main), { recursive: true, force: true }) };
}
