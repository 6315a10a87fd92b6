/** Watching a match: who may see it as which viewer, and what they get first. */
import type { AnyGame, Viewer } from '@skald/engine';
import type { Cursor, Seating, StandingOrders, UndoAsked } from '@skald/protocol';
import { isProblem, type Problem, problem } from '../../problem.ts';
import type { AwakeMatch, ViewAtCursor } from '../host/awake-match.ts';
import type { HostDeps } from '../host/host-deps.ts';
import type { Asker } from '../play/commands.ts';
import { isKeptAway, ownBot } from '../seats/own-bots.ts';
import type { SeatKeeper } from '../seats/seat-keeper.ts';
import type { UndoConsent } from '../undo/undo-consent.ts';
import type { Windows } from '../windows/windows.ts';
import type { MissedSteps } from './match-streams.ts';
import { allLeft } from './steps.ts';

/** Anybody, even without an account. */
export interface ViewerIdentity extends Omit<Asker, 'account'> {
  readonly account: string | undefined;
  /** Whose bot it is. */
  readonly owner?: string | null | undefined;
}

/** What a viewer gets: the missed steps or a whole view, and the clocks now. */
export interface WatchResult {
  readonly viewer: Viewer;
  readonly seen: ViewAtCursor | undefined;
  readonly missed: MissedSteps | undefined;
  readonly left: Readonly<Record<string, number>>;
  readonly seating: Seating;
  /** For a spectator with a delay: the delay, and the seating that they may know only after it. */
  readonly late?: { readonly delayMs: number; readonly seating: Seating };
  readonly undo: UndoAsked;
  /** The standing orders of the seat, if its owner watches. */
  readonly standing: StandingOrders | undefined;
}

/** The viewer and the match, at the moment from which on nothing may be missed. */
export interface Entrance {
  readonly viewer: Viewer;
  readonly game: AnyGame;
  readonly seats: number;
  /** The delay of spectators. */
  readonly delayMs: number;
}

/** Decides about viewers without a seat: returns why they may not watch. */
export type Admit = () => Promise<Problem | undefined>;

/** Called before the view is taken, so that steps sent from then on follow it without a gap. */
export type Enter = (entrance: Entrance) => void;

export const noSpectators: Problem = problem('no-spectators', 'Only its players may watch this match.');

export class MatchViewing {
  readonly #deps: HostDeps;
  readonly #seats: SeatKeeper;
  readonly #consent: UndoConsent;
  readonly #windows: Windows;

  constructor(deps: HostDeps, seats: SeatKeeper, consent: UndoConsent, windows: Windows) {
    this.#deps = deps;
    this.#seats = seats;
    this.#consent = consent;
    this.#windows = windows;
  }

  isSeated(match: AwakeMatch, { account, seat }: ViewerIdentity): boolean {
    return account !== undefined && this.#seats.seenBy(match, account, seat) !== undefined;
  }

  viewer(match: AwakeMatch, { account, owner, seat }: ViewerIdentity): Viewer | Problem {
    const own = account === undefined ? undefined : this.#seats.seenBy(match, account, seat);
    if (own !== undefined) return own;
    const table = { ownBots: match.record.ownBots, seats: match.seatStates };
    if (!match.closed && [account, owner].some((one) => one && isKeptAway(table, one))) return ownBot;
    return match.record.spectators.allowed ? 'spectator' : noSpectators;
  }

  watch(match: AwakeMatch, onlooker: ViewerIdentity, cursor: Cursor | undefined, enter: Enter): WatchResult | Problem {
    const viewer = this.viewer(match, onlooker);
    if (isProblem(viewer)) return viewer;
    const { game, start, spectators } = match.record;
    enter({ viewer, game, seats: start.seats, delayMs: spectators.delayMs });
    const missed = cursor && match.missed(viewer, cursor);
    const seen = missed ? undefined : match.see(viewer);
    const shown = seen?.shown ?? match.shownTo(viewer);
    const left = allLeft(shown, this.#deps.upTime.between(shown.at, Math.max(shown.at, match.endedAt ?? this.#deps.clock.now())));
    const isOwner = viewer !== 'spectator' && match.seatStates[viewer]?.account?.id === onlooker.account;
    const standing = isOwner ? this.#windows.ordersOf(match, viewer) : undefined;
    const lateMs = viewer === 'spectator' && !match.closed ? spectators.delayMs : 0;
    const seating = this.#seats.seating(match);
    const undo = lateMs > 0 ? { v: 0, request: null } : this.#consent.asked(match);
    return {
      viewer,
      seen,
      missed,
      left,
      seating: lateMs > 0 ? this.#seats.lateSeating(match) : seating,
      ...(lateMs > 0 && { late: { delayMs: lateMs, seating } }),
      undo,
      standing,
    };
  }
}
