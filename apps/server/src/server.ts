/** A whole server: composed, started, listening; and stopped in the reverse order. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Timer } from './clock.ts';
import { type ComposedServer, compose } from './compose.ts';
import type { Config } from './config.ts';
import { type FaultPoints, noFaults } from './matches/play/fault-points.ts';
import { hashNatively } from './native-hash.ts';
import type { OpenedEmbedded } from './storage/open-embedded.ts';

export interface RunningServer extends Pick<ComposedServer, 'app' | 'services' | 'stop'> {
  /** Where it listens. */
  readonly address: string;
}

/** Why the server has not started, in a sentence for the operator. */
export interface NotStarted {
  readonly notStarted: string;
}

const UPKEEP_EVERY_MS = 3_600_000;

/** Takes an embedded database that the caller is opening already. */
export async function startServer(
  config: Config,
  clock: Clock,
  logger: FastifyBaseLogger,
  faults: FaultPoints = noFaults,
  database?: Promise<OpenedEmbedded>,
): Promise<RunningServer | NotStarted> {
  hashNatively();
  const server = await compose(config, clock, logger, faults, database);
  if ('noStore' in server) return { notStarted: server.noStore };
  const { app, services } = server;
  const upkeep = everyHour(() => server.upkeep(), clock, logger);
  const stop = async (): Promise<void> => {
    upkeep.cancel();
    await server.stop();
  };
  try {
    const notStarted = await server.start();
    if (notStarted !== undefined) {
      await stop();
      return { notStarted };
    }
    const address = await app.listen({ host: config.server.host, port: config.server.port });
    return { app, services, address, stop };
  } catch (error) {
    await stop();
    const why = error instanceof Error ? error.message : String(error);
    return { notStarted: `The server cannot listen (${why}). Change SKALD_HOST or PORT.` };
  }
}

function everyHour(upkeep: () => Promise<void>, clock: Clock, logger: FastifyBaseLogger): Timer {
  let timer = clock.after(UPKEEP_EVERY_MS, run);
  let cancelled = false;
  async function run(): Promise<void> {
    try {
      await upkeep();
    } catch (error) {
      logger.warn({ err: error }, 'the hourly upkeep failed');
    }
    if (!cancelled) timer = clock.after(UPKEEP_EVERY_MS, run);
  }
  return {
    cancel() {
      cancelled = true;
      timer.cancel();
    },
  };
}
