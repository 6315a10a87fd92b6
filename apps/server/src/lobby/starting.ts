/** The start of a match: all seats are filled, all have given their word, and the host says so or everybody is ready. */

import { storedJson } from '../matches/plain-json.ts';
import { setUp } from '../matches/starting.ts';
import { isProblem, type Problem, problem, refusedBy } from '../problem.ts';
import { type LobbyContext, type Member, notHost } from './lobby-context.ts';
import type { OpenMatches } from './open-matches.ts';

export async function start(context: LobbyContext, open: OpenMatches, member: Member, matchId: string): Promise<Problem | undefined> {
  const outcome = await open.change(matchId, async (tx, match): Promise<Problem | undefined> => {
    const everybody = match.seats.every(({ occupant, ready }) => occupant === 'bot' || (occupant === 'person' && ready));
    if (match.hostId !== member.id && !everybody) return notHost;
    const nonces = match.seats.map(({ nonce }) => nonce).filter((nonce) => nonce !== null);
    if (nonces.length < match.seatCount) return problem('not-ready', 'A seat is empty, or somebody has not agreed to play yet.');
    const game = context.find(match.game);
    if (!game) return problem('unknown-game', 'This game is not known here.');
    const start = setUp(game, { seats: match.seatCount, options: match.options }, match.secret, nonces);
    if ('refused' in start) return refusedBy(start);
    const now = new Date(context.clock.now());
    await tx.match.update({
      where: { id: matchId },
      data: {
        status: 'running',
        statusAt: now,
        startedAt: now,
        rulesVersion: game.rulesVersion,
        options: storedJson(start.options),
        nonces,
        startFacts: storedJson(start.facts),
        startDigest: start.digest,
      },
    });
    return undefined;
  });
  if (isProblem(outcome)) return outcome;
  await context.host.begin(matchId);
  return undefined;
}
