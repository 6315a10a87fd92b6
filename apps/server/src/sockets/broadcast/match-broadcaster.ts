/** Sends what the match host and the lobby announce to the sockets that may see it. */
import type { Seat, Viewer } from '@skald/engine';
import type { Accepted, ChatLine, Seating, UndoAsked } from '@skald/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { ClusterPeers } from '../../cluster/cluster-peers.ts';
import type { GameDictionaries, Packing } from '../../dictionaries/game-dictionaries.ts';
import { type Access, claimOf, refusalToAttend } from '../../lobby/access.ts';
import type { Chat } from '../../lobby/chat.ts';
import type { LobbyAudience } from '../../lobby/lobby-deps.ts';
import type { Audience, TurnsChange } from '../../matches/host/audience.ts';
import { storageAway, unknownMatch } from '../../matches/play/commands.ts';
import { isKeptAway, ownBot } from '../../matches/seats/own-bots.ts';
import type { Entrance } from '../../matches/streams/match-viewing.ts';
import type { CompactStep, Outbound, StreamedPublicStep } from '../../matches/streams/steps.ts';
import { errorBodyOf, isProblem, type Problem, problem } from '../../problem.ts';
import type { TurnPush } from '../../push/turn-push.ts';
import type { PreEncoded } from '../encoding/pre-encoded.ts';
import { type Connected, hasRoom, type Io, rooms } from '../io.ts';
import { ChatSender } from './chat-sender.ts';
import { LateRoom } from './late-room.ts';
import type { LiveLists } from './live-lists.ts';
import { MatchPresence } from './match-presence.ts';
import { StepSender } from './step-sender.ts';
import { Viewers } from './viewers.ts';

export interface BroadcasterDeps {
  readonly io: Io;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly dictionaries: GameDictionaries;
  readonly lists: LiveLists;
  readonly chat: () => Chat;
  readonly access: Access;
  /** Sends the state of a match to its viewers at this server, in the background. */
  readonly announceAgain: (match: string) => void;
  /** Notifies players who are away of their turns. */
  readonly push: Pick<TurnPush, 'turnsChanged'>;
  readonly clusterPeers: ClusterPeers;
}

const notAnswered = problem('not-seated', 'Another bot plays this seat now, for you did not answer in time.');

export class MatchBroadcaster implements Audience, LobbyAudience {
  readonly viewers = new Viewers();
  readonly #deps: BroadcasterDeps;
  /** The packing of each watched match. */
  readonly #packings = new Map<string, Packing>();
  /** Watched matches that are known to have started: sockets that wait for the start get nothing more. */
  readonly #started = new Set<string>();
  readonly #stepSender: StepSender;
  readonly #late: LateRoom;
  /** Also puts the checks of who may stay at open tables in order with the lines. */
  readonly chat: ChatSender;
  readonly presence: MatchPresence;

  constructor(deps: BroadcasterDeps) {
    this.#deps = deps;
    this.#late = new LateRoom(deps.clock);
    this.#stepSender = new StepSender(deps.io, (match) => this.#packings.get(match));
    const { io, logger, chat, clock, clusterPeers } = deps;
    const everybody = (match: string) => this.#everybody(match);
    this.chat = new ChatSender({ io, logger, chat, late: this.#late, everybody, promptly: (match) => this.#promptly(match) });
    this.presence = new MatchPresence({
      clock,
      clusterPeers,
      viewers: this.viewers,
      socketsOf: (match) => this.#socketsOf(match),
      everybody,
    });
  }

  /** A socket watches a started match from this moment on. */
  enter(socket: Connected, match: string, { viewer, game, delayMs }: Entrance, invitation?: string): void {
    this.#packings.set(match, this.#deps.dictionaries.of(game));
    const isNews = !this.#started.has(match);
    this.#started.add(match);
    this.#late.open(match, delayMs);
    const isLate = viewer === 'spectator' && delayMs > 0;
    this.#sit(socket, match, viewer, isLate ? rooms.late(match) : rooms.live(match), invitation);
    // Sockets that wait do not know of the start yet: they must watch again if they may, and leave if not.
    if (isNews && this.hasWaiting(match)) this.#deps.announceAgain(match);
  }

  /** Lets a socket wait at a table that has not started. */
  enterOpen(socket: Connected, match: string, viewer: Viewer, invitation?: string): void {
    this.#sit(socket, match, viewer, rooms.waiting(match), invitation);
  }

  leave(socket: Connected, match: string, seat?: Seat): void {
    this.viewers.leave(match, seat, socket.id);
    this.#settleRooms(socket, match);
    this.#attendanceChanged(match);
  }

  /** Takes a socket away from a table where it waits for the start. */
  leaveWaiting(socket: Connected, match: string): void {
    if (this.isWaiting(socket, match)) this.leave(socket, match);
  }

  /** Does the socket still wait for the start, without having watched again since? */
  isWaiting(socket: Connected, match: string): boolean {
    return socket.rooms.has(rooms.waiting(match));
  }

  gone(socket: Connected): void {
    for (const match of this.viewers.leaveAll(socket.id)) {
      this.#forgetUnwatched(match);
      this.#attendanceChanged(match);
    }
  }

  prepare(match: string, outbound: Outbound): void {
    this.#stepSender.prepare(match, outbound);
  }

  sendStep(match: string, epoch: string, outbound: Outbound): void {
    this.#stepSender.send(match, epoch, outbound);
  }

  compact(step: StreamedPublicStep): CompactStep | undefined {
    return this.#stepSender.compact(step);
  }

  /** The acknowledgement of a move, with the resulting step if the socket watches from one seat; `tell` skips that socket. */
  acknowledgement(socket: Connected, match: string, accepted: Accepted, outbound: Outbound): Accepted | PreEncoded {
    const seats = this.viewers.seats(match, socket.id);
    const [seat] = seats;
    if (seat === undefined || seats.length > 1) return accepted;
    const isBot = socket.data.account.kind === 'bot';
    return this.#stepSender.acknowledgement(accepted, match, outbound, { id: socket.id, seat, isBot });
  }

  /** Spectators without a delay get the step together with the players. */
  toSpectators(match: string, epoch: string, step: StreamedPublicStep): void {
    this.#stepSender.publish(rooms.late(match), match, epoch, step);
  }

  seated(match: string, seating: Seating): void {
    if (!this.viewers.isWatched(match)) return;
    if (seating.status === 'open') this.#seatAnew(match, seating);
    else this.#started.add(match);
    if (seating.status === 'running') this.#sendOwnersAway(match, seating);
    this.#deps.io.to(rooms.live(match)).emit('match.seats', { match, seating });
    this.seatedLate(match, seating);
    this.#sendToWaiting(match, seating);
  }

  /** Sends the seating to delayed spectators when they may know of it: later, or at once after the end. */
  seatedLate(match: string, seating: Seating): void {
    const send = () => this.#deps.io.to(rooms.late(match)).emit('match.seats', { match, seating });
    if (seating.status === 'running') {
      this.#late.send(match, `seats ${seating.v}`, send);
      return;
    }
    this.#late.flush(match);
    send();
  }

  undoAsked(match: string, undo: UndoAsked): void {
    this.#promptly(match).emit('match.undo-asked', { match, undo });
    this.#late.send(match, `undo ${undo.v}`, () => this.#deps.io.to(rooms.late(match)).emit('match.undo-asked', { match, undo }));
  }

  turnsChanged(match: string, accounts: readonly string[], { isOwn = true, isLive = false }: TurnsChange = {}): void {
    const { lists, push, clusterPeers } = this.#deps;
    lists.turnsChanged(match, accounts);
    if (!isLive) push.turnsChanged(match, accounts, isOwn);
    if (isOwn && clusterPeers.isShared) clusterPeers.broadcast({ tells: 'turns', match, accounts });
  }

  listed(match: string): void {
    this.#deps.lists.listed(match);
  }

  isWatched(match: string): boolean {
    return this.viewers.isWatched(match);
  }

  isWatchedBy(match: string, account: string): boolean {
    return this.#socketsOf(match).some(({ data }) => data.account.id === account) || this.#deps.clusterPeers.isWatching(match, account);
  }

  dismissed(match: string, account: string, seat: Seat): void {
    this.close(match, account, seat, notAnswered);
  }

  chatted(match: string, line: ChatLine): void {
    if (!this.viewers.isWatched(match)) return;
    this.chat.send(match, line);
  }

  removed(match: string, account: string): void {
    this.close(match, account, undefined, problem('not-seated', 'Your seat in this match was taken away.'));
  }

  /** Closes a started match to guests whose invitation has ended; if the database does not answer, all invited guests must watch again. */
  async invitationEnded(match: string): Promise<void> {
    const guests = this.#socketsOf(match).filter((socket) => this.#isInvitedGuest(socket, match));
    if (guests.length === 0) return;
    const terms = await this.#deps.access.terms(match).catch((error: unknown) => {
      this.#deps.logger.warn({ err: error, match }, 'it could not be seen whose invitation is still good');
      return storageAway;
    });
    for (const socket of guests) {
      if (!this.#isInvitedGuest(socket, match)) continue;
      const claim = { ...claimOf(socket.data.account), invitation: socket.data.invitations.get(match) };
      const refused = isProblem(terms) ? terms : terms ? refusalToAttend(terms, claim) : unknownMatch;
      if (!refused) continue;
      socket.emit('match.closed', { match, ...errorBodyOf(refused) });
      this.leave(socket, match);
    }
  }

  /** Closes a match, or one of its seats, to the sockets of an account. */
  close(match: string, account: string, seat: Seat | undefined, why: Problem): void {
    const error = errorBodyOf(why);
    for (const socket of this.#socketsOf(match)) {
      if (socket.data.account.id !== account) continue;
      if (seat !== undefined && !this.viewers.viewers(match, socket.id).includes(seat)) continue;
      socket.emit('match.closed', seat === undefined ? { match, ...error } : { match, seat, ...error });
      this.leave(socket, match, seat);
    }
  }

  /** The accounts at tables that have not started. */
  attending(): { match: string; account: string }[] {
    return this.viewers
      .matches()
      .flatMap((match) => [...new Set(this.#waiting(match).map(({ data }) => data.account.id))].map((account) => ({ match, account })));
  }

  /** Does any socket still wait at the table for the start? */
  hasWaiting(match: string): boolean {
    return hasRoom(this.#deps.io, rooms.waiting(match));
  }

  packing(match: string): Packing | undefined {
    return this.#packings.get(match);
  }

  /** Resolves when all chat lines are sent. */
  async stop(): Promise<void> {
    this.#late.stop();
    await this.chat.idle();
  }

  #everybody(match: string) {
    const watching = [rooms.live(match), rooms.late(match)];
    return this.#deps.io.to(this.#started.has(match) ? watching : [...watching, rooms.waiting(match)]);
  }

  /** Everybody without a delay. */
  #promptly(match: string) {
    return this.#deps.io.to(this.#started.has(match) ? [rooms.live(match)] : [rooms.live(match), rooms.waiting(match)]);
  }

  /** `room` is the room whose messages the socket gets. */
  #sit(socket: Connected, match: string, viewer: Viewer, room: string, invitation: string | undefined): void {
    const isFirst = !this.viewers.isWatched(match);
    const before = this.viewers.viewers(match, socket.id);
    // Another account may have the seat by now.
    if (socket.rooms.has(rooms.waiting(match))) this.viewers.leave(match, undefined, socket.id);
    this.viewers.enter(match, viewer, socket.id);
    if (invitation === undefined) socket.data.invitations.delete(match);
    else socket.data.invitations.set(match, invitation);
    this.#settleRooms(socket, match, room);
    const now = this.viewers.viewers(match, socket.id);
    if (before.length !== now.length || !before.includes(viewer)) this.#attendanceChanged(match, isFirst);
  }

  /** Joins and leaves rooms so that they match the viewers of the socket. */
  #settleRooms(socket: Connected, match: string, room = this.#roomOf(socket, match)): void {
    const viewers = this.viewers.viewers(match, socket.id);
    const isBot = socket.data.account.kind === 'bot';
    const wanted = new Set(
      viewers.map((viewer) => (viewer === 'spectator' ? viewer : isBot ? rooms.botSeat(match, viewer) : rooms.seat(match, viewer))),
    );
    if (room === rooms.waiting(match)) wanted.clear();
    if (viewers.length > 0) wanted.add(room);
    else socket.data.invitations.delete(match);
    wanted.delete('spectator');
    for (const room of [...socket.rooms]) if (isAbout(room, match) && !wanted.has(room)) void socket.leave(room);
    for (const room of wanted) if (!socket.rooms.has(room)) void socket.join(room);
    this.#forgetUnwatched(match);
  }

  #forgetUnwatched(match: string): void {
    if (this.viewers.isWatched(match)) return;
    this.#packings.delete(match);
    this.#started.delete(match);
    this.#late.close(match);
  }

  #roomOf(socket: Connected, match: string): string {
    return [rooms.waiting(match), rooms.late(match)].find((room) => socket.rooms.has(room)) ?? rooms.live(match);
  }

  #socketsOf(match: string): readonly Connected[] {
    const { sockets } = this.#deps.io.of('/');
    return this.viewers.sockets(match).flatMap((id) => sockets.get(id) ?? []);
  }

  /** Closes the match to spectators who own a bot at the table, and to other bots of that owner. */
  #sendOwnersAway(match: string, seating: Seating): void {
    for (const { id, data } of this.#socketsOf(match)) {
      const isOnlooker = this.viewers.viewers(match, id).includes('spectator');
      const { id: account, ownerId } = data.account;
      const isTheirs = [account, ownerId].some((one) => one && isKeptAway(seating, one));
      if (isOnlooker && isTheirs) this.close(match, account, undefined, ownBot);
    }
  }

  /** Moves each socket to the seat that the plan gives it; before the start, seats change hands. */
  #seatAnew(match: string, seating: Seating): void {
    for (const socket of this.#waiting(match)) {
      const viewer = seatIn(seating, socket) ?? 'spectator';
      const [now] = this.viewers.viewers(match, socket.id);
      if (now !== viewer) this.enterOpen(socket, match, viewer, socket.data.invitations.get(match));
    }
  }

  #waiting(match: string): readonly Connected[] {
    const { adapter, sockets } = this.#deps.io.of('/');
    return [...(adapter.rooms.get(rooms.waiting(match)) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }

  /** Sends the plan to seated accounts at once; checks first whether the others may stay. */
  #sendToWaiting(match: string, seating: Seating): void {
    const guests: Connected[] = [];
    for (const socket of this.#waiting(match)) {
      if (seatIn(seating, socket) === undefined) guests.push(socket);
      else socket.emit('match.seats', { match, seating });
    }
    if (guests.length > 0) this.chat.inOrder(() => this.#sendToGuests(match, seating, guests));
  }

  async #sendToGuests(match: string, seating: Seating, guests: readonly Connected[]): Promise<void> {
    try {
      const terms = await this.#deps.access.terms(match);
      for (const socket of guests) {
        // Some sockets have left meanwhile, or watch again after the start.
        if (!socket.rooms.has(rooms.waiting(match))) continue;
        const claim = { ...claimOf(socket.data.account), invitation: socket.data.invitations.get(match) };
        const refused = terms ? refusalToAttend(terms, claim) : unknownMatch;
        if (!refused) socket.emit('match.seats', { match, seating });
        else {
          socket.emit('match.closed', { match, ...errorBodyOf(refused) });
          this.leave(socket, match);
        }
      }
    } catch (error) {
      // They stay in the room that gets no steps; the next change checks them again.
      this.#deps.logger.warn({ err: error, match }, 'it could not be seen who may stay at an open table');
    }
  }

  #isInvitedGuest(socket: Connected, match: string): boolean {
    const isOnlooker = this.viewers.viewers(match, socket.id).includes('spectator');
    return isOnlooker && !this.isWaiting(socket, match) && socket.data.invitations.has(match);
  }

  #attendanceChanged(match: string, isFirst = false): void {
    this.presence.send(match);
    this.presence.share(match, isFirst);
  }
}

function seatIn({ seats }: Seating, { data }: Connected): Seat | undefined {
  return seats.find(({ account }) => account?.id === data.account.id)?.seat;
}

function isAbout(room: string, match: string): boolean {
  const [kind, about] = room.split(':');
  return about === match && kind !== 'account' && kind !== 'session' && kind !== 'mine';
}
