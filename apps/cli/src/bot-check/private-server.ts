/** A server of the check's own, as a process on loopback with an embedded database in a temporary folder; it can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Limits that a check does not reach, and passwords that cost little: nobody else has access. */
const SETTINGS: Readonly<Record<string, string>> = {
  SKALD_HOST: '127.0.0.1',
  SKALD_BOTS: 'off',
  SKALD_LOG_LEVEL: 'error',
  SKALD_PASSWORD_MEMORY_KIB: '8192',
  SKALD_PASSWORD_PASSES: '1',
  SKALD_LIMIT_REQUESTS: '100000',
  SKALD_LIMIT_SIGN_UPS: '1000',
  SKALD_LIMIT_NEW_MATCHES: '1000',
  SKALD_LIMIT_GUEST_MATCHES: '1000',
  SKALD_LIMIT_ANSWERS: '10000',
  SKALD_LIMIT_ANSWERS_BURST: '10000',
};
const STOP_MS = 15_000;

export class PrivateServer {
  readonly url: string;
  /** What it wrote to standard error. */
  complaints = '';
  readonly #words: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(words: readonly string[], port: number, data: string, botAnswerMs: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#words = words;
    const { PATH } = process.env;
    this.#env = { ...SETTINGS, PATH, PORT: String(port), SKALD_DATA: data, SKALD_MATCH_BOT_ANSWER_MS: String(botAnswerMs) };
  }

  /** `words`: the arguments for Node. `data`: the folder of its database. */
  static async prepare(words: readonly string[], data: string, botAnswerMs: number): Promise<PrivateServer> {
    return new PrivateServer(words, await freePort(), data, botAnswerMs);
  }

  /** False where it did not come up. */
  async start(): Promise<boolean> {
    const child = spawn(process.execPath, [...this.#words], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    child.stderr.on('data', (text: Buffer) => {
      this.complaints += text.toString();
    });
    const up = once(child.stdout, 'data').then(() => true);
    const isUp = await Promise.race([up, once(child, 'exit').then(() => false)]);
    up.catch(() => undefined);
    return isUp;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(late);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
