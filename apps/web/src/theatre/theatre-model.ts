/** What the theatre shows: one moment of a recorded match with certain eyes, or the match going on by itself. */
import { at as place } from '@skald/engine';
import { type Director, type Shown, Stage } from '../table/stage.ts';
import { type Eyes, type Look, type Outline, toldTo } from './recording.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** So many lines of the log are put into words at every jump: more would be felt. */
const MOST_PAST = 100;

/** How long a moment is looked at before the next, in milliseconds at the plain speed. */
const REST = 900;
/** Of moments in which these eyes saw nothing. */
const NO_REST = 30;

export interface TheatreState {
  readonly at: number;
  readonly eyes: Eyes;
  readonly running: boolean;
  readonly speed: Speed;
  readonly shown: Shown;
  readonly hands: readonly object[] | null;
}

export interface TheatreSettings {
  readonly outline: Outline;
  readonly start: { readonly at: number; readonly eyes: Eyes; readonly look: Look };
  readonly direct: Director;
  look(at: number, eyes: Eyes): Promise<Look>;
  moves(): boolean;
  wait(ms: number, wake: () => void): () => void;
}

export class TheatreModel {
  readonly #settings: TheatreSettings;
  readonly #listeners = new Set<() => void>();
  #stage: Stage;
  #at: number;
  #eyes: Eyes;
  #hands: readonly object[] | null;
  #running = false;
  #speed: Speed = 1;
  /** Counts wishes: an answer to an older one comes too late. */
  #wish = 0;
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

  get last(): number {
    return this.#settings.outline.moments.length - 1;
  }

  /** Shows a moment at once. */
  readonly seek = async (at: number, eyes: Eyes = this.#eyes): Promise<void> => {
    const moment = Math.max(0, Math.min(at, this.last));
    const wish = this.#newWish();
    const look = await this.#settings.look(moment, eyes);
    if (wish !== this.#wish) return;
    this.#stage.close();
    this.#at = moment;
    this.#eyes = eyes;
    this.#hands = look.hands;
    this.#stage = this.#stageAt(moment, eyes, look);
    this.#tell();
    this.#restThenGoOn(REST);
  };

  /** One moment back, or one on, which is played. */
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

  setEyes(eyes: Eyes): void {
    void this.seek(this.#at, eyes);
  }

  close(): void {
    this.#newWish();
    this.#running = false;
    this.#stage.close();
    this.#listeners.clear();
  }

  /** The next moment, played on the stage. */
  async #goOn(): Promise<void> {
    if (this.#at >= this.last) {
      this.pause();
      return;
    }
    const wish = this.#newWish();
    this.#stage.skip();
    const { outline, look } = this.#settings;
    const { hands, snapshot } = await look(this.#at + 1, this.#eyes);
    if (wish !== this.#wish) return;
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

  #newWish(): number {
    this.#cancelRest?.();
    this.#cancelRest = undefined;
    return ++this.#wish;
  }

  #stageAt(at: number, eyes: Eyes, look: Look): Stage {
    const { outline, direct, moves, wait } = this.#settings;
    const told = outline.moments.slice(0, at + 1).flatMap((moment) => toldTo(moment.told, eyes));
    const past = told.slice(-MOST_PAST);
    const stage = new Stage({
      start: look.snapshot,
      past,
      before: told.length - past.length,
      direct,
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
