/** The server behind the page: who is signed in, requests in their name, and one connection for all tables and lists. */
import { Api, type ApiReply, type Failure, ObservableValue, trustedAnswers } from '@skald/client';
import type { OwnAccount } from '@skald/protocol';
import type { KeyValueStorage } from '../app/storage.ts';
import type { LiveConnection } from './live-connection.ts';

/** The visitor, as far as known. */
export type Visitor =
  | { readonly is: 'unknown' }
  /** No server answers: only practice works. */
  | { readonly is: 'cut-off' }
  | { readonly is: 'nobody' }
  | { readonly is: 'somebody'; readonly account: OwnAccount };

/** Remembers that somebody signed in here; the session itself is a cookie that no script can read. */
const KEY = 'skald.signed-in';
const TRY_AGAIN_MS = 5000;

export class Server {
  readonly api: Api;
  readonly visitor = new ObservableValue<Visitor>({ is: 'unknown' });
  /** The open connections of a signed-in player. */
  readonly live = new ObservableValue<LiveConnection | null>(null);
  readonly #storage: KeyValueStorage | undefined;
  /** The account whose connections are open or opening. */
  #connected: string | null = null;

  constructor(storage: KeyValueStorage | undefined, api = new Api({ answers: trustedAnswers })) {
    this.api = api;
    this.#storage = storage;
  }

  /** Finds out who is signed in. Skips the request for a first visit: browsers log a refusal as an error. */
  async identifyVisitor(): Promise<void> {
    if (this.#storage?.getItem(KEY) !== null && this.#storage !== undefined) {
      const reply = await this.api.call('getAccount', {});
      if (reply.ok) return this.#entered(reply.value.account);
      if (isCutOff(reply.failure)) return this.#cutOff();
      this.#storage.removeItem(KEY);
    }
    const games = await this.api.call('listGames', {});
    if (games.ok) this.#update({ is: 'nobody' });
    else this.#cutOff();
  }

  /** Signs in as a guest; keeps the account of a player who is already signed in. */
  async enter(name: string): Promise<ApiReply<OwnAccount>> {
    const reply = await this.api.call('enterAsGuest', { body: { name } });
    if (!reply.ok && reply.failure.code === 'already-signed-in') return this.#takeOver(await this.api.call('getAccount', {}));
    return this.#takeOver(reply);
  }

  async logIn(email: string, password: string): Promise<ApiReply<OwnAccount>> {
    return this.#takeOver(await this.api.call('logIn', { body: { email, password } }));
  }

  async register(email: string, password: string, name?: string): Promise<ApiReply<OwnAccount>> {
    const reply = await this.api.call('register', { body: { email, password, ...(name !== undefined && { name }) } });
    // The account may exist even if the reply was lost; the first use of the new token ends the guest's token.
    const isLost = !reply.ok && (isCutOff(reply.failure) || reply.failure.code === 'not-a-guest');
    const now = reply.ok || isLost ? await this.api.call('getAccount', {}) : undefined;
    return this.#takeOver(now?.ok && now.value.account.kind === 'registered' ? now : reply);
  }

  async rename(name: string): Promise<ApiReply<OwnAccount>> {
    return this.#takeOver(await this.api.call('renameAccount', { body: { name } }));
  }

  async logOut(everywhere = false): Promise<Failure | undefined> {
    const reply = everywhere ? await this.api.call('logOutEverywhere', {}) : await this.api.call('logOut', {});
    if (!reply.ok && reply.failure.code !== 'unauthenticated') return reply.failure;
    this.leave();
    return undefined;
  }

  /** Forgets the session: nobody is signed in here any longer. */
  leave(): void {
    this.#storage?.removeItem(KEY);
    this.#hangUp();
    this.#update({ is: 'nobody' });
  }

  /** The network is back, or the window is visible again. */
  readonly retry = (): void => {
    if (this.visitor.get().is === 'cut-off') void this.identifyVisitor();
    this.live.get()?.connection.retry();
  };

  #takeOver(reply: ApiReply<{ readonly account: OwnAccount }>): ApiReply<OwnAccount> {
    if (!reply.ok) return reply;
    this.#entered(reply.value.account);
    return { ok: true, value: reply.value.account };
  }

  #entered(account: OwnAccount): void {
    try {
      this.#storage?.setItem(KEY, 'yes');
    } catch {
      // Without storage, the page asks for a name again next time.
    }
    this.#update({ is: 'somebody', account });
    if (this.#connected !== account.id) void this.#connect(account.id);
  }

  async #connect(account: string): Promise<void> {
    this.#hangUp();
    this.#connected = account;
    const { openLiveConnection } = await import('./live-connection.ts');
    if (this.#connected === account) this.live.set(openLiveConnection());
  }

  #hangUp(): void {
    const live = this.live.get();
    this.#connected = null;
    this.live.set(null);
    if (live) void import('./live-connection.ts').then(({ closeLiveConnection }) => closeLiveConnection(live));
  }

  #cutOff(): void {
    this.#update({ is: 'cut-off' });
    setTimeout(() => {
      if (this.visitor.get().is === 'cut-off') void this.identifyVisitor();
    }, TRY_AGAIN_MS);
  }

  #update(visitor: Visitor): void {
    this.visitor.set(visitor);
  }
}

/** Nothing answers, or something that is not a Skald server. */
function isCutOff({ code }: Failure): boolean {
  return code === 'unavailable' || code === 'internal' || code === 'busy' || code === 'stopping' || code === 'too-many' || code === 'retry';
}
