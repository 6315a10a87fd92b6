/** The page's side of the booth: questions as promises. */
import type { BoothReply, BoothRequest, Opening } from './booth.ts';
import type { Finding } from './proof.ts';
import type { Eyes, Look } from './recording.ts';

/** What carries the messages: a worker, or the booth itself in tests. */
export interface BoothLine {
  send(request: BoothRequest): void;
  close(): void;
}

type Waiting = (reply: BoothReply) => void;

export class Projector {
  readonly #line: BoothLine;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(open: (hear: (reply: BoothReply) => void) => BoothLine) {
    this.#line = open((reply) => this.#waiting.get(reply.id)?.(reply));
  }

  open(saga: string, progress: (share: number) => void): Promise<Opening> {
    return this.#ask({ ask: 'open', saga }, (reply) => ('opening' in reply ? reply.opening : undefined), progress);
  }

  look(at: number, eyes: Eyes): Promise<Look> {
    return this.#ask({ ask: 'look', at, eyes }, (reply) => ('look' in reply ? reply.look : undefined));
  }

  prove(progress: (share: number) => void): Promise<Finding> {
    return this.#ask({ ask: 'prove' }, (reply) => ('finding' in reply ? reply.finding : undefined), progress);
  }

  close(): void {
    this.#waiting.clear();
    this.#line.close();
  }

  #ask<T>(question: Question, read: (reply: BoothReply) => T | undefined, progress?: (share: number) => void): Promise<T> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, (reply) => {
        if ('progress' in reply) return progress?.(reply.progress);
        const answer = read(reply);
        if (answer === undefined) return;
        this.#waiting.delete(id);
        resolve(answer);
      });
      this.#line.send({ ...question, id });
    });
  }
}

type Question =
  | { readonly ask: 'open'; readonly saga: string }
  | { readonly ask: 'look'; readonly at: number; readonly eyes: Eyes }
  | { readonly ask: 'prove' };

/** A booth in a worker. */
export function workerLine(hear: (reply: BoothReply) => void): BoothLine {
  const worker = new Worker(new URL('./booth-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BoothReply>) => hear(data));
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}
