/** A contender's server under load, from start to stop. */
import { availableParallelism } from 'node:os';
import { median, quantile } from '../harness/statistics.ts';
import type { Contender } from './contenders.ts';
import { Loader } from './load/loader.ts';
import { MeasuredServer, type ServerProgram } from './process/server-process.ts';

const SEATS = 4;
const SPECTATORS = 1;

/** Leaves one core to the server and uses the rest for load, so that the load generator is not the bottleneck. */
const LOADERS = Math.max(1, availableParallelism() - 1);

/** Play before measurement: a server that has just opened many tables is still busy with garbage. */
const SETTLING_SECONDS = 1;

/** The measurements of one stretch of play. */
export interface StretchOfPlay {
  readonly answers: number;
  /** Answers per second of wall-clock time. */
  readonly rate: number;
  /** CPU milliseconds of the server per answer. */
  readonly cpu: number;
  /** Milliseconds until an answer was acknowledged. */
  readonly median: number;
  readonly p99: number;
  /** Bytes sent to all four seats together per answer. */
  readonly bytes: number;
}

export class Arena {
  readonly loader: Loader;
  readonly #program: ServerProgram;
  #server: MeasuredServer;
  readonly #spectators: number;
  #tables = 0;
  #anyOver = false;

  private constructor(program: ServerProgram, server: MeasuredServer, loader: Loader, spectators: number) {
    this.#program = program;
    this.#server = server;
    this.loader = loader;
    this.#spectators = spectators;
  }

  static async start({ name, server: program, driver }: Contender, spectators = SPECTATORS): Promise<Arena> {
    const server = await MeasuredServer.start(program);
    try {
      return new Arena(program, server, await Loader.start(name, driver, LOADERS), spectators);
    } catch (error) {
      await server.kill();
      throw error;
    }
  }

  get server(): MeasuredServer {
    return this.#server;
  }

  /** With a prelude, each table gets that many answers before it counts as open. */
  async open(tables: number, prelude = 0): Promise<void> {
    await this.loader.open(tables, { url: this.#server.url, seats: SEATS, spectators: this.#spectators, prelude });
    this.#tables += tables;
  }

  /** A closed loop; or, with `every`, one answer per table in that many seconds. If matches have ended, all tables start over first. */
  async play(seconds: number, every?: number): Promise<StretchOfPlay> {
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

  /** Kills the server and restarts it at once on the same port. */
  async restart(): Promise<void> {
    await this.#server.kill();
    this.#server = await MeasuredServer.start(this.#program, this.#server.port);
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
