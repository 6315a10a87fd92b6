/** The points of a check: what is expected of a bot, and where the protocol says so. */

interface CheckPoint {
  readonly title: string;
  readonly expected: string;
  /** The section of docs/protocol.md. */
  readonly section: number;
}

export const checkPoints = {
  connects: { title: 'connects', expected: 'a Socket.IO connection with the token from SKALD_TOKEN, to SKALD_URL', section: 5 },
  offers: { title: 'offers itself', expected: 'an offer for each game to check, within the time', section: 13 },
  plays: { title: 'plays a whole match', expected: 'a match played to its end, without losing the seat', section: 13 },
  'in-space': { title: 'answers what is on offer', expected: 'answers from the space of each decision', section: 10 },
  once: { title: 'answers once', expected: 'no second answer, under another commandId, to a decision that it has answered', section: 13 },
  'command-ids': { title: 'new ids for new commands', expected: 'a commandId of its own for each command', section: 10 },
  'well-formed': { title: 'sends correct messages', expected: 'messages of this protocol, with no unknown entries', section: 14 },
  'unknown-news': { title: 'ignores what it does not know', expected: 'play goes on after a message with an unknown name', section: 5 },
  reconnects: { title: 'comes back', expected: 'a new connection after the line was cut, on offer again, and play goes on', section: 5 },
  'lost-answer': {
    title: 'repeats a lost answer',
    expected: 'the decision answered after an answer was lost with the connection',
    section: 10,
  },
  'lost-reply': {
    title: 'repeats itself with the same id',
    expected: 'after an acknowledgement was lost: the same command again, or a look at the match; then play goes on',
    section: 10,
  },
  'late-reply': {
    title: 'waits for an acknowledgement',
    expected: 'no other command for a decision while its answer is under way',
    section: 10,
  },
  busy: { title: 'waits when told to', expected: 'after busy, the answer again, and not before retryAfterMs', section: 3 },
  refused: { title: 'survives a refusal', expected: 'after a refused answer, another one to the same decision', section: 3 },
  undo: { title: 'survives an undo', expected: 'after an undo took its decision away, an answer to the new one', section: 8 },
  'two-matches': { title: 'plays two matches at once', expected: 'answers in both of two running matches', section: 13 },
  'in-time': { title: 'answers in time', expected: 'each answer within the time that a server gives', section: 13 },
  restart: { title: 'survives a restart', expected: 'a new connection after the server was restarted, and play goes on', section: 5 },
} satisfies Readonly<Record<string, CheckPoint>>;

export type CheckPointId = keyof typeof checkPoints;

export function isCheckPoint(id: string): id is CheckPointId {
  return Object.hasOwn(checkPoints, id);
}

export const checkPointIds: readonly CheckPointId[] = Object.keys(checkPoints).filter(isCheckPoint);

export interface PointResult {
  readonly verdict: 'kept' | 'not-kept' | 'not-seen';
  readonly seen: string;
}

/** What was found so far; a point once found broken stays so. */
export class CheckResults {
  readonly #results = new Map<CheckPointId, PointResult>();

  set(point: CheckPointId, isKept: boolean, seen: string): void {
    if (this.#results.get(point)?.verdict !== 'not-kept') this.#results.set(point, { verdict: isKept ? 'kept' : 'not-kept', seen });
  }

  get(point: CheckPointId): PointResult {
    return this.#results.get(point) ?? { verdict: 'not-seen', seen: 'The check did not come to this.' };
  }
}
