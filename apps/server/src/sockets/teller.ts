/** Tells everybody at a match what happened, in as few messages as can be: sending is what a server spends most of its time on. */
import type { Seat } from '@skald/engine';
import { packPrivate, packPublic, writePrivate } from '@skald/protocol';
import type { Packing } from '../lexicons/lexicons.ts';
import type { PrivateStep, PublicStep, Sending } from '../matches/steps.ts';
import { hasRoom, type Io, rooms } from './io.ts';
import { Written } from './written.ts';

export class Teller {
  readonly #io: Io;
  readonly #packing: (match: string) => Packing | undefined;

  constructor(io: Io, packing: (match: string) => Packing | undefined) {
    this.#io = io;
    this.#packing = packing;
  }

  /** Packs and writes what will be told. */
  prepare(match: string, { public: step, private: own }: Sending): void {
    const packing = this.#packing(match);
    if (!packing || !step) return;
    this.#members(step, packing);
    for (const { seat, step: privately } of own) {
      for (const { room, isBot } of seatRooms(match, seat)) if (this.#sockets(room)) this.#ownMember(seat, privately, packing, isBot);
    }
  }

  /** A seat gets the private step together with the public one that it belongs to. */
  tell(match: string, epoch: string, { public: step, private: own }: Sending, told: string | undefined): void {
    const packing = this.#packing(match);
    if (!packing) return;
    if (!step || this.#watchesSeveral(match, own)) this.#tellApart(match, epoch, step, own, packing, told);
    else this.#tellTogether(match, epoch, step, own, packing, told);
  }

  /** What one seat is told of a move, as JSON; undefined where nothing public happened. */
  stepFor(match: string, { public: step, private: own }: Sending, seat: Seat, isBot: boolean): string | undefined {
    const packing = this.#packing(match);
    if (!packing || !step) return undefined;
    const privately = own.find((one) => one.seat === seat);
    return object(this.#members(step, packing), privately && this.#ownMember(seat, privately.step, packing, isBot));
  }

  publish(room: string, match: string, epoch: string, step: PublicStep): void {
    const packing = this.#packing(match);
    if (packing && hasRoom(this.#io, room))
      this.#io.to(room).emit('match.public', new Written(object(this.#whole(match, epoch, step, packing))));
  }

  #tellTogether(match: string, epoch: string, step: PublicStep, own: Sending['private'], packing: Packing, told: string | undefined): void {
    const shown = this.#whole(match, epoch, step, packing);
    const apart = told === undefined ? [] : [told];
    for (const { seat, step: privately } of own) {
      for (const { room, isBot } of seatRooms(match, seat)) {
        const sockets = this.#sockets(room);
        if (!sockets) continue;
        apart.push(room);
        const isTold = told !== undefined && sockets.has(told);
        if (isTold && sockets.size === 1) continue;
        this.#to(room, told).emit('match.public', new Written(object(shown, this.#ownMember(seat, privately, packing, isBot))));
      }
    }
    const everybody = this.#io.to(rooms.live(match));
    (apart.length > 0 ? everybody.except(apart) : everybody).emit('match.public', new Written(object(shown)));
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
    if (step) this.#to(rooms.live(match), told).emit('match.public', new Written(object(this.#whole(match, epoch, step, packing))));
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

  /** The members of a public step with its place. */
  #whole(match: string, epoch: string, step: PublicStep, packing: Packing): string {
    const members = this.#members(step, packing);
    return `"match":${JSON.stringify(match)},"epoch":${JSON.stringify(epoch)},"p":${step.p}${members && `,${members}`}`;
  }

  /** What everybody is told is packed and written once: the members of a JSON object, without its braces. */
  #members(step: PublicStep, { packer }: Packing): string {
    step.text ??= JSON.stringify(packPublic(step.change, packer)).slice(1, -1);
    return step.text;
  }

  /** What a seat alone is told: a person there, or a bot. */
  #ownMember(seat: Seat, step: PrivateStep, { packer }: Packing, isBot: boolean): string {
    const write = (): string => `"own":${JSON.stringify({ seat, q: step.q, ...packPrivate(changeFor(step, isBot), packer) })}`;
    if (isBot) step.botText ??= write();
    else step.text ??= write();
    return (isBot ? step.botText : step.text) ?? '';
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

function object(members: string, more = ''): string {
  return `{${members}${members && more && ','}${more}}`;
}
