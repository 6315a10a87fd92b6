/** A server under measurement: a child process on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/testing/free-port.mjs';
import { BenchError } from '../../harness/bench-error.ts';
import { isUsage, type Usage, type UsageRequest } from './usage.ts';

const PROBE = new URL('../../dist/server/process/probe.js', import.meta.url);

/** A server that takes longer than this has failed to start. */
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 25;

/** The length of the error output that is shown when a server fails. */
const LAST_WORDS = 2000;

export interface ServerProgram {
  readonly name: string;
  readonly program: URL;
  /** Arguments for Node itself. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A path that answers when the server is up; without it, an accepted connection counts. */
  readonly isUp?: (url: string) => Promise<boolean>;
}

export class MeasuredServer {
  readonly url: string;
  readonly #name: string;
  readonly #child: ChildProcess;
  #lastWords = '';

  private constructor({ name, program, flags = [], env = {} }: ServerProgram, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#name = name;
    const conditions = [...flags, '--expose-gc', '--import', PROBE.href];
    this.#child = spawn(process.execPath, [...conditions, fileURLToPath(program)], {
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
  }

  /** Starts the server on this port, or any free one, and waits until it is up. */
  static async start(program: ServerProgram, port?: number): Promise<MeasuredServer> {
    const server = new MeasuredServer(program, port ?? (await freePort()));
    const until = performance.now() + PATIENCE_MS;
    while (!(await (program.isUp ?? accepts)(server.url))) {
      if (server.#child.exitCode !== null || performance.now() > until) {
        server.#child.kill('SIGKILL');
        throw new BenchError('server-failed', `${program.name} did not come up.\n${server.#lastWords}`);
      }
      await pause(LOOK_AGAIN_MS);
    }
    return server;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** CPU time and memory so far; with `collect`, after a garbage collection. */
  async usage(collect = false): Promise<Usage['usage']> {
    const request: UsageRequest = { reportUsage: true, collect };
    // The server may send other messages too.
    const messages = on(this.#child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
    this.#child.send(request);
    for await (const [message] of messages) if (isUsage(message)) return message.usage;
    throw new BenchError('measure-failed', `${this.#name} did not tell what it used up.`);
  }

  /** Kills it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

function accepts(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
