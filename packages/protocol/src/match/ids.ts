/** The names that messages about matches go by. */
import * as z from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be an id');
export const matchId = id;
export const accountId = id;
export const sessionId = id;

/** Random, made by the client, sent again unchanged when the answer is in doubt: what was carried out once is not carried out twice. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/, 'must be 16 to 40 letters, digits, - or _');

export const slug = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a game');

/** The name of the rules that a match is played by: the hash of their module. */
export const editionName = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of an edition');

/** What a server of the release before editions is taken to say: the first edition, which had a number. */
export const NUMBERED_EDITION = 'numbered';

/** Which rules they are, in answers of a server. Pages of the release before editions read the number. */
export const rulesNamed = {
  edition: editionName.default(NUMBERED_EDITION),
  rulesVersion: z
    .int()
    .exactOptional()
    .describe('The number of a first edition, 0 for others: for clients that were made before editions.'),
};

/** Never used twice in one match, not even after something was taken back. */
export const decisionId = z.string().min(1).max(40);

/** Milliseconds since 1970, by the server's clock. */
export const moment = z.int().nonnegative();

/** Grows with each message of its kind about its match, over restarts too: a message whose number is not larger than the last is old. */
export const version = z.int().nonnegative();

/** Which seat, for an account that plays several in one match, as bots may; the server checks that the account plays it. */
export const ownSeat = z.int().min(0).max(15);
