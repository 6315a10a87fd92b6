/** Every request that the document at /docs/json describes is sent, rightly and wrongly, by everybody; every response is as it promises. */
import { COMMON_ERRORS, routeReference } from '@skald/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveServer } from '../../testing/live-server.ts';
import { QUICKEST_KIND } from '../../testing/stores.ts';
import { BOTS, PEOPLE } from './access.ts';
import { BOT, type ContractScene, ContractWorld, type Headers, newScene, PASSWORD } from './testing/contract-world.ts';
import { type NamedOperation, operationsOf, readOpenApi, type Seen, surprise } from './testing/openapi.ts';
import { sampled, spoiled } from './testing/values.ts';

const JSON_TYPE = 'application/json';
const SEED = 13;
const server = await liveServer(QUICKEST_KIND, { SKALD_LIMIT_LOGINS: '100000', SKALD_LIMIT_BOTS: '1000' });
const document = await readOpenApi(server.address);
const operations = operationsOf(document);

type Actor = keyof ContractScene['actors'];
const ACTORS = ['nobody', 'stranger', 'page', 'bot', 'host', 'guest', 'moderator', 'player'] as const satisfies readonly Actor[];
const SOME: readonly Actor[] = ['host', 'player'];

let world: ContractWorld;
beforeAll(async () => {
  world = await ContractWorld.open(server);
});
afterAll(() => world.close());

/** Bodies that mean something, by the operation; the rest are made up from the schema. */
const bodies: Readonly<Record<string, (scene: ContractScene) => readonly object[]>> = {
  enterAsGuest: ({ guest }) => [{ name: `New ${guest.slice(0, 10)}` }],
  renameAccount: ({ guest }) => [{ name: `Other ${guest.slice(0, 10)}` }],
  register: ({ guest }) => [{ email: `${guest}@example.org`, password: PASSWORD }],
  changePassword: () => [{ current: PASSWORD, next: `${PASSWORD}!` }],
  deleteAccount: () => [{}, { password: PASSWORD }],
  logIn: ({ email }) => [
    { email, password: PASSWORD },
    { email, password: 'wrong' },
  ],
  makeBot: ({ guest }) => [{ name: `Made ${guest.slice(0, 10)}` }],
  offerBots: () => [{ offers: [{ bot: 'veles', game: 'raids', capacity: 1 }] }, { offers: [] }],
  createMatch: ({ botOwner }) => [
    { game: 'raids', seats: 2 },
    { game: 'raids', seats: 2, seat: null, bots: [{ seat: 1, bot: BOT, owner: botOwner }] },
    { game: 'unknown', seats: 2 },
    { game: 'raids', seats: 8 },
    { game: 'raids', seats: 2, options: { no: 'such' } },
  ],
  joinMatch: () => [{}, { seat: 2 }, { invitation: 'wrong' }, { seat: 15 }],
  kickSeat: () => [{ seat: 1 }, { seat: 15 }],
  seatBot: ({ botOwner }) => [
    { bot: BOT, owner: botOwner },
    { seat: 2, bot: 'nobody' },
    { seat: 2, bot: 'warrior' },
  ],
  setReady: () => [{ ready: true }, { ready: false }],
  subscribeToPush: () => [
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    { endpoint: 'https://elsewhere.example/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
  ],
  report: ({ guest }) => [
    { account: guest, reason: 'rude' },
    { account: 'unknown0000', reason: 'rude' },
  ],
};

async function send({ method }: NamedOperation, address: string, headers: Headers, body?: string): Promise<Seen> {
  const typed = body === undefined || headers['content-type'] !== undefined ? headers : { ...headers, 'content-type': JSON_TYPE };
  const response = await fetch(server.address + address, { method, headers: typed, ...(body !== undefined && { body }) });
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { status: response.status, type, text: await response.text() };
}

/** Every way to fill the parameters of a path. */
function addresses({ path }: NamedOperation, { params }: ContractScene): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].reduce(
    (made, [hole, name = '']) => made.flatMap((one) => (params[name] ?? []).map((value) => one.replace(hole, encodeURIComponent(value)))),
    [path],
  );
}

function queries({ parameters }: NamedOperation): string[] {
  const asked = parameters.filter((one) => one.in === 'query');
  const tried = asked.flatMap(({ name, schema }) =>
    [...sampled(schema, 3, SEED), '!', '-1'].map((value) => `${name}=${encodeURIComponent(String(value))}`),
  );
  // Where no query is known, one is passed over: the request would be carried out.
  return asked.length > 0 ? [...tried, 'unknown=1'] : [];
}

function schemaOf({ requestBody }: NamedOperation) {
  return requestBody?.content[JSON_TYPE]?.schema;
}

/** A body that fits, if the operation takes one. */
function goodBodies(operation: NamedOperation, scene: ContractScene): (string | undefined)[] {
  const schema = schemaOf(operation);
  if (!schema) return [undefined];
  const meant = bodies[operation.operationId ?? '']?.(scene) ?? sampled(schema, 1, SEED);
  return meant.map((one) => JSON.stringify(one));
}

/** Everybody sends the first request; some send what is about something else, or says something else. */
function plan(
  operation: NamedOperation,
  scene: ContractScene,
): { readonly actor: Actor; readonly address: string; readonly body: string | undefined }[] {
  const [address = operation.path, ...others] = addresses(operation, scene);
  const [body, ...more] = goodBodies(operation, scene);
  // The player of the finished match is needed by every operation.
  const everybody = ACTORS.filter((actor) => actor !== 'player' || operation.path.includes('{match}'));
  return [
    ...everybody.map((actor) => ({ actor, address, body })),
    ...others.flatMap((other) => SOME.filter((actor) => everybody.includes(actor)).map((actor) => ({ actor, address: other, body }))),
    ...more.map((other) => ({ actor: bestActor(operation), address, body: other })),
  ];
}

/** Somebody who may do it. */
function bestActor({ security = document.security, tags }: NamedOperation): Actor {
  if (isSame(security, BOTS)) return 'bot';
  return tags.includes('moderation') ? 'moderator' : 'host';
}

describe.each(operations.map((one) => [one.title, one] as const))('%s', (_, operation) => {
  const needs = operation.security ?? document.security;
  const seen: { readonly actor: Actor; readonly response: Seen }[] = [];
  const surprises: string[] = [];
  let scene: ContractScene;

  const exchange = async (actor: Actor, address: string, body?: string, other: Headers = {}): Promise<Seen> => {
    const response = await send(operation, address, { ...scene.actors[actor], ...other }, body);
    const wrong = surprise(document, operation, response) ?? undeclaredCode(operation, response);
    if (wrong === undefined) return response;
    surprises.push(`${actor} ${address} ${body?.slice(0, 200) ?? ''} → ${response.status}, ${wrong}: ${response.text.slice(0, 300)}`);
    return response;
  };

  it('refuses what does not fit the document, and says why', async () => {
    scene = await newScene(world, operation);
    const actor = bestActor(operation);
    const [address = operation.path] = addresses(operation, scene);
    for (const query of queries(operation)) await exchange(actor, `${address}?${query}`);
    const schema = schemaOf(operation);
    const [good] = goodBodies(operation, scene);
    if (schema && good !== undefined) {
      // A body that may be left out may also be null.
      const wrong = spoiled(schema, JSON.parse(good)).filter((one) => one !== null || operation.requestBody?.required);
      for (const body of wrong) {
        const { status } = await exchange(actor, address, JSON.stringify(body));
        expect(status, JSON.stringify(body)).toBe(400);
      }
    }
    expect(surprises).toEqual([]);
  });

  const test = operation.method === 'GET' ? undefined : it;
  test?.('says of bodies that cannot be read what is wrong', async () => {
    const actor = bestActor(operation);
    const [address = operation.path] = addresses(operation, scene);
    await exchange(actor, address, '{"name":');
    await exchange(actor, address, 'x'.repeat(70_000));
    await exchange(actor, address, 'text', { 'content-type': 'text/plain' });
    const { status, text } = await exchange(actor, address, undefined, { 'content-type': JSON_TYPE });
    expect([status, text]).toEqual([400, expect.stringContaining('application/json')]);
    expect(surprises).toEqual([]);
  });

  it('answers everybody as the document says', async () => {
    for (const { actor, address, body } of plan(operation, scene)) seen.push({ actor, response: await exchange(actor, address, body) });
    const schema = schemaOf(operation);
    const [address = operation.path] = addresses(operation, scene);
    for (const body of schema ? sampled(schema, 8, SEED) : []) await exchange(bestActor(operation), address, JSON.stringify(body));
    expect(surprises).toEqual([]);
    const succeeded = seen.map(({ response }) => String(response.status)).filter((status) => status.startsWith('2'));
    expect([...new Set(succeeded)], 'every success that is declared was seen').toEqual(
      Object.keys(operation.responses).filter((status) => status.startsWith('2')),
    );
  });

  it('asks for the credentials that it declares', () => {
    const codesFor = (actor: Actor) => seen.filter((one) => one.actor === actor).map(({ response }) => codeOf(response));
    const isOpen = needs.length === 0 || needs.some((one) => Object.keys(one).length === 0);
    if (isOpen) expect(codesFor('nobody')).not.toContain('unauthenticated');
    else expect(codesFor('nobody')).toEqual(['unauthenticated']);
    if (isSame(needs, PEOPLE)) expect(codesFor('bot')).toEqual(['forbidden']);
    if (isSame(needs, BOTS)) expect(codesFor('host')).toContain('forbidden');
    if (operation.path.startsWith('/api/')) expect(codesFor('stranger')).toEqual(['unauthenticated']);
    if (operation.method !== 'GET') expect(codesFor('page')).toEqual(['bad-origin']);
  });
});

/** An error code that the protocol does not declare for the operation. */
function undeclaredCode({ operationId, path }: NamedOperation, response: Seen): string | undefined {
  if (response.status < 400 || !path.startsWith('/api/')) return undefined;
  const own = Object.entries(routeReference).find(([name]) => name === operationId)?.[1].errors ?? [];
  const code = codeOf(response);
  return [...COMMON_ERRORS, ...own].some((one) => one === code) ? undefined : `the code ${code} is not declared`;
}

function codeOf({ text, type }: Seen): string {
  return type === JSON_TYPE ? (JSON.parse(text).error?.code ?? '') : '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
