/** What every part of the lobby works with. */
import type { AnyGame } from '@skald/engine';
import type { ChatLine } from '@skald/protocol';
import type { Clock } from '../clock.ts';
import type { Audience } from '../matches/audience.ts';
import type { MatchHost } from '../matches/match-host.ts';
import type { UpTime } from '../matches/up-time.ts';
import { type Problem, problem } from '../problem.ts';
import type { Account } from '../storage/generated/client.ts';
import type { Store } from '../storage/store.ts';

/** Who is told what changes. The socket layer in the server; nothing here may fail or wait. */
export interface LobbyAudience extends Pick<Audience, 'listed' | 'seated' | 'turnsChanged'> {
  /** A new line, or an old one that was hidden. */
  chatted(match: string, line: ChatLine): void;
  /** An account may no longer see a match, or play in it. */
  removed(match: string, account: string): void;
}

interface LobbyLimits {
  /** Open and running matches of one guest. */
  readonly guestMatches: number;
  readonly chatIntervalMs: number;
  readonly chatQueue: number;
}

export interface LobbyContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly find: (slug: string) => AnyGame | undefined;
  readonly host: MatchHost;
  readonly upTime: UpTime;
  readonly audience: LobbyAudience;
  /** Is a bot there to play? */
  readonly isHere: (account: string) => boolean;
  readonly limits: LobbyLimits;
}

/** Whose session it is. */
export type Member = Pick<Account, 'id' | 'kind' | 'moderator'>;

export const notHost: Problem = problem('not-host', 'Only the host of the match may do this.');
export const notOpen: Problem = problem('wrong-status', 'This match has started already, or is over.');
