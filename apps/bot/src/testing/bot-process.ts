/** A bot host in a separate process, which a test can kill at any moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export class BotHostProcess {
  /** What it wrote to standard error. */
  readonly said: string[] = [];
  readonly #child: ChildProcess;

  constructor(main: string, env: Readonly<Record<string, string>>, words: readonly string[] = []) {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [main, ...words], { env: { PATH, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text: Buffer) => this.said.push(text.toString()));
    this.#child = child;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The exit code, once the process has ended. */
  async exit(): Promise<unknown> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const [code] = await once(this.#child, 'exit');
    return code;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
