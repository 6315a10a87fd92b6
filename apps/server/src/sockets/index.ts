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
import type { LobbyAudience, LobbyContext } from '../lobby/lobby-context.ts';
import { OpenMatches } from '../lobby/open-matches.ts';
import type { FaultPoints } from '../matches/fault-points.ts';
import type { HostLog } from '../matches/host-context.ts';
import { MatchHost } from '../matches/match-host.ts';
import { nobodyElse } from '../matches/others.ts';
import { UpTime } from '../matches/up-time.ts';
import type { Metrics } from '../metrics.ts';
import { type Problem, problem } from '../problem.ts';
import type { Push } from '../push/push.ts';
import { TurnPush } from '../push/turn-push.ts';
import { type Elsewhere, nowhere } from '../servers/elsewhere.ts';
import type { Fellows, FellowsSettings } from '../servers/fellows.ts';
import { householdOf } from '../servers/household.ts';
import { sharedAudience } from '../servers/shared-audience.ts';
import type { Store } from '../storage/store.ts';
import { BotCalls } from './bot-calls.ts';
import { Gate } from './gate.ts';
import { Hall } from './hall.ts';
import { handlersOf } from './handlers.ts';
import { type Connected, hasRoom, type Io, rooms } from './io.ts';
import { LiveLists } from './live-lists.ts';
import { Sockets, sessionOver } from './sockets.ts';
import { Watching } from './watching.ts';
import { textParser } from './written.ts';

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
  readonly log: HostLog;
  /** Whether Redis can be reached; undefined where none is wanted. */
  readonly redis: () => 'up' | 'away' | undefined;
  /** Begins to look after the matches. A sentence where it cannot, for whoever runs the server. */
  start(): Promise<string | undefined>;
  /** Bots offer something else than before. */
  botsChanged(): void;
  /** An account was deleted. */
  farewell(account: string): Promise<void>;
  /** Tells everybody, finishes what is under way, and closes. */
  stop(): Promise<void>;
}

export async function openPlay(around: PlaySurroundings): Promise<Play> {
  const { config, clock, store, sessions, metrics, logger, games, faults } = around;
  const find = (slug: string): AnyGame | undefined => games.get(slug);
  const io: Io = new Server({ parser: textParser });
  const { redisUrl } = config.servers;
  const { beatMs } = config.matches;
  const fellows = redisUrl === undefined ? undefined : await findFellows({ ...around, url: redisUrl, beatMs, household: () => household });
  const elsewhere = fellows ?? nowhere;
  const lexicons = new Lexicons(await readLexicons(LEXICON_FILE));
  const lists = new LiveLists(io, clock, () => lobby.listing, logger);
  const isHere = (account: string): boolean => hasRoom(io, rooms.account(account)) || elsewhere.isConnected(account);
  const isConnected = async (account: string): Promise<boolean> => isHere(account);
  const told = (match: string, account: string): void => elsewhere.tell({ tells: 'pushed', match, account });
  const push = new TurnPush({ clock, logger, push: around.push, listing: () => lobby.listing, isConnected, told });
  const hall = new Hall({ io, clock, logger, lexicons, lists, chat: () => lobby.chat, push, elsewhere });
  const bots = new BotCalls({ io, clock, store, hall: () => hall, callAgain: (match) => host.callBots(match), elsewhere });
  const upTime = await UpTime.load(store, clock);
  const log = hostLog(logger, metrics);
  const others = fellows?.others ?? nobodyElse;
  const limits = config.matches;
  const host = new MatchHost({ store, clock, find, audience: hall, bots, others, log, limits, faults, upTime, meter: metrics });
  const audience = fellows ? sharedAudience(hall, fellows) : hall;
  const lobbyContext: LobbyContext = { store, clock, find, host, upTime, audience, isHere, limits: config.limits };
  const lobby = new Lobby(lobbyContext, (id) => sessions.endAll(id));
  const watching = new Watching(host, lobby, hall, clock);
  const pace = answerPace(config, clock, hall);
  const handlers = handlersOf({ host, lobby, hall, lists, watching, pace });
  const gate = new Gate(config, sessions, around.cookie, metrics, logger, around.isStopping);
  const arrived = ({ data: { account } }: Connected): void => {
    const isBot = account.kind === 'bot';
    elsewhere.tell({ tells: 'came', account: { id: account.id, isBot } });
    if (isBot) lookForBots(bots, logger);
  };
  if (fellows) tellDepartures(io, fellows);
  const sockets = new Sockets({ io, config, clock, store, metrics, logger, gate, hall, handlers, arrived });
  const endSessions = (account: string, which: { readonly only?: string; readonly except?: string }): void => {
    sockets.end(account, which, sessionOver);
    elsewhere.tell({ tells: 'sessions-ended', account, ...which });
  };
  sessions.onEnded = endSessions;
  const household = householdOf({
    io,
    host,
    hall,
    lists,
    sockets,
    bots,
    push,
    chat: lobby.chat,
    elsewhere,
    retell: retelling(lobbyContext, hall),
    lookForBots: () => lookForBots(bots, logger),
  });
  metrics.watch('skald_matches_awake', 'Matches in memory', () => host.awake);
  metrics.watch('skald_match_queue', 'Commands that wait or run, in all matches', () => host.depth);
  return {
    host,
    lobby,
    sockets,
    log,
    redis: () => fellows?.redis,
    async start() {
      const wrong = await fellows?.start();
      if (!wrong) await host.start();
      return wrong;
    },
    botsChanged() {
      lookForBots(bots, logger);
      elsewhere.tell({ tells: 'bots-changed' });
    },
    async farewell(account) {
      endSessions(account, {});
      host.forget(account);
      elsewhere.tell({ tells: 'forgotten', account });
      await lobby.farewell.leaveAll(account);
    },
    async stop() {
      sockets.announceStop();
      lists.stop();
      await push.stop();
      bots.stop();
      await host.stop();
      await sockets.stop();
      await fellows?.stop();
    },
  };
}

/** What talks to Redis is loaded only where there is one. */
async function findFellows(settings: FellowsSettings): Promise<Fellows> {
  const { Fellows } = await import('../servers/fellows.ts');
  return new Fellows(settings);
}

/** Seats that wait for a bot are looked at again; nobody waits for it. */
function lookForBots(bots: BotCalls, logger: FastifyBaseLogger): void {
  bots.arrived().catch((error: unknown) => logger.warn({ err: error }, 'bots could not be brought to their seats'));
}

/** The last socket of an account has closed. */
function tellDepartures(io: Io, elsewhere: Elsewhere): void {
  const prefix = rooms.account('');
  io.of('/').adapter.on('delete-room', (room: string) => {
    if (room.startsWith(prefix)) elsewhere.tell({ tells: 'went', account: room.slice(prefix.length) });
  });
}

/** Tells those at this server how a match stands that another server has changed. */
function retelling(context: LobbyContext, hall: Hall): (match: string) => Promise<void> {
  const audience: LobbyAudience = {
    listed: (match) => hall.listed(match),
    seated: (match, seating) => hall.seated(match, seating),
    turnsChanged: (match, accounts) => hall.turnsChanged(match, accounts, { isOwn: false }),
    chatted: (match, line) => hall.chatted(match, line),
    removed: (match, account) => hall.removed(match, account),
  };
  const open = new OpenMatches({ ...context, audience });
  return (match) => open.tell(match);
}

/** So many answers of a seat; whoever plays several seats of a match may answer for each. */
function answerPace({ limits }: Config, clock: Clock, hall: Hall): (socket: Connected, match: string) => Problem | undefined {
  const buckets = new Buckets(clock, { burst: limits.answersBurst, most: limits.answers, perMs: limits.answersSeconds * 1000 });
  return (socket, match) => {
    const seats = hall.attendance.seats(match, socket.id).length;
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
