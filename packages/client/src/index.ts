/** The other side of the server: the connection, stores of matches and lists, HTTP requests. For Node and browsers alike. */
export { Api, type ApiSettings, type Reply } from './api.ts';
export { type Clock, systemClock } from './clock.ts';
export { Connection, type ConnectionSettings, connect } from './connection.ts';
export { type ListState, ListStore, watchLobby, watchMine } from './list-store.ts';
export {
  engineView,
  type Freshness,
  isWaitedFor,
  type MatchState,
  type PendingCommand,
  type Play,
  type Shown,
  timeLeft,
} from './match-state.ts';
export { MatchStore, type Outcome } from './match-store.ts';
export { type Chances, newNonce } from './random.ts';
export { ShownQueue } from './shown-queue.ts';
export { socketTransport } from './socket-transport.ts';
export { Source } from './source.ts';
export type { ConnectionState, Failure } from './state.ts';
export type { Link, LinkListener, Transport } from './transport.ts';
export type { Kept, Watched } from './watcher.ts';
