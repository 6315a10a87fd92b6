/** The start of a match: all seats are filled, all have given their word, and the host says so or everybody is ready. */

import { isEditionProblem } from '@skald/editions';
import type { AnyGame } from '@skald/engine';
import { editionColumns, editionOfRow } from '../../editions/editions.ts';
import { setUp } from '../../matches/host/starting.ts';
import { storedJson } from '../../matches/play/plain-json.ts';
import { isProblem, type Problem, problem, refusedBy } from '../../problem.ts';
import { type LobbyDeps, type Member, notHost } from '../lobby-deps.ts';
import type { OpenMatches } from './open-matches.ts';

export async function start(deps: LobbyDeps, open: OpenMatches, member: Member, matchId: string): Promise<Problem | undefined> {
  const pack = await packRules(deps, matchId);
  if (isProblem(pack)) return pack;
  const outcome = await open.change(matchId, async (tx, match): Promise<Problem | undefined> => {
    const everybody = match.seats.every(({ occupant, ready }) => occupant === 'bot' || (occupant === 'person' && ready));
    if (match.hostId !== member.id && !everybody) return notHost;
    const nonces = match.seats.map(({ nonce }) => nonce).filter((nonce) => nonce !== null);
    if (nonces.length < match.seatCount) return problem('not-ready', 'A seat is empty, or somebody has not agreed to play yet.');
    // A player may accept a rematch from any page, so each must confirm readiness.
    const isAwaited = match.seats.some((seat) => seat.occupant === 'person' && !seat.ready && seat.accountId !== member.id);
    if (match.rematchOfId !== null && isAwaited) return problem('not-ready', 'Somebody has not said to be ready yet.');
    const game = pack ?? deps.rules.forNewMatch(match.game, deps.lowestInterface());
    if (!game) return problem('unknown-game', 'This game is not known here.');
    const start = setUp(game, { seats: match.seatCount, options: match.options }, match.secret, nonces);
    if ('refused' in start) return refusedBy(start);
    const now = new Date(deps.clock.now());
    await tx.match.update({
      where: { id: matchId },
      data: {
        status: 'running',
        statusAt: now,
        startedAt: now,
        ...editionColumns(game),
        openedEdition: editionOfRow(match) === game.edition ? null : editionOfRow(match),
        options: storedJson(start.options),
        nonces,
        startFacts: storedJson(start.facts),
        startDigest: start.digest,
      },
    });
    return undefined;
  });
  if (isProblem(outcome)) return outcome;
  await deps.host.begin(matchId);
  return undefined;
}

/** The rules of the content pack that the table was opened with, also where newer rules have come since; undefined without one. */
async function packRules({ store, rules }: LobbyDeps, matchId: string): Promise<AnyGame | Problem | undefined> {
  const match = await store.prisma.match.findUnique({ where: { id: matchId }, select: { game: true, packEdition: true } });
  if (!match || match.packEdition === null) return undefined;
  const game = await rules.find(match.game, match.packEdition);
  return game && isEditionProblem(game) ? problem(game.problem, game.reason) : game;
}
