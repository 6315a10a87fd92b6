/** A guest of the server: a session, and requests in its name. */
import { Api, type ApiReply, checkedAnswers } from '@skald/client';

export class Guest {
  readonly #url: string;
  readonly #api: Api;
  #cookie = '';

  private constructor(url: string) {
    this.#url = url;
    this.#api = new Api({ answers: checkedAnswers, url, fetch: (address, request) => this.#fetch(address, request) });
  }

  static async enter(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url);
    granted(await guest.#api.call('enterAsGuest', { body: { name } }));
    return guest;
  }

  /** What a browser would add to every request. */
  get headers(): { readonly cookie: string; readonly origin: string } {
    return { cookie: this.#cookie, origin: this.#url };
  }

  /** Opens a match; returns its id. */
  async createMatch(game: string, seats: number): Promise<string> {
    const { match } = granted(await this.#api.call('createMatch', { body: { game, seats } }));
    return match.id;
  }

  async join(match: string): Promise<void> {
    granted(await this.#api.call('joinMatch', { params: { match }, body: {} }));
  }

  async ready(match: string): Promise<void> {
    granted(await this.#api.call('setReady', { params: { match }, body: { ready: true } }));
  }

  async #fetch(address: Parameters<typeof fetch>[0], request: RequestInit = {}): Promise<Response> {
    const response = await fetch(address, {
      ...request,
      headers: { ...Object.fromEntries(new Headers(request.headers)), ...this.headers },
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
    return response;
  }
}

function granted<T>(reply: ApiReply<T>): T {
  if (!reply.ok) throw new Error(`${reply.failure.code}: ${reply.failure.reason}`);
  return reply.value;
}
