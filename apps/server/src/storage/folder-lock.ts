/** One process at a time in a data folder: two embedded databases on the same files would silently lose rows. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Identifies the process that holds the lock, so that a later one can see whether it is alive. */
const holderShape = z.object({
  token: z.string(),
  pid: z.int(),
  host: z.string(),
  /** The boot of the machine, the process namespace and the start of the process, where the system tells them. */
  boot: z.string(),
  space: z.string(),
  started: z.string(),
});
type Holder = z.infer<typeof holderShape>;

export interface FolderLock {
  release(): Promise<void>;
}

export interface FolderInUse {
  readonly inUse: string;
}

/** A living holder touches its lock this often; one that nobody can look up is watched for several times as long. */
const BEAT_MS = 500;
const WATCHED_BEATS = 6;
/** A take-over lasts milliseconds; its mark is left behind only by a process that died inside it. */
const TAKE_OVER_MS = 10_000;
const ATTEMPTS = 5;

/** Calls `onLost` when another process takes the lock because this one seemed dead. */
export async function lockFolder(folder: string, onLost: () => void, beatMs = BEAT_MS): Promise<FolderLock | FolderInUse> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  const mine = await myself();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await create(file, JSON.stringify(mine))) return hold(file, mine, onLost, beatMs);
    const seen = await readLock(file);
    if (seen && (await isHeld(file, seen, mine, beatMs))) break;
    if (seen && !(await takeOver(folder, file, seen))) await wait(beatMs);
  }
  return { inUse: await describe(file, folder) };
}

function hold(file: string, mine: Holder, onLost: () => void, beatMs: number): FolderLock {
  const beat = setInterval(async () => {
    const seen = await readLock(file);
    if (seen?.holder?.token === mine.token) await utimes(file, new Date(), new Date()).catch(() => undefined);
    else {
      clearInterval(beat);
      onLost();
    }
  }, beatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      if ((await readLock(file))?.holder?.token === mine.token) await rm(file, { force: true });
    },
  };
}

/** A lock as it was found: whose it is, as far as it can be read, and when it was last touched. */
interface Seen {
  readonly holder: Holder | undefined;
  readonly touched: number;
}

/** Undefined if there is no lock. */
async function readLock(file: string): Promise<Seen | undefined> {
  try {
    const { mtimeMs } = await stat(file);
    return { holder: parsed(await readFile(file, 'utf8')), touched: mtimeMs };
  } catch {
    return undefined;
  }
}

function parsed(content: string): Holder | undefined {
  try {
    return holderShape.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}

async function isHeld(file: string, { holder, touched }: Seen, here: Holder, beatMs: number): Promise<boolean> {
  if (holder?.host === here.host && holder.boot !== here.boot) return false;
  if (holder?.host === here.host && holder.space === here.space) return holder.started === (await startOf(holder.pid));
  // In another container or on another machine, or not to be read: does somebody still touch it?
  for (let beats = 0; beats < WATCHED_BEATS; beats++) {
    await wait(beatMs);
    if ((await readLock(file))?.touched !== touched) return true;
  }
  return false;
}

/**
 * Removes a dead holder's lock; false where another process is about to. A mark that only one process can make keeps a
 * slower one from removing its successor's lock.
 */
async function takeOver(folder: string, file: string, dead: Seen): Promise<boolean> {
  const mark = join(folder, 'lock.taking-over');
  const made = await stat(mark).catch(() => undefined);
  if (made && Date.now() - made.mtimeMs > TAKE_OVER_MS) await rm(mark, { recursive: true, force: true });
  try {
    await mkdir(mark);
  } catch {
    return false;
  }
  try {
    const now = await readLock(file);
    if (now?.holder?.token === dead.holder?.token && now?.touched === dead.touched) await rm(file, { force: true });
  } finally {
    await rm(mark, { recursive: true, force: true });
  }
  return true;
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function describe(file: string, folder: string): Promise<string> {
  const holder = (await readLock(file))?.holder;
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return `The data folder ${folder} is in use by ${who}. Stop that server first, or give this one a folder of its own with SKALD_DATA.`;
}

async function myself(): Promise<Holder> {
  return {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    boot: (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim(),
    space: await readlink('/proc/self/ns/pid').catch(() => ''),
    started: (await startOf(process.pid)) ?? '',
  };
}

/**
 * What tells a process from a later one with the same number: when it started. Where there is no /proc only its being
 * there is known, and every living process looks alike. Undefined if there is no such process.
 */
async function startOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field, the command, may hold spaces; after it, the start is the twentieth.
  if (line !== undefined) return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  try {
    process.kill(pid, 0);
    return process.platform === 'linux' ? undefined : '';
  } catch (error) {
    const foreign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return foreign ? '' : undefined;
  }
}

/** Real time: whether another process lives has nothing to do with the server's clock. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
