/**
 * Which commands were carried out. Answers and undos stand in the log; the others leave a small row of their own, written together with
 * what they change. So a command that is sent again gets its first result, after a restart and at another server too.
 */
import { isDeepStrictEqual } from 'node:util';
import { digest, type LogEntry, type Seat } from '@skald/engine';
import type { Statement, Store } from '../../storage/store.ts';
import { type Command, commandOf } from './commands.ts';
import { plainJson } from './plain-json.ts';

/** What a command says besides its id, its match and its seat. */
export type CommandContent =
  | { readonly kind: 'answer'; readonly decision: string; readonly answer: unknown }
  | { readonly kind: 'undo' }
  | { readonly kind: SeatCommandKind; readonly digest: string };

export type SeatCommandKind = 'undo-request' | 'undo-consent' | 'resign' | 'hand-over' | 'take-back' | 'standing';

/** The row of a command that has none in the log. */
export interface CommandRow {
  readonly matchId: string;
  readonly commandId: string;
  readonly kind: string;
  readonly digest: string;
  readonly at: Date;
}

/** A command that was carried out; a row of the log has no digest. */
export interface PastCommand {
  readonly commandId: string;
  readonly kind: string;
  readonly digest: string | null;
  readonly decision: string | null;
  readonly answer: unknown;
}

const FIND: Statement = {
  name: 'find-commands',
  text: `
SELECT command_id AS "commandId", kind, digest, NULL AS decision, NULL::jsonb AS answer
FROM commands WHERE match_id = $1 AND command_id = ANY($2)
UNION ALL
SELECT command_id, CASE WHEN edition IS NOT NULL THEN 'edition' WHEN NOT undo THEN 'answer' WHEN answer IS NULL THEN 'undo' ELSE 'undo-request' END, NULL, decision, answer
FROM match_log WHERE match_id = $1 AND command_id = ANY($2)`,
};

/** As many as a match in memory knows. */
export const MOST_KNOWN = 1000;

const LATEST: Statement = {
  name: 'latest-commands',
  text: `SELECT command_id AS "commandId" FROM commands WHERE match_id = $1 ORDER BY at DESC LIMIT ${MOST_KNOWN}`,
};

/** The command with this id, for any of these seats. */
export async function findCommand(
  store: Store,
  match: string,
  seats: readonly Seat[],
  commandId: string,
): Promise<PastCommand | undefined> {
  const keys = seats.map((seat) => commandOf(seat, commandId));
  return (await store.run<PastCommand>(FIND, [match, keys]))[0];
}

/** The ids of the latest commands without a row in the log, the latest last. */
export async function latestCommands(store: Store, match: string): Promise<readonly string[]> {
  const found = await store.run<{ commandId: string }>(LATEST, [match]);
  return found.map(({ commandId }) => commandId).reverse();
}

/** The content of a command that is no move, from what its message says. */
export function seatCommand(kind: SeatCommandKind, said: object = {}): CommandContent & { readonly digest: string } {
  return { kind, digest: digest(plainJson(said)) };
}

export function commandRow(
  { match, commandId }: Command,
  seat: Seat,
  content: { readonly kind: string; readonly digest: string },
  now: number,
): CommandRow {
  return { matchId: match, commandId: commandOf(seat, commandId), kind: content.kind, digest: content.digest, at: new Date(now) };
}

/** Is it the same command sent again? If not, its id was used for something else. */
export function isSameCommand(past: Omit<PastCommand, 'commandId'>, content: CommandContent): boolean {
  if (past.kind !== content.kind) return false;
  // The log names decisions as the rules do, without the number of the undo before them.
  if (content.kind === 'answer') return past.decision === withoutUndos(content.decision) && isDeepStrictEqual(past.answer, content.answer);
  return past.digest === null || content.kind === 'undo' || past.digest === content.digest;
}

/** An entry of the log as a command. */
export function commandIn(entry: LogEntry): Omit<PastCommand, 'commandId'> {
  if ('edition' in entry) return { kind: 'edition', digest: null, decision: null, answer: null };
  if ('decision' in entry) return { kind: 'answer', digest: null, decision: entry.decision, answer: entry.answer };
  return { kind: 'to' in entry ? 'undo-request' : 'undo', digest: null, decision: null, answer: null };
}

function withoutUndos(decision: string): string {
  return decision.split('~', 1)[0] ?? decision;
}

/** Forgets the commands of matches that ended before a moment. */
export async function forgetCommands(store: Store, before: Date): Promise<void> {
  await store.prisma.command.deleteMany({ where: { match: { finishedAt: { lt: before } } } });
}
