/**
 * One request of a connection after the other. HTTP lets a client send requests without waiting for the answers, and Node would work on
 * all of them at once and hold what the client does not read. Here the next request waits until the answer before it has left, few
 * may wait, and a client that does not read is disconnected.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config.ts';

/** Requests of one connection that may wait for the one before them. Browsers and proxies send none ahead. */
export const MOST_WAITING = 16;
const CHECK_EVERY_MS = 2000;

interface Pipeline {
  /** The requests that wait, each as the call that begins it. */
  readonly waiting: (() => void)[];
  /** What had left the connection when that last changed, and when it changed. */
  sent: string;
  sentAt: number;
}

export function limitPipelines(server: Server, { requestSeconds }: Config['server']): void {
  const pipelines = new Map<Socket, Pipeline>();
  // Socket.IO and Fastify are attached already; they get each request when it is its turn.
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Requests of the same packet still arrive after the connection was closed.
    if (socket.destroyed) return;
    const begin = (): void => {
      response.once('close', () => proceed(socket));
      for (const listener of listeners) listener.call(server, request, response);
    };
    const pipeline = pipelines.get(socket);
    if (!pipeline) {
      pipelines.set(socket, { waiting: [], sent: '', sentAt: Date.now() });
      begin();
    } else if (pipeline.waiting.length < MOST_WAITING) pipeline.waiting.push(begin);
    else socket.destroy();
  });

  function proceed(socket: Socket): void {
    const next = socket.destroyed ? undefined : pipelines.get(socket)?.waiting.shift();
    if (next) next();
    else pipelines.delete(socket);
  }

  const limitMs = requestSeconds * 1000;
  const check = setInterval(
    () => {
      const now = Date.now();
      for (const [socket, pipeline] of pipelines) {
        const sent = `${socket.bytesWritten} ${socket.writableLength}`;
        // While nothing waits to be read, the server itself is at work.
        if (sent !== pipeline.sent || socket.writableLength === 0) Object.assign(pipeline, { sent, sentAt: now });
        else if (now - pipeline.sentAt >= limitMs) socket.destroy();
      }
    },
    Math.min(CHECK_EVERY_MS, limitMs / 4),
  );
  check.unref();
  server.once('close', () => clearInterval(check));
}
