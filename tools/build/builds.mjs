/**
 * The folder of builds. Each build has its own folder, named by the digest of its inputs; it appears there completely or not at all, and
 * never changes. `current` is a link to the latest. A server that runs keeps its build, whatever is built meanwhile.
 */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A folder without this file is incomplete. */
const MARK = 'built.json';
/** Folders and links under construction. */
const UNFINISHED = /\.(?:making-)?(\d+)-[0-9a-f-]{36}$/;

export class Builds {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    this.users = join(folder, 'in-use');
    mkdirSync(this.users, { recursive: true });
  }

  /** @param {string} name */
  has(name) {
    return existsSync(join(this.folder, name, MARK));
  }

  /**
   * The name of the build that `current` points to.
   * @returns {string | undefined}
   */
  get current() {
    try {
      const name = readlinkSync(join(this.folder, 'current'));
      return this.has(name) ? name : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * An empty folder in which a build can be made.
   * @param {string} name
   * @returns {string}
   */
  begin(name) {
    const making = join(this.folder, `${name}.making-${process.pid}-${randomUUID()}`);
    mkdirSync(making);
    return making;
  }

  /**
   * Moves a finished build into place atomically. Another process may have made the same build first.
   * @param {string} making
   * @param {string} name
   */
  finish(making, name) {
    writeFileSync(join(making, MARK), `${JSON.stringify({ inputs: name })}\n`);
    try {
      renameSync(making, join(this.folder, name));
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      if (!this.has(name)) throw error;
    }
  }

  /**
   * Makes a build the current one, atomically.
   * @param {string} name
   */
  choose(name) {
    if (this.current === name) return;
    const link = join(this.folder, `current.${process.pid}-${randomUUID()}`);
    symlinkSync(name, link);
    renameSync(link, join(this.folder, 'current'));
  }

  /**
   * Marks a build as in use by this process, so that nobody removes it. False if it was just removed.
   * @param {string} name
   * @returns {boolean}
   */
  use(name) {
    const file = join(this.users, String(process.pid));
    writeFileSync(file, name);
    process.once('exit', () => rmSync(file, { force: true }));
    return this.has(name);
  }

  /** Removes builds that are neither current, in use, nor the previous one, and leftovers of killed processes. */
  tidy() {
    const needed = new Set([this.current, ...this.#inUse()]);
    const others = readdirSync(this.folder).filter((name) => this.has(name) && name !== 'current' && !needed.has(name));
    const age = (/** @type {string} */ name) => statSync(join(this.folder, name, MARK), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const [, ...old] = others.sort((a, b) => age(b) - age(a));
    const halves = readdirSync(this.folder).filter((name) => !isAlive(Number(UNFINISHED.exec(name)?.[1] ?? process.pid)));
    for (const name of [...old, ...halves]) rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  /** @returns {string[]} */
  #inUse() {
    const used = [];
    for (const pid of readdirSync(this.users)) {
      const file = join(this.users, pid);
      if (isAlive(Number(pid))) used.push(read(file));
      else rmSync(file, { force: true });
    }
    return used;
  }
}

/**
 * Empty if the process has just ended and removed its file.
 * @param {string} file
 * @returns {string}
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
