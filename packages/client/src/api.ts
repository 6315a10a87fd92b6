/** HTTP requests: every route of the protocol, typed; a refusal is a value like any other answer. */
import { type RequestOf, type ResponseOf, type RouteName, routeAddresses, SAGA_PATH } from '@skald/protocol';
import type { AnswerReader } from './answers.ts';
import type { Failure } from './connection/connection-state.ts';

export interface ApiSettings {
  readonly answers: AnswerReader;
  /** The server's address; empty in a browser, which uses the origin of the page. */
  readonly url?: string;
  /** A bot's bearer token; browsers have their cookie. */
  readonly token?: string;
  /** Sends the requests; the platform's `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** Waits before a request is sent again. */
  readonly pause?: (ms: number) => Promise<void>;
}

export type ApiReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Failures without a body from the server: written by a proxy, or no answer at all. */
const NO_ANSWER: Failure = { code: 'unavailable', reason: 'The server cannot be reached.' };
const NO_SENSE: Failure = { code: 'internal', reason: 'The server answered something that is no answer.' };

/** Attempts for a request that the server asks to repeat (new session token, lost race). */
const ATTEMPTS = 4;
const AGAIN_MS = 250;

export class Api {
  readonly #answers: AnswerReader;
  readonly #url: string;
  readonly #token: string | undefined;
  readonly #fetch: typeof fetch;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({ answers, url = '', token, fetch: send = fetch, pause = wait }: ApiSettings) {
    this.#answers = answers;
    this.#pause = pause;
    this.#url = url.replace(/\/$/, '');
    this.#token = token;
    // Browsers require `fetch` to be called as a plain function.
    this.#fetch = (...request) => send(...request);
  }

  /** `api.call('joinMatch', { params: { match }, body: { nonce } })` */
  async call<N extends RouteName>(name: N, request: RequestOf<N> & Parts): Promise<ApiReply<ResponseOf<N>>> {
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#callOnce(name, request);
      if (reply.ok || reply.failure.code !== 'retry' || attempt === ATTEMPTS) return reply;
      await this.#pause(reply.failure.retryAfterMs ?? AGAIN_MS);
    }
  }

  async #callOnce<N extends RouteName>(name: N, request: RequestOf<N> & Parts): Promise<ApiReply<ResponseOf<N>>> {
    const { method, path } = routeAddresses[name];
    const response = await this.#send(method, addressOf(path, request), request.body);
    if (!response) return { ok: false, failure: NO_ANSWER };
    const text = await response.text().catch(() => undefined);
    const body = text === undefined || text === '' ? undefined : parsed(text);
    if (!response.ok) return { ok: false, failure: this.#answers.failure(body) ?? NO_SENSE };
    const read = this.#answers.answer(name, body);
    return read ? { ok: true, value: read.value } : { ok: false, failure: NO_SENSE };
  }

  /** The saga of a finished match, as text. A private match requires a seat in it, or the token of a shared link. */
  async saga(match: string, share?: string): Promise<ApiReply<string>> {
    const response = await this.#send('GET', addressOf(SAGA_PATH, { params: { match }, query: { share } }), undefined);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return { ok: false, failure: NO_ANSWER };
    if (response.ok) return { ok: true, value: text };
    return { ok: false, failure: this.#answers.failure(parsed(text)) ?? NO_SENSE };
  }

  async #send(method: string, address: string, body: unknown): Promise<Response | undefined> {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
    };
    const request = { method, headers, credentials: 'include' as const, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return this.#fetch(this.#url + address, request).catch(() => undefined);
  }
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
