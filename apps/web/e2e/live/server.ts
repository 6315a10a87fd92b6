/** A real server in its own process with its embedded database; tests can kill it and start it again at the same address. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../../../../tools/testing/free-port.mjs';
import type { PreparedServer } from './prepared-server.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const ADMIN = join(ROOT, 'apps', 'server', 'src', 'admin', 'main.ts');

/** All players of a test share one address. */
const ROOMY = {
  SKALD_LIMIT_REQUESTS: '100000',
  SKALD_LIMIT_FILES: '100000',
  SKALD_LIMIT_SIGN_UPS: '100000',
  SKALD_LIMIT_NEW_MATCHES: '100000',
  SKALD_LIMIT_GUEST_MATCHES: '1000',
  SKALD_LIMIT_CONNECTIONS: '1000000',
  SKALD_LIMIT_SOCKETS: '1000',
  SKALD_LIMIT_ANSWERS: '10000',
  SKALD_LIMIT_ANSWERS_BURST: '10000',
  SKALD_LIMIT_MESSAGES: '100000',
  SKALD_PASSWORD_MEMORY_KIB: '8192',
  SKALD_LOG_LEVEL: 'error',
  SKALD_BOTS: 'off',
};

export class ServerUnderTest {
  readonly address: string;
  readonly #port: number;
  readonly #data: string;
  readonly #settings: Readonly<Record<string, string>>;
  /** The program that is started next. */
  main: string;
  #child: ChildProcess | undefined;
  #tokens: readonly string[] = [];

  private constructor(main: string, port: number, data: string, settings: Readonly<Record<string, string>>) {
    this.main = main;
    this.address = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#data = data;
    this.#settings = settings;
  }

  static async open(
    prepared: Pick<PreparedServer, 'main' | 'data'>,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<ServerUnderTest> {
    const data = await mkdtemp(join(tmpdir(), 'skald-e2e-'));
    await cp(prepared.data, data, { recursive: true });
    const server = new ServerUnderTest(prepared.main, await freePort(), data, settings);
    await server.start();
    return server;
  }

  /** The token of a bot of the server, valid across restarts. */
  get houseToken(): string {
    return this.#tokens[0] ?? '';
  }

  async start(): Promise<void> {
    const { PATH } = process.env;
    const child = spawn(process.execPath, [this.main], {
      env: { ...ROOMY, ...this.#settings, PATH, PORT: String(this.#port), SKALD_DATA: this.#data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const died = once(child, 'exit').then(() => 'died' as const);
    const outcome = await Promise.race([once(child.stdout, 'data'), died]);
    if (outcome === 'died') throw new Error('the server did not start');
    if (this.#tokens.length === 0) this.#tokens = z.array(z.string()).parse(JSON.parse(String(outcome[0])));
  }

  /** `kill -9`: everything acknowledged must be there after the restart. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** Carries out a command of an operator, as `skald admin` does, while the server is down. */
  async administer(...words: readonly string[]): Promise<string> {
    await this.kill();
    const { PATH } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', ADMIN, ...words], {
      cwd: ROOT,
      env: { PATH, SKALD_DATA: this.#data },
    });
    await this.start();
    return stdout;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}
