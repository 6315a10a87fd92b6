/** The stage plays events in order, scene by scene; the view is at most a moment behind the match. */
import type { GameEvent } from '@skald/engine';
import type { TableLogEntry, TableSnapshot, TableStep } from './source.ts';

/** A part of a step: an event, and the table during it. */
export interface Scene {
  readonly events: readonly GameEvent[];
  readonly table: object;
  readonly ms: number;
  /** Battles, quests, hunts, ends of ages: never shortened, however much waits. */
  readonly weighty?: boolean;
}

/** Cuts a step into scenes. `before` is the table as last shown. */
export type Director = (events: readonly GameEvent[], before: object, after: object) => readonly Scene[];

/** A line of the log: an event, or an answer taken back. */
export type LogLine = { readonly id: number } & TableLogEntry;

export interface StageState {
  /** While scenes play, no question is shown yet. */
  readonly snapshot: TableSnapshot;
  readonly playing: boolean;
  /** Is something shown again, while the question waits? */
  readonly repeating: boolean;
  /** The current scene, numbered, so that the board recognizes a new one. */
  readonly scene: (Scene & { readonly number: number }) | null;
  readonly log: readonly LogLine[];
  /** The number of steps that are not shown yet. */
  readonly behind: number;
}

/** A step that can be shown again. */
interface KeptStep {
  readonly events: readonly GameEvent[];
  readonly before: object;
  readonly after: object;
}

export interface StageSettings {
  readonly start: TableSnapshot;
  readonly past: readonly GameEvent[];
  /** The number of lines before those: a line keeps its number wherever reading begins. */
  readonly before?: number;
  readonly scenesFor: Director;
  /** Is animation on? Asked for each step. */
  moves(): boolean;
  /** How long a scene lasts, against its own length; 1 by default. */
  pace?(): number;
  wait(ms: number, wake: () => void): () => void;
}

/** With this many steps waiting, scenes are shortened to a third. */
export const HURRY = 6;
const HURRIED = 1 / 3;
/** The number of steps that can be shown again. */
const MOST_KEPT = 80;
/** What is shown again: how long before it, and at least how long it, in milliseconds. */
const AGAIN = { before: 600, least: 1800 } as const;
/** With more steps waiting, the oldest are logged without scenes: a returning viewer sees the last of them. */
const MOST_PLAYED = 30;
/** The number of lines kept; more only if the reader has scrolled up to them. */
const LONGEST_LOG = 400;

export class Stage {
  readonly #settings: StageSettings;
  readonly #listeners = new Set<() => void>();
  readonly #steps: TableStep[] = [];
  #scenes: Scene[] = [];
  #goal: TableSnapshot | undefined;
  #shown: StageState;
  #cancelWait: (() => void) | undefined;
  #held = false;
  #scene = 0;
  #line: number;
  /** The number of the first line, and how many older lines were loaded before the live ones. */
  #first: number;
  #past = 0;
  /** The newest steps with the tables around them, the oldest first. */
  readonly #kept: KeptStep[] = [];

  constructor(settings: StageSettings) {
    this.#settings = settings;
    this.#line = settings.before ?? 0;
    this.#first = this.#line + 1;
    this.#shown = { snapshot: settings.start, playing: false, repeating: false, scene: null, log: [], behind: 0 };
    this.#shown = { ...this.#shown, log: this.#withLines(settings.past.map((event) => ({ event }))) };
  }

  readonly current = (): StageState => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (step: TableStep): void => {
    this.#steps.push(step);
    if (!this.#shown.playing && !this.#held) this.#next();
  };

  /** Pauses while the page is hidden. */
  readonly hold = (held: boolean): void => {
    this.#held = held;
    if (!held && !this.#shown.playing) this.#next();
  };

  /** Skips to the end of everything. */
  readonly skip = (): void => {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    while (this.#goal || this.#steps.length > 0) this.#finishStep();
    this.#notify();
  };

  /** Can the scene of this event be shown again? */
  readonly remembers = (event: GameEvent): boolean => this.#kept.some(({ events }) => events.includes(event));

  /** Shows the scene of an event again; then the table goes on where it was. */
  readonly again = (event: GameEvent): void => {
    const step = this.#kept.find(({ events }) => events.includes(event));
    if (!step) return;
    this.skip();
    const scenes = this.#settings.scenesFor(step.events, step.before, step.after);
    const last = scenes.findIndex(({ events }) => events.includes(event));
    const scene = scenes[last];
    if (!scene) return;
    // A scene without an event, such as a voyage, belongs to the event after it.
    let first = last;
    while (first > 0 && scenes[first - 1]?.events.length === 0) first--;
    const before = scenes[first - 1]?.table ?? step.before;
    this.#goal = this.#shown.snapshot;
    this.#shown = { ...this.#shown, repeating: true };
    this.#scenes = [
      { events: [], table: before, ms: AGAIN.before },
      ...scenes.slice(first, last),
      { ...scene, ms: Math.max(AGAIN.least, scene.ms) },
    ];
    this.#next();
  };

  /** Prepends older lines. */
  readonly prepend = (lines: readonly TableLogEntry[]): void => {
    if (lines.length === 0) return;
    this.#first -= lines.length;
    this.#past += lines.length;
    const numbered = lines.map((line, i) => ({ ...line, id: this.#first + i }));
    this.#shown = { ...this.#shown, log: [...numbered, ...this.#shown.log] };
    this.#notify();
  };

  /** Shows the current table, without a past. */
  readonly cut = (snapshot: TableSnapshot): void => {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    this.#steps.length = 0;
    this.#scenes = [];
    this.#goal = undefined;
    this.#first = this.#line + 1;
    this.#past = 0;
    this.#kept.length = 0;
    this.#shown = { snapshot, playing: false, repeating: false, scene: null, log: [], behind: 0 };
    this.#notify();
  };

  close(): void {
    this.#cancelWait?.();
    this.#listeners.clear();
  }

  /** Plays the next scene or step, or rests. */
  #next(): void {
    this.#cancelWait = undefined;
    const scene = this.#scenes.shift();
    if (scene) {
      this.#playScene(scene);
      return;
    }
    if (this.#goal) this.#finishStep();
    while (this.#steps.length > MOST_PLAYED) this.#finishStep();
    const step = this.#steps[0];
    if (!step || this.#held) {
      this.#notify();
      return;
    }
    if (step.undoneBy !== undefined || !this.#settings.moves()) {
      this.#finishStep();
      this.#next();
      return;
    }
    this.#steps.shift();
    this.#keep(step);
    this.#goal = step.snapshot;
    this.#scenes = [...this.#scenesOf(step)];
    this.#next();
  }

  /** A step that the board cannot cut into scenes is one scene without a duration: nobody waits for a defect. */
  #scenesOf({ events, snapshot: { table } }: TableStep): readonly Scene[] {
    try {
      return this.#settings.scenesFor(events, this.#shown.snapshot.table, table);
    } catch {
      return [{ events, table, ms: 0 }];
    }
  }

  #playScene(scene: Scene): void {
    const { repeating } = this.#shown;
    const hurry = this.#steps.length >= HURRY && scene.weighty !== true ? HURRIED : 1;
    const ms = repeating ? scene.ms : scene.ms * hurry * (this.#settings.pace?.() ?? 1);
    this.#scene++;
    this.#shown = {
      snapshot: { ...this.#shown.snapshot, table: scene.table, decisions: [], canUndo: false },
      playing: true,
      repeating,
      scene: { ...scene, ms, number: this.#scene },
      log: repeating ? this.#shown.log : this.#withLines(scene.events.map((event) => ({ event }))),
      behind: this.#steps.length,
    };
    if (ms === 0) {
      this.#next();
      return;
    }
    this.#cancelWait = this.#settings.wait(ms, () => this.#next());
    this.#notify();
  }

  /** Ends the current step, or applies the next one whole. */
  #finishStep(): void {
    const unplayed = this.#shown.repeating ? [] : this.#scenes.flatMap(({ events }) => events);
    this.#scenes = [];
    if (this.#goal) {
      this.#rest(
        this.#goal,
        unplayed.map((event) => ({ event })),
      );
      this.#goal = undefined;
      return;
    }
    const step = this.#steps.shift();
    if (!step) return;
    this.#keep(step);
    const undone = step.undoneBy === undefined ? [] : [{ undoneBy: step.undoneBy }];
    this.#rest(step.snapshot, [...undone, ...step.events.map((event) => ({ event }))]);
  }

  #rest(snapshot: TableSnapshot, lines: readonly TableLogEntry[]): void {
    this.#shown = { snapshot, playing: false, repeating: false, scene: null, log: this.#withLines(lines), behind: this.#steps.length };
  }

  /** Called while the table before the step is shown. */
  #keep({ events, snapshot, undoneBy }: TableStep): void {
    if (undoneBy !== undefined || events.length === 0) return;
    this.#kept.push({ events, before: this.#shown.snapshot.table, after: snapshot.table });
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
  }

  #withLines(lines: readonly TableLogEntry[]): readonly LogLine[] {
    if (lines.length === 0) return this.#shown.log;
    return [...this.#shown.log, ...lines.map((line) => ({ ...line, id: ++this.#line }))].slice(-LONGEST_LOG - this.#past);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
