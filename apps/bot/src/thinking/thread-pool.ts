/** A pool of threads for decisions. A decision over its time limit costs its thread, which the pool replaces. */
import { Worker } from 'node:worker_threads';
import type { OlderRules } from '../older-rules.ts';
import type { Thinking, Thought } from './thought.ts';
import type { WorkerMessage } from './thought-worker.ts';

export interface PoolSettings {
  /** The file of `thought-worker.ts`, compiled. */
  readonly worker: URL;
  readonly threads: number;
  readonly budgetMs: number;
}

interface Task {
  readonly text: string;
  readonly rules: OlderRules | undefined;
  readonly settle: (thinking: Thinking) => void;
}

/** Older editions that a thread keeps. */
const MOST_EDITIONS = 4;
/** The memory limit of a thread. */
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

  /** Waits for a free thread, then for the thought, but for no longer than a thought may take. `rules` are those of an older edition. */
  think(thought: Thought, rules?: OlderRules): Promise<Thinking> {
    if (this.#isClosed) return Promise.resolve(CLOSED);
    return new Promise((settle) => {
      this.#queue.push({ text: JSON.stringify(thought), rules, settle });
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
  /** Idle: ready for the next thought. */
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
  /** The older editions that the thread has, those used last at the end. */
  readonly #editions = new Set<string>();

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
      const task = this.#release();
      listener.gone();
      task?.settle({ failed: this.#why });
    });
  }

  think(task: Task, budgetMs: number): void {
    this.#task = task;
    // Load the games before the time of the decision starts.
    void this.#loaded.then(() => {
      if (this.#task !== task) return;
      if (task.rules) this.#bring(task.rules);
      this.#timer = setTimeout(() => void this.end(`it took longer than ${budgetMs} ms`), budgetMs);
      this.#worker.postMessage(task.text);
    });
  }

  /** Gives the thread the rules of an older edition, once, and takes away those that were not used for longest. */
  #bring(rules: OlderRules): void {
    const isThere = this.#editions.delete(rules.edition);
    this.#editions.add(rules.edition);
    if (isThere) return;
    this.#send({ rules });
    const [oldest] = this.#editions;
    if (oldest === undefined || this.#editions.size <= MOST_EDITIONS) return;
    this.#editions.delete(oldest);
    this.#send({ forget: oldest });
  }

  #send(message: WorkerMessage): void {
    this.#worker.postMessage(JSON.stringify(message));
  }

  async end(why: string): Promise<void> {
    this.#why = why;
    await this.#worker.terminate();
  }

  #finish(thinking: Thinking): void {
    const task = this.#release();
    this.#listener.free();
    task?.settle(thinking);
  }

  #release(): Task | undefined {
    const task = this.#task;
    this.#task = undefined;
    clearTimeout(this.#timer);
    return task;
  }
}
