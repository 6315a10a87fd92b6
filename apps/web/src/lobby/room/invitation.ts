/** The link to a match; for a private one, it contains the invitation. */
import type { KeyValueStorage } from '../../app/storage.ts';

const KEPT = 'skald.invitations';
/** The number of invitations a host's browser remembers; the oldest goes first. */
const MOST = 10;

/** A match and its invitation. */
type Kept = readonly [string, string];

export function linkTo(match: string, invitation: string | null): string {
  const address = new URL(`/match/${match}`, location.origin);
  if (invitation !== null) address.searchParams.set('invitation', invitation);
  return address.href;
}

export function invitationIn(search: string): string | undefined {
  return new URLSearchParams(search).get('invitation') ?? undefined;
}

/** Remembers a link: making another would invalidate the one that friends have. */
export function keepInvitation(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'> | undefined, match: string, invitation: string): void {
  const others = keptIn(storage).filter(([one]) => one !== match);
  try {
    storage?.setItem(KEPT, JSON.stringify([...others, [match, invitation]].slice(-MOST)));
  } catch {
    // If the storage is full or forbidden, the next visit just makes a new link.
  }
}

export function keptInvitation(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'> | undefined, match: string): string | undefined {
  return keptIn(storage).find(([one]) => one === match)?.[1];
}

/** Does the link let in people without an account? Undefined if the server does not say. */
export async function isInvitationGood(match: string, invitation: string): Promise<boolean | undefined> {
  const address = `/api/matches/${encodeURIComponent(match)}?invitation=${encodeURIComponent(invitation)}`;
  const response = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
  return response?.ok ? true : response?.status === 403 ? false : undefined;
}

function keptIn(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'> | undefined): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) && kept.every(isKept) ? kept : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
