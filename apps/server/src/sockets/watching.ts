/** What is answered to whoever begins to watch a match, or comes back to it. */
import type { Viewer } from '@skald/engine';
import {
  type Around,
  type MatchView,
  type PublicStep,
  publicStep,
  type WatchAnswer,
  type WatchRequest,
  writePrivate,
  writePublic,
} from '@skald/protocol';
import type { Clock } from '../clock.ts';
import type { Packing } from '../lexicons/lexicons.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Seen } from '../matches/awake-match.ts';
import { notSeated } from '../matches/commands.ts';
import type { MatchHost } from '../matches/match-host.ts';
import { plainJson } from '../matches/plain-json.ts';
import type { KeptStep } from '../matches/streams.ts';
import type { Entrance, Watched } from '../matches/watching.ts';
import { isProblem, type Problem } from '../problem.ts';
import type { Hall } from './hall.ts';
import type { Connected } from './io.ts';

export class Watching {
  readonly #host: MatchHost;
  readonly #lobby: Lobby;
  readonly #hall: Hall;
  readonly #clock: Clock;

  constructor(host: MatchHost, lobby: Lobby, hall: Hall, clock: Clock) {
    this.#host = host;
    this.#lobby = lobby;
    this.#hall = hall;
    this.#clock = clock;
  }

  async watch(socket: Connected, request: WatchRequest): Promise<WatchAnswer | Problem> {
    const { match, seat, cursor } = request;
    const account = socket.data.account.id;
    let entrance: Entrance | undefined;
    const watched = await this.#host.watch({ match, account, seat }, cursor, (come) => {
      entrance = come;
      if (seat === undefined || come.viewer === seat) this.#hall.enter(socket, match, come);
    });
    if (isProblem(watched)) return watched.problem === 'wrong-status' ? this.#watchOpen(socket, request, watched) : watched;
    if (seat !== undefined && watched.viewer !== seat) return notSeated;
    const packing = this.#hall.packing(match);
    const around = await this.#around(watched, request, account);
    // The socket has gone meanwhile: there is nobody to answer.
    if (!packing || !entrance) return notSeated;
    const { seen, missed, left } = watched;
    if (seen) {
      const { lexicon } = packing;
      const isKnown = request.lexicons?.includes(lexicon.id);
      return { view: viewOf(match, entrance, seen, left, lexicon.id), ...(!isKnown && { lexicon }), around };
    }
    return { steps: stepsOf(match, watched, missed, packing, socket.data.account.kind === 'bot', this.#epochOf(request)), left, around };
  }

  /** A match that has not started, or never did. */
  async #watchOpen(socket: Connected, { match, chatAfter }: WatchRequest, otherwise: Problem): Promise<WatchAnswer | Problem> {
    const detail = await this.#lobby.listing.detail(match);
    if (isProblem(detail)) return detail;
    if (detail.startedAt !== null) return otherwise;
    const account = socket.data.account.id;
    const viewer: Viewer = detail.seats.find((one) => one.account?.id === account)?.seat ?? 'spectator';
    if (socket.connected) this.#hall.enterOpen(socket, match, viewer);
    // Older than whatever is told from now on.
    const v = this.#clock.now() - 1;
    const seating = { v, status: detail.status, ended: detail.ended, seats: detail.seats };
    const chat = await this.#lobby.chat.lines(match, account, chatAfter);
    return { open: true, around: { seating, presence: this.#hall.presence(match), undo: { v, request: null }, chat } };
  }

  async #around({ seating, undo, standing }: Watched, { match, chatAfter }: WatchRequest, account: string): Promise<Around> {
    const chat = await this.#lobby.chat.lines(match, account, chatAfter);
    return { seating, presence: this.#hall.presence(match), undo, chat, ...(standing && { standing }) };
  }

  #epochOf({ cursor }: WatchRequest): string {
    return cursor?.epoch ?? '';
  }
}

function viewOf(match: string, { game, seats }: Entrance, seen: Seen, left: MatchView['left'], lexicon: string): MatchView {
  const { view, cursor, canUndo, result } = seen;
  const { viewer, table, hand, waiting, decisions, frames, asks, sealed, over } = view;
  return {
    ...cursor,
    match,
    game: game.slug,
    rulesVersion: game.rulesVersion,
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

/** A step that was told before is told in the same words. */
function sentAgain(place: Pick<PublicStep, 'match' | 'epoch' | 'p'>, { change, text }: KeptStep, packer: Packing['packer']): PublicStep {
  return change ? writePublic(place, change, packer) : publicStep.parse({ ...place, ...JSON.parse(`{${text}}`) });
}

/** A cursor was good for these steps, so they are of its epoch. */
function stepsOf(
  match: string,
  { viewer }: Watched,
  missed: Watched['missed'],
  { packer }: Packing,
  isBot: boolean,
  epoch: string,
): { public: ReturnType<typeof writePublic>[]; private: ReturnType<typeof writePrivate>[] } {
  const seat = viewer === 'spectator' ? 0 : viewer;
  return {
    public: (missed?.public ?? []).map((step) => sentAgain({ match, epoch, p: step.p }, step, packer)),
    private: (missed?.private ?? []).map(({ p, q, change }) => {
      const { flow, ...shown } = change;
      return writePrivate({ match, seat, epoch, p, q }, isBot && flow ? { ...shown, flow } : shown, packer);
    }),
  };
}
