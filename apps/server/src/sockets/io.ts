/** The socket server's types, and the names of its rooms. */
import type { Seat } from '@skald/engine';
import type { ClientToServerEvents, ServerToClientEvents } from '@skald/protocol';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Member } from '../lobby/lobby-context.ts';
import type { Written } from './written.ts';

/** Who is behind a socket: from its session, never from a message. */
interface SocketData {
  account: Member;
  session: string;
  /** By what it is counted. */
  address: string;
  /** How many of its messages are not answered yet. */
  underWay: number;
}

/** The messages of the protocol; their bodies may be written already. */
type SentEvents = { [M in keyof ServerToClientEvents]: (body: Parameters<ServerToClientEvents[M]>[0] | Written) => void };

export type Io = Server<ClientToServerEvents, SentEvents, DefaultEventsMap, SocketData>;
export type Connected = Socket<ClientToServerEvents, SentEvents, DefaultEventsMap, SocketData>;

export const rooms = {
  /** Everybody who sees a match as it happens. */
  live: (match: string) => `live:${match}`,
  /** Spectators who see it later. */
  late: (match: string) => `late:${match}`,
  /** Those who look from a seat; bots are told more about where the rules stand. */
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
