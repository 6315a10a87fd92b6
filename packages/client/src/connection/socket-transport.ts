/** Links over Socket.IO, without the library's reconnection: `ReconnectingSocket` decides when to retry. */
import { io } from 'socket.io-client';
import type { Transport } from './transport.ts';

/** Browsers send their cookie by themselves; a client outside a browser can give the `headers` that a browser would send. */
export function socketTransport(url: string, headers?: Readonly<Record<string, string>>): Transport {
  const identity = headers ? { extraHeaders: { ...headers } } : { withCredentials: true };
  return (introduction, listener) => {
    const socket = io(url, { auth: introduction, forceNew: true, reconnection: false, transports: ['websocket'], ...identity });
    socket.on('connect', () => listener.opened());
    socket.on('connect_error', (error) => {
      const why: unknown = 'data' in error ? error.data : undefined;
      if (why === undefined) listener.closed();
      else listener.refused(why);
    });
    socket.on('disconnect', () => listener.closed());
    socket.onAny((name: string, body: unknown) => listener.message(name, body));
    return {
      send: (name, body, answered) => socket.emit(name, body, answered),
      close: () => socket.disconnect(),
    };
  };
}
