/** The state of the theatre: one moment of a recorded match from one perspective, or its playback. */

import { itemAt as place } from '@skald/engine';
import type { Perspective } from '@skald/protocol';
import { type Director, Stage, type StageState } from '../table/model/stage.ts';
import { eventsSeenBy, type MomentView, type Outline } from './replay/recording.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The number of log lines translated at every jump; more would be noticeable. */
const MOST_PAST = 100;

/** How long a moment stays before the next, in milliseconds at normal speed. */
const REST = 900;
/** The same for moments in which this perspective saw nothing. */
const NO_REST = 30;

export interface TheatreState {
  readonly at: number;
  readonly eyes: Perspective;
  readonly running: boolean;
  readonly speed: Speed;
  readonly shown: StageState;
  readonly hands: readonly object[] | null;
}

export interface TheatreSettings {
  readonly outline: Outline;
  readonly start: { readonly at: number; readonly eyes: Perspective; readonly view: MomentView };
  readonly scenesFor: Director;
  viewAt(at: number, eyes: Perspective): Promise<MomentView>;
  moves(): boolean;
  wait(ms: number, wake: () => void): () => void;
}

export class TheatreModel {
  readonly #settings: TheatreSettings;
  readonly #listeners = new Set<() => void>();
  #stage: Stage;
  #at: number;
  #eyes: Perspective;
  #hands: readonly object[] | null;
  #running = false;
  #speed: Speed = 1;
  /** Counts requests: a reply to an older one is ignored. */
  #request = 0;
  #cancelRest: (() => void) | undefined;
  #state: TheatreState;

  constructor(settings: TheatreSettings) {
    const { at, eyes, view } = settings.start;
    this.#settings = settings;
    this.#at = at;
    this.#eyes = eyes;
    this.#hands = view.hands;
    this.#stage = this.#stageAt(at, eyes, view);
    this.#state = this.#seen();
  }

  readonly current = (): TheatreState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays from the last jump on. */
  get stage(): Stage {
    return this.#stage;
  }

  get last(): number {
    return this.#settings.outline.moments.length - 1;
  }

  /** Shows a moment at once. */
  readonly seek = async (at: number, eyes: Perspective = this.#eyes): Promise<void> => {
    const moment = Math.max(0, Math.min(at, this.last));
    const request = this.#newRequest();
    const view = await this.#settings.viewAt(moment, eyes);
    if (request !== this.#request) return;
    this.#stage.close();
    this.#at = moment;
    this.#eyes = eyes;
    this.#hands = view.hands;
    this.#stage = this.#stageAt(moment, eyes, view);
    this.#notify();
    this.#restThenGoOn(REST);
  };

  /** One moment back, or one forward, which is animated. */
  readonly step = (by: 1 | -1): void => {
    this.pause();
    if (by < 0) void this.seek(this.#at - 1);
    else void this.#goOn();
  };

  readonly toggle = (): void => {
    if (this.#running) {
      this.pause();
      return;
    }
    this.#running = true;
    this.#notify();
    if (this.#at >= this.last) void this.seek(0);
    else void this.#goOn();
  };

  pause(): void {
    this.#running = false;
    this.#cancelRest?.();
    this.#cancelRest = undefined;
    this.#notify();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.#notify();
  }

  setEyes(eyes: Perspective): void {
    void this.seek(this.#at, eyes);
  }

  close(): void {
    this.#newRequest();
    this.#running = false;
    this.#stage.close();
    this.#listeners.clear();
  }

  /** Plays the next moment on the stage. */
  async #goOn(): Promise<void> {
    if (this.#at >= this.last) {
      this.pause();
      return;
    }
    const request = this.#newRequest();
    this.#stage.skip();
    const { outline, viewAt } = this.#settings;
    const { hands, snapshot } = await viewAt(this.#at + 1, this.#eyes);
    if (request !== this.#request) return;
    this.#at++;
    this.#hands = hands;
    const { events: all, undo, seat } = place(outline.moments, this.#at);
    const events = eventsSeenBy(all, this.#eyes);
    const seen = events.length > 0 || undo;
    const stage = this.#stage;
    const leave = stage.subscribe(() => {
      if (stage !== this.#stage || stage.current().playing) return;
      leave();
      this.#restThenGoOn(seen ? REST : NO_REST);
    });
    stage.add({ events, snapshot, ...(undo && seat !== null && { undoneBy: seat }) });
    this.#notify();
  }

  #restThenGoOn(ms: number): void {
    this.#cancelRest?.();
    this.#cancelRest = undefined;
    if (!this.#running) return;
    if (this.#at >= this.last) this.pause();
    else this.#cancelRest = this.#settings.wait(ms / this.#speed, () => void this.#goOn());
  }

  #newRequest(): number {
    this.#cancelRest?.();
    this.#cancelRest = undefined;
    return ++this.#request;
  }

  #stageAt(at: number, eyes: Perspective, view: MomentView): Stage {
    const { outline, scenesFor, moves, wait } = this.#settings;
    const seen = outline.moments.slice(0, at + 1).flatMap((moment) => eventsSeenBy(moment.events, eyes));
    const past = seen.slice(-MOST_PAST);
    const stage = new Stage({
      start: view.snapshot,
      past,
      before: seen.length - past.length,
      scenesFor,
      moves,
      wait: (ms, wake) => wait(ms / this.#speed, wake),
    });
    stage.subscribe(() => {
      if (stage === this.#stage) this.#notify();
    });
    return stage;
  }

  #notify(): void {
    this.#state = this.#seen();
    for (const listener of this.#listeners) listener();
  }

  #seen(): TheatreState {
    return {
      at: this.#at,
      eyes: this.#eyes,
      running: this.#running,
      speed: this.#speed,
      shown: this.#stage.current(),
      hands: this.#hands,
    };
  }
}
