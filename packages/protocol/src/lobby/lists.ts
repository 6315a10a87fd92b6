/** Lists of matches: asked for once over HTTP, or kept up to date over the socket. */
import * as z from 'zod';
import { list } from '../json.ts';
import { epoch } from '../match/cursor.ts';
import { matchId, slug } from '../match/ids.ts';
import { isFreeSeat, matchStatus } from '../match/table-info.ts';
import { type MatchSummary, matchSummary, myMatch } from './summaries.ts';

export const MAX_PAGE = 100;

export const lobbyFilter = z.strictObject({
  status: z.array(matchStatus).exactOptional().describe('Any of these; open and running ones where it is left out.'),
  game: z.array(slug).max(10).exactOptional().describe('Any of these.'),
  free: z.literal(true).exactOptional().describe('Only matches with a free seat.'),
});
export type LobbyFilter = z.infer<typeof lobbyFilter>;

/** Does a match pass this filter? Server and client share this predicate. */
export function fitsFilter(match: MatchSummary, { status = ['open', 'running'], game, free }: LobbyFilter, now = Date.now()): boolean {
  return (
    match.visibility === 'public' &&
    status.includes(match.status) &&
    (game === undefined || game.includes(match.game)) &&
    (free === undefined || match.seats.some((seat) => isFreeSeat(seat, now)))
  );
}

const several = z.string().transform((text) => text.split(','));

/** The same filter in a query, its lists separated by commas. */
export const listQuery = z.strictObject({
  status: several
    .pipe(z.array(matchStatus))
    .exactOptional()
    .describe('Any of these, separated by commas; `open,running` where it is left out.'),
  game: several.pipe(z.array(slug).max(10)).exactOptional().describe('Any of these, separated by commas.'),
  free: z
    .literal('true')
    .transform(() => true as const)
    .exactOptional()
    .describe('Only matches with a free seat.'),
  after: z.string().max(100).exactOptional().describe('The `next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
});

export const listAnswer = z.object({ matches: list(matchSummary), next: z.string().nullable().describe('Null on the last page.') });
export const mineAnswer = z.object({ matches: list(myMatch) });

export const lobbyWatchRequest = z.strictObject({ filter: lobbyFilter });
export const mineWatchRequest = z.strictObject({});
export const nothing = z.strictObject({});

/** A live list: change n follows change n - 1 of the same epoch; after a gap, watch again. */
const place = { epoch, n: z.int().nonnegative() };

/** The newest first, at most `MAX_PAGE`. */
export const lobbyWatchAnswer = z.object({ ...place, matches: list(matchSummary) });
/** Every change of a public match, unfiltered; clients skip what they do not list. */
export const lobbyChanged = z.object({ ...place, matches: list(matchSummary), gone: list(matchId) });

export const mineWatchAnswer = z.object({ ...place, matches: list(myMatch) });
export const mineChanged = z.object({ ...place, matches: list(myMatch), gone: list(matchId) });
