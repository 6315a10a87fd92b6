/** The server behind the page: who is signed in here, requests in that name, and one connection for all tables and lists. */
import { Api, type Failure, type Reply, Source } from '@skald/client';
import type { OwnAccount } from '@skald/protocol';
import type { Lines } from './lines.ts';

/** Who the visitor is, as far as it is known. */
export type Visitor =
  | { readonly is: 'unknown' }
  /** No server answers: there is practice only. */
  | { readonly is: 'cut-off' }
  | { readonly is: 'nobody' }
  | { readonly is: 'somebody'; readonly account: OwnAccount };

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** That somebody was signed in here; the session itself is a cookie that no script sees. */
const KEY = 'skald.signed-in';
const TRY_AGAIN_MS = 5000;

export class Server {
  readonly api: Api;
  readonly visitor = new Source<Visitor>({ is: 'unknown' });
  /** What is open for somebody who is signed in. */
  readonly lines = new Source<Lines | null>(null);
  readonly #memory: Memory | undefined;
  /** Whose lines are open, or being opened. */
  #connected: string | null = null;

  constructor(memory: Memory | undefined, api = new Api()) {
    this.api = api;
    this.#memory = memory;
  }

  /** Finds out who is signed in. Whoever was never here is not asked for: a refusal would be an error in the browser's eyes. */
  async lookAround(): Promise<void> {
    if (this.#memory?.getItem(KEY) !== null && this.#memory !== undefined) {
      const reply = await this.api.call('getAccount', {});
      if (reply.ok) return this.#entered(reply.value.account);
      if (isCutOff(reply.failure)) return this.#cutOff();
      this.#memory.removeItem(KEY);
    }
    const games = await this.api.call('listGames', {});
    if (games.ok) this.#update({ is: 'nobody' });
    else this.#cutOff();
  }

  /** Comes in with nothing but a name; whoever is signed in already stays that. */
  async enter(name: string): Promise<Reply<OwnAccount>> {
    const reply = await this.api.call('enterAsGuest', { body: { name } });
    if (!reply.ok && reply.failure.code === 'already-signed-in') return this.#takeOver(await this.api.call('getAccount', {}));
    return this.#takeOver(reply);
  }

  async logIn(email: string, password: string): Promise<Reply<OwnAccount>> {
    return this.#takeOver(await this.api.call('logIn', { body: { email, password } }));
  }

  async register(email: string, password: string, name?: string): Promise<Reply<OwnAccount>> {
    return this.#takeOver(await this.api.call('register', { body: { email, password, ...(name !== undefined && { name }) } }));
  }

  async rename(name: string): Promise<Reply<OwnAccount>> {
    return this.#takeOver(await this.api.call('renameAccount', { body: { name } }));
  }

  async logOut(everywhere = false): Promise<Failure | undefined> {
    const reply = everywhere ? await this.api.call('logOutEverywhere', {}) : await this.api.call('logOut', {});
    if (!reply.ok && reply.failure.code !== 'unauthenticated') return reply.failure;
    this.leave();
    return undefined;
  }

  /** Nobody is signed in here any longer. */
  leave(): void {
    this.#memory?.removeItem(KEY);
    this.#hangUp();
    this.#update({ is: 'nobody' });
  }

  /** The network is back, or the window is seen again. */
  readonly retry = (): void => {
    if (this.visitor.get().is === 'cut-off') void this.lookAround();
    this.lines.get()?.connection.retry();
  };

  #takeOver(reply: Reply<{ readonly account: OwnAccount }>): Reply<OwnAccount> {
    if (!reply.ok) return reply;
    this.#entered(reply.value.account);
    return { ok: true, value: reply.value.account };
  }

  #entered(account: OwnAccount): void {
    try {
      this.#memory?.setItem(KEY, 'yes');
    } catch {
      // A browser that keeps nothing asks for a name again the next time.
    }
    this.#update({ is: 'somebody', account });
    if (this.#connected !== account.id) void this.#connect(account.id);
  }

  async #connect(account: string): Promise<void> {
    this.#hangUp();
    this.#connected = account;
    const { openLines } = await import('./lines.ts');
    if (this.#connected === account) this.lines.set(openLines());
  }

  #hangUp(): void {
    const lines = this.lines.get();
    this.#connected = null;
    this.lines.set(null);
    if (lines) void import('./lines.ts').then(({ closeLines }) => closeLines(lines));
  }

  #cutOff(): void {
    this.#update({ is: 'cut-off' });
    setTimeout(() => {
      if (this.visitor.get().is === 'cut-off') void this.lookAround();
    }, TRY_AGAIN_MS);
  }

  #update(visitor: Visitor): void {
    this.visitor.set(visitor);
  }
}

/** Nobody answers, or something that is no server of ours does. */
function isCutOff({ code }: Failure): boolean {
  return code === 'unavailable' || code === 'internal' || code === 'busy' || code === 'stopping' || code === 'too-many';
}
