/** Loads the saga of a finished match from the server. */

/** `private`: for its players, and for visitors with a valid link. */
export type Missing = 'unknown' | 'running' | 'private' | 'failed';
export type Fetched = { readonly saga: string } | { readonly missing: Missing };

/** `share`: the token of a link that a player has shared. */
export async function sagaOfMatch(match: string, share: string | null): Promise<Fetched> {
  const asked = share === null ? '' : `?${new URLSearchParams({ share })}`;
  const response = await fetch(`/api/matches/${encodeURIComponent(match)}/saga${asked}`).catch(() => undefined);
  const saga = await response?.text().catch(() => undefined);
  if (!response || saga === undefined) return { missing: 'failed' };
  if (response.ok && saga.startsWith('{"saga":')) return { saga };
  if (response.status === 409) return { missing: 'running' };
  if (response.status === 403) return { missing: 'private' };
  return { missing: response.status === 404 || response.status === 400 || response.ok ? 'unknown' : 'failed' };
}
