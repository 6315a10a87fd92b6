/** Looking at a match: who may see it through which eyes, and what they get to begin with. */
import type { AnyGame, Viewer } from '@skald/engine';
import type { Cursor, Seating, StandingOrders, UndoAsked } from '@skald/protocol';
import { isProblem, type Problem, problem } from '../problem.ts';
import type { AwakeMatch, Seen } from './awake-match.ts';
import type { Asker } from './commands.ts';
import type { HostContext } from './host-context.ts';
import type { SeatKeeper } from './seat-keeper.ts';
import { allLeft } from './steps.ts';
import type { Missed } from './streams.ts';
import type { UndoConsent } from './undo-consent.ts';
import type { Windows } from './windows.ts';

/** Anybody, also without an account. */
export interface Onlooker extends Omit<Asker, 'account'> {
  readonly account: string | undefined;
}

/** What a watcher gets: what it missed, or the whole; and what every clock shows now. */
export interface Watched {
  readonly viewer: Viewer;
  readonly seen: Seen | undefined;
  readonly missed: Missed | undefined;
  readonly left: Readonly<Record<string, number>>;
  readonly seating: Seating;
  readonly undo: UndoAsked;
  /** The own standing orders of whoever watches from a seat of their own. */
  readonly standing: StandingOrders | undefined;
}

/** Who looks, and at what, at the moment from which on nothing may be missed. */
export interface Entrance {
  readonly viewer: Viewer;
  readonly game: AnyGame;
  readonly seats: number;
  /** How much later spectators see what happens. */
  readonly delayMs: number;
}

/** Is called before anything is looked at: what is sent from then on follows on what is answered. */
export type Enter = (entrance: Entrance) => void;

const noSpectators = problem('no-spectators', 'Only its players may watch this match.');

export class Watching {
  readonly #context: HostContext;
  readonly #seats: SeatKeeper;
  readonly #consent: UndoConsent;
  readonly #windows: Windows;

  constructor(context: HostContext, seats: SeatKeeper, consent: UndoConsent, windows: Windows) {
    this.#context = context;
    this.#seats = seats;
    this.#consent = consent;
    this.#windows = windows;
  }

  viewer(match: AwakeMatch, { account, seat }: Onlooker): Viewer | Problem {
    const own = account === undefined ? undefined : this.#seats.seenBy(match, account, seat);
    return own ?? (match.record.spectators.allowed ? 'spectator' : noSpectators);
  }

  watch(match: AwakeMatch, onlooker: Onlooker, cursor: Cursor | undefined, enter: Enter): Watched | Problem {
    const viewer = this.viewer(match, onlooker);
    if (isProblem(viewer)) return viewer;
    const { game, start, spectators } = match.record;
    enter({ viewer, game, seats: start.seats, delayMs: spectators.delayMs });
    const missed = cursor && match.missed(viewer, cursor);
    const seen = missed ? undefined : match.see(viewer);
    const shown = seen?.shown ?? match.shownTo(viewer);
    const left = allLeft(shown, this.#context.upTime.between(shown.at, this.#context.clock.now()));
    const isOwner = viewer !== 'spectator' && match.chairs[viewer]?.account?.id === onlooker.account;
    const standing = isOwner ? this.#windows.ordersOf(match, viewer) : undefined;
    return { viewer, seen, missed, left, seating: this.#seats.seating(match), undo: this.#consent.asked(match), standing };
  }
}
