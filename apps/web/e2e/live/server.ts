/** A real server as a process of its own, with its embedded database, that can be killed and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** Everybody in a test comes from one address. */
const ROOMY = {
  SKALD_LIMIT_REQUESTS: '100000',
  SKALD_LIMIT_SIGN_UPS: '100000',
  SKALD_LIMIT_NEW_MATCHES: '100000',
  SKALD_LIMIT_GUEST_MATCHES: '1000',
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
  #child: ChildProcess | undefined;

  private constructor(port: number, data: string, settings: Readonly<Record<string, string>>) {
    this.address = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#data = data;
    this.#settings = settings;
  }

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<ServerUnderTest> {
    const server = new ServerUnderTest(await freePort(), await mkdtemp(join(tmpdir(), 'skald-e2e-')), settings);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const { PATH } = process.env;
    const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'apps/server/src/main.ts'], {
      cwd: ROOT,
      env: { ...ROOMY, ...this.#settings, PATH, PORT: String(this.#port), SKALD_DATA: this.#data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const died = once(child, 'exit').then(() => 'died' as const);
    const outcome = await Promise.race([once(child.stdout, 'data'), died]);
    if (outcome === 'died') throw new Error('the server did not start');
  }

  /** `kill -9`: whatever it had acknowledged must be there when it starts again. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
