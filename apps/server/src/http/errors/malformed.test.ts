import { errorBody } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../testing/lines/raw-request.ts';
import { program, type TestServer, testServer } from '../../testing/servers.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer(QUICKEST_KIND);
});
afterAll(() => server.remove());

const HOST = 'host: x\r\nconnection: close\r\n';
const get = (path: string): string => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`;
const WEBSOCKET = '/socket.io/?EIO=4&transport=websocket';
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const upgrade = (path: string, more = `sec-websocket-version: 13\r\n${KEY}`, to = 'websocket'): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: ${to}\r\n${more}\r\n`;

describe('an address that cannot be read', () => {
  it.each([
    ['a broken escape', get('/api/matches/%E0%A4%A'), 400, 'bad-request'],
    ['a broken escape in a query', get('/api/matches?game=%E0%A4%A'), 400, 'bad-request'],
    ['a NUL', get('/api/matches/%00'), 400, 'bad-request'],
    ['a NUL as it is', get('/api/matches/\0'), 400, 'bad-request'],
    ['a part that is too long', get(`/api/matches/${'a'.repeat(3000)}`), 400, 'bad-request'],
    ['more than fits', get(`/api/matches/${'a'.repeat(30_000)}`), 431, 'too-large'],
    ['nothing known', get('/api/nothing'), 404, 'not-found'],
    ['nothing but the prefix', get('/api'), 404, 'not-found'],
    ['a star', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
    ['another server', get('http://elsewhere.example/api/nothing'), 404, 'not-found'],
  ])('%s', answersWith);
});

describe('a method that is not served', () => {
  it.each([
    ['known to HTTP', `PROPFIND /api/matches HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
    ['of another route', `PUT /api/games HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
    ['with a body', `PROPFIND /api/games HTTP/1.1\r\n${HOST}content-type: text/xml\r\ncontent-length: 3\r\n\r\n<a>`, 404, 'not-found'],
    ['unknown', `BREW /api/matches HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad-request'],
    ['CONNECT', `CONNECT elsewhere.example:443 HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad-request'],
  ])('%s', answersWith);
});

describe('HTTP that is none', () => {
  it.each([
    ['one large header', `GET /api/games HTTP/1.1\r\n${HOST}x-large: ${'a'.repeat(30_000)}\r\n\r\n`, 431, 'too-large'],
    ['a megabyte of headers', `GET /api/games HTTP/1.1\r\n${HOST}${'x-many: of them\r\n'.repeat(65_536)}\r\n`, 431, 'too-large'],
    ['no host', 'GET /api/games HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad-request'],
    ['an expectation', `POST /api/guests HTTP/1.1\r\n${HOST}expect: tea\r\n\r\n`, 417, 'bad-request'],
    [
      'two lengths',
      `POST /api/guests HTTP/1.1\r\n${HOST}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'bad-request',
    ],
    ['a length that is no number', `POST /api/guests HTTP/1.1\r\n${HOST}content-length: x\r\n\r\n`, 400, 'bad-request'],
    ['another version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad-request'],
  ])('%s', answersWith);
});

describe('a request that does not become a WebSocket', () => {
  it.each([
    ['to another address', upgrade('/elsewhere'), 404, 'not-found'],
    ['to another protocol', upgrade('/api/games', '', 'h2c'), 404, 'not-found'],
    ['to another protocol, for sockets', upgrade(WEBSOCKET, '', 'h2c'), 400, 'bad-request'],
    ['of an older Engine.IO', upgrade('/socket.io/?EIO=3&transport=websocket'), 400, 'protocol-version'],
    ['of no Engine.IO', upgrade('/socket.io/?transport=websocket'), 400, 'protocol-version'],
    ['of two at once', upgrade(`${WEBSOCKET}&EIO=3`), 400, 'protocol-version'],
    ['over another transport', upgrade('/socket.io/?EIO=4&transport=pigeon'), 400, 'bad-request'],
    ['with a query that cannot be read', upgrade('/socket.io/?%E0%A4%A'), 400, 'bad-request'],
    ['with a sid', upgrade(`${WEBSOCKET}&sid=abc`), 400, 'bad-request'],
    ['without a key', upgrade(WEBSOCKET, 'sec-websocket-version: 13\r\n'), 400, 'bad-request'],
    ['of another version', upgrade(WEBSOCKET, `sec-websocket-version: 12\r\n${KEY}`), 400, 'bad-request'],
  ])('%s', answersWith);

  it.each([
    ['GET', '/socket.io/'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
    ['GET', WEBSOCKET],
    ['POST', `${WEBSOCKET}&sid=abc`],
  ] as const)('%s %s without an upgrade', async (method, path) => {
    const response = await fetch(`${server.address}${path}`, { method });
    expect(response.status).toBe(400);
    expect(errorBody.parse(await response.json()).error.code).toBe('bad-request');
  });
});

async function answersWith(_name: string, text: string, status: number, code: string): Promise<void> {
  const answer = await rawRequest(server.address, text);
  expect(answer.status).toBe(status);
  expect(errorBody.parse(JSON.parse(answer.body)).error).toEqual({ code, reason: expect.any(String) });
  await program(server).get('/readyz').expect(200);
}
