/** Decides who may wake a sleeping match by acting in it: from the database, before the match is loaded. */
import type { Problem } from '../../problem.ts';
import { isOutage } from '../../storage/outage.ts';
import type { Statement, Store } from '../../storage/store.ts';
import { notSeated, notStarted, storageAway, unknownMatch } from '../play/commands.ts';

/** Substitutes are known only while the match is awake, so every bot that might be one passes. */
const SEATED: Statement = {
  name: 'match-seated',
  text: `
SELECT started_at IS NOT NULL AS "isStarted",
  EXISTS (
    SELECT FROM match_seats AS seat LEFT JOIN accounts AS bot ON bot.id = $2 AND bot.kind = 'bot'
    WHERE seat.match_id = matches.id
      AND (seat.account_id = $2 OR (seat.handed_to_bot AND (bot.house OR bot.owner_id IN (seat.bot_owner_id, seat.account_id))))
  ) AS "isSeated"
FROM matches WHERE id = $1`,
};

/** Why this account may not act in the match; `notSeated` if it neither has a seat there nor might be a substitute. */
export async function refusalToWake(store: Store, match: string, account: string): Promise<Problem | undefined> {
  try {
    const [found] = await store.run<{ isStarted: boolean; isSeated: boolean }>(SEATED, [match, account]);
    if (!found) return unknownMatch;
    if (!found.isStarted) return notStarted;
    return found.isSeated ? undefined : notSeated;
  } catch (error) {
    if (isOutage(error)) return storageAway;
    throw error;
  }
}
