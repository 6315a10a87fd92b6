/** Announces to the players' lists whose turn has come or gone. */
import type { Audience } from '../audience.ts';
import type { AwakeMatch, CommittedMove } from '../awake-match.ts';

/** After a move; under a quiet barrier only the seat that moved may know. */
export function announceTurns(audience: Audience, match: AwakeMatch, { move, isOwn }: CommittedMove): void {
  const accounts: string[] = [];
  for (const { seat, account } of match.seatStates) {
    if (move.hidden && seat !== move.seat) continue;
    for (const id of [account?.id, match.substitutes.get(seat)]) if (id !== undefined && !accounts.includes(id)) accounts.push(id);
  }
  audience.turnsChanged(match.id, accounts, { isOwn, isLive: match.record.clock.kind !== 'days' });
}

/** After the end of a match: it is nobody's turn any more. */
export function announceNoTurns(audience: Audience, match: AwakeMatch, isOwn: boolean): void {
  const accounts = match.seatStates.flatMap(({ account }) => (account ? [account.id] : []));
  audience.turnsChanged(match.id, accounts, { isOwn });
}
