/**
 * Rewinding behind a barrier: a seat asks, all other people at the table agree in time, and a row of the log records it. The server
 * answers for bots: they agree only if nobody has learned anything since.
 */
import { canUndo, isLearnedSince, type LogRow, lineage, playRewind, rewindProblem, type Seat } from '@skald/engine';
import type { UndoRequest } from '@skald/protocol';
import type { Timer } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { isProblem, type Problem, problem, refusedBy } from '../../problem.ts';
import { isOutage } from '../../storage/outage.ts';
import type { AwakeMatch, CommittedMove } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import type { SharedRequest } from '../host/peers.ts';
import { begunState, isLogCorruption, stateBack } from '../log/log-walk.ts';
import { consentIn, logRowOf } from '../log/stored-row.ts';
import type { CommandRow } from '../play/command-records.ts';
import { commandOf } from '../play/commands.ts';
import type { WritePath } from '../play/write-path.ts';
import { isPlayedByBot, isPresentPerson } from '../seats/seat-state.ts';

const MOST_TRIES = 3;
const SHORTEST_WAIT_MS = 250;
const REQUEST_ID = /^[0-9a-z]{1,40}$/;
const noRequest = problem('no-request', 'Nothing is asked for that you could agree to.');
const botsDecline = problem('bots-decline', 'Somebody has learned something since: the bots at this table do not agree to go back.');

export class UndoConsent {
  readonly #deps: HostDeps;
  readonly #writing: WritePath;
  readonly #timers = new Map<string, Timer>();
  /** The row that each request would go back to: before what was the seat's last answer when it asked. */
  readonly #targets = new Map<string, number>();

  constructor(deps: HostDeps, writing: WritePath) {
    this.#deps = deps;
    this.#writing = writing;
  }

  /** Asks to go back to before the seat's last answer. Granted at once if nobody else has to agree. */
  async request(match: AwakeMatch, seat: Seat, command: CommandRow | undefined): Promise<Problem | undefined> {
    if (match.undoRequest) return problem('wrong-status', 'Somebody has asked already.');
    if (canUndo(match.position, seat)) return problem('wrong-status', 'You may take your answer back without asking.');
    const rows = await this.#rows(match);
    const to = beforeLastAnswer(match, rows, seat);
    if (isProblem(to)) return to;
    const asked = this.#askedLately(match, seat, to);
    if (asked) return asked;
    const learned = isLearned(match, rows, seat, to);
    if (learned && hasBotBeside(match, seat)) return botsDecline;
    const missing = match.seatStates
      .filter((seatState) => seatState.seat !== seat && isPresentPerson(seatState))
      .map((seatState) => seatState.seat);
    const until = this.#deps.clock.now() + this.#deps.limits.undoRequestMs;
    const request: UndoRequest = { request: newId(), seat, learned, agreed: [], missing, until };
    // The row of the log is then the record of the command.
    if (missing.length === 0) return this.#grant(match, request, to, command?.commandId);
    await this.#record(command);
    this.#open(match, request, to);
    this.#share(match);
    return undefined;
  }

  async consent(
    match: AwakeMatch,
    seat: Seat,
    { request: id, agree }: { readonly request: string; readonly agree: boolean },
    command: CommandRow | undefined,
  ): Promise<Problem | undefined> {
    const request = match.undoRequest;
    if (!request || request.request !== id) return agree && (await this.#wasGranted(match, id, seat)) ? undefined : noRequest;
    if (request.agreed.includes(seat) && agree) return undefined;
    if (!request.missing.includes(seat) && request.seat !== seat) return noRequest;
    if (!agree) {
      await this.#record(command);
      this.#deps.others.undoDeclined(match.id, id);
      this.lapse(match);
      return undefined;
    }
    if (request.seat === seat) return noRequest;
    const isLast = request.missing.length === 1;
    if (!isLast) await this.#record(command);
    const failed = await this.#agree(match, request, [seat]);
    if (failed) return failed;
    this.#share(match);
    if (isLast) await this.#recordGranted(match, command);
    return undefined;
  }

  /** Does the request still wait for this seat? */
  isMissing({ undoRequest }: AwakeMatch, seat: Seat, request: string): boolean {
    return undoRequest?.request === request && undoRequest.missing.includes(seat);
  }

  /** The open request, in the form that other servers receive. */
  shared(match: AwakeMatch): SharedRequest | undefined {
    const to = this.#targets.get(match.id);
    return match.undoRequest && to !== undefined ? { request: match.undoRequest, to } : undefined;
  }

  /** Another server sends its request, or who has agreed to it. Of two requests made at once, the first by name stands everywhere. */
  async hear(match: AwakeMatch, { request, to }: SharedRequest): Promise<void> {
    const known = match.undoRequest;
    if (match.closed || request.until <= this.#deps.clock.now() || (known && known.request < request.request)) return;
    if (known?.request !== request.request) this.#open(match, request, to);
    // Consent given on another server must survive a row that came in between, so try again.
    for (let tries = 0; tries < MOST_TRIES && match.undoRequest; tries++) {
      const failed = await this.#agree(match, match.undoRequest, request.agreed);
      if (failed?.problem !== 'retry') return;
    }
  }

  /** Somebody at another server does not agree. */
  hearDeclined(match: AwakeMatch, request: string): void {
    if (match.undoRequest?.request === request) this.lapse(match);
  }

  /** Ends the request: its answer can no longer be taken back, or nobody agreed in time. */
  lapse(match: AwakeMatch): void {
    this.#timers.get(match.id)?.cancel();
    this.#timers.delete(match.id);
    this.#targets.delete(match.id);
    if (!match.undoRequest) return;
    match.undoRequest = undefined;
    this.#announceRequest(match);
  }

  /**
   * After each row: the request stands until its seat plays on, anybody takes something back, or, beside a bot, anybody learns something.
   * A hidden move never ends it: everybody would see the request go and know that somebody has answered.
   */
  afterRow(match: AwakeMatch, { move }: CommittedMove): void {
    const { undoRequest } = match;
    if (!undoRequest || move.hidden) return;
    const isOff = move.kind !== 'answer' || move.seat === undoRequest.seat || match.closed !== undefined;
    const learns = !isOff && !move.sealed;
    if (isOff || (learns && hasBotBeside(match, undoRequest.seat))) this.lapse(match);
    else if (learns && !undoRequest.learned) {
      match.undoRequest = { ...undoRequest, learned: true };
      this.#announceRequest(match);
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
  }

  asked(match: AwakeMatch): { v: number; request: UndoRequest | null } {
    return { v: match.undoVersion, request: match.undoRequest ?? null };
  }

  /** A seat asks the same again only when everybody has seen something new, or after the time of one request. */
  #askedLately(match: AwakeMatch, seat: Seat, to: number): Problem | undefined {
    const last = match.lastUndoRequests.get(seat);
    // A hidden answer is nothing new: the refusal would reveal it.
    if (!last || last.to !== to || last.p !== match.streams.p) return undefined;
    const wait = last.at + this.#deps.limits.undoRequestMs - this.#deps.clock.now();
    return wait <= 0 ? undefined : problem('too-many', 'You have asked for this already.', Math.max(wait, SHORTEST_WAIT_MS));
  }

  async #record(command: CommandRow | undefined): Promise<void> {
    if (command) await this.#deps.store.prisma.command.create({ data: command });
  }

  /** The row of the log proves the consent too, so a failure takes nothing back. */
  async #recordGranted(match: AwakeMatch, command: CommandRow | undefined): Promise<void> {
    try {
      await this.#record(command);
    } catch (error) {
      if (!isOutage(error)) this.#deps.log.failed(match.id, 'a consent cannot be recorded', error);
    }
  }

  /** Did the match go back by this request, with the consent of this seat? */
  async #wasGranted(match: AwakeMatch, request: string, seat: Seat): Promise<boolean> {
    // Only what the server gave as an id is looked for.
    if (!REQUEST_ID.test(request)) return false;
    const commandId = { in: match.seatStates.map((seatState) => commandOf(seatState.seat, request)) };
    const row = await this.#deps.store.prisma.matchLogRow.findFirst({ where: { matchId: match.id, commandId }, select: { answer: true } });
    return row !== null && consentIn(row.answer).includes(seat);
  }

  #open(match: AwakeMatch, request: UndoRequest, to: number): void {
    match.lastUndoRequests.set(request.seat, { to, p: match.streams.p, at: request.until - this.#deps.limits.undoRequestMs });
    this.#timers.get(match.id)?.cancel();
    match.undoRequest = request;
    this.#targets.set(match.id, to);
    const wait = request.until - this.#deps.clock.now();
    this.#timers.set(
      match.id,
      this.#deps.clock.after(wait, () => this.lapse(match)),
    );
    this.#announceRequest(match);
  }

  /** The server that learns of the last consent writes the row; if two do, the log accepts one. */
  async #agree(match: AwakeMatch, request: UndoRequest, seats: readonly Seat[]): Promise<Problem | undefined> {
    const news = seats.filter((seat) => request.missing.includes(seat));
    if (news.length === 0) return undefined;
    const missing = request.missing.filter((seat) => !news.includes(seat));
    const now = { ...request, agreed: [...request.agreed, ...news], missing };
    if (missing.length === 0) return this.#grant(match, now, this.#targets.get(match.id) ?? match.position.seq);
    match.undoRequest = now;
    this.#announceRequest(match);
    return undefined;
  }

  #share(match: AwakeMatch): void {
    const shared = this.shared(match);
    if (shared) this.#deps.others.undoAsked(match.id, shared);
  }

  async #rows(match: AwakeMatch): Promise<readonly LogRow[]> {
    return (await this.#deps.store.readLog(match.id)).map(logRowOf);
  }

  async #grant(
    match: AwakeMatch,
    { request, seat, agreed }: UndoRequest,
    to: number,
    command = commandOf(seat, request),
  ): Promise<Problem | undefined> {
    const rows = await this.#rows(match);
    // A bot may have come to the table since somebody asked.
    if (hasBotBeside(match, seat) && isLearned(match, rows, seat, to)) {
      this.lapse(match);
      return botsDecline;
    }
    const move = playRewind(match.position, { seat, undo: true, to, consent: agreed }, stateBack(match.record, rows, to));
    const outcome = await this.#writing.commit(match, move, { command, by: 'person' }, () => undefined);
    if (isProblem(outcome)) return outcome;
    this.lapse(match);
    return undefined;
  }

  #announceRequest(match: AwakeMatch): void {
    match.undoVersion = Math.max(match.undoVersion + 1, this.#deps.clock.now());
    this.#deps.audience.undoAsked(match.id, this.asked(match));
  }
}

/** The row to go back to; a problem where the seat has not answered anything yet. */
function beforeLastAnswer(match: AwakeMatch, rows: readonly LogRow[], seat: Seat): number | Problem {
  const last = lineage(rows, rows.length).findLast((row) => row.seat === seat);
  if (!last) return refusedBy({ refused: 'nothing-to-undo', reason: 'You have not answered anything yet.', why: [] });
  const refused = rewindProblem(match.position.state, rows, seat, last.seq - 1, []);
  return refused ? refusedBy(refused) : last.seq - 1;
}

function isLearned({ record }: AwakeMatch, rows: readonly LogRow[], seat: Seat, to: number): boolean {
  const begun = begunState(record);
  if (isLogCorruption(begun)) throw new Error(begun.reason);
  return isLearnedSince(record.game, begun, rows, seat, to);
}

/** Does a bot play another seat? */
function hasBotBeside({ seatStates }: AwakeMatch, seat: Seat): boolean {
  return seatStates.some((seatState) => seatState.seat !== seat && isPlayedByBot(seatState));
}
