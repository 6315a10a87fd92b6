/** Who is connected to the other servers, and who watches which match there: as far as they have told. */
import type { ConnectedAccount, NoticeOf, Watchers } from './notices.ts';

interface Server {
  readonly accounts: Map<string, ConnectedAccount>;
  readonly watched: Map<string, Watchers>;
}

export class Directory {
  readonly #servers = new Map<string, Server>();

  /** All that a server has, whatever it told before; the matches that somebody watches there now or did before. */
  replace(name: string, { accounts, watched }: Pick<NoticeOf<'here'>, 'accounts' | 'watched'>): readonly string[] {
    const before = this.#servers.get(name);
    this.#servers.set(name, {
      accounts: new Map(accounts.map((account) => [account.id, account])),
      watched: new Map(watched.map((watchers) => [watchers.match, watchers])),
    });
    return [...new Set([...(before?.watched.keys() ?? []), ...watched.map(({ match }) => match)])];
  }

  came(name: string, account: ConnectedAccount): void {
    this.#server(name).accounts.set(account.id, account);
  }

  went(name: string, account: string): void {
    this.#server(name).accounts.delete(account);
  }

  watches(name: string, watchers: Watchers): void {
    const { watched } = this.#server(name);
    if (watchers.seats.length === 0 && watchers.spectators === 0) watched.delete(watchers.match);
    else watched.set(watchers.match, watchers);
  }

  /** Forgets the servers that are gone; the matches that were watched there. */
  keep(names: readonly string[]): readonly string[] {
    const gone = [...this.#servers].filter(([name]) => !names.includes(name));
    for (const [name] of gone) this.#servers.delete(name);
    return gone.flatMap(([, { watched }]) => [...watched.keys()]);
  }

  isConnected(account: string): boolean {
    return [...this.#servers.values()].some(({ accounts }) => accounts.has(account));
  }

  /** Everybody who watches a match elsewhere, together with those here. */
  together(here: Watchers): Watchers {
    const all = [here, ...[...this.#servers.values()].flatMap(({ watched }) => watched.get(here.match) ?? [])];
    const seats = [...new Set(all.flatMap((watchers) => watchers.seats))].sort((a, b) => a - b);
    return { match: here.match, seats, spectators: all.reduce((sum, { spectators }) => sum + spectators, 0) };
  }

  #server(name: string): Server {
    const known = this.#servers.get(name) ?? { accounts: new Map(), watched: new Map() };
    this.#servers.set(name, known);
    return known;
  }
}
