/** deploy/Caddyfile in front of a server, if Caddy is installed: TLS, WebSockets, and addresses that nobody can forge. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../packages/protocol/src/version.ts';
import { StartedCommand, waitFor } from '../testing/command.ts';
import { freePort } from '../testing/free-port.mjs';
import { readCompose } from './compose.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const isInstalled = spawnSync('caddy', ['version']).status === 0;

let folder: string;
let port: number;
/** The root certificate of the proxy. */
let ca: string;
const commands: StartedCommand[] = [];

/** The settings of the compose file for a server behind the proxy, except for the port and the database. */
function serverSettings(own: number): Record<string, string> {
  const { server } = readCompose({ POSTGRES_PASSWORD: 'x', DOMAIN: `localhost:${port}` }).services;
  const storage = { DATABASE_URL: '', REDIS_URL: '', SKALD_DATA: join(folder, 'data') };
  return { ...server?.environment, ...storage, HOME: folder, PORT: String(own), SKALD_BOTS: 'off', SKALD_LIMIT_SIGN_UPS: '1' };
}

async function start(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'skald-proxy-'));
  const [own, http] = await Promise.all([freePort(), freePort()]);
  port = await freePort();
  const server = new StartedCommand(['npm', 'start'], ROOT, serverSettings(own));
  const caddyfile = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8').replace('dynamic a server 3000', `dynamic a localhost ${own}`);
  const options = `{\n\thttp_port ${http}\n\thttps_port ${port}\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), options + caddyfile);
  const words = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const proxy = new StartedCommand(['caddy', ...words], folder, { HOME: folder, DOMAIN: 'localhost' });
  commands.push(server, proxy);
  await Promise.all([server.says(/Skald is up/), proxy.says(/certificate obtained successfully/)]);
  ca = readFileSync(join(folder, '.local/share/caddy/pki/authorities/local/root.crt'), 'utf8');
}

/** A same-origin request to the proxy. */
function ask(path: string, options: RequestOptions) {
  const headers = { origin: `https://localhost:${port}`, host: `localhost:${port}`, ...options.headers };
  return request({ host: '127.0.0.1', servername: 'localhost', port, ca, path, agent: false, ...options, headers });
}

function answerTo(path: string, options: RequestOptions = {}, body = ''): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = ask(path, options);
    sent.once('response', (response) => resolve(response.resume())).once('error', reject);
    sent.end(body);
  });
}

/** Enters as a guest, from an address of this machine. */
function enterFrom(localAddress: string, forwardedFor: string): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
  return answerTo('/api/guests', { method: 'POST', localAddress, headers }, JSON.stringify({ name: 'Forwarded' }));
}

/** A plain WebSocket: Socket.IO's client does not accept the certificate. */
async function openSocket(cookie: string) {
  const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
  const socket = await new Promise<Socket>((resolve, reject) => {
    const sent = ask('/socket.io/?EIO=4&transport=websocket', { headers: { cookie, connection: 'Upgrade', upgrade: 'websocket', ...key } });
    sent.once('upgrade', (_response, upgraded: Socket, head) => {
      upgraded.unshift(head);
      resolve(upgraded);
    });
    sent.once('response', ({ statusCode }) => reject(new Error(`refused with ${statusCode}`)));
    sent.once('error', reject).end();
  });
  let said = '';
  socket.on('data', (frame: Buffer) => {
    said += frame.toString('latin1');
  });
  return {
    says: (what: RegExp) => waitFor(() => what.exec(said) ?? undefined, String(what)),
    send: (text: string) => socket.write(Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0, ...Buffer.from(text)])),
    close: () => socket.destroy(),
  };
}

describe.runIf(isInstalled)('the proxy', { timeout: 240_000 }, () => {
  beforeAll(start, 240_000);
  afterAll(async () => {
    await Promise.all(commands.map((command) => command.end()));
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('tells the server who comes, whatever they say themselves', async () => {
    expect((await enterFrom('127.0.0.2', '198.51.100.1')).statusCode).toBe(201);
    expect((await enterFrom('127.0.0.2', '198.51.100.2')).statusCode).toBe(429);
    expect((await enterFrom('127.0.0.3', '198.51.100.2')).statusCode).toBe(201);
    expect((await answerTo('/metrics')).statusCode).toBe(403);
  });

  it('lets a page in by https, with a cookie for https only, and keeps its WebSocket open both ways', async () => {
    const [cookie = ''] = (await enterFrom('127.0.0.4', '')).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Secure/);
    const socket = await openSocket(cookie.split(';')[0] ?? '');
    await socket.says(/0\{"sid"/);
    // The connect packet of Socket.IO.
    socket.send(`40${JSON.stringify({ protocol: PROTOCOL })}`);
    await socket.says(/40\{"sid"/);
    socket.close();
  });
});
