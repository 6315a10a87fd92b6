/** The audience of a test: passes steps on to watchers, and records what was sent to whom. */
import type { Seat } from '@skald/engine';
import type { Seating, UndoAsked } from '@skald/protocol';
import type { Audience, BotCaller, BotSeat, Substitute } from '../host/audience.ts';
import type { Outbound, StreamedPrivateStep, StreamedPublicStep } from '../streams/steps.ts';
import type { TestWatcher } from './watcher.ts';

export class RecordingAudience implements Audience {
  readonly #watchers = new Map<string, TestWatcher[]>();
  readonly publicSteps: { match: string; step: StreamedPublicStep }[] = [];
  readonly privateSteps: { match: string; seat: Seat; step: StreamedPrivateStep }[] = [];
  readonly seatings: Seating[] = [];
  readonly #seatings = new Map<string, Seating[]>();
  readonly requests: UndoAsked[] = [];
  readonly turns: { match: string; accounts: readonly string[] }[] = [];

  enter(match: string, watcher: TestWatcher): void {
    this.#watchers.set(match, [...(this.#watchers.get(match) ?? []), watcher]);
  }

  clear(): void {
    this.#watchers.clear();
  }

  prepare(_match: string): void {
    // Nothing is encoded here.
  }

  compact(): undefined {
    return undefined;
  }

  sendStep(match: string, epoch: string, { public: step, private: own }: Outbound): void {
    for (const { seat, step: secret } of own) this.#sendPrivate(match, epoch, seat, secret);
    if (step) this.#sendPublic(match, epoch, step);
  }

  #sendPrivate(match: string, epoch: string, seat: Seat, step: StreamedPrivateStep): void {
    const sent = structuredClone(step);
    this.privateSteps.push({ match, seat, step: sent });
    for (const watcher of this.#of(match)) if (watcher.viewer === seat) watcher.private(epoch, sent);
  }

  #sendPublic(match: string, epoch: string, step: StreamedPublicStep): void {
    const sent = structuredClone(step);
    this.publicSteps.push({ match, step: sent });
    for (const watcher of this.#of(match)) if (watcher.viewer !== 'spectator') watcher.public(epoch, sent);
  }

  toSpectators(match: string, epoch: string, step: StreamedPublicStep): void {
    for (const watcher of this.#of(match)) if (watcher.viewer === 'spectator') watcher.public(epoch, structuredClone(step));
  }

  seated(match: string, seating: Seating): void {
    this.seatings.push(seating);
    this.#seatings.set(match, [...this.seatingsOf(match), seating]);
  }

  /** The seatings of one match. */
  seatingsOf(match: string): readonly Seating[] {
    return this.#seatings.get(match) ?? [];
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

  /** Accounts that watch every match. */
  readonly onlookers = new Set<string>();
  readonly dismissals: { match: string; account: string; seat: Seat }[] = [];

  isWatchedBy(_match: string, account: string): boolean {
    return this.onlookers.has(account);
  }

  dismissed(match: string, account: string, seat: Seat): void {
    this.dismissals.push({ match, account, seat });
  }

  isWatched(match: string): boolean {
    return this.#of(match).length > 0;
  }

  #of(match: string): readonly TestWatcher[] {
    return this.#watchers.get(match) ?? [];
  }
}

/** Answers calls for bots at once: with `comes`, or with nobody. */
export class StubBotCaller implements BotCaller {
  readonly calls: BotSeat[] = [];
  readonly released: Seat[] = [];
  comes: Substitute | undefined;

  async call(seat: BotSeat): Promise<Substitute | undefined> {
    this.calls.push(seat);
    return seat.account !== null && this.comes ? { account: seat.account, bot: seat.bot ?? 'novice', owner: seat.owner } : this.comes;
  }

  release(_match: string, seat: Seat): void {
    this.released.push(seat);
  }
}
