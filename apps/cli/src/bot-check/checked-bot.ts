/** The bot under check, as its command starts it: in its own process group, which ends with the check. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const KEPT_CHARACTERS = 2000;
const LAST_WORDS_MS = 2000;

export class CheckedBot {
  /** The end of what it wrote. */
  said = '';
  readonly #child: ChildProcess;

  constructor(command: string, env: Readonly<Record<string, string>>) {
    this.#child = spawn(command, { shell: true, detached: true, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.on('error', (error) => {
      this.said += error.message;
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.said = (this.said + text.toString()).slice(-KEPT_CHARACTERS);
      });
    }
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.pid === undefined;
  }

  /** How it ended, in words. */
  get end(): string {
    const { exitCode, signalCode } = this.#child;
    return `The command ended (${signalCode ?? `exit code ${exitCode ?? 'unknown'}`}).`;
  }

  /** Ends it and everything that it started. */
  async stop(): Promise<void> {
    const { pid } = this.#child;
    if (pid === undefined) return;
    const gone = this.hasEnded ? undefined : once(this.#child, 'exit');
    // The group may hold processes even when the shell has ended.
    killGroup(pid, 'SIGKILL');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref())]);
  }
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}
