/** The dependencies of the lobby. */
import type { ChatLine } from '@skald/protocol';
import type { Account } from '../../generated/prisma/client.ts';
import type { Clock } from '../clock.ts';
import type { RulesFinder } from '../editions/editions.ts';
import type { UpTime } from '../matches/clocks/up-time.ts';
import type { Audience } from '../matches/host/audience.ts';
import type { MatchHost } from '../matches/host/match-host.ts';
import { type Problem, problem } from '../problem.ts';
import type { Store } from '../storage/store.ts';

/** Receives the lobby's changes: the socket layer, or a list in tests. Must not fail or wait. */
export interface LobbyAudience extends Pick<Audience, 'listed' | 'seated' | 'turnsChanged'> {
  /** A new line, or an old one that was hidden. */
  chatted(match: string, line: ChatLine): void;
  /** An account may no longer see a match, or play in it. */
  removed(match: string, account: string): void;
  /** The invitation of a running match has ended: resolves when nobody here watches by it any longer. */
  invitationEnded(match: string): Promise<void>;
}

interface LobbyLimits {
  /** Open and running matches that one guest, or one registered account, hosts or plays. */
  readonly guestMatches: number;
  readonly matches: number;
  /** How long a table stays open that nobody attends. */
  readonly openHours: number;
  /** Reports of one account within a day. */
  readonly reports: number;
  readonly chatIntervalMs: number;
  readonly chatQueue: number;
}

export interface LobbyDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly rules: RulesFinder;
  /** The interface to editions that every server on the database offers. */
  readonly lowestInterface: () => number;
  readonly host: MatchHost;
  readonly upTime: UpTime;
  readonly audience: LobbyAudience;
  /** Who is at an open table, of those connected to this server. */
  readonly attending: () => readonly { readonly match: string; readonly account: string }[];
  /** Is a bot there to play? */
  readonly isHere: (account: string) => boolean;
  readonly limits: LobbyLimits;
}

/** Whose session it is. */
export type Member = Pick<Account, 'id' | 'kind' | 'moderator'> & Partial<Pick<Account, 'ownerId'>>;

export const notHost: Problem = problem('not-host', 'Only the host of the match may do this.');
export const notOpen: Problem = problem('wrong-status', 'This match has started already, or is over.');
