/** A Socket.IO client without the client library: it neither reconnects nor repeats anything. */
import { PROTOCOL } from '@skald/protocol';
import { io, type Socket } from 'socket.io-client';

export function rawSocket(url: string, headers: Readonly<Record<string, string>>, auth: object = { protocol: PROTOCOL }): Socket {
  return io(url, { auth, extraHeaders: { ...headers }, forceNew: true, reconnection: false, transports: ['websocket'] });
}
