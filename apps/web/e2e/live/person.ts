/** Somebody at a server who is no browser: comes in by name, and asks by requests. */
import { Api } from '@skald/client';

export async function enterAs(address: string, name: string): Promise<Api> {
  const session = new Session(address);
  const api = new Api({ url: address, fetch: (input, init) => session.fetch(input, init) });
  await must(api.call('enterAsGuest', { body: { name } }));
  return api;
}

/** What was asked for, which must be granted. */
export async function must<T>(
  reply: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: { readonly reason: string } }>,
): Promise<T> {
  const given = await reply;
  if (!given.ok) throw new Error(given.failure.reason);
  return given.value;
}

/** Keeps the cookie. */
class Session {
  readonly #origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async fetch(input: Parameters<typeof fetch>[0], init: Parameters<typeof fetch>[1]): Promise<Response> {
    const response = await fetch(input, { ...init, headers: { ...init?.headers, cookie: this.#cookie, origin: this.#origin } });
    for (const cookie of response.headers.getSetCookie()) this.#cookie = cookie.split(';')[0] ?? '';
    return response;
  }
}
