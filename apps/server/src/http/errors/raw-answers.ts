/** Refusals written straight to a connection, for requests that never reach a route. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBodyOf, type Problem, problem } from '../../problem.ts';

/** How long a client may go on sending while it reads the refusal; closing at once could destroy what it has not read. */
const LINGER_MS = 1000;

const tooSlow = problem('bad-request', 'The request took too long to arrive.');
const tooLarge = problem('too-large', 'The address and the headers are too large together.');
const unreadable = problem('bad-request', 'The request cannot be read.');
const noTunnels = problem('bad-request', 'This server opens no tunnels (method CONNECT).');
const noUpgrade = problem('not-found', 'WebSockets are opened at /socket.io; nothing else is upgraded.');
const unmet = problem('bad-request', 'The header Expect may only say 100-continue.');

/** Answers in the form of every refusal, then closes the connection. */
export function answerRaw(socket: Duplex, status: number, refusal: Problem): void {
  socket.on('error', () => socket.destroy());
  socket.end(rawAnswer(status, refusal));
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A request that Node cannot read, or that took too long. */
export function refuseConnection({ code }: Error & { readonly code?: string }, socket: Duplex): void {
  // Data that arrives after the refusal fails again.
  if (socket.writableEnded) return;
  if (!socket.writable || code === 'ECONNRESET') socket.destroy();
  else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') answerRaw(socket, 408, tooSlow);
  else if (code === 'HPE_HEADER_OVERFLOW') answerRaw(socket, 431, tooLarge);
  else answerRaw(socket, 400, unreadable);
}

/** What Node itself would answer with an empty body, or not at all. */
export function refuseUnserved(server: Server, socketPath: string): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answerRaw(socket, 400, noTunnels));
  server.on('checkExpectation', ({ socket }: IncomingMessage) => answerRaw(socket, 417, unmet));
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    if (!url.startsWith(socketPath)) answerRaw(socket, 404, noUpgrade);
  });
}

function rawAnswer(status: number, refusal: Problem): string {
  const body = JSON.stringify(errorBodyOf(refusal));
  const { retryAfterMs } = refusal;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(retryAfterMs === undefined ? [] : [`retry-after: ${Math.ceil(retryAfterMs / 1000)}`]),
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
