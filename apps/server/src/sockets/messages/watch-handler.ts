/** Answers viewers who begin to watch a match or come back to it. */
import type { Viewer } from '@skald/engine';
import {
  type MatchView,
  PASSING_CODES,
  type PrivateStep,
  type PublicStep,
  type TableInfo,
  type WatchAnswer,
  type WatchRequest,
  writePrivate,
} from '@skald/protocol';
import type { Clock } from '../../clock.ts';
import type { Packing } from '../../dictionaries/game-dictionaries.ts';
import { editionColumns } from '../../editions/editions.ts';
import { claimOf, refusalToAttend } from '../../lobby/access.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { ViewAtCursor } from '../../matches/host/awake-match.ts';
import type { MatchHost } from '../../matches/host/match-host.ts';
import { notSeated, notStarted, unknownMatch } from '../../matches/play/commands.ts';
import { plainJson } from '../../matches/play/plain-json.ts';
import type { Entrance, WatchResult } from '../../matches/streams/match-viewing.ts';
import { isProblem, type Problem, problem } from '../../problem.ts';
import type { MatchBroadcaster } from '../broadcast/match-broadcaster.ts';
import { changeFor, stepAgain } from '../encoding/step-encoder.ts';
import type { Connected } from '../io.ts';

const START_ATTEMPTS = 4;
const START_RETRY_MS = 100;
const justStarted: Problem = problem('retry', 'This match is starting at this moment.', START_RETRY_MS);

export class WatchHandler {
  readonly #host: MatchHost;
  readonly #lobby: Lobby;
  readonly #broadcaster: MatchBroadcaster;
  readonly #clock: Clock;

  constructor(host: MatchHost, lobby: Lobby, broadcaster: MatchBroadcaster, clock: Clock) {
    this.#host = host;
    this.#lobby = lobby;
    this.#broadcaster = broadcaster;
    this.#clock = clock;
  }

  /** Tries again if the match starts while it is being read. */
  async watch(socket: Connected, request: WatchRequest): Promise<WatchAnswer | Problem> {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      const answer = await this.#watchOnce(socket, request);
      if (answer === justStarted) continue;
      // A viewer who waited at the table may not stay there either.
      if (isProblem(answer) && !PASSING_CODES.includes(answer.problem)) this.#broadcaster.leaveWaiting(socket, request.match);
      return answer;
    }
    return justStarted;
  }

  async #watchOnce(socket: Connected, request: WatchRequest): Promise<WatchAnswer | Problem> {
    const { match, seat, cursor, invitation } = request;
    const { id: account, ownerId: owner } = socket.data.account;
    let entrance: Entrance | undefined;
    const enter = (come: Entrance): void => {
      entrance = come;
      if (socket.connected && (seat === undefined || come.viewer === seat)) this.#broadcaster.enter(socket, match, come, invitation);
    };
    const admit = () => this.#lobby.access.toAttend(match, { ...claimOf(socket.data.account), invitation });
    const watched = await this.#host.watch({ match, account, owner, seat }, cursor, enter, admit);
    if (watched === notStarted) return this.#watchOpen(socket, request);
    if (isProblem(watched)) return watched;
    if (seat !== undefined && watched.viewer !== seat) return notSeated;
    // The invitation may have ended before the socket entered; one that ends later closes the match to the socket.
    const ended = watched.viewer === 'spectator' && invitation !== undefined ? await admit() : undefined;
    if (ended) {
      this.#broadcaster.leave(socket, match);
      return ended;
    }
    const packing = this.#broadcaster.packing(match);
    const tableInfo = await this.#tableInfo(watched, request, account);
    // The socket has left meanwhile.
    if (!packing || !entrance) return notSeated;
    const { seen, missed, left } = watched;
    if (seen) {
      const { dictionary } = packing;
      const isKnown = request.lexicons?.includes(dictionary.id);
      return { view: viewOf(match, entrance, seen, left, dictionary.id), ...(!isKnown && { lexicon: dictionary }), around: tableInfo };
    }
    return {
      steps: stepsOf(match, watched, missed, packing, socket.data.account.kind === 'bot', this.#epochOf(request)),
      left,
      around: tableInfo,
    };
  }

  /** A match that has not started, or never did. */
  async #watchOpen(socket: Connected, { match, chatAfter, invitation }: WatchRequest): Promise<WatchAnswer | Problem> {
    const { account } = socket.data;
    const claim = { ...claimOf(account), invitation };
    const terms = await this.#lobby.access.terms(match);
    if (!terms) return unknownMatch;
    if (terms.isStarted) return justStarted;
    const refused = refusalToAttend(terms, claim);
    if (refused) return refused;
    const enter = (viewer: Viewer): void => {
      if (socket.connected) this.#broadcaster.enterOpen(socket, match, viewer, invitation);
    };
    // Anything sent after entering must count as newer than what is read here, however long the read takes.
    const v = this.#clock.now() - 1;
    enter(terms.seats[terms.seated.indexOf(account.id)] ?? 'spectator');
    // Read after entering: later changes are sent, and decide who may stay.
    const detail = await this.#lobby.listing.detail(match);
    if (isProblem(detail)) return detail;
    if (detail.startedAt !== null) return justStarted;
    const seat = detail.seats.find((one) => one.account?.id === account.id)?.seat;
    const sentAway = seat === undefined ? await this.#lobby.access.toAttend(match, claim) : undefined;
    if (sentAway) return sentAway;
    enter(seat ?? 'spectator');
    const seating = { v, status: detail.status, ended: detail.ended, ownBots: detail.ownBots, seats: detail.seats };
    const chat = await this.#lobby.chat.lines(match, account.id, chatAfter);
    return { open: true, around: { seating, presence: this.#broadcaster.presence.of(match), undo: { v, request: null }, chat } };
  }

  async #tableInfo(watched: WatchResult, { match, chatAfter }: WatchRequest, account: string): Promise<TableInfo> {
    const { seating, undo, standing, late } = watched;
    // Delayed lines have smaller ids than some that came before them.
    const said = await this.#lobby.chat.lines(match, account, late ? undefined : chatAfter);
    const chat = late ? this.#readableLate(match, said, late.delayMs) : said;
    if (late && late.seating.v !== seating.v) this.#broadcaster.seatedLate(match, late.seating);
    return { seating, presence: this.#broadcaster.presence.of(match), undo, chat, ...(standing && { standing }) };
  }

  /** The chat without what players have said lately; that is sent when its time has come. */
  #readableLate(match: string, { lines, hidden }: TableInfo['chat'], delayMs: number): TableInfo['chat'] {
    const due = this.#clock.now() - delayMs;
    const isEarly = ({ seat, at, hidden }: TableInfo['chat']['lines'][number]): boolean => seat !== null && at > due && !hidden;
    this.#broadcaster.chat.sendLater(match, lines.filter(isEarly));
    return { lines: lines.filter((line) => !isEarly(line)), hidden };
  }

  #epochOf({ cursor }: WatchRequest): string {
    return cursor?.epoch ?? '';
  }
}

function viewOf(match: string, { game, seats }: Entrance, seen: ViewAtCursor, left: MatchView['left'], lexicon: string): MatchView {
  const { view, cursor, canUndo, result } = seen;
  const { viewer, table, hand, waiting, decisions, frames, asks, sealed, over } = view;
  return {
    ...cursor,
    match,
    game: game.slug,
    ...editionColumns(game),
    lexicon,
    seats,
    viewer,
    table: plainJson(table),
    hand: plainJson(hand),
    waiting,
    decisions,
    flow: { frames, asks },
    sealed,
    canUndo,
    left,
    over,
    result,
  };
}

/** The steps that a viewer has missed; they are of the epoch of its cursor. */
function stepsOf(
  match: string,
  { viewer }: WatchResult,
  missed: WatchResult['missed'],
  packing: Packing,
  isBot: boolean,
  epoch: string,
): { public: PublicStep[]; private: PrivateStep[] } {
  const seat = viewer === 'spectator' ? 0 : viewer;
  return {
    public: (missed?.public ?? []).map((step) => stepAgain({ match, epoch }, step, packing)),
    private: (missed?.private ?? []).map((step) =>
      writePrivate({ match, seat, epoch, p: step.p, q: step.q }, changeFor(step, isBot), packing.packer),
    ),
  };
}
