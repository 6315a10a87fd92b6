/** A few threads that think. A thought has so much time; where it takes longer its thread is ended, and the next thought gets another. */
import { Worker } from 'node:worker_threads';
import type { Thinking, Thought } from './thought.ts';

export interface PoolSettings {
  /** The file of `thought-worker.ts`, compiled. */
  readonly worker: URL;
  readonly threads: number;
  readonly budgetMs: number;
}

interface Task {
  readonly text: string;
  readonly settle: (thinking: Thinking) => void;
}

/** What a thread may hold: a thought that needs more has gone astray. */
const MOST_MEMORY_MB = 512;

export class ThreadPool {
  readonly #settings: PoolSettings;
  readonly #queue: Task[] = [];
  readonly #idle: Thread[] = [];
  readonly #threads = new Set<Thread>();
  #isClosed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Waits for a free thread, then for the thought, but for no longer than a thought may take. */
  think(thought: Thought): Promise<Thinking> {
    if (this.#isClosed) return Promise.resolve(CLOSED);
    return new Promise((settle) => {
      this.#queue.push({ text: JSON.stringify(thought), settle });
      this.#next();
    });
  }

  /** Ends the threads, and what they were thinking. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { settle } of this.#queue.splice(0)) settle(CLOSED);
    await Promise.all([...this.#threads].map((thread) => thread.end('the bot stops')));
  }

  #next(): void {
    const { threads, budgetMs } = this.#settings;
    while (this.#queue.length > 0) {
      const thread = this.#idle.pop() ?? (this.#threads.size < threads ? this.#start() : undefined);
      const task = thread && this.#queue.shift();
      if (!task) return;
      thread.think(task, budgetMs);
    }
  }

  #start(): Thread {
    const thread = new Thread(this.#settings.worker, {
      free: () => {
        this.#idle.push(thread);
        this.#next();
      },
      gone: () => {
        this.#threads.delete(thread);
        const place = this.#idle.indexOf(thread);
        if (place >= 0) this.#idle.splice(place, 1);
        if (!this.#isClosed) this.#next();
      },
    });
    this.#threads.add(thread);
    return thread;
  }
}

const CLOSED: Thinking = { failed: 'the bot stops' };

interface ThreadListener {
  /** It has finished a thought and can take another. */
  free(): void;
  gone(): void;
}

/** One thread with at most one task. */
class Thread {
  readonly #worker: Worker;
  readonly #listener: ThreadListener;
  readonly #loaded: Promise<unknown>;
  #task: Task | undefined;
  #timer: NodeJS.Timeout | undefined;
  #why = 'the thread has ended';

  constructor(file: URL, listener: ThreadListener) {
    this.#listener = listener;
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
    this.#loaded = new Promise((resolve) => this.#worker.once('message', resolve));
    this.#worker.on('message', (text: string) => {
      if (text !== '') this.#finish(JSON.parse(text));
    });
    this.#worker.on('error', (error: Error) => {
      this.#why = error.message;
    });
    this.#worker.on('exit', () => {
      const task = this.#take();
      listener.gone();
      task?.settle({ failed: this.#why });
    });
  }

  think(task: Task, budgetMs: number): void {
    this.#task = task;
    // Loading the games is no part of the thought.
    void this.#loaded.then(() => {
      if (this.#task !== task) return;
      this.#timer = setTimeout(() => void this.end(`it took longer than ${budgetMs} ms`), budgetMs);
      this.#worker.postMessage(task.text);
    });
  }

  async end(why: string): Promise<void> {
    this.#why = why;
    await this.#worker.terminate();
  }

  #finish(thinking: Thinking): void {
    const task = this.#take();
    this.#listener.free();
    task?.settle(thinking);
  }

  #take(): Task | undefined {
    const task = this.#task;
    this.#task = undefined;
    clearTimeout(this.#timer);
    return task;
  }
}
