/** The parent's side of a child process that measures one subject. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BenchError } from './bench-error.ts';
import { isReply, type Round } from './subject.ts';

// Children run what was built, as production does: the development loader wraps functions and would be measured with them.
const CHILD = fileURLToPath(new URL('../dist/harness/child.js', import.meta.url));

export class SubjectProcess {
  readonly name: string;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Starts the process for a built module, and waits until it is loaded. */
  static async start(name: string, module: URL): Promise<SubjectProcess> {
    const child = fork(CHILD, [module.href], {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
    });
    const subject = new SubjectProcess(name, child);
    await subject.#message();
    return subject;
  }

  async round(what: string, seconds: number): Promise<Round> {
    this.#child.send({ what, seconds });
    const reply = await this.#message();
    if (!isReply(reply)) throw new BenchError('measure-failed', `${this.name} sent something that is no reply.`);
    if ('failure' in reply) throw new BenchError('measure-failed', `${this.name} could not measure ${what}: ${reply.failure}`);
    return reply.round;
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
