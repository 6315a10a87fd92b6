/** Section 1 of docs/protocol.md, step by step, with nothing but HTTP and Socket.IO: what it shows is what a server says. */
import { type AnswerSpace, watchAnswer } from '@skald/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { until } from '../testing/people.ts';
import { skaldVerify } from '../testing/sagas.ts';
import { QUICKEST_KIND } from '../testing/stores.ts';
import { examples } from './page.ts';

const record = z.record(z.string(), z.unknown());

/** The example with this tag in section 1. */
function shown(tag: string): Record<string, unknown> {
  const found = examples.find((one) => one.section === 1 && one.tag === tag);
  if (!found) throw new Error(`Section 1 does not show "${tag}"`);
  return record.parse(JSON.parse(found.text));
}

/** What belongs to the game, or may be left out. */
const GAMES = ['table', 'hand', 'params', 'locals', 'options', 'answer', 'events', 'own', 'lexicon', 'decisions', 'prompt'];

/** All keys of a value and of what is in it, as paths; of lists, those of the first item. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length > 0 ? keysOf(value[0], `${at}[]`) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !GAMES.includes(key))
    .flatMap(([key, inner]) => [`${at}.${key}`, ...keysOf(inner, `${at}.${key}`)])
    .sort();
}

/** Something out of an answer space, as section 10 describes it. */
function anyOf(space: AnswerSpace, nth: number): unknown {
  if (space.kind === 'one') return space.options[nth % space.options.length];
  if (space.kind === 'some') return space.items.slice(0, space.min);
  return space.kind === 'order' ? space.items : space.min;
}

/** Somebody with a cookie jar and a library for Socket.IO, and nothing else. */
class Stranger {
  readonly #server: string;
  #cookie = '';
  #socket: Socket | undefined;

  constructor(server: string) {
    this.#server = server;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly text: string }> {
    const headers = {
      ...(method !== 'GET' && { origin: this.#server }),
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(this.#server + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const [cookie = ''] = response.headers.getSetCookie();
    if (cookie.startsWith('skald=')) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  }

  async connect(): Promise<void> {
    const extraHeaders = { cookie: this.#cookie, origin: this.#server };
    const socket = io(this.#server, { auth: shown('auth'), extraHeaders, transports: ['websocket'], forceNew: true });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  }

  on(name: string, listener: (body: unknown) => void): void {
    this.#socket?.on(name, listener);
  }

  send(name: string, body: unknown): Promise<unknown> {
    return this.#socket?.timeout(10_000).emitWithAck(name, body) ?? Promise.reject(new Error('not connected'));
  }

  close(): void {
    this.#socket?.disconnect();
  }
}

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer(QUICKEST_KIND);
});
afterAll(() => server.remove());

it('two strangers play a whole match by section 1', async () => {
  const [astrid, bjorn] = [new Stranger(server.address), new Stranger(server.address)];
  const people = [astrid, bjorn];

  const come = await astrid.ask('POST', '/api/guests', shown('POST /api/guests'));
  expect([come.status, keysOf(come.body)]).toEqual([201, keysOf(shown('201 POST /api/guests'))]);
  expect((await bjorn.ask('POST', '/api/guests', { ...shown('POST /api/guests'), name: 'Bjorn' })).status).toBe(201);

  const opened = await astrid.ask('POST', '/api/matches', shown('POST /api/matches'));
  expect([opened.status, keysOf(opened.body)]).toEqual([201, keysOf(shown('201 POST /api/matches'))]);
  const match = z.object({ match: z.object({ id: z.string() }) }).parse(opened.body).match.id;

  expect((await bjorn.ask('GET', '/api/matches?game=raids&free=true')).text).toContain(match);
  const joined = await bjorn.ask('POST', `/api/matches/${match}/join`, shown('POST /api/matches/:match/join'));
  expect([joined.status, keysOf(joined.body)]).toEqual([200, keysOf(opened.body)]);

  for (const one of people) await one.connect();
  const open = record.parse(await astrid.send('match.watch', { ...shown('send match.watch'), match }));
  expect(Object.keys(open).sort()).toEqual(['around', 'open']);
  let status = '';
  astrid.on('match.seats', (body) => {
    status = z.object({ seating: z.object({ status: z.string() }) }).parse(body).seating.status;
  });
  for (const one of people) {
    const ready = await one.ask('POST', `/api/matches/${match}/ready`, shown('POST /api/matches/:match/ready'));
    expect(ready.status).toBe(200);
  }
  await until(() => status === 'running');

  const first = await Promise.all(people.map((one) => one.send('match.watch', { match })));
  expect(keysOf(first[0])).toEqual(keysOf(shown('ack match.watch')));

  let [answers, isOver] = [0, false];
  while (!isOver && answers < 1000) {
    for (const [seat, one] of people.entries()) {
      const watched = watchAnswer.parse(await one.send('match.watch', { match }));
      const view = 'view' in watched ? watched.view : undefined;
      isOver ||= view?.over ?? false;
      const decision = view?.decisions[0];
      if (!decision || isOver) continue;
      const answer = anyOf(decision.space, answers);
      const command = { ...shown('send match.answer'), match, commandId: `walk-${match}-${answers}`, decision: decision.id, answer };
      const accepted = record.parse(await one.send('match.answer', command));
      if (answers === 0) expect(keysOf(accepted), `seat ${seat}`).toEqual(keysOf(shown('ack match.answer')));
      expect(accepted).toMatchObject({ accepted: true });
      answers++;
    }
  }
  await until(() => status === 'finished');
  expect(answers).toBeGreaterThan(10);

  const over = z.object({ match: z.object({ status: z.literal('finished'), secret: z.string(), standings: z.array(z.unknown()) }) });
  over.parse((await bjorn.ask('GET', `/api/matches/${match}`)).body);
  expect((await bjorn.ask('GET', `/api/matches/${match}/replay?as=0&from=0&steps=100`)).status).toBe(200);
  expect(await skaldVerify((await bjorn.ask('GET', `/api/matches/${match}/saga`)).text)).toMatch(/proven/);
  for (const one of people) one.close();
});
