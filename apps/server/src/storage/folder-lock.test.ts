import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FolderLock, lockFolder } from './folder-lock.ts';

let folder: string;
const lost = { times: 0 };
const BEAT_MS = 50;
const lock = () => lockFolder(folder, () => lost.times++, BEAT_MS);
const lockFile = () => join(folder, 'lock');

async function taken(outcome: Promise<FolderLock | { inUse: string }>): Promise<FolderLock> {
  const held = await outcome;
  if ('inUse' in held) throw new Error(held.inUse);
  return held;
}

/** What another process has written into its lock: this one's own words, changed. */
async function leaveLock(change: object): Promise<void> {
  const mine = await taken(lock());
  const words = JSON.parse(await readFile(lockFile(), 'utf8'));
  await mine.release();
  await writeFile(lockFile(), JSON.stringify({ ...words, token: 'another', ...change }));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skald-lock-'));
  lost.times = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock on a data folder', () => {
  it('lets one in, tells the next who is there, and lets it in after the release', async () => {
    const first = await taken(lock());
    expect(await lock()).toEqual({ inUse: expect.stringMatching(`in use by process ${process.pid} on .*SKALD_DATA`) });
    await first.release();
    const second = await taken(lock());
    await second.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses while another process that lives holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const started = (await readFile(`/proc/${other.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[19];
    await leaveLock({ pid: other.pid, started });
    expect(await lock()).toEqual({ inUse: expect.stringContaining(`process ${other.pid}`) });
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await taken(lock())).release();
  });

  it('takes over from a process that is dead, also when its number is in use again', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 });
    await (await taken(lock())).release();
    await leaveLock({ pid: process.pid, started: '1' });
    await (await taken(lock())).release();
  });

  it('takes over after the machine was started anew', async () => {
    await leaveLock({ boot: 'an earlier one' });
    await (await taken(lock())).release();
  });

  it('lets only one of many take over', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, lock));
    const held = outcomes.filter((outcome) => 'release' in outcome);
    expect(held).toHaveLength(1);
    for (const one of held) await one.release();
  });

  it('watches a holder in another container: one that keeps touching its lock lives', async () => {
    await leaveLock({ space: 'pid:[1]' });
    const beat = setInterval(() => utimes(lockFile(), new Date(), new Date()), BEAT_MS);
    expect(await lock()).toHaveProperty('inUse');
    clearInterval(beat);
    await (await taken(lock())).release();
  });

  it('takes over a lock that cannot be read once nobody touches it', async () => {
    await writeFile(lockFile(), '{"half');
    await (await taken(lock())).release();
  });

  it('gets past the mark of a take-over in which a process died', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 });
    const mark = join(folder, 'lock.taking-over');
    await mkdir(mark);
    await utimes(mark, new Date(0), new Date(0));
    await (await taken(lock())).release();
  });

  it('tells its holder when it was taken away, and does not remove the new holder’s lock', async () => {
    const mine = await taken(lock());
    const words = await readFile(lockFile(), 'utf8');
    await writeFile(lockFile(), words.replace(/"token":"[^"]*"/, '"token":"thief"'));
    await expect.poll(() => lost.times).toBe(1);
    await mine.release();
    expect(await readFile(lockFile(), 'utf8')).toContain('thief');
  });
});
