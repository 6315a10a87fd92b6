/** The hall: everybody who is connected, and what is told to whom. What the match host and the lobby have to say goes through here. */
import type { Seat, Viewer } from '@skald/engine';
import type { ChatLine, Presence, Seating, UndoAsked } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Lexicons, Packing } from '../lexicons/lexicons.ts';
import type { Chat } from '../lobby/chat.ts';
import type { LobbyAudience } from '../lobby/lobby-context.ts';
import type { Audience, TurnsChange } from '../matches/audience.ts';
import type { PublicStep, Sending } from '../matches/steps.ts';
import type { Entrance } from '../matches/watching.ts';
import { errorBodyOf, problem } from '../problem.ts';
import type { TurnPush } from '../push/turn-push.ts';
import type { Elsewhere } from '../servers/elsewhere.ts';
import { Attendance } from './attendance.ts';
import { type Connected, type Io, rooms } from './io.ts';
import type { LiveLists } from './live-lists.ts';
import { Teller } from './teller.ts';

export interface HallSurroundings {
  readonly io: Io;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly lexicons: Lexicons;
  readonly lists: LiveLists;
  readonly chat: () => Chat;
  /** Is told too whose turn may have come: somebody may want to hear of it elsewhere. */
  readonly push: Pick<TurnPush, 'turnsChanged'>;
  readonly elsewhere: Elsewhere;
}

export class Hall implements Audience, LobbyAudience {
  readonly attendance = new Attendance();
  readonly #around: HallSurroundings;
  /** By what the messages of each watched match are packed. */
  readonly #packings = new Map<string, Packing>();
  readonly #teller: Teller;
  #presenceVersion = 0;
  /** Lines are told one after the other. */
  #talk: Promise<void> = Promise.resolve();

  constructor(around: HallSurroundings) {
    this.#around = around;
    this.#teller = new Teller(around.io, (match) => this.#packings.get(match));
  }

  /** A socket watches a started match from this moment on. */
  enter(socket: Connected, match: string, { viewer, game, delayMs }: Entrance): void {
    this.#packings.set(match, this.#around.lexicons.of(game));
    const isLate = viewer === 'spectator' && delayMs > 0;
    this.#sit(socket, match, viewer, isLate);
  }

  /** The same before the start. */
  enterOpen(socket: Connected, match: string, viewer: Viewer): void {
    this.#sit(socket, match, viewer, false);
  }

  leave(socket: Connected, match: string, seat?: Seat): void {
    this.attendance.leave(match, seat, socket.id);
    this.#settleRooms(socket, match);
    this.#attendanceChanged(match);
  }

  gone(socket: Connected): void {
    for (const match of this.attendance.leaveAll(socket.id)) {
      this.#forgetUnwatched(match);
      this.#attendanceChanged(match);
    }
  }

  prepare(match: string, sending: Sending): void {
    this.#teller.prepare(match, sending);
  }

  tell(match: string, epoch: string, sending: Sending, told?: string): void {
    this.#teller.tell(match, epoch, sending, told);
  }

  /** What a socket that watches from one seat is told together with its acknowledgement; undefined where it is told like everybody. */
  stepFor(socket: Connected, match: string, sending: Sending): string | undefined {
    const seats = this.attendance.seats(match, socket.id);
    const [seat] = seats;
    if (seat === undefined || seats.length > 1) return undefined;
    return this.#teller.stepFor(match, sending, seat, socket.data.account.kind === 'bot');
  }

  /** Those without a delay have had it with the players. */
  toSpectators(match: string, epoch: string, step: PublicStep): void {
    this.#teller.publish(rooms.late(match), match, epoch, step);
  }

  seated(match: string, seating: Seating): void {
    if (!this.attendance.isWatched(match)) return;
    if (seating.status === 'open') this.#seatAnew(match, seating);
    this.#everybody(match).emit('match.seats', { match, seating });
  }

  undoAsked(match: string, undo: UndoAsked): void {
    this.#everybody(match).emit('match.undo-asked', { match, undo });
  }

  turnsChanged(match: string, accounts: readonly string[], { isOwn = true, isLive = false }: TurnsChange = {}): void {
    const { lists, push, elsewhere } = this.#around;
    lists.turnsChanged(match, accounts);
    if (!isLive) push.turnsChanged(match, accounts, isOwn);
    if (isOwn && elsewhere.isShared) elsewhere.tell({ tells: 'turns', match, accounts });
  }

  listed(match: string): void {
    this.#around.lists.listed(match);
  }

  isWatched(match: string): boolean {
    return this.attendance.isWatched(match);
  }

  chatted(match: string, line: ChatLine): void {
    if (!this.attendance.isWatched(match)) return;
    this.#talk = this.#talk.then(() => this.#tellLine(match, line));
  }

  removed(match: string, account: string): void {
    this.close(match, account, undefined, 'Your seat in this match was taken away.');
  }

  /** The sockets of an account may no longer watch a match, or one of its seats. */
  close(match: string, account: string, seat: Seat | undefined, reason: string): void {
    const error = errorBodyOf(problem('not-seated', reason));
    for (const id of this.attendance.sockets(match)) {
      const socket = this.#around.io.of('/').sockets.get(id);
      if (socket?.data.account.id !== account) continue;
      if (seat !== undefined && !this.attendance.viewers(match, id).includes(seat)) continue;
      socket.emit('match.closed', seat === undefined ? { match, ...error } : { match, seat, ...error });
      this.leave(socket, match, seat);
    }
  }

  presence(match: string): Presence {
    this.#presenceVersion = Math.max(this.#presenceVersion + 1, this.#around.clock.now());
    const { seats, spectators } = this.#around.elsewhere.together({ match, ...this.attendance.count(match) });
    return { v: this.#presenceVersion, seats, spectators };
  }

  tellPresence(match: string): void {
    if (this.attendance.isWatched(match)) this.#everybody(match).emit('match.presence', { match, presence: this.presence(match) });
  }

  /** Tells the other servers who watches here; with `isFirst`, they tell in turn who watches there. */
  sharePresence(match: string, isFirst = false): void {
    const { elsewhere } = this.#around;
    if (elsewhere.isShared) elsewhere.tell({ tells: 'watched', watchers: { match, ...this.attendance.count(match) }, isFirst });
  }

  packing(match: string): Packing | undefined {
    return this.#packings.get(match);
  }

  /** Waits until everything that was said is told. */
  async stop(): Promise<void> {
    await this.#talk;
  }

  #everybody(match: string) {
    return this.#around.io.to([rooms.live(match), rooms.late(match)]);
  }

  #sit(socket: Connected, match: string, viewer: Viewer, isLate: boolean): void {
    const isFirst = !this.attendance.isWatched(match);
    const before = this.attendance.viewers(match, socket.id);
    if (!before.includes(viewer)) this.attendance.enter(match, viewer, socket.id);
    this.#settleRooms(socket, match, isLate);
    if (!before.includes(viewer)) this.#attendanceChanged(match, isFirst);
  }

  /** The rooms of a socket follow from with whose eyes it watches. */
  #settleRooms(socket: Connected, match: string, isLate = socket.rooms.has(rooms.late(match))): void {
    const viewers = this.attendance.viewers(match, socket.id);
    const isBot = socket.data.account.kind === 'bot';
    const wanted = new Set(
      viewers.map((viewer) => (viewer === 'spectator' ? viewer : isBot ? rooms.botSeat(match, viewer) : rooms.seat(match, viewer))),
    );
    if (viewers.length > 0) wanted.add(viewers.includes('spectator') && isLate ? rooms.late(match) : rooms.live(match));
    wanted.delete('spectator');
    for (const room of [...socket.rooms]) if (isAbout(room, match) && !wanted.has(room)) void socket.leave(room);
    for (const room of wanted) if (!socket.rooms.has(room)) void socket.join(room);
    this.#forgetUnwatched(match);
  }

  #forgetUnwatched(match: string): void {
    if (!this.attendance.isWatched(match)) this.#packings.delete(match);
  }

  /** Before the start people come and go: who watches sits where the plan says. */
  #seatAnew(match: string, { seats }: Seating): void {
    for (const id of this.attendance.sockets(match)) {
      const socket = this.#around.io.of('/').sockets.get(id);
      if (!socket) continue;
      const seat = seats.find(({ account }) => account?.id === socket.data.account.id)?.seat;
      const viewer = seat ?? 'spectator';
      const [now] = this.attendance.viewers(match, id);
      if (now === viewer) continue;
      this.attendance.leave(match, undefined, id);
      this.#sit(socket, match, viewer, false);
    }
  }

  #attendanceChanged(match: string, isFirst = false): void {
    this.tellPresence(match);
    this.sharePresence(match, isFirst);
  }

  async #tellLine(match: string, line: ChatLine): Promise<void> {
    try {
      const deaf = await this.#around.chat().mutedBy(line.account.id);
      this.#everybody(match)
        .except(deaf.map((account) => rooms.account(account)))
        .emit('match.chat', { match, line });
    } catch (error) {
      // Whoever watches again gets the line then.
      this.#around.logger.warn({ err: error, match }, 'a line could not be told');
    }
  }
}

function isAbout(room: string, match: string): boolean {
  const [kind, about] = room.split(':');
  return about === match && kind !== 'account' && kind !== 'session' && kind !== 'mine';
}
