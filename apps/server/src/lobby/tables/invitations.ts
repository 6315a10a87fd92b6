/** Invitation links of private matches: a random token, kept as its hash only. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../accounts/tokens.ts';
import type { Problem } from '../../problem.ts';
import type { Member } from '../lobby-deps.ts';
import type { OpenMatches } from './open-matches.ts';

const TOKEN_BYTES = 24;

/** A new link for the host, before the start and while the match runs; the one before is no longer good. */
export async function invite(open: OpenMatches, member: Member, matchId: string): Promise<string | Problem> {
  const token = newToken();
  return (await open.invite(matchId, member.id, hashToken(token))) ?? token;
}

export function isInvited(match: { readonly invitationHash: Uint8Array | null }, token: string | undefined): boolean {
  return token !== undefined && match.invitationHash !== null && timingSafeEqual(match.invitationHash, hashToken(token));
}

/** Was a removed player invited again, by a newer link than the one valid then? */
export function isInvitedSince(
  kick: { readonly invitationHash: Uint8Array | null },
  match: { readonly invitationHash: Uint8Array | null },
  token: string | undefined,
): boolean {
  if (!isInvited(match, token) || match.invitationHash === null) return false;
  return kick.invitationHash === null || !Buffer.from(kick.invitationHash).equals(match.invitationHash);
}

/** An unguessable link token. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
