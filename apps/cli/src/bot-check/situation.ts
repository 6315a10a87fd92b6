/** What every situation of a check works with: the bot, its line, the server and somebody to play against. */
import type { CheckedBot } from './checked-bot.ts';
import type { BotLine } from './line.ts';
import { CheckedMatch, type CheckPerson } from './people.ts';
import type { CheckResults } from './points.ts';
import type { PrivateServer } from './private-server.ts';
import type { BotRecord } from './record.ts';

export interface Situation {
  readonly server: PrivateServer;
  readonly bot: CheckedBot;
  readonly line: BotLine;
  readonly record: BotRecord;
  readonly opponent: CheckPerson;
  readonly results: CheckResults;
  /** The game in which the line is disturbed. */
  readonly game: string;
  /** Under which name the bot is on offer, and whose it is. */
  readonly offer: { readonly bot: string; readonly owner: string };
  /** How long anything is waited for. */
  readonly patienceMs: number;
  readonly now: () => number;
}

const POLL_MS = 25;

/** True as soon as the condition holds; false when the time is over, or the bot has ended. */
export async function waitFor({ bot, patienceMs, now }: Situation, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const until = now() + patienceMs;
  while (!(await condition())) {
    if (now() > until || bot.hasEnded) return condition();
    await pause(POLL_MS);
  }
  return true;
}

/** Runs in its own match, which ends afterwards. */
export async function inMatch<T>(situation: Situation, run: (match: CheckedMatch) => Promise<T>, game = situation.game): Promise<T> {
  const match = await CheckedMatch.open(situation.opponent, game, situation.offer);
  try {
    return await run(match);
  } finally {
    situation.line.clear(match.id);
    await match.leave();
  }
}

/** The bot gives so many more accepted answers in the match. */
export function answersMore(situation: Situation, match: CheckedMatch, more = 1): Promise<boolean> {
  const before = situation.record.acceptedIn(match.id);
  return waitFor(situation, () => situation.record.acceptedIn(match.id) >= before + more || (match.isOver && !match.isReplaced));
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
