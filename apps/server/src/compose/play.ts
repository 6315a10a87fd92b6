/** Everything that plays over sockets, wired top to bottom: sockets and their audience, matches, lobby, messages, other servers. */
import { KERNEL_INTERFACE } from '@skald/engine';
import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import { noClusterPeers } from '../cluster/cluster-peers.ts';
import { peerHandlersOf } from '../cluster/peer-handlers.ts';
import { sharedAudience } from '../cluster/shared-audience.ts';
import type { Config } from '../config.ts';
import { DICTIONARY_FILE, readDictionaries } from '../dictionaries/dictionary-file.ts';
import { GameDictionaries } from '../dictionaries/game-dictionaries.ts';
import type { RulesFinder } from '../editions/editions.ts';
import { Access } from '../lobby/access.ts';
import { Departures } from '../lobby/departures.ts';
import { Lobby } from '../lobby/lobby.ts';
import type { LobbyDeps } from '../lobby/lobby-deps.ts';
import { UpTime } from '../matches/clocks/up-time.ts';
import type { HostLog } from '../matches/host/host-deps.ts';
import { MatchHost } from '../matches/host/match-host.ts';
import { noPeers } from '../matches/host/peers.ts';
import type { FaultPoints } from '../matches/play/fault-points.ts';
import type { Metrics } from '../metrics.ts';
import type { Push } from '../push/push.ts';
import { TurnPush } from '../push/turn-push.ts';
import { BotCalls } from '../sockets/bots/bot-calls.ts';
import { LiveLists } from '../sockets/broadcast/live-lists.ts';
import { MatchBroadcaster } from '../sockets/broadcast/match-broadcaster.ts';
import { ConnectionGuard } from '../sockets/connecting/connection-guard.ts';
import { textParser } from '../sockets/encoding/pre-encoded.ts';
import { type Connected, hasRoom, type Io, rooms } from '../sockets/io.ts';
import { handlersOf } from '../sockets/messages/handlers.ts';
import { answerPace, lookBackPace } from '../sockets/messages/paces.ts';
import { WatchHandler } from '../sockets/messages/watch-handler.ts';
import { Sockets, sessionOver } from '../sockets/sockets.ts';
import type { Store } from '../storage/store.ts';
import { announcingHere, openCluster, shareDepartures } from './cluster.ts';

export interface PlayDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly push: Push;
  readonly logger: FastifyBaseLogger;
  readonly rules: RulesFinder;
  readonly faults: FaultPoints;
  /** The name of the session cookie. */
  readonly cookie: string;
  readonly isStopping: () => boolean;
}

/** What the rest of the server uses of it. */
export interface ComposedPlay {
  readonly lobby: Lobby;
  readonly sockets: Sockets;
  readonly log: HostLog;
  /** Whether Redis can be reached; undefined without Redis. */
  readonly redis: () => 'up' | 'away' | undefined;
  /** Begins to look after the matches. Returns a sentence for the operator where it cannot. */
  start(): Promise<string | undefined>;
  /** Bots offer something else than before. */
  botsChanged(): void;
  /** An account was deleted: ends its sessions and takes it out of its matches. */
  farewell(account: string): Promise<void>;
  /** Announces the stop, finishes what is under way, and closes. */
  stop(): Promise<void>;
}

export async function composePlay(deps: PlayDeps): Promise<ComposedPlay> {
  const { config, clock, store, sessions, metrics, logger, rules, faults } = deps;
  const log = hostLog(logger, metrics);

  // Sockets, and the other servers.
  const io: Io = new Server({ parser: textParser, connectTimeout: config.server.requestSeconds * 1000 });
  const cluster = await openCluster(config.servers.redisUrl, {
    store,
    clock,
    logger,
    metrics,
    beatMs: config.matches.beatMs,
    // Late: the handlers act on everything below; no notice comes before `start`.
    peerHandlers: () => peerHandlers,
  });
  const clusterPeers = cluster ?? noClusterPeers;
  const isHere = (account: string): boolean => hasRoom(io, rooms.account(account)) || clusterPeers.isConnected(account);

  // Who is sent what. Late: the lobby's parts need the host, which needs this audience; nothing is sent before they are there.
  const lists = new LiveLists(io, clock, () => lobby.listing, logger);
  const push = new TurnPush({
    clock,
    logger,
    push: deps.push,
    // Late: as for the lists.
    listing: () => lobby.listing,
    isConnected: async (account) => isHere(account),
    onNotified: (match, account) => clusterPeers.broadcast({ tells: 'pushed', match, account }),
  });
  const dictionaries = new GameDictionaries(await readDictionaries(DICTIONARY_FILE));
  const broadcaster = new MatchBroadcaster({
    io,
    clock,
    logger,
    dictionaries,
    lists,
    access: new Access(store),
    push,
    clusterPeers,
    // Late: the lobby tells this broadcaster what is said.
    chat: () => lobby.chat,
    // Late: telling again goes through the lobby's deps, which hold this broadcaster.
    announceAgain: (match) => {
      announceAgain(match).catch((error: unknown) => logger.warn({ err: error, match }, 'those who wait could not be told of the start'));
    },
  });

  // Matches and their bots. Late: a bot that comes is called by the host, which calls bots.
  const bots = new BotCalls({ io, clock, store, broadcaster, callAgain: (match) => host.callBots(match), clusterPeers });
  const lookForBots = (): void => {
    bots.arrived().catch((error: unknown) => logger.warn({ err: error }, 'bots could not be brought to their seats'));
  };
  const upTime = await UpTime.load(store, clock);
  const host = new MatchHost({
    store,
    clock,
    rules,
    packing: (game) => dictionaries.of(game),
    audience: broadcaster,
    bots,
    others: cluster?.others ?? noPeers,
    log,
    limits: config.matches,
    faults,
    upTime,
    meter: metrics,
  });
  metrics.watch('skald_matches_awake', 'Matches in memory', () => host.awake);
  metrics.watch('skald_match_queue', 'Commands that wait or run, in all matches', () => host.depth);

  // The lobby.
  const lobbyDeps: LobbyDeps = {
    store,
    clock,
    rules,
    lowestInterface: () => cluster?.lowestInterface ?? KERNEL_INTERFACE,
    host,
    upTime,
    audience: cluster ? sharedAudience(broadcaster, cluster) : broadcaster,
    isHere,
    attending: () => broadcaster.attending(),
    limits: config.limits,
  };
  const lobby = new Lobby(
    lobbyDeps,
    (id) => sessions.endAll(id),
    (error) => logger.error({ err: error }, 'open tables could not be looked through'),
  );
  const announceAgain = announcingHere(lobbyDeps, broadcaster);

  // Messages.
  const handlers = handlersOf({
    host,
    lobby,
    broadcaster,
    lists,
    watching: new WatchHandler(host, lobby, broadcaster, clock),
    pace: answerPace(config, clock, broadcaster.viewers),
    lookBackPace: lookBackPace(clock),
  });
  const guard = new ConnectionGuard(config, sessions, deps.cookie, metrics, logger, deps.isStopping);
  const arrived = ({ data: { account } }: Connected): void => {
    const isBot = account.kind === 'bot';
    clusterPeers.broadcast({ tells: 'came', account: { id: account.id, isBot } });
    if (isBot) lookForBots();
  };
  const sockets = new Sockets({ io, config, clock, store, metrics, logger, guard, broadcaster, handlers, arrived });

  // Accounts that log out or go.
  const endSessions = (account: string, which: { readonly only?: string; readonly except?: string }): void => {
    sockets.end(account, which, sessionOver);
    clusterPeers.broadcast({ tells: 'sessions-ended', account, ...which });
  };
  sessions.onEnded = endSessions;
  sessions.onRenewed = (account, session) => {
    sockets.reconnect(session);
    clusterPeers.broadcast({ tells: 'session-renewed', account, session });
  };
  const farewell = async (account: string): Promise<void> => {
    endSessions(account, {});
    host.forget(account);
    clusterPeers.broadcast({ tells: 'forgotten', account });
    await lobby.farewell.leaveAll(account);
  };
  const departures = new Departures({
    store,
    clock,
    leave: ({ id, isDeleted }) => (isDeleted ? farewell(id) : lobby.farewell.leaveAll(id)),
    failed: (error) => logger.error({ err: error }, 'accounts that are gone could not leave their matches'),
  });

  // What the other servers tell.
  if (cluster) shareDepartures(io, cluster);
  const peerHandlers = peerHandlersOf({
    io,
    host,
    broadcaster,
    lists,
    sockets,
    bots,
    push,
    chat: lobby.chat,
    clusterPeers,
    announceAgain,
    lookForBots,
  });

  return {
    lobby,
    sockets,
    log,
    redis: () => cluster?.redis,
    async start() {
      const wrong = await cluster?.start();
      if (wrong) return wrong;
      await host.start();
      lobby.unattended.start();
      departures.start();
      return undefined;
    },
    botsChanged() {
      lookForBots();
      clusterPeers.broadcast({ tells: 'bots-changed' });
    },
    farewell,
    async stop() {
      sockets.announceStop();
      lists.stop();
      await lobby.unattended.stop();
      await departures.stop();
      await push.stop();
      bots.stop();
      await host.stop();
      await sockets.stop();
      await cluster?.stop();
    },
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
