/** HTTP requests: every route of the protocol, typed; a refusal is a value like any other answer. */
import { errorBody, type RequestOf, type ResponseOf, type Route, type RouteName, readResponse, routes, SAGA_PATH } from '@skald/protocol';
import type { Failure } from './state.ts';

export interface ApiSettings {
  /** Where the server is; nothing in a browser, where it is where the page came from. */
  readonly url?: string;
  /** A bot's bearer token; browsers have their cookie. */
  readonly token?: string;
  /** What sends the requests, where it is not the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Refusals that the server did not write itself: a proxy did, or nobody answered. */
const NO_ANSWER: Failure = { code: 'unavailable', reason: 'The server cannot be reached.' };
const NO_SENSE: Failure = { code: 'internal', reason: 'The server answered something that is no answer.' };

export class Api {
  readonly #url: string;
  readonly #token: string | undefined;
  readonly #fetch: typeof fetch;

  constructor({ url = '', token, fetch: send = fetch }: ApiSettings = {}) {
    this.#url = url.replace(/\/$/, '');
    this.#token = token;
    // Browsers want it called as a function, not as a method of something else.
    this.#fetch = (...request) => send(...request);
  }

  /** `api.call('joinMatch', { params: { match }, body: { nonce } })` */
  async call<N extends RouteName>(name: N, request: RequestOf<N> & Parts): Promise<Reply<ResponseOf<N>>> {
    const route: Route = routes[name];
    const response = await this.#send(route.method, addressOf(route.path, request), request.body);
    if (!response) return { ok: false, failure: NO_ANSWER };
    const text = await response.text().catch(() => undefined);
    const body = text === undefined || text === '' ? undefined : parsed(text);
    if (!response.ok) return { ok: false, failure: errorBody.safeParse(body).data?.error ?? NO_SENSE };
    const read = readResponse(name, body);
    return read.success ? { ok: true, value: read.data } : { ok: false, failure: NO_SENSE };
  }

  /** The saga of a finished match, as text. */
  async saga(match: string): Promise<Reply<string>> {
    const response = await this.#send('GET', addressOf(SAGA_PATH, { params: { match } }), undefined);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return { ok: false, failure: NO_ANSWER };
    if (response.ok) return { ok: true, value: text };
    return { ok: false, failure: errorBody.safeParse(parsed(text)).data?.error ?? NO_SENSE };
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
