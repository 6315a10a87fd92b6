/** Requests to `/socket.io` that cannot become a WebSocket. Socket.IO would answer them in another format, or not at all. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS } from '@skald/protocol';
import { answerRaw } from '../../http/errors/raw-answers.ts';
import { errorBodyOf, type Problem, problem } from '../../problem.ts';
import type { Io } from '../io.ts';
import type { ConnectionGuard } from './connection-guard.ts';

/** With the slash: other paths that begin like this belong to the routes. */
export const SOCKET_PATH = '/socket.io/';
/** The version of Engine.IO below Socket.IO 5. */
const ENGINE = '4';
const WEBSOCKET_VERSION = '13';
const WEBSOCKET_KEY = /^[+/0-9A-Za-z]{22}==$/;

const onlyWebSocket = problem('bad-request', 'Socket.IO is spoken over WebSocket alone: upgrade the request, with transport=websocket.');
const otherEngine = problem('protocol-version', 'Protocol 5 of Socket.IO is spoken here (EIO=4).');
const noResuming = problem('bad-request', 'No connection is taken up again by its sid: open a new one.');
const badWebSocket = problem('bad-request', 'The headers Sec-WebSocket-Version (13) and Sec-WebSocket-Key do not open a WebSocket.');

export function refuseUnfit(io: Io, guard: ConnectionGuard): void {
  io.engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    const plain = response instanceof ServerResponse ? response : undefined;
    const refused = plain ? onlyWebSocket : (whyUnfit(request) ?? guard.refuses(request));
    if (!refused) next();
    else if (plain) answer(plain, refused);
    else answerRaw(request.socket, ERROR_STATUS[refused.problem], refused);
  });
}

function whyUnfit({ method, url = '', headers }: IncomingMessage): Problem | undefined {
  const asked = new URL(url, 'http://socket.io').searchParams;
  const is = (key: string, value: string): boolean => asked.getAll(key).join() === value;
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket' || !is('transport', 'websocket')) return onlyWebSocket;
  if (!is('EIO', ENGINE)) return otherEngine;
  if (asked.has('sid')) return noResuming;
  const isWebSocket =
    headers['sec-websocket-version'] === WEBSOCKET_VERSION && WEBSOCKET_KEY.test(String(headers['sec-websocket-key'] ?? ''));
  return isWebSocket ? undefined : badWebSocket;
}

function answer(response: ServerResponse, refusal: Problem): void {
  const body = JSON.stringify(errorBodyOf(refusal));
  response.writeHead(ERROR_STATUS[refusal.problem], {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
