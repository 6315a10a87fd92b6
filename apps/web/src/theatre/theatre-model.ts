/** The state of the theatre: one moment of a recorded match from one perspective, or its playback. */

import { itemAt as place } from '@skald/engine';
import type { Perspective } from '@skald/protocol';
import { type Director, Stage, type StageState } from '../table/model/stage.ts';
import { type MomentView, type Outline, toldTo } from './replay/recording.ts';

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
  readonly start: { readonly at: number; readonly eyes: Perspective; readonly look: MomentView };
  readonly scenesFor: Director;
  look(at: number, eyes: Perspective): Promise<MomentView>;
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
    const { at, eyes, look } = settings.start;
    this.#settings = settings;
    this.#at = at;
    this.#eyes = eyes;
    this.#hands = look.hands;
    this.#stage = this.#stageAt(at, eyes, look);
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
    const look = await this.#settings.look(moment, eyes);
    if (request !== this.#request) return;
    this.#stage.close();
    this.#at = moment;
    this.#eyes = eyes;
    this.#hands = look.hands;
    this.#stage = this.#stageAt(moment, eyes, look);
    this.#tell();
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
    this.#tell();
    if (this.#at >= this.last) void this.seek(0);
    else void this.#goOn();
  };

  pause(): void {
    this.#running = false;
    this.#cancelRest?.();
    this.#cancelRest = undefined;
    this.#tell();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.#tell();
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
    const { outline, look } = this.#settings;
    const { hands, snapshot } = await look(this.#at + 1, this.#eyes);
    if (request !== this.#request) return;
    this.#at++;
    this.#hands = hands;
    const { told, undo, seat } = place(outline.moments, this.#at);
    const events = toldTo(told, this.#eyes);
    const seen = events.length > 0 || undo;
    const stage = this.#stage;
    const leave = stage.subscribe(() => {
      if (stage !== this.#stage || stage.current().playing) return;
      leave();
      this.#restThenGoOn(seen ? REST : NO_REST);
    });
    stage.add({ events, snapshot, ...(undo && seat !== null && { undoneBy: seat }) });
    this.#tell();
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

  #stageAt(at: number, eyes: Perspective, look: MomentView): Stage {
    const { outline, scenesFor, moves, wait } = this.#settings;
    const told = outline.moments.slice(0, at + 1).flatMap((moment) => toldTo(moment.told, eyes));
    const past = told.slice(-MOST_PAST);
    const stage = new Stage({
      start: look.snapshot,
      past,
      before: told.length - past.length,
      scenesFor,
      moves,
      wait: (ms, wake) => wait(ms / this.#speed, wake),
    });
    stage.subscribe(() => {
      if (stage === this.#stage) this.#tell();
    });
    return stage;
  }

  #tell(): void {
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
