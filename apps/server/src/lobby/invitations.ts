/** Invitation links of private matches: a random token, kept as its hash only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Problem } from '../problem.ts';
import { type Member, notHost } from './lobby-context.ts';
import type { OpenMatches } from './open-matches.ts';

const TOKEN_BYTES = 24;

/** A new link for the host; the one before is no longer good. */
export function invite(open: OpenMatches, member: Member, matchId: string): Promise<string | Problem> {
  return open.change(matchId, async (tx, match) => {
    if (match.hostId !== member.id) return notHost;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await tx.match.update({ where: { id: matchId }, data: { invitationHash: Buffer.from(hash(token)) } });
    return token;
  });
}

export function isInvited(match: { readonly invitationHash: Uint8Array | null }, token: string | undefined): boolean {
  return token !== undefined && match.invitationHash !== null && timingSafeEqual(match.invitationHash, hash(token));
}

/** Invited anew after having been sent away: by another link than the one that was good then. */
export function isInvitedSince(
  kick: { readonly invitationHash: Uint8Array | null },
  match: { readonly invitationHash: Uint8Array | null },
  token: string | undefined,
): boolean {
  if (!isInvited(match, token) || match.invitationHash === null) return false;
  return kick.invitationHash === null || !Buffer.from(kick.invitationHash).equals(match.invitationHash);
}

function hash(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
