/** The saga of a finished match, from the server that has it. */

export type Fetched = { readonly saga: string } | { readonly missing: 'unknown' | 'running' | 'failed' };

export async function sagaOfMatch(match: string): Promise<Fetched> {
  const response = await fetch(`/api/matches/${encodeURIComponent(match)}/saga`).catch(() => undefined);
  const saga = await response?.text().catch(() => undefined);
  if (!response || saga === undefined) return { missing: 'failed' };
  if (response.ok && saga.startsWith('{"saga":')) return { saga };
  if (response.status === 409) return { missing: 'running' };
  return { missing: response.status === 404 || response.status === 400 || response.ok ? 'unknown' : 'failed' };
}
