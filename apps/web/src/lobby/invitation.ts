/** The link that brings others to a match; of a private one it holds the invitation. */
export function linkTo(match: string, invitation: string | null): string {
  const address = new URL(`/match/${match}`, location.origin);
  if (invitation !== null) address.searchParams.set('invitation', invitation);
  return address.href;
}

export function invitationIn(search: string): string | undefined {
  return new URLSearchParams(search).get('invitation') ?? undefined;
}
