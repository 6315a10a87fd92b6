import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/people.ts';
import { testConfig } from '../../testing/settings.ts';
import { limitPipelines, MOST_WAITING } from './pipelines.ts';

const LIMIT_SECONDS = 1;
/** More than the buffers between a server and a client hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'a');
const get = (path: string): string => `GET /${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

let server: Server;
let client: Socket;
afterEach(() => {
  client.destroy();
  server.close();
});

/** A server behind the limit, and a connection to it. */
async function connected(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  limitPipelines(server, testConfig({ SKALD_REQUEST_SECONDS: String(LIMIT_SECONDS) }).server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.on('error', () => undefined);
  await new Promise<void>((resolve) => client.once('connect', resolve));
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const connections = (): Promise<number> => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

describe('requests that are sent ahead', () => {
  it('are answered one after the other, in their order', async () => {
    let underWay = 0;
    const most: number[] = [];
    await connected(async ({ url }, response) => {
      most.push(++underWay);
      await wait(5);
      underWay--;
      response.end(`<${url}>`);
    });
    let text = '';
    client.on('data', (data) => (text += data.toString('utf8')));
    client.write(Array.from({ length: MOST_WAITING + 1 }, (_, n) => get(String(n))).join(''));
    await until(() => text.includes(`</${MOST_WAITING}>`));
    expect(text.match(/<[^>]*>/g)).toEqual(Array.from({ length: MOST_WAITING + 1 }, (_, n) => `</${n}>`));
    expect(Math.max(...most)).toBe(1);
    client.write(get('more'));
    await until(() => text.includes('</more>'));
  });

  it('end the connection when they are too many, after the first at most was begun', async () => {
    const begun: unknown[] = [];
    await connected(({ url }) => begun.push(url));
    let isOver = false;
    client.on('close', () => {
      isOver = true;
    });
    client.resume();
    client.write(get('all').repeat(1000));
    await until(() => isOver);
    expect(begun).toEqual(['/all']);
  });

  it('wait until the answer before them is read', async () => {
    const begun: unknown[] = [];
    await connected(({ url }, response) => {
      begun.push(url);
      response.end(LARGE);
    });
    client.pause();
    client.write(get('1') + get('2'));
    await wait(300);
    expect(begun).toEqual(['/1']);
    client.resume();
    await until(() => begun.length === 2);
  });
});

describe('an answer', () => {
  it('that is not read ends the connection after the limit', async () => {
    await connected((_, response) => response.end(LARGE));
    client.pause();
    const began = Date.now();
    client.write(get('large'));
    await until(async () => (await connections()) === 0);
    expect(Date.now() - began).toBeGreaterThanOrEqual(LIMIT_SECONDS * 1000);
  });

  it('that is read slowly arrives, and so does one that takes the server long', async () => {
    await connected(async ({ url }, response) => {
      if (url === '/late') await wait(LIMIT_SECONDS * 2500);
      // In pieces, as files are sent.
      for (let n = 0; n < 32; n++) if (!response.write(LARGE.subarray(0, LARGE.length / 32))) await drained(response);
      response.end('</end>');
    });
    let length = 0;
    let text = '';
    client.on('data', (data) => {
      length += data.length;
      text = data.toString('latin1').slice(-200);
      client.pause();
      setTimeout(() => client.resume(), 3);
    });
    client.write(get('slow'));
    await until(() => text.includes('</end>'));
    text = '';
    client.write(get('late'));
    await until(() => text.includes('</end>'));
    expect(length).toBeGreaterThan(2 * LARGE.length);
  });
});

function drained(response: { once(event: 'drain', listener: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => response.once('drain', resolve));
}
