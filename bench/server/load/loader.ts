/** The parent's side of the load: one or more processes that share the tables. */
import { BenchError } from '../../harness/bench-error.ts';
import { Conversation } from '../../harness/conversation.ts';
import type { TableSetting } from './driver.d.ts';
import { isOutcome, type Order, type Outcome, type PlayedStretch } from './orders.ts';

type Done = Extract<Outcome, { readonly done: unknown }>['done'];

const CHILD = new URL('../../dist/server/load/child.js', import.meta.url);

export class Loader {
  readonly #children: readonly Conversation[];

  private constructor(children: readonly Conversation[]) {
    this.#children = children;
  }

  /** Starts the processes with the built module that knows how to play on the server. */
  static async start(name: string, driver: URL, processes: number): Promise<Loader> {
    const names = Array.from({ length: processes }, (_, i) => `the load on ${name} (${i + 1})`);
    return new Loader(await Promise.all(names.map((child) => Conversation.start(child, CHILD, [driver.href]))));
  }

  async open(tables: number, setting: TableSetting): Promise<void> {
    const each = Math.ceil(tables / this.#children.length);
    await this.#all((i) => ({ order: 'open', tables: Math.max(0, Math.min(each, tables - i * each)), ...setting }));
  }

  /** A closed loop; or, with `every`, one answer per table in that many seconds. */
  async play(seconds: number, every?: number): Promise<PlayedStretch> {
    const played = await this.#all(() => ({ order: 'play', seconds, ...(every !== undefined && { every }) }));
    return together(played.flatMap((one) => (one && 'answers' in one ? [one] : [])));
  }

  /** Milliseconds until each sleeping match was shown to a new viewer. */
  async wake(): Promise<readonly number[]> {
    const ms: number[] = [];
    // One process after the other: matches are woken one at a time.
    for (const child of this.#children) {
      const done = await carriedOut(child, { order: 'wake' });
      if (done && 'woken' in done) ms.push(...done.woken);
    }
    return ms;
  }

  async leave(): Promise<void> {
    await this.#all(() => ({ order: 'leave' }));
  }

  stop(): void {
    for (const child of this.#children) child.stop();
  }

  #all(order: (child: number) => Order): Promise<Done[]> {
    return Promise.all(this.#children.map((child, i) => carriedOut(child, order(i))));
  }
}

async function carriedOut(child: Conversation, order: Order): Promise<Done> {
  const outcome = await child.ask(order);
  if (!isOutcome(outcome)) throw new BenchError('measure-failed', `${child.name} sent something that is no outcome.`);
  if ('failure' in outcome) throw new BenchError('measure-failed', `${child.name} could not ${order.order}: ${outcome.failure}`);
  return outcome.done;
}

function together(all: readonly PlayedStretch[]): PlayedStretch {
  const sum = (pick: (played: PlayedStretch) => number): number => all.reduce((total, played) => total + pick(played), 0);
  return {
    answers: sum(({ answers }) => answers),
    wall: Math.max(...all.map(({ wall }) => wall)),
    cpu: sum(({ cpu }) => cpu),
    acknowledgements: all.flatMap(({ acknowledgements }) => acknowledgements),
    bytes: { seat: sum(({ bytes }) => bytes.seat), spectator: sum(({ bytes }) => bytes.spectator) },
    over: sum(({ over }) => over),
    finished: all.flatMap(({ finished }) => finished),
  };
}
