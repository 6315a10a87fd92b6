/** A child process that handles one request at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BenchError } from './bench-error.ts';

export class Conversation {
  readonly name: string;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Starts a built module with these arguments, and waits until it reports that it is loaded. */
  static async start(name: string, module: URL, words: readonly string[]): Promise<Conversation> {
    const child = fork(fileURLToPath(module), words, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
    });
    const conversation = new Conversation(name, child);
    await conversation.#message();
    return conversation;
  }

  ask(what: object): Promise<unknown> {
    this.#child.send(what);
    return this.#message();
  }

  stop(): void {
    this.#child.kill();
  }

  async #message(): Promise<unknown> {
    const left = new AbortController();
    const exit = once(this.#child, 'exit', { signal: left.signal }).then(() => {
      throw new BenchError('measure-failed', `The process of ${this.name} ended before it answered.`);
    });
    const message = once(this.#child, 'message', { signal: left.signal }).then(([sent]) => sent);
    try {
      return await Promise.race([message, exit]);
    } finally {
      left.abort();
      await Promise.allSettled([message, exit]);
    }
  }
}
