/** The server as a process that can be killed at any moment and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../../../tools/testing/free-port.mjs';
import type { Config } from '../../config.ts';
import { ROOMY } from '../settings.ts';

export class ServerProcess {
  readonly url: string;
  /** What it wrote to standard error, over all its lives. */
  readonly said: string[] = [];
  readonly #main: string;
  readonly #env: Readonly<Record<string, string | undefined>>;
  #child: ChildProcess | undefined;

  private constructor(main: string, port: number, storage: Config['storage'], env: Readonly<Record<string, string | undefined>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#main = main;
    const { databaseUrl, data } = storage;
    const { PATH } = process.env;
    const where = databaseUrl === undefined ? { SKALD_DATA: data } : { DATABASE_URL: databaseUrl };
    const quiet = { SKALD_LOG_LEVEL: 'error', SKALD_PASSWORD_MEMORY_KIB: '8192', SKALD_BOTS: 'off' };
    this.#env = { ...ROOMY, ...quiet, PATH, PORT: String(port), ...where, ...env };
  }

  /** Settings of undefined are left out. */
  static async prepare(
    main: string,
    storage: Config['storage'],
    env: Readonly<Record<string, string | undefined>> = {},
  ): Promise<ServerProcess> {
    return new ServerProcess(main, await freePort(), storage, env);
  }

  /** Resolves when it is up; false where it died before that, as with a fault point it may. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
    const child = spawn(process.execPath, [this.#main], { env: { ...this.#env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    child.stderr.on('data', (text: Buffer) => this.said.push(text.toString()));
    const up = once(child.stdout, 'data').then(() => true);
    const dead = once(child, 'exit').then(() => false);
    const isUp = await Promise.race([up, dead]);
    up.catch(() => undefined);
    return isUp;
  }

  get isAlive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Politely. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isAlive) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
