/** Sends the steps of a match in as few messages as possible: a server spends most of its time on sending. */
import type { Seat } from '@skald/engine';
import { type Accepted, writePrivate } from '@skald/protocol';
import type { Packing } from '../../dictionaries/game-dictionaries.ts';
import type { CompactStep, Outbound, StreamedPublicStep } from '../../matches/streams/steps.ts';
import { type EncodedMembers, encodeMember, encodeMembers, encodeObject, joinMembers, PreEncoded } from '../encoding/pre-encoded.ts';
import { changeFor, StepEncoder } from '../encoding/step-encoder.ts';
import { hasRoom, type Io, rooms } from '../io.ts';

/** A socket that watches from one seat. */
interface SeatedSocket {
  readonly id: string;
  readonly seat: Seat;
  readonly isBot: boolean;
}

export class StepSender {
  readonly #io: Io;
  readonly #packing: (match: string) => Packing | undefined;
  readonly #encoder = new StepEncoder();
  /** The socket that got a move with its acknowledgement, and must not get it again. */
  readonly #acknowledged = new WeakMap<Outbound, string>();

  constructor(io: Io, packing: (match: string) => Packing | undefined) {
    this.#io = io;
    this.#packing = packing;
  }

  /** Packs and encodes a move before it is sent. */
  prepare(match: string, { public: step, private: own }: Outbound): void {
    const packing = this.#packing(match);
    if (!packing || !step) return;
    this.#encoder.members(step, packing);
    for (const { seat, step: privately } of own) {
      for (const { room, isBot } of seatRooms(match, seat)) {
        if (this.#sockets(room)) this.#encoder.ownMember(seat, privately, packing, isBot);
      }
    }
  }

  /** An acknowledgement with the resulting step; without one if the move has no public step. */
  acknowledgement(accepted: Accepted, match: string, outbound: Outbound, { id, seat, isBot }: SeatedSocket): Accepted | PreEncoded {
    const { public: step, private: own } = outbound;
    const packing = this.#packing(match);
    if (!packing || !step) return accepted;
    const privately = own.find((one) => one.seat === seat);
    const ownMember = privately ? this.#encoder.ownMember(seat, privately.step, packing, isBot) : '';
    this.#acknowledged.set(outbound, id);
    const encoded = encodeObject(this.#encoder.members(step, packing), ownMember);
    return new PreEncoded(encodeObject(encodeMembers(accepted), encodeMember('step', encoded)));
  }

  /** Sends a seat its private step together with the public step that it belongs to. */
  send(match: string, epoch: string, outbound: Outbound): void {
    const packing = this.#packing(match);
    if (!packing) return;
    const { public: step, private: own } = outbound;
    const acknowledged = this.#acknowledged.get(outbound);
    if (!step || this.#watchesSeveral(match, own)) this.#sendApart(match, epoch, step, own, packing, acknowledged);
    else this.#sendTogether(match, epoch, step, own, packing, acknowledged);
  }

  /** The short form of a step that was sent; undefined for any other step. */
  compact(step: StreamedPublicStep): CompactStep | undefined {
    return this.#encoder.compact(step);
  }

  publish(room: string, match: string, epoch: string, step: StreamedPublicStep): void {
    const packing = this.#packing(match);
    if (packing && hasRoom(this.#io, room))
      this.#io.to(room).emit('match.public', new PreEncoded(encodeObject(this.#whole(match, epoch, step, packing))));
  }

  #sendTogether(
    match: string,
    epoch: string,
    step: StreamedPublicStep,
    own: Outbound['private'],
    packing: Packing,
    acknowledged: string | undefined,
  ): void {
    const shown = this.#whole(match, epoch, step, packing);
    const apart = acknowledged === undefined ? [] : [acknowledged];
    for (const { seat, step: privately } of own) {
      for (const { room, isBot } of seatRooms(match, seat)) {
        const sockets = this.#sockets(room);
        if (!sockets) continue;
        apart.push(room);
        if (sockets.size === 1 && acknowledged !== undefined && sockets.has(acknowledged)) continue;
        this.#to(room, acknowledged).emit(
          'match.public',
          new PreEncoded(encodeObject(shown, this.#encoder.ownMember(seat, privately, packing, isBot))),
        );
      }
    }
    const everybody = this.#io.to(rooms.live(match));
    (apart.length > 0 ? everybody.except(apart) : everybody).emit('match.public', new PreEncoded(encodeObject(shown)));
  }

  /** Sends private steps first: a client that has the public step then has everything. */
  #sendApart(
    match: string,
    epoch: string,
    step: StreamedPublicStep | undefined,
    own: Outbound['private'],
    packing: Packing,
    acknowledged: string | undefined,
  ): void {
    for (const { seat, step: privately } of own) {
      const { p, q } = privately;
      for (const { room, isBot } of seatRooms(match, seat)) {
        if (!hasRoom(this.#io, room)) continue;
        const body = writePrivate({ match, seat, epoch, p, q }, changeFor(privately, isBot), packing.packer);
        this.#to(room, acknowledged).emit('match.private', body);
      }
    }
    if (step)
      this.#to(rooms.live(match), acknowledged).emit(
        'match.public',
        new PreEncoded(encodeObject(this.#whole(match, epoch, step, packing))),
      );
  }

  /** Does a socket watch from two of these seats? Then it would get the public step twice. */
  #watchesSeveral(match: string, own: Outbound['private']): boolean {
    if (own.length < 2) return false;
    const seen = new Set<string>();
    for (const { seat } of own) {
      for (const { room } of seatRooms(match, seat)) {
        for (const socket of this.#sockets(room) ?? []) {
          if (seen.has(socket)) return true;
          seen.add(socket);
        }
      }
    }
    return false;
  }

  /** The members of a public step with its number. */
  #whole(match: string, epoch: string, step: StreamedPublicStep, packing: Packing): EncodedMembers {
    return joinMembers(encodeMembers({ match, epoch, p: step.p }), this.#encoder.members(step, packing));
  }

  #sockets(room: string): ReadonlySet<string> | undefined {
    return this.#io.of('/').adapter.rooms.get(room);
  }

  #to(room: string, acknowledged: string | undefined) {
    return acknowledged === undefined ? this.#io.to(room) : this.#io.to(room).except(acknowledged);
  }
}

/** People and bots have separate rooms: bots also get the state of the rules. */
function seatRooms(match: string, seat: Seat): readonly { readonly room: string; readonly isBot: boolean }[] {
  return [
    { room: rooms.seat(match, seat), isBot: false },
    { room: rooms.botSeat(match, seat), isBot: true },
  ];
}
