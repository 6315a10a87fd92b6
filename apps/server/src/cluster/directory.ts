/** The accounts connected to the other servers and the viewers there, as far as those servers have announced them. */
import type { ConnectedAccount, PeerNoticeOf, Watchers } from './peer-notices.ts';

interface Server {
  readonly accounts: Map<string, ConnectedAccount>;
  readonly watched: Map<string, Watchers>;
}

export class Directory {
  readonly #servers = new Map<string, Server>();

  /** Replaces everything known of a server; returns the matches that are or were watched there. */
  replace(name: string, { accounts, watched }: Pick<PeerNoticeOf<'here'>, 'accounts' | 'watched'>): readonly string[] {
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

  /** Forgets the servers that are gone; returns the matches that were watched there. */
  keep(names: readonly string[]): readonly string[] {
    const gone = [...this.#servers].filter(([name]) => !names.includes(name));
    for (const [name] of gone) this.#servers.delete(name);
    return gone.flatMap(([, { watched }]) => [...watched.keys()]);
  }

  isConnected(account: string): boolean {
    return [...this.#servers.values()].some(({ accounts }) => accounts.has(account));
  }

  /** Does this account watch a match at another server as a spectator? */
  isWatching(match: string, account: string): boolean {
    return [...this.#servers.values()].some(({ watched }) => watched.get(match)?.accounts.includes(account));
  }

  /** The viewers of a match here and at the other servers. */
  together(here: Watchers): Watchers {
    const all = [here, ...[...this.#servers.values()].flatMap(({ watched }) => watched.get(here.match) ?? [])];
    const seats = [...new Set(all.flatMap((watchers) => watchers.seats))].sort((a, b) => a - b);
    const accounts = [...new Set(all.flatMap((watchers) => watchers.accounts))];
    return { match: here.match, seats, spectators: all.reduce((sum, { spectators }) => sum + spectators, 0), accounts };
  }

  #server(name: string): Server {
    const known = this.#servers.get(name) ?? { accounts: new Map(), watched: new Map() };
    this.#servers.set(name, known);
    return known;
  }
}
