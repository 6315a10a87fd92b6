/** The audience of a test: everybody who watches, and a record of what was sent to whom. */
import type { Seat } from '@skald/engine';
import type { Seating, UndoAsked } from '@skald/protocol';
import type { Audience, BotCaller, BotSeat, Substitute } from '../audience.ts';
import type { PrivateStep, PublicStep, Sending } from '../steps.ts';
import type { Watcher } from './watcher.ts';

export class Hall implements Audience {
  readonly #watchers = new Map<string, Watcher[]>();
  readonly published: { match: string; step: PublicStep }[] = [];
  readonly whispered: { match: string; seat: Seat; step: PrivateStep }[] = [];
  readonly seatings: Seating[] = [];
  readonly requests: UndoAsked[] = [];
  readonly turns: { match: string; accounts: readonly string[] }[] = [];

  enter(match: string, watcher: Watcher): void {
    this.#watchers.set(match, [...(this.#watchers.get(match) ?? []), watcher]);
  }

  clear(): void {
    this.#watchers.clear();
  }

  prepare(): void {}

  tell(match: string, epoch: string, { public: step, private: own }: Sending): void {
    for (const { seat, step: whispered } of own) this.#whisper(match, epoch, seat, whispered);
    if (step) this.#publish(match, epoch, step);
  }

  #whisper(match: string, epoch: string, seat: Seat, step: PrivateStep): void {
    const sent = structuredClone(step);
    this.whispered.push({ match, seat, step: sent });
    for (const watcher of this.#of(match)) if (watcher.viewer === seat) watcher.private(epoch, sent);
  }

  #publish(match: string, epoch: string, step: PublicStep): void {
    const sent = structuredClone(step);
    this.published.push({ match, step: sent });
    for (const watcher of this.#of(match)) if (watcher.viewer !== 'spectator') watcher.public(epoch, sent);
  }

  toSpectators(match: string, epoch: string, step: PublicStep): void {
    for (const watcher of this.#of(match)) if (watcher.viewer === 'spectator') watcher.public(epoch, structuredClone(step));
  }

  seated(_match: string, seating: Seating): void {
    this.seatings.push(seating);
  }

  undoAsked(_match: string, asked: UndoAsked): void {
    this.requests.push(asked);
  }

  turnsChanged(match: string, accounts: readonly string[]): void {
    this.turns.push({ match, accounts });
  }

  listed(): void {
    // Lists are tested with the lobby.
  }

  isWatched(match: string): boolean {
    return this.#of(match).length > 0;
  }

  #of(match: string): readonly Watcher[] {
    return this.#watchers.get(match) ?? [];
  }
}

/** Bots that come at once, or never. */
export class Bench implements BotCaller {
  readonly calls: BotSeat[] = [];
  readonly released: Seat[] = [];
  comes: Substitute | undefined;

  async call(seat: BotSeat): Promise<Substitute | undefined> {
    this.calls.push(seat);
    return seat.account !== null && this.comes ? { account: seat.account, bot: seat.bot ?? 'novice' } : this.comes;
  }

  release(_match: string, seat: Seat): void {
    this.released.push(seat);
  }
}
