/** What is asked of the host, and how commands are told apart. */
import type { Seat } from '@skald/engine';
import { type Problem, problem } from '../../problem.ts';

/** Whose session it is; the seat follows from it. `seat` chooses among the seats of an account that plays several. */
export interface Asker {
  readonly match: string;
  readonly account: string;
  readonly seat?: Seat | undefined;
}

export interface Command extends Asker {
  /** Random, from the client: the same command sent twice is carried out once. */
  readonly commandId: string;
}

export interface AnswerCommand extends Command {
  readonly decision: string;
  readonly answer: unknown;
}

/** The id of a command in the log. With the seat before it, nobody can block or learn another's command. */
export function commandOf(seat: Seat, commandId: string): string {
  return `${seat}:${commandId}`;
}

/** What the host answers by itself it answers once, whichever server does it. */
function hostCommand(prefix: string): (seat: Seat, decision: string, seq: number) => string {
  return (seat, decision, seq) => `${prefix}${seat}:${decision}:${seq}`;
}

/** With this begin the commands of the clock where the time of a seat was out. */
export const CLOCK_COMMANDS = 'clock:';
export const clockCommand = hostCommand(CLOCK_COMMANDS);
/** A bot should play, but none is there. */
export const absentCommand = hostCommand('absent:');
/** A response window was open for as long as it may be. */
export const limitCommand = hostCommand('limit:');
/** By a standing order of the seat. */
export const standingCommand = hostCommand('standing:');

const RETRY_MS = 250;
const AWAY_MS = 1000;

export const queueFull: Problem = problem('busy', 'Too much is waiting in this match.', RETRY_MS);
export const movedOn: Problem = problem('retry', 'Somebody else moved the match on at the same moment.', 0);
export const storageAway: Problem = problem('busy', 'The storage cannot be reached just now.', AWAY_MS);
export const isStopping: Problem = problem('stopping', 'The server is going down.', AWAY_MS);
export const unknownMatch: Problem = problem('unknown-match', 'There is no such match.');
export const notStarted: Problem = problem('wrong-status', 'This match has not started yet.');
export const notSeated: Problem = problem('not-seated', 'You have no seat in this match.');
export const isHandedOver: Problem = problem('wrong-status', 'A bot plays your seat; take it back first.');
export const isDamaged: Problem = problem('wrong-status', 'The log of this match is damaged; it cannot be played on.');
export const hasEnded: Problem = problem('wrong-status', 'This match has ended.');
export const commandReused: Problem = problem('command-reused', 'This command id was used for another command.');
export const ourFault: Problem = problem('internal', 'Something went wrong on our side; nothing has changed.');
