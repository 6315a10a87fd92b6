/** A contender's server with the load on it, from start to stop. */
import { availableParallelism } from 'node:os';
import { median, quantile } from '../harness/statistics.ts';
import type { Contender } from './contenders.ts';
import { Loader } from './load/loader.ts';
import { ServerProcess, type ServerProgram } from './process/server-process.ts';

const SEATS = 4;
const SPECTATORS = 1;

/** One core is left to the server, so that on large machines the load is not what limits. */
const LOADERS = Math.max(1, availableParallelism() - 1);

/** A server that has just opened many tables is still busy with what that left behind: so long is played before anything counts. */
const SETTLING_SECONDS = 1;

/** What one stretch of play showed. */
export interface Stretch {
  readonly answers: number;
  /** Answers a second, by the clock. */
  readonly rate: number;
  /** Milliseconds of the processor that the server took for an answer. */
  readonly cpu: number;
  /** Milliseconds until an answer was acknowledged. */
  readonly median: number;
  readonly p99: number;
  /** Sent to all four seats together, for an answer. */
  readonly bytes: number;
}

export class Arena {
  readonly loader: Loader;
  readonly #program: ServerProgram;
  #server: ServerProcess;
  readonly #spectators: number;
  #tables = 0;
  #anyOver = false;

  private constructor(program: ServerProgram, server: ServerProcess, loader: Loader, spectators: number) {
    this.#program = program;
    this.#server = server;
    this.loader = loader;
    this.#spectators = spectators;
  }

  static async start({ name, server: program, driver }: Contender, spectators = SPECTATORS): Promise<Arena> {
    const server = await ServerProcess.start(program);
    try {
      return new Arena(program, server, await Loader.start(name, driver, LOADERS), spectators);
    } catch (error) {
      await server.kill();
      throw error;
    }
  }

  get server(): ServerProcess {
    return this.#server;
  }

  /** With a prelude, so many answers have been given at each table before it counts as open. */
  async open(tables: number, prelude = 0): Promise<void> {
    await this.loader.open(tables, { url: this.#server.url, seats: SEATS, spectators: this.#spectators, prelude });
    this.#tables += tables;
  }

  /** A closed loop; or, with `every`, one answer a table in so many seconds. Where matches came to their end, all begin anew first. */
  async play(seconds: number, every?: number): Promise<Stretch> {
    if (this.#anyOver) await this.#beginAnew(every);
    const before = await this.#server.usage();
    const { answers, wall, acknowledgements, bytes, over } = await this.loader.play(seconds, every);
    const after = await this.#server.usage();
    this.#anyOver = over > 0;
    return {
      answers,
      rate: answers / wall,
      cpu: (1000 * (after.cpu - before.cpu)) / answers,
      median: median(acknowledgements),
      p99: quantile(acknowledgements, 0.99),
      bytes: bytes.seat / answers,
    };
  }

  async leave(): Promise<void> {
    await this.loader.leave();
    this.#tables = 0;
    this.#anyOver = false;
  }

  /** The server is killed, and started again at once on the same port. */
  async restart(): Promise<void> {
    await this.#server.kill();
    this.#server = await ServerProcess.start(this.#program, this.#server.port);
  }

  async stop(): Promise<void> {
    this.loader.stop();
    await this.#server.kill();
  }

  async #beginAnew(every: number | undefined): Promise<void> {
    const tables = this.#tables;
    await this.leave();
    await this.open(tables);
    await this.loader.play(SETTLING_SECONDS, every);
  }
}
