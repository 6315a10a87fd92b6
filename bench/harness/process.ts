/** The parent's side of a child process that measures one subject. */
import { BenchError } from './bench-error.ts';
import { Conversation } from './conversation.ts';
import { isReply, type Round } from './subject.ts';

// Children run the build, like production: the development loader wraps functions and would distort the figures.
const CHILD = new URL('../dist/harness/child.js', import.meta.url);

export class SubjectProcess {
  readonly #child: Conversation;

  private constructor(child: Conversation) {
    this.#child = child;
  }

  /** Starts the process for a built module, and waits until it is loaded. */
  static async start(name: string, module: URL): Promise<SubjectProcess> {
    return new SubjectProcess(await Conversation.start(name, CHILD, [module.href]));
  }

  async round(what: string, seconds: number): Promise<Round> {
    const reply = await this.#child.ask({ what, seconds });
    const { name } = this.#child;
    if (!isReply(reply)) throw new BenchError('measure-failed', `${name} sent something that is no reply.`);
    if ('failure' in reply) throw new BenchError('measure-failed', `${name} could not measure ${what}: ${reply.failure}`);
    return reply.round;
  }

  stop(): void {
    this.#child.stop();
  }
}
