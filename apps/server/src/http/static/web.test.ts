/** Files go out compressed as the build left them, and addresses that are no page say so. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { PAGES } from '@skald/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../errors/errors.ts';
import { NEVER_CHANGES } from './never-changes.ts';
import { serveWeb } from './web.ts';

const SCRIPT = `export const saga = ${JSON.stringify('Skald '.repeat(400))};`;
const PAGE = `<!doctype html><meta name="description" content="Old" /><title>Skald</title>${' '.repeat(900)}`;
const FONT = Buffer.from('wOF2 pretends to be a font');
const GAMES = ['raids', 'valda'];
const SITE = 'https://play.example';
/** One public match; another id finds the storage away. */
const publicGameOf = async (match: string): Promise<string | undefined> => {
  if (match === 'away') throw new Error('the storage is away');
  return match === 'openmatch' ? 'valda' : undefined;
};
const AS_PAGE = { accept: 'text/html,*/*' };

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skald-web-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/index-1.js', SCRIPT],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'assets/text-1.woff2'), FONT);
  app = Fastify();
  handleErrors(app, await serveWeb(app, { folder, games: GAMES, publicGameOf, site: SITE }));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('a script', () => {
  const url = '/assets/index-1.js';

  it.each([
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['br;q=0.5, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip, br;q=0', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('for a browser that accepts %s', async (accepted, encoding, decode) => {
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': accepted });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers['cache-control']).toBe(NEVER_CHANGES);
    expect(headers.vary).toBe('accept-encoding');
    expect(decode(rawPayload).toString()).toBe(SCRIPT);
  });

  it('has another ETag in each form, and is not sent again to a browser that has it', async () => {
    const tags = new Set<unknown>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { headers } = await get(url, { 'accept-encoding': accepted });
      tags.add(headers.etag);
      const again = await get(url, { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding']);
    }
    expect(tags.size).toBe(3);
  });

  it('has its headers without its body where only they are asked for', async () => {
    const { headers: whole } = await get(url, { 'accept-encoding': 'br' });
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
    expect([statusCode, body]).toEqual([200, '']);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'cache-control']) expect(headers[name]).toBe(whole[name]);
  });

  it('is given in parts: of the form that was chosen', async () => {
    const { rawPayload: whole } = await get(url, { 'accept-encoding': 'br' });
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': 'br', range: 'bytes=4-9' });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes 4-9/${whole.length}`);
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.equals(whole.subarray(4, 10))).toBe(true);
    expect((await get(url, { range: 'bytes=999999-' })).statusCode).toBe(416);
  });

  it('is no file of its own in its compressed forms', async () => {
    for (const ending of ['.br', '.gz']) expect((await get(url + ending)).statusCode).toBe(404);
  });
});

it('a font is sent as it is', async () => {
  const { headers, rawPayload } = await get('/assets/text-1.woff2', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('font/woff2');
  expect(rawPayload.equals(FONT)).toBe(true);
});

describe('a page', () => {
  const addresses = Object.values(PAGES).flatMap((page) => {
    const filled = page.replace(/:game\??/, 'raids').replace(/:\w+\??/, 'x1');
    return page.endsWith('?') ? [filled, page.replace(/\/:\w+\?$/, '')] : [filled];
  });

  it.each([...addresses, '/match/x1?invitation=a', '/tables/'])('is at %s', async (url) => {
    const { statusCode, headers, rawPayload } = await get(url, { ...AS_PAGE, 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/html/);
    const text = brotliDecompressSync(rawPayload).toString();
    expect(withoutHead(text)).toBe(withoutHead(PAGE));
    expect((await app.inject({ method: 'HEAD', url, headers: AS_PAGE })).statusCode).toBe(200);
  });

  it.each(['/no/such/page', '/games', '/games/chess', '/play/chess?name=x', '/match', '/tables/x', '/new/raids/x'])(
    'is not at %s: the client comes with the status 404',
    async (url) => {
      const { statusCode, headers, body } = await get(url, AS_PAGE);
      expect([statusCode, body]).toEqual([404, PAGE]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.etag).toBeUndefined();
      const head = await app.inject({ method: 'HEAD', url, headers: AS_PAGE });
      expect([head.statusCode, head.body]).toEqual([404, '']);
    },
  );

  it('is nothing for a program, and never under the address of the interface', async () => {
    for (const [url, accept] of [
      ['/no/such/page', '*/*'],
      ['/tables', 'application/json'],
      ['/api/nothing', 'text/html'],
    ] as const) {
      const { statusCode, headers } = await get(url, { accept });
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
  });
});

describe('a page for programs that show a preview of its link', () => {
  const ANYTHING = { accept: '*/*' };
  const tag = (html: string, key: string): string | undefined => new RegExp(`="${key}" content="([^"]*)"`).exec(html)?.[1];

  it.each([
    ['/', 'Skald', '/share/skald.jpg'],
    ['/games/raids', 'Raids – Skald', '/share/raids.jpg'],
    ['/rules/valda', 'The rules of Valda – Skald', '/share/valda.jpg'],
    ['/replay/openmatch?at=12&view=2', 'A match of Valda, to watch again – Skald', '/share/valda.jpg'],
    ['/match/openmatch', 'A match of Valda – Skald', '/share/valda.jpg'],
  ])('%s has its title and its picture', async (url, title, picture) => {
    for (const accept of ['*/*', 'text/html,*/*']) {
      const { statusCode, body } = await get(url, { accept });
      expect(statusCode).toBe(200);
      expect(body).toContain(`<title>${title}</title>`);
      expect([tag(body, 'og:title'), tag(body, 'twitter:title')]).toEqual([title, title]);
      expect([tag(body, 'og:image'), tag(body, 'twitter:image')]).toEqual([SITE + picture, SITE + picture]);
      expect(body.match(/name="description"/g)).toHaveLength(1);
    }
  });

  it('says of a private or unknown match, or while the storage is away, what it says of the site', async () => {
    const { body: start } = await get('/', ANYTHING);
    for (const url of [
      '/replay/hidden',
      '/match/hidden?invitation=abc',
      '/replay/hidden?share=abc',
      '/replay/away',
      '/match/%00',
      '/replay',
    ]) {
      const { statusCode, body } = await get(url, ANYTHING);
      expect([statusCode, body]).toEqual([200, start]);
    }
  });

  it('is not sent again to a browser that has it, and is another page in each form', async () => {
    const first = await get('/games/raids', { ...AS_PAGE, 'accept-encoding': 'br' });
    const again = await get('/games/raids', { ...AS_PAGE, 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const plain = await get('/games/raids', AS_PAGE);
    expect(plain.headers.etag).not.toBe(first.headers.etag);
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
    expect((await get('/games/valda', AS_PAGE)).headers.etag).not.toBe(plain.headers.etag);
  });
});

it('nothing is served where nothing was built', async () => {
  const deps = { folder: join(folder, 'assets'), games: GAMES, publicGameOf, site: undefined };
  expect(await serveWeb(Fastify(), deps)).toBeUndefined();
});

/** What the page holds beside its title and tags. */
function withoutHead(page: string): string {
  return page.replace(/<title>.*<\/title>|<meta [^>]*>|\n */g, '');
}
