/** The analysis of one saga: kept from before, or computed now by a worker. */
import type { Analysis } from '@skald/ai/analysis';
import type { KeyValueStorage } from '../../app/storage.ts';
import type { AnalysisReply, AnalysisRequest } from './analysis-worker.ts';
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts';

export interface AnalysisState {
  /** What is known so far. */
  readonly analysis: Analysis | null;
  readonly stands: 'running' | 'stopped' | 'done' | 'failed';
}

/** The transport: a worker, or in tests its code itself. */
export interface AnalysisChannel {
  send(request: AnalysisRequest): void;
  close(): void;
}

export type OpenAnalysis = (hear: (reply: AnalysisReply) => void) => AnalysisChannel;

export class AnalysisRun {
  readonly #saga: string;
  readonly #storage: KeyValueStorage | undefined;
  readonly #open: OpenAnalysis;
  readonly #listeners = new Set<() => void>();
  #channel: AnalysisChannel | undefined;
  #state: AnalysisState = { analysis: null, stands: 'stopped' };

  constructor(saga: string, storage: KeyValueStorage | undefined, open: OpenAnalysis = analysisWorker) {
    this.#saga = saga;
    this.#storage = storage;
    this.#open = open;
  }

  readonly current = (): AnalysisState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, unless it is known already or under way. */
  readonly start = (): void => {
    if (this.#channel) return;
    const kept = keptAnalysis(this.#storage, this.#saga);
    if (kept) {
      this.#show({ analysis: kept, stands: 'done' });
      return;
    }
    this.#show({ analysis: this.#state.analysis, stands: 'running' });
    this.#channel = this.#open((reply) => this.#hear(reply));
    this.#channel.send({ ask: 'analyse', saga: this.#saga });
  };

  /** What is known by then stays. */
  readonly stop = (): void => this.#channel?.send({ ask: 'stop' });

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  #hear(reply: AnalysisReply): void {
    if (!this.#channel) return;
    if ('failed' in reply) {
      this.close();
      this.#show({ analysis: null, stands: 'failed' });
      return;
    }
    const { analysis, final } = reply;
    if (final) {
      keepAnalysis(this.#storage, this.#saga, analysis);
      this.close();
    }
    const ended = analysis.done < 1 ? 'stopped' : 'done';
    this.#show({ analysis, stands: final ? ended : 'running' });
  }

  #show(state: AnalysisState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function analysisWorker(hear: (reply: AnalysisReply) => void): AnalysisChannel {
  const worker = new Worker(new URL('./analysis-worker-thread.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => hear(data));
  worker.addEventListener('error', () => hear({ failed: true }));
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}
