/** Everything that is not at this server, as its own parts know it. */
import type { Notice, Watchers } from './notices.ts';

export interface Elsewhere {
  /** May there be other servers at all? */
  readonly isShared: boolean;
  /** Is this account connected to another server? */
  isConnected(account: string): boolean;
  /** Those who watch a match here, together with those who do elsewhere. */
  together(here: Watchers): Watchers;
  /** Tells the others; never fails, never waits. */
  tell(notice: Notice): void;
}

/** For a server that is the only one. */
export const nowhere: Elsewhere = {
  isShared: false,
  isConnected: () => false,
  together: (here) => here,
  tell: () => undefined,
};
