/** The bot host as a child process: restarted when it dies, stopped with the server. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Timer } from '../clock.ts';

/** What the bot host receives over IPC: the server's address and its accounts. */
interface Introduction {
  readonly url: string;
  readonly tokens: readonly string[];
}

export interface BotProcessSettings {
  /** The program of the host. */
  readonly program: string;
  readonly introduce: () => Promise<Introduction>;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** Called with each started process. */
  readonly onStarted?: ((pid: number | undefined) => void) | undefined;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A host that lived this long was healthy: the next restart delay is short again. */
const LIVED_MS = 60_000;
const STOP_MS = 3000;
/** The exit code for wrong settings. */
const WRONG_SETTINGS = 2;

export class BotProcess {
  readonly #settings: BotProcessSettings;
  #child: ChildProcess | undefined;
  #timer: Timer | undefined;
  #deaths = 0;
  #isStopped = false;

  constructor(settings: BotProcessSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const { program, introduce, clock, logger } = this.#settings;
    try {
      const introduction = await introduce();
      if (this.#isStopped) return;
      if (introduction.tokens.length === 0) {
        logger.warn('every bot of the house is banned, or others bear their names; none plays');
        return;
      }
      const child = fork(program, ['--beside-server'], {
        env: botEnvironment(),
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      this.#child = child;
      const began = clock.now();
      child.on('error', (error) => logger.warn({ err: error }, 'the bot host could not be reached'));
      child.on('exit', (code) => this.#died(code, clock.now() - began));
      child.send(introduction);
      this.#settings.onStarted?.(child.pid);
    } catch (error) {
      logger.warn({ err: error }, 'the bot host could not be started');
      this.#again();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer?.cancel();
    const child = this.#child;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const late = this.#settings.clock.after(STOP_MS, () => child.kill('SIGKILL'));
    await gone;
    late.cancel();
  }

  #died(code: number | null, livedMs: number): void {
    this.#child = undefined;
    if (this.#isStopped) return;
    const { logger } = this.#settings;
    if (code === WRONG_SETTINGS) {
      logger.error('the bots of the house do not play: their settings are wrong');
      return;
    }
    if (livedMs >= LIVED_MS) this.#deaths = 0;
    logger.warn({ code }, 'the bot host has ended; it is started again');
    this.#again();
  }

  #again(): void {
    if (this.#isStopped) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#deaths++);
    this.#timer = this.#settings.clock.after(wait, () => void this.start());
  }
}

/** The environment without the server's secrets: no database address, no token. */
function botEnvironment(): NodeJS.ProcessEnv {
  const isForBots = (name: string): boolean => name.startsWith('SKALD_BOT_') || ['PATH', 'NODE_ENV', 'SKALD_LOG_LEVEL'].includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isForBots(name)));
}
