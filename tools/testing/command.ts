/** A command as typed in a terminal, in its own session, so that all its child processes can be found. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

export class StartedCommand {
  /** Its standard output and standard error. */
  said = '';
  readonly pid: number;
  /** Its exit code and the signal that ended it. */
  readonly exit: Promise<readonly unknown[]>;
  readonly #child: ChildProcess;

  constructor([program, ...words]: readonly [string, ...string[]], cwd: string, env: Readonly<Record<string, string>>) {
    const { PATH = '' } = process.env;
    this.#child = spawn(program, words, { cwd, env: { PATH, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    }
    this.pid = this.#child.pid ?? 0;
    this.exit = once(this.#child, 'exit');
  }

  /** Waits for output that fits a pattern, and returns the match. */
  async says(what: RegExp): Promise<RegExpExecArray> {
    return waitFor(() => what.exec(this.said) ?? undefined, `${what}; it said: ${this.said}`);
  }

  /** Sends a signal to this process alone, as `kill` does. */
  kill(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }

  /** Sends a signal to everything in the terminal, as Ctrl-C does. */
  killAll(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  /** The living processes of its session whose command line contains a text. */
  left(text = ''): number[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => sessionOf(pid) === this.pid && commandLine(pid).includes(text));
  }

  /** The descendant whose command line contains a text. */
  below(text: string): number {
    const [pid] = this.left(text).filter((one) => one !== this.pid);
    if (pid === undefined) throw new Error(`no process runs ${text}`);
    return pid;
  }

  /** Waits until no process is left. */
  async isGone(): Promise<void> {
    await waitFor(() => this.left().length === 0 || undefined, 'its processes to end');
  }

  /** Cleans up after a test, whatever its outcome. */
  async end(): Promise<void> {
    for (const pid of this.left()) process.kill(pid, 'SIGKILL');
    await this.isGone();
  }
}

export async function waitFor<T>(look: () => T | undefined, what: string): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

/** The session of a living process; undefined for a zombie. */
function sessionOf(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? undefined : Number(fields[3]);
}

function commandLine(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

/** Empty if the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
