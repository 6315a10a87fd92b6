/** Tells everybody at a match what happened, in as few messages as can be: sending is what a server spends most of its time on. */
import type { Seat } from '@skald/engine';
import { type OwnStep, type PublicChange, packPrivate, packPublic, writePrivate } from '@skald/protocol';
import type { Packing } from '../lexicons/lexicons.ts';
import type { PrivateStep, PublicStep, Sending } from '../matches/steps.ts';
import { hasRoom, type Io, rooms } from './io.ts';

type Packed = Omit<OwnStep, 'own'>;

export class Teller {
  readonly #io: Io;
  readonly #packing: (match: string) => Packing | undefined;
  /** What everybody is told is packed once. */
  readonly #packed = new WeakMap<PublicChange, Packed>();

  constructor(io: Io, packing: (match: string) => Packing | undefined) {
    this.#io = io;
    this.#packing = packing;
  }

  /** A seat gets the private step together with the public one that it belongs to. */
  tell(match: string, epoch: string, { public: step, private: own }: Sending, told: string | undefined): void {
    const packing = this.#packing(match);
    if (!packing) return;
    if (!step || this.#watchesSeveral(match, own)) this.#tellApart(match, epoch, step, own, packing, told);
    else this.#tellTogether(match, epoch, step, own, packing, told);
  }

  /** What one seat is told of a move; undefined where nothing public happened. */
  stepFor(match: string, { public: step, private: own }: Sending, seat: Seat, isBot: boolean): OwnStep | undefined {
    const packing = this.#packing(match);
    if (!packing || !step) return undefined;
    const privately = own.find((one) => one.seat === seat);
    const shown = this.#packPublic(step, packing);
    return privately ? { ...shown, own: ownPart(seat, privately.step, packing, isBot) } : shown;
  }

  publish(room: string, match: string, epoch: string, step: PublicStep): void {
    const packing = this.#packing(match);
    if (!packing || !hasRoom(this.#io, room)) return;
    this.#io.to(room).emit('match.public', { match, epoch, p: step.p, ...this.#packPublic(step, packing) });
  }

  #tellTogether(match: string, epoch: string, step: PublicStep, own: Sending['private'], packing: Packing, told: string | undefined): void {
    const shown = { match, epoch, p: step.p, ...this.#packPublic(step, packing) };
    const apart = told === undefined ? [] : [told];
    for (const { seat, step: privately } of own) {
      for (const { room, isBot } of seatRooms(match, seat)) {
        const sockets = this.#sockets(room);
        if (!sockets) continue;
        apart.push(room);
        const isTold = told !== undefined && sockets.has(told);
        if (isTold && sockets.size === 1) continue;
        this.#to(room, told).emit('match.public', { ...shown, own: ownPart(seat, privately, packing, isBot) });
      }
    }
    const everybody = this.#io.to(rooms.live(match));
    (apart.length > 0 ? everybody.except(apart) : everybody).emit('match.public', shown);
  }

  /** Private steps first: whoever has the public one has everything. */
  #tellApart(
    match: string,
    epoch: string,
    step: PublicStep | undefined,
    own: Sending['private'],
    packing: Packing,
    told: string | undefined,
  ): void {
    for (const { seat, step: privately } of own) {
      const { p, q } = privately;
      for (const { room, isBot } of seatRooms(match, seat)) {
        if (!hasRoom(this.#io, room)) continue;
        const body = writePrivate({ match, seat, epoch, p, q }, changeFor(privately, isBot), packing.packer);
        this.#to(room, told).emit('match.private', body);
      }
    }
    if (step) this.#to(rooms.live(match), told).emit('match.public', { match, epoch, p: step.p, ...this.#packPublic(step, packing) });
  }

  /** Does anybody look from two of these seats over one socket? Such a one would get the public step twice. */
  #watchesSeveral(match: string, own: Sending['private']): boolean {
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

  #packPublic({ change }: PublicStep, { packer }: Packing): Packed {
    const known = this.#packed.get(change);
    if (known) return known;
    const packed = packPublic(change, packer);
    this.#packed.set(change, packed);
    return packed;
  }

  #sockets(room: string): ReadonlySet<string> | undefined {
    return this.#io.of('/').adapter.rooms.get(room);
  }

  #to(room: string, told: string | undefined) {
    return told === undefined ? this.#io.to(room) : this.#io.to(room).except(told);
  }
}

/** People and bots sit apart: bots are told more about where the rules stand. */
function seatRooms(match: string, seat: Seat): readonly { readonly room: string; readonly isBot: boolean }[] {
  return [
    { room: rooms.seat(match, seat), isBot: false },
    { room: rooms.botSeat(match, seat), isBot: true },
  ];
}

function changeFor({ change }: PrivateStep, isBot: boolean): PrivateStep['change'] {
  const { flow: _, ...shown } = change;
  return isBot ? change : shown;
}

function ownPart(seat: Seat, step: PrivateStep, { packer }: Packing, isBot: boolean): NonNullable<OwnStep['own']> {
  return { seat, q: step.q, ...packPrivate(changeFor(step, isBot), packer) };
}
