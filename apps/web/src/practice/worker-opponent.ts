/** An opponent that searches in a worker, so that the page goes on. Where the worker fails, a simpler opponent answers in the page. */
import { checkAnswer, isRefusal, type OpenDecision } from '@skald/engine';
import type { ThoughtReply, ThoughtRequest } from './opponent-thought.ts';
import type { Opponent } from './practice-host.ts';

/** How long it searches for one answer. */
const SEARCH_MS = 700;
const SEEDS = 2 ** 32;

/** The transport: a worker, or in tests the code of the worker itself. */
export interface ThoughtChannel {
  send(request: ThoughtRequest): void;
  close(): void;
}

export type OpenThoughtChannel = (hear: (reply: ThoughtReply) => void, broken: (reason: string) => void) => ThoughtChannel;

export class WorkerOpponent implements Opponent {
  readonly #strategy: string;
  readonly #simpler: Opponent;
  readonly #report: (error: Error) => void;
  readonly #channel: ThoughtChannel;
  readonly #waiting = new Map<number, (reply: ThoughtReply) => void>();
  #asked = 0;
  #broken: string | undefined;

  constructor(strategy: string, simpler: Opponent, report: (error: Error) => void, open: OpenThoughtChannel) {
    this.#strategy = strategy;
    this.#simpler = simpler;
    this.#report = report;
    this.#channel = open(
      (reply) => this.#hear(reply),
      (reason) => this.#break(reason),
    );
  }

  async decide(...question: Parameters<Opponent['decide']>): Promise<unknown> {
    const [{ slug }, seen, decision, random] = question;
    const reply = await this.#ask({ strategy: this.#strategy, slug, seen, decision, seed: random.below(SEEDS), searchMs: SEARCH_MS });
    const failed = failureOf(reply, decision);
    if (failed === undefined && 'answer' in reply) return reply.answer;
    this.#report(new Error(`${this.#strategy} found no answer to ${decision.prompt.key} in ${slug}: ${failed}`));
    return this.#simpler.decide(...question);
  }

  close(): void {
    this.#waiting.clear();
    this.#channel.close();
  }

  #ask(request: Omit<ThoughtRequest, 'id'>): Promise<ThoughtReply> {
    const id = ++this.#asked;
    if (this.#broken !== undefined) return Promise.resolve({ id, failed: this.#broken });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#channel.send({ ...request, id });
    });
  }

  #hear(reply: ThoughtReply): void {
    this.#waiting.get(reply.id)?.(reply);
    this.#waiting.delete(reply.id);
  }

  #break(reason: string): void {
    this.#broken = reason;
    for (const id of [...this.#waiting.keys()]) this.#hear({ id, failed: reason });
  }
}

function failureOf(reply: ThoughtReply, { space }: OpenDecision): string | undefined {
  if ('failed' in reply) return reply.failed;
  const outcome = checkAnswer(space, reply.answer);
  return isRefusal(outcome) ? outcome.reason : undefined;
}

/** Starts a worker. */
export const openThoughtWorker: OpenThoughtChannel = (hear, broken) => {
  const worker = new Worker(new URL('./opponent-worker-thread.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ThoughtReply>) => hear(data));
  worker.addEventListener('error', ({ message }) => broken(message || 'the worker did not start'));
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
};
