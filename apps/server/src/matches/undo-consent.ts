/** Going back behind a barrier: somebody asks, all the other persons at the table agree in time, and a row of the log says so. */
import { lineage, rewindProblem, type Seat } from '@skald/engine';
import type { UndoRequest } from '@skald/protocol';
import type { Timer } from '../clock.ts';
import { newId } from '../ids.ts';
import { isProblem, type Problem, problem, refusedBy } from '../problem.ts';
import type { AwakeMatch, Happening } from './awake-match.ts';
import { isPresentPerson } from './chairs.ts';
import { commandOf } from './commands.ts';
import type { HostContext } from './host-context.ts';
import { logRowOf, stateBack } from './log-walk.ts';
import type { SharedRequest } from './others.ts';
import { canUndo, rewound } from './position.ts';
import type { WritePath } from './write-path.ts';

const MOST_TRIES = 3;
const noRequest = problem('no-request', 'Nothing is asked for that you could agree to.');

export class UndoConsent {
  readonly #context: HostContext;
  readonly #writing: WritePath;
  readonly #timers = new Map<string, Timer>();
  /** The row that each request would go back to: before what was the seat's last answer when it asked. */
  readonly #targets = new Map<string, number>();

  constructor(context: HostContext, writing: WritePath) {
    this.#context = context;
    this.#writing = writing;
  }

  /** Asks for going back to before the seat's last answer. With nobody else to ask it is granted at once. */
  async request(match: AwakeMatch, seat: Seat): Promise<Problem | undefined> {
    if (match.undoRequest) return problem('wrong-status', 'Somebody has asked already.');
    if (canUndo(match.position, seat)) return problem('wrong-status', 'You may take your answer back without asking.');
    const to = await this.#beforeLastAnswer(match, seat);
    if (isProblem(to)) return to;
    const missing = match.chairs.filter((chair) => chair.seat !== seat && isPresentPerson(chair)).map((chair) => chair.seat);
    const until = this.#context.clock.now() + this.#context.limits.undoRequestMs;
    const request: UndoRequest = { request: newId(), seat, agreed: [], missing, until };
    if (missing.length === 0) return this.#grant(match, request, to);
    this.#open(match, request, to);
    this.#share(match);
    return undefined;
  }

  async consent(match: AwakeMatch, seat: Seat, id: string, agree: boolean): Promise<Problem | undefined> {
    const request = match.undoRequest;
    if (!request || request.request !== id) return noRequest;
    if (request.agreed.includes(seat) && agree) return undefined;
    if (!request.missing.includes(seat) && request.seat !== seat) return noRequest;
    if (!agree) {
      this.#context.others.undoDeclined(match.id, id);
      this.lapse(match);
      return undefined;
    }
    if (request.seat === seat) return noRequest;
    const failed = await this.#agree(match, request, [seat]);
    if (!failed) this.#share(match);
    return failed;
  }

  /** The request that stands, as other servers are told of it. */
  shared(match: AwakeMatch): SharedRequest | undefined {
    const to = this.#targets.get(match.id);
    return match.undoRequest && to !== undefined ? { request: match.undoRequest, to } : undefined;
  }

  /** Another server tells what was asked there, or who has agreed. Of two that were asked at once, the first by name stands everywhere. */
  async hear(match: AwakeMatch, { request, to }: SharedRequest): Promise<void> {
    const known = match.undoRequest;
    if (match.closed || request.until <= this.#context.clock.now() || (known && known.request < request.request)) return;
    if (known?.request !== request.request) this.#open(match, request, to);
    // Whoever agreed elsewhere does not agree again where a row came between.
    for (let tries = 0; tries < MOST_TRIES && match.undoRequest; tries++) {
      const failed = await this.#agree(match, match.undoRequest, request.agreed);
      if (failed?.problem !== 'retry') return;
    }
  }

  /** Somebody at another server does not agree. */
  hearDeclined(match: AwakeMatch, request: string): void {
    if (match.undoRequest?.request === request) this.lapse(match);
  }

  /** What was asked for is no longer there to be taken back, or nobody answered in time. */
  lapse(match: AwakeMatch): void {
    this.#timers.get(match.id)?.cancel();
    this.#timers.delete(match.id);
    this.#targets.delete(match.id);
    if (!match.undoRequest) return;
    match.undoRequest = undefined;
    this.#tell(match);
  }

  /**
   * After each row: the request stands until its seat plays on, or anybody takes something back. Whatever happens under a quiet
   * barrier changes nothing, for everybody would see the request go.
   */
  afterRow(match: AwakeMatch, { move }: Happening): void {
    const { undoRequest } = match;
    if (undoRequest && !move.hidden && (move.kind !== 'answer' || move.seat === undoRequest.seat || match.closed)) this.lapse(match);
  }

  stop(): void {
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
  }

  asked(match: AwakeMatch): { v: number; request: UndoRequest | null } {
    return { v: match.undoVersion, request: match.undoRequest ?? null };
  }

  #open(match: AwakeMatch, request: UndoRequest, to: number): void {
    this.#timers.get(match.id)?.cancel();
    match.undoRequest = request;
    this.#targets.set(match.id, to);
    const wait = request.until - this.#context.clock.now();
    this.#timers.set(
      match.id,
      this.#context.clock.after(wait, () => this.lapse(match)),
    );
    this.#tell(match);
  }

  /** Whoever learns of the last consent writes the row; where two do, the log takes one. */
  async #agree(match: AwakeMatch, request: UndoRequest, seats: readonly Seat[]): Promise<Problem | undefined> {
    const news = seats.filter((seat) => request.missing.includes(seat));
    if (news.length === 0) return undefined;
    const missing = request.missing.filter((seat) => !news.includes(seat));
    const now = { ...request, agreed: [...request.agreed, ...news], missing };
    if (missing.length === 0) return this.#grant(match, now, this.#targets.get(match.id) ?? match.position.seq);
    match.undoRequest = now;
    this.#tell(match);
    return undefined;
  }

  #share(match: AwakeMatch): void {
    const shared = this.shared(match);
    if (shared) this.#context.others.undoAsked(match.id, shared);
  }

  /** The row to go back to; a problem where the seat has not answered anything yet. */
  async #beforeLastAnswer(match: AwakeMatch, seat: Seat): Promise<number | Problem> {
    const rows = (await this.#context.store.readLog(match.id)).map(logRowOf);
    const last = lineage(rows, rows.length).findLast((row) => row.seat === seat);
    if (!last) return refusedBy({ refused: 'nothing-to-undo', reason: 'You have not answered anything yet.', why: [] });
    const refused = rewindProblem(match.position.state, rows, seat, last.seq - 1, []);
    return refused ? refusedBy(refused) : last.seq - 1;
  }

  async #grant(match: AwakeMatch, { request, seat, agreed }: UndoRequest, to: number): Promise<Problem | undefined> {
    const rows = (await this.#context.store.readLog(match.id)).map(logRowOf);
    const state = stateBack(match.record.game, match.record, rows, to);
    const entry = { command: commandOf(seat, request), by: 'person' as const, decision: null, answer: { to, consent: agreed } };
    const outcome = await this.#writing.commit(match, rewound(match.position, seat, state), entry, () => undefined);
    if (isProblem(outcome)) return outcome;
    this.lapse(match);
    return undefined;
  }

  #tell(match: AwakeMatch): void {
    match.undoVersion = Math.max(match.undoVersion + 1, this.#context.clock.now());
    this.#context.audience.undoAsked(match.id, this.asked(match));
  }
}
