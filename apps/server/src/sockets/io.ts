/** The socket server's types, and the names of its rooms. */
import type { Seat } from '@skald/engine';
import type { ClientToServerEvents, ServerToClientEvents } from '@skald/protocol';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Member } from '../lobby/lobby-deps.ts';
import type { PreEncoded } from './encoding/pre-encoded.ts';

/** The account and session behind a socket: known from its handshake, never from a message. */
interface SocketData {
  account: Member;
  session: string;
  /** The address that limits count by. */
  address: string;
  /** The number of its messages that are not answered yet. */
  underWay: number;
  /** The invitations through which it watches matches. */
  invitations: Map<string, string>;
}

/** The messages of the protocol; their bodies may be encoded already. */
type SentEvents = { [M in keyof ServerToClientEvents]: (body: Parameters<ServerToClientEvents[M]>[0] | PreEncoded) => void };

export type Io = Server<ClientToServerEvents, SentEvents, DefaultEventsMap, SocketData>;
export type Connected = Socket<ClientToServerEvents, SentEvents, DefaultEventsMap, SocketData>;

export const rooms = {
  /** Sockets that wait at a table for its start; they never get a step, not even later. */
  waiting: (match: string) => `waiting:${match}`,
  /** Everybody who sees a match without a delay. */
  live: (match: string) => `live:${match}`,
  /** Spectators with a delay. */
  late: (match: string) => `late:${match}`,
  /** Sockets that watch from a seat; bots also get the state of the rules. */
  seat: (match: string, seat: Seat) => `seat:${match}:${seat}`,
  botSeat: (match: string, seat: Seat) => `bot:${match}:${seat}`,
  account: (account: string) => `account:${account}`,
  session: (session: string) => `session:${session}`,
  mine: (account: string) => `mine:${account}`,
  lobby: 'lobby',
} as const;

/** Is anybody in this room? */
export function hasRoom(io: Io, room: string): boolean {
  return io.of('/').adapter.rooms.has(room);
}
