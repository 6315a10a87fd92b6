/** The page's side of the replay worker: requests as promises. */

import type { Perspective } from '@skald/protocol';
import type { Finding } from './proof.ts';
import type { MomentView } from './recording.ts';
import type { OpenedReplay, ReplayReply, ReplayRequest } from './replay-worker.ts';

/** The transport: a worker, or in tests the replay worker's code itself. */
export interface ReplayChannel {
  send(request: ReplayRequest): void;
  close(): void;
}

type Waiting = (reply: ReplayReply) => void;

export class ReplayClient {
  readonly #channel: ReplayChannel;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(open: (hear: (reply: ReplayReply) => void) => ReplayChannel) {
    this.#channel = open((reply) => this.#waiting.get(reply.id)?.(reply));
  }

  open(saga: string, progress: (share: number) => void): Promise<OpenedReplay> {
    return this.#ask({ ask: 'open', saga }, (reply) => ('opening' in reply ? reply.opening : undefined), progress);
  }

  viewAt(at: number, eyes: Perspective): Promise<MomentView> {
    return this.#ask({ ask: 'view', at, eyes }, (reply) => ('view' in reply ? reply.view : undefined));
  }

  prove(progress: (share: number) => void): Promise<Finding> {
    return this.#ask({ ask: 'prove' }, (reply) => ('finding' in reply ? reply.finding : undefined), progress);
  }

  close(): void {
    this.#waiting.clear();
    this.#channel.close();
  }

  #ask<T>(question: Question, read: (reply: ReplayReply) => T | undefined, progress?: (share: number) => void): Promise<T> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, (reply) => {
        if ('progress' in reply) return progress?.(reply.progress);
        const answer = read(reply);
        if (answer === undefined) return;
        this.#waiting.delete(id);
        resolve(answer);
      });
      this.#channel.send({ ...question, id });
    });
  }
}

type Question =
  | { readonly ask: 'open'; readonly saga: string }
  | { readonly ask: 'view'; readonly at: number; readonly eyes: Perspective }
  | { readonly ask: 'prove' };

/** Starts a replay worker. */
export function workerChannel(hear: (reply: ReplayReply) => void): ReplayChannel {
  const worker = new Worker(new URL('./replay-worker-thread.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => hear(data));
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}
