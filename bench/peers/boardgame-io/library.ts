/** The part of boardgame.io that the yardstick uses, typed here because the library is installed only when the bench runs. */
import { createRequire } from 'node:module';

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: Context;
  readonly random: { D6(): number };
  readonly events: { endTurn(): void };
}

export interface Game<G> {
  readonly name: string;
  setup(): G;
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, place: number) => void>>;
  endIf(context: { readonly G: G }): boolean;
}

export interface State<G> {
  readonly G: G;
  readonly ctx: Context;
  readonly _stateID: number;
}

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface Library {
  InitializeGame<G>(setting: { readonly game: Game<G>; readonly numPlayers: number }): State<G>;
  CreateGameReducer<G>(setting: { readonly game: Game<G> }): (state: State<G>, action: Action) => State<G>;
}

/** A server with its lobby and its sockets. `port` is handed to `listen` as it is. */
interface GameServer {
  run(setting: { readonly port: { readonly port: number; readonly host: string } }): Promise<unknown>;
}

interface ServerLibrary {
  /** Without `db`, matches stay in memory. */
  Server(setting: { readonly games: readonly object[]; readonly origins: readonly string[]; readonly db?: object }): GameServer;
  readonly FlatFile: new (setting: { readonly dir: string }) => object;
}

// The package names its parts as folders, which only `require` can resolve.
const require = createRequire(import.meta.url);
const library: Library = require('boardgame.io/internal');

export const { InitializeGame: initialise, CreateGameReducer: reducerOf } = library;

/** Loaded only by processes that run a server. */
export function serverLibrary(): ServerLibrary {
  return require('boardgame.io/server');
}
