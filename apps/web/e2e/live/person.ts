/** A person at the server without a browser: signs in as a guest and sends requests. */
import { Api, Connection, checkedAnswers, socketTransport, systemClock } from '@skald/client';

export async function enterAs(address: string, name: string): Promise<Api> {
  const session = new Session(address);
  const api = new Api({ answers: checkedAnswers, url: address, fetch: (input, init) => session.fetch(input, init) });
  await granted(api.call('enterAsGuest', { body: { name } }));
  return api;
}

/** The same, with what its sockets show of it, and its session for a browser. */
export async function enterWithSocket(
  address: string,
  name: string,
): Promise<{
  readonly api: Api;
  readonly connection: Connection;
  readonly cookies: readonly { name: string; value: string; url: string }[];
}> {
  const session = new Session(address);
  const api = new Api({ answers: checkedAnswers, url: address, fetch: (input, init) => session.fetch(input, init) });
  await granted(api.call('enterAsGuest', { body: { name } }));
  const connection = new Connection({ url: address, transport: socketTransport(address, session.headers), clock: systemClock });
  const cookies = session.cookies.map(([key, value]) => ({ name: key, value, url: address }));
  return { api, connection, cookies };
}

/** The reply, which must be a success. */
export async function granted<T>(
  reply: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: { readonly reason: string } }>,
): Promise<T> {
  const given = await reply;
  if (!given.ok) throw new Error(given.failure.reason);
  return given.value;
}

/** Stores cookies by name. */
class Session {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookies(): readonly (readonly [string, string])[] {
    return [...this.#cookies].map(([name, pair]) => [name, pair.slice(name.length + 1)]);
  }

  get headers(): { readonly cookie: string; readonly origin: string } {
    return { cookie: [...this.#cookies.values()].join('; '), origin: this.#origin };
  }

  async fetch(input: Parameters<typeof fetch>[0], init: Parameters<typeof fetch>[1]): Promise<Response> {
    const response = await fetch(input, { ...init, headers: { ...init?.headers, ...this.headers } });
    for (const given of response.headers.getSetCookie()) {
      const [pair = ''] = given.split(';');
      this.#cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return response;
  }
}
