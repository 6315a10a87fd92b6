import { routes, SAGA_PATH } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, program, registered, type TestServer, testServer } from '../../testing/servers.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';
import { misfit, type NamedOperation, type OpenApi, operationsOf, readOpenApi } from './testing/openapi.ts';

describe('the document at /docs/json', () => {
  let server: TestServer;
  let document: OpenApi;
  let operations: NamedOperation[];
  const named = (name: string): NamedOperation => {
    const found = operations.find(({ operationId }) => operationId === name);
    if (!found) throw new Error(`${name} is missing`);
    return found;
  };

  beforeAll(async () => {
    server = await testServer(QUICKEST_KIND);
    document = await readOpenApi(server.address);
    operations = operationsOf(document);
  });
  afterAll(() => server.remove());

  it('has every request of the protocol, by its name, and no other', () => {
    const described = operations.filter(({ path }) => path.startsWith('/api/')).map(({ operationId, title }) => `${operationId} ${title}`);
    const meant = Object.entries(routes).map(([name, { method, path }]) => `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual([...meant, `downloadSaga GET ${SAGA_PATH.replace(/:(\w+)/g, '{$1}')}`].sort());
  });

  it('says what it covers, and what every group of requests is for', () => {
    for (const word of ['matches', 'replays', 'Origin', 'bearer', 'Content-Type', 'retryAfterMs', 'protocol.md'])
      expect(document.info.description).toContain(word);
    const groups = new Set(operations.flatMap(({ tags }) => tags));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...groups].sort());
  });

  it('declares who may send what', () => {
    expect(document.components.securitySchemes).toMatchObject({
      cookie: { type: 'apiKey', in: 'cookie', name: 'skald' },
      bearer: { type: 'http', scheme: 'bearer' },
    });
    expect(document.security).toEqual([{ cookie: [] }, { bearer: [] }]);
    expect(named('makeBot').security).toEqual([{ cookie: [] }]);
    expect(named('offerBots').security).toEqual([{ bearer: [] }]);
    expect(named('enterAsGuest').security).toEqual([]);
    expect(named('joinMatch').security).toBeUndefined();
  });

  it('says once what many requests answer', () => {
    expect(Object.keys(document.components.schemas).sort()).toEqual(['Account', 'Error', 'Match', 'MatchSummary', 'Seat']);
    const refusal = named('getMatch').responses['4XX']?.content?.['application/json']?.schema ?? {};
    expect(refusal).toEqual({ $ref: '#/components/schemas/Error' });
    expect(misfit(refusal, { error: { code: 'busy', reason: 'Later.' } }, document.components)).toBeUndefined();
    expect(misfit(refusal, { error: { code: 'unheard-of', reason: 'Never.' } }, document.components)).toContain('/error/code');
    expect(JSON.stringify(named('createMatch').responses[201])).toContain('#/components/schemas/Match"');
  });

  it('knows seats in `as`, the type of a saga, and which bodies may be left out', async () => {
    const as = named('replayMatch').parameters.find(({ name }) => name === 'as');
    const pattern = new RegExp(String(as?.schema.pattern));
    for (const eyes of ['spectator', 'open', '0', '3']) expect(pattern.test(eyes), eyes).toBe(true);
    for (const eyes of ['', 'both', '-1', '100']) expect(pattern.test(eyes), eyes).toBe(false);
    expect(Object.keys(named('downloadSaga').responses[200]?.content ?? {})).toEqual(['application/x-ndjson']);
    const optional = operations.filter(({ requestBody }) => requestBody?.required === false).map(({ operationId }) => operationId);
    expect(optional.sort()).toEqual(['deleteAccount', 'joinMatch']);
  });

  it('declares refusals and outages of every request, and no content where there is none', () => {
    for (const { path, responses, title } of operations) {
      if (path.startsWith('/api/')) expect(Object.keys(responses), title).toEqual(expect.arrayContaining(['4XX', '503']));
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(description, title).not.toBe('Default Response');
        expect(content === undefined, `${title} ${status}`).toBe(status === '204');
      }
    }
  });

  it('holds for the requests whose bodies may be left out', async () => {
    const { page } = await registered(server);
    await page.post('/api/matches/unknown0000/join').expect(404);
    await page.delete('/api/account').expect(401);
    const stranger = browser(server);
    await stranger.post('/api/guests').send({ name: 'Leaving' }).expect(201);
    await stranger.delete('/api/account').expect(204);
    await program(server).get('/docs/json').expect(200);
  });
});
