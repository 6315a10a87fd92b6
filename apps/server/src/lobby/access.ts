/**
 * Who may see a match and who may be at its table. Decided from the database whenever somebody comes, and again for those who
 * are there whenever something about the match has changed.
 */
import { unknownMatch } from '../matches/play/commands.ts';
import { ownBot } from '../matches/seats/own-bots.ts';
import { noSpectators } from '../matches/streams/match-viewing.ts';
import { type Problem, problem } from '../problem.ts';
import type { Statement, Store } from '../storage/store.ts';
import type { Member } from './lobby-deps.ts';
import { isInvited, isInvitedSince } from './tables/invitations.ts';

/** Who asks, and what they have to show. */
export interface Claim {
  readonly account: string | undefined;
  /** Whose bot it is. */
  readonly owner?: string | null;
  readonly moderator?: boolean;
  /** The token of the invitation link. */
  readonly invitation?: string | undefined;
}

export function claimOf({ id, moderator, ownerId = null }: Member): Claim {
  return { account: id, moderator, owner: ownerId };
}

/** The facts that decide about access. */
export interface AccessTerms {
  readonly isPublic: boolean;
  readonly isStarted: boolean;
  readonly spectators: boolean;
  readonly host: string;
  readonly invitationHash: Uint8Array | null;
  /** The seats that are taken, and the accounts that have them. */
  readonly seats: readonly number[];
  readonly seated: readonly string[];
  /** The players of the match that this one repeats. */
  readonly before: readonly string[];
  /** Who was sent away, and the invitation that was good then, in hexadecimal digits. */
  readonly kicked: readonly string[];
  readonly kickedWith: readonly (string | null)[];
  /** Whose bots play while the match runs, where that keeps their owners and the owners' other bots away. */
  readonly botOwners: readonly string[];
}

const TERMS: Statement = {
  name: 'match-access',
  text: `
SELECT visibility = 'public' AS "isPublic", started_at IS NOT NULL AS "isStarted", spectators, host_id AS host,
  invitation_hash AS "invitationHash",
  ARRAY(SELECT seat FROM match_seats WHERE match_id = matches.id AND account_id IS NOT NULL ORDER BY seat) AS seats,
  ARRAY(SELECT account_id FROM match_seats WHERE match_id = matches.id AND account_id IS NOT NULL ORDER BY seat) AS seated,
  ARRAY(SELECT account_id FROM match_seats WHERE match_id = matches.rematch_of_id AND account_id IS NOT NULL) AS before,
  ARRAY(SELECT account_id FROM kicks WHERE match_id = matches.id ORDER BY account_id) AS kicked,
  ARRAY(SELECT encode(invitation_hash, 'hex') FROM kicks WHERE match_id = matches.id ORDER BY account_id) AS "kickedWith",
  ARRAY(
    SELECT bot_owner_id FROM match_seats
    WHERE match_id = matches.id AND status = 'running' AND NOT own_bots
      AND bot_owner_id IS NOT NULL AND (occupant = 'bot' OR handed_to_bot) AND account_id IS DISTINCT FROM bot_owner_id
  ) AS "botOwners"
FROM matches WHERE id = $1`,
};

const isPrivate: Problem = problem('wrong-invitation', 'This match is private: its invitation is needed.');
export const wasSentAway: Problem = problem('wrong-invitation', 'You were sent away from this match: a new invitation is needed.');

export class Access {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Undefined if there is no such match. */
  async terms(match: string): Promise<AccessTerms | undefined> {
    return (await this.#store.run<AccessTerms>(TERMS, [match]))[0];
  }

  /** Why somebody may not know what the match is and who plays. */
  async toSee(match: string, claim: Claim): Promise<Problem | undefined> {
    const terms = await this.terms(match);
    return terms ? refusalToSee(terms, claim) : unknownMatch;
  }

  /** Why somebody may not be at the table, watch and hear what is said. */
  async toAttend(match: string, claim: Claim): Promise<Problem | undefined> {
    const terms = await this.terms(match);
    return terms ? refusalToAttend(terms, claim) : unknownMatch;
  }
}

/** Public matches are in lists that anybody may read; a private one is for its people and those whom they invite. */
function refusalToSee(terms: AccessTerms, claim: Claim): Problem | undefined {
  return terms.isPublic || isOneOfThem(terms, claim) ? undefined : refusalOfGuests(terms, claim);
}

/** Once a match has started, those without a seat are spectators. */
export function refusalToAttend(terms: AccessTerms, claim: Claim): Problem | undefined {
  if (isSeated(terms, claim)) return undefined;
  const refused = isOneOfThem(terms, claim) ? undefined : refusalOfGuests(terms, claim);
  if (refused) return refused;
  if (terms.isStarted && !terms.spectators) return noSpectators;
  return terms.botOwners.some((owner) => owner === claim.account || owner === claim.owner) ? ownBot : undefined;
}

function isSeated({ seated }: AccessTerms, { account }: Claim): boolean {
  return account !== undefined && seated.includes(account);
}

function isOneOfThem(terms: AccessTerms, claim: Claim): boolean {
  return isSeated(terms, claim) || claim.account === terms.host || claim.moderator === true;
}

function refusalOfGuests(terms: AccessTerms, { account, invitation }: Claim): Problem | undefined {
  const kick = account === undefined ? -1 : terms.kicked.indexOf(account);
  const kickedWith = terms.kickedWith[kick];
  if (kickedWith !== undefined) {
    const invitationHash = kickedWith === null ? null : Buffer.from(kickedWith, 'hex');
    return isInvitedSince({ invitationHash }, terms, invitation) ? undefined : wasSentAway;
  }
  const isKnown = account !== undefined && terms.before.includes(account);
  return terms.isPublic || isKnown || isInvited(terms, invitation) ? undefined : isPrivate;
}
