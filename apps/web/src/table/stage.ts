/** The stage: plays what happened in order, scene by scene, quickly; what is shown runs behind what is known by a moment at most. */
import type { GameEvent, Seat } from '@skald/engine';
import type { TableSnapshot, TableStep } from './source.ts';

/** A moment of a step: what is told, and how the table looks during it. */
export interface Scene {
  readonly events: readonly GameEvent[];
  readonly table: object;
  readonly ms: number;
}

/** Cuts a step into scenes. `before` is the table as it was shown last. */
export type Director = (events: readonly GameEvent[], before: object, after: object) => readonly Scene[];

/** A line of the log: something that was told, or somebody who took an answer back. */
export type LogLine = { readonly id: number } & ({ readonly event: GameEvent } | { readonly undoneBy: Seat });

export interface Shown {
  /** While scenes are played, nobody is asked anything yet. */
  readonly snapshot: TableSnapshot;
  readonly playing: boolean;
  /** The scene under way, numbered, so that the board knows a new one. */
  readonly scene: (Scene & { readonly number: number }) | null;
  readonly log: readonly LogLine[];
  /** How many steps have come that are not shown yet. */
  readonly behind: number;
}

export interface StageSettings {
  readonly start: TableSnapshot;
  readonly past: readonly GameEvent[];
  /** How many lines were told before those: the same line has the same number wherever one begins to read. */
  readonly before?: number;
  readonly direct: Director;
  /** Are things moved at all? Asked anew for each step. */
  moves(): boolean;
  wait(ms: number, wake: () => void): () => void;
}

/** With so many steps waiting, scenes are shortened: nobody waits for the past. */
const HURRY = 3;
/** More than this is not played but only told: whoever was long away sees the last of it. */
const MOST_PLAYED = 30;
const LONGEST_LOG = 400;

export class Stage {
  readonly #settings: StageSettings;
  readonly #listeners = new Set<() => void>();
  readonly #steps: TableStep[] = [];
  #scenes: Scene[] = [];
  #goal: TableSnapshot | undefined;
  #shown: Shown;
  #cancelWait: (() => void) | undefined;
  #held = false;
  #scene = 0;
  #line: number;

  constructor(settings: StageSettings) {
    this.#settings = settings;
    this.#line = settings.before ?? 0;
    this.#shown = { snapshot: settings.start, playing: false, scene: null, log: [], behind: 0 };
    this.#shown = { ...this.#shown, log: this.#withLines(settings.past.map((event) => ({ event }))) };
  }

  readonly current = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (step: TableStep): void => {
    this.#steps.push(step);
    if (!this.#shown.playing && !this.#held) this.#next();
  };

  /** While nobody looks, what happens is kept for when somebody does again. */
  readonly hold = (held: boolean): void => {
    this.#held = held;
    if (!held && !this.#shown.playing) this.#next();
  };

  /** Shows at once how everything ended. */
  readonly skip = (): void => {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    while (this.#goal || this.#steps.length > 0) this.#finishStep();
    this.#tell();
  };

  close(): void {
    this.#cancelWait?.();
    this.#listeners.clear();
  }

  /** The next scene, or the next step, or rest. */
  #next(): void {
    this.#cancelWait = undefined;
    const scene = this.#scenes.shift();
    if (scene) {
      this.#show(scene);
      return;
    }
    if (this.#goal) this.#finishStep();
    while (this.#steps.length > MOST_PLAYED) this.#finishStep();
    const step = this.#steps[0];
    if (!step || this.#held) {
      this.#tell();
      return;
    }
    if (step.undoneBy !== undefined || !this.#settings.moves()) {
      this.#finishStep();
      this.#next();
      return;
    }
    this.#steps.shift();
    this.#goal = step.snapshot;
    this.#scenes = [...this.#settings.direct(step.events, this.#shown.snapshot.table, step.snapshot.table)];
    this.#next();
  }

  #show(scene: Scene): void {
    const ms = this.#steps.length >= HURRY ? scene.ms / 4 : scene.ms;
    this.#scene++;
    this.#shown = {
      snapshot: { ...this.#shown.snapshot, table: scene.table, decisions: [], canUndo: false },
      playing: true,
      scene: { ...scene, ms, number: this.#scene },
      log: this.#withLines(scene.events.map((event) => ({ event }))),
      behind: this.#steps.length,
    };
    if (ms === 0) {
      this.#next();
      return;
    }
    this.#cancelWait = this.#settings.wait(ms, () => this.#next());
    this.#tell();
  }

  /** Ends the step under way, or takes the next one whole. */
  #finishStep(): void {
    const untold = this.#scenes.flatMap(({ events }) => events);
    this.#scenes = [];
    if (this.#goal) {
      this.#rest(
        this.#goal,
        untold.map((event) => ({ event })),
      );
      this.#goal = undefined;
      return;
    }
    const step = this.#steps.shift();
    if (!step) return;
    const undone = step.undoneBy === undefined ? [] : [{ undoneBy: step.undoneBy }];
    this.#rest(step.snapshot, [...undone, ...step.events.map((event) => ({ event }))]);
  }

  #rest(snapshot: TableSnapshot, lines: readonly ({ readonly event: GameEvent } | { readonly undoneBy: Seat })[]): void {
    this.#shown = { snapshot, playing: false, scene: null, log: this.#withLines(lines), behind: this.#steps.length };
  }

  #withLines(lines: readonly ({ readonly event: GameEvent } | { readonly undoneBy: Seat })[]): readonly LogLine[] {
    if (lines.length === 0) return this.#shown.log;
    return [...this.#shown.log, ...lines.map((line) => ({ ...line, id: ++this.#line }))].slice(-LONGEST_LOG);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
