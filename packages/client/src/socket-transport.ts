/** Links over Socket.IO. Reconnecting is not left to the library: the connection knows better when it is time. */
import { io } from 'socket.io-client';
import type { Transport } from './transport.ts';

export function socketTransport(url: string): Transport {
  return (introduction, listener) => {
    const socket = io(url, { auth: introduction, forceNew: true, reconnection: false, transports: ['websocket'], withCredentials: true });
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
