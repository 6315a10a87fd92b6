/** Everything that plays over sockets, put together: the hall, the match host, the lobby, and the door to them. */
import type { AnyGame } from '@skald/engine';
import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { LEXICON_FILE, readLexicons } from '../lexicons/lexicon-file.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { Buckets } from '../limits/bucket.ts';
import { Lobby } from '../lobby/lobby.ts';
import type { FaultPoints } from '../matches/fault-points.ts';
import type { HostLog } from '../matches/host-context.ts';
import { MatchHost } from '../matches/match-host.ts';
import { UpTime } from '../matches/up-time.ts';
import type { Metrics } from '../metrics.ts';
import { type Problem, problem } from '../problem.ts';
import type { Push } from '../push/push.ts';
import { TurnPush } from '../push/turn-push.ts';
import type { Store } from '../storage/store.ts';
import { BotCalls } from './bot-calls.ts';
import { Gate } from './gate.ts';
import { Hall } from './hall.ts';
import { handlersOf } from './handlers.ts';
import { type Connected, hasRoom, type Io, rooms } from './io.ts';
import { LiveLists } from './live-lists.ts';
import { Sockets, sessionOver } from './sockets.ts';
import { Watching } from './watching.ts';

export interface PlaySurroundings {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly push: Push;
  readonly logger: FastifyBaseLogger;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly faults: FaultPoints;
  /** The name of the session cookie. */
  readonly cookie: string;
  readonly isStopping: () => boolean;
}

/** What the rest of the server has of it. */
export interface Play {
  readonly host: MatchHost;
  readonly lobby: Lobby;
  readonly sockets: Sockets;
  readonly bots: BotCalls;
  readonly log: HostLog;
  /** An account was deleted. */
  farewell(account: string): Promise<void>;
  /** Tells everybody, finishes what is under way, and closes. */
  stop(): Promise<void>;
}

export async function openPlay(around: PlaySurroundings): Promise<Play> {
  const { config, clock, store, sessions, metrics, logger, games, faults } = around;
  const find = (slug: string): AnyGame | undefined => games.get(slug);
  const io: Io = new Server();
  const lexicons = new Lexicons(await readLexicons(LEXICON_FILE));
  const lists = new LiveLists(io, clock, () => lobby.listing, logger);
  const isConnected = async (account: string): Promise<boolean> => (await io.in(rooms.account(account)).fetchSockets()).length > 0;
  const push = new TurnPush({ clock, logger, push: around.push, listing: () => lobby.listing, isConnected });
  const hall = new Hall({ io, clock, logger, lexicons, lists, chat: () => lobby.chat, push });
  const bots = new BotCalls({ io, clock, store, hall: () => hall, callAgain: (match) => host.callBots(match) });
  const upTime = await UpTime.load(store, clock);
  const log = hostLog(logger, metrics);
  const host = new MatchHost({ store, clock, find, audience: hall, bots, log, limits: config.matches, faults, upTime, meter: metrics });
  const isHere = (account: string): boolean => hasRoom(io, rooms.account(account));
  const lobby = new Lobby({ store, clock, find, host, upTime, audience: hall, isHere, limits: config.limits }, (id) => sessions.endAll(id));
  const watching = new Watching(host, lobby, hall, clock);
  const pace = answerPace(config, clock, hall);
  const handlers = handlersOf({ host, lobby, hall, lists, watching, pace });
  const gate = new Gate(config, sessions, around.cookie, metrics, logger, around.isStopping);
  const arrived = (socket: Connected): void => {
    if (socket.data.account.kind === 'bot') lookForBots(bots, logger);
  };
  const sockets = new Sockets({ io, config, clock, store, metrics, logger, gate, hall, handlers, arrived });
  sessions.onEnded = (account, which) => sockets.end(account, which, sessionOver);
  metrics.watch('skald_matches_awake', 'Matches in memory', () => host.awake);
  metrics.watch('skald_match_queue', 'Commands that wait or run, in all matches', () => host.depth);
  return {
    host,
    lobby,
    sockets,
    bots,
    log,
    async farewell(account) {
      sockets.end(account, {}, sessionOver);
      host.forget(account);
      await lobby.farewell.leaveAll(account);
    },
    async stop() {
      sockets.announceStop();
      lists.stop();
      await push.stop();
      bots.stop();
      await host.stop();
      await sockets.stop();
    },
  };
}

/** Seats that wait for a bot are looked at again; nobody waits for it. */
export function lookForBots(bots: BotCalls, logger: FastifyBaseLogger): void {
  bots.arrived().catch((error: unknown) => logger.warn({ err: error }, 'bots could not be brought to their seats'));
}

/** So many answers of a seat; whoever plays several seats of a match may answer for each. */
function answerPace({ limits }: Config, clock: Clock, hall: Hall): (socket: Connected, match: string) => Problem | undefined {
  const buckets = new Buckets(clock, { burst: limits.answersBurst, most: limits.answers, perMs: limits.answersSeconds * 1000 });
  return (socket, match) => {
    const seats = hall.attendance.viewers(match, socket.id).filter((viewer) => viewer !== 'spectator').length;
    const wait = buckets.take(`${match} ${socket.data.account.id}`, Math.max(1, seats));
    return wait === undefined ? undefined : problem('too-many', 'There are too many answers.', wait);
  };
}

function hostLog(logger: FastifyBaseLogger, metrics: Metrics): HostLog {
  return {
    damaged(match, seq, reason) {
      metrics.damages.inc();
      logger.error({ match, seq, reason }, 'the log of a match is damaged; it is closed for play');
    },
    failed: (match, what, error) => logger.error({ match, err: error }, what),
  };
}
