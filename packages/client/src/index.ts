/** The client library: connection, match and list stores, HTTP requests. For Node and browsers. */
export { type AnswerReader, checkedAnswers, trustedAnswers } from './answers.ts';
export { Api, type ApiReply, type ApiSettings } from './api.ts';
export { type ClientClock, systemClock } from './clock.ts';
export { Connection, type ConnectionSettings, connect } from './connection/connection.ts';
export type { ConnectionState, Failure } from './connection/connection-state.ts';
export { socketTransport } from './connection/socket-transport.ts';
export type { Link, LinkListener, Transport } from './connection/transport.ts';
export { type ListState, ListStore, watchLobby, watchMine } from './list-store.ts';
export { AppliedStepQueue } from './match/applied-step-queue.ts';
export type { HistoryPage, PastLine } from './match/history.ts';
export type { MatchEnd } from './match/match-end.ts';
export {
  type AppliedStep,
  engineView,
  type Freshness,
  isWaitedFor,
  type MatchState,
  type PendingCommand,
  type Play,
  timeLeft,
} from './match/match-state.ts';
export { type CommandResult, MatchStore } from './match/match-store.ts';
export type { KeptView, WatchTarget } from './match/watcher.ts';
export { ObservableValue } from './observable-value.ts';
export { newNonce, type RandomSource } from './random.ts';
