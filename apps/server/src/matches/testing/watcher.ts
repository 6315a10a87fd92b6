/** Somebody who watches a match in a test: keeps its own picture from the steps alone, as a client does. */
import { type GameTypes, type OpenDecision, patched, type View, type Viewer } from '@skald/engine';
import type { Cursor, Result } from '@skald/protocol';
import type { ViewAtCursor } from '../host/awake-match.ts';
import type { StreamedPrivateStep, StreamedPublicStep } from '../streams/steps.ts';

type Picture = Pick<View<GameTypes>, 'table' | 'hand' | 'waiting' | 'decisions' | 'sealed' | 'over'> & { canUndo: boolean };

export class TestWatcher {
  readonly viewer: Viewer;
  cursor: Cursor = { epoch: '', p: 0, q: 0 };
  picture: Picture | undefined;
  result: Result | undefined;
  /** Everything that was told, in order. */
  readonly events: string[] = [];
  /** How often the streams did not follow on. */
  gaps = 0;
  #early: StreamedPrivateStep[] = [];

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  get decisions(): readonly OpenDecision[] {
    return this.picture?.decisions ?? [];
  }

  replace({ cursor, view, canUndo, result }: ViewAtCursor): void {
    const { table, hand, waiting, decisions, sealed, over } = view;
    this.cursor = cursor;
    this.picture = { table, hand, waiting, decisions, sealed, over, canUndo };
    this.result = result ?? undefined;
    this.#early = [];
  }

  public(epoch: string, step: StreamedPublicStep): void {
    if (!this.picture || epoch !== this.cursor.epoch || step.p <= this.cursor.p) return;
    if (step.p !== this.cursor.p + 1) this.gaps++;
    const { change } = step;
    this.cursor = { ...this.cursor, p: step.p };
    this.picture = closed({
      ...this.picture,
      table: patched(this.picture.table, change.table),
      waiting: change.waiting ?? this.picture.waiting,
      over: change.over ?? false,
    });
    this.result = change.result;
    for (const event of change.events) this.events.push(event.event);
    const due = this.#early.filter(({ p }) => p <= step.p);
    this.#early = this.#early.filter(({ p }) => p > step.p);
    for (const early of due) this.private(epoch, early);
  }

  private(epoch: string, step: StreamedPrivateStep): void {
    if (!this.picture || epoch !== this.cursor.epoch || step.q <= this.cursor.q) return;
    if (step.p > this.cursor.p) {
      this.#early.push(step);
      return;
    }
    if (step.q !== this.cursor.q + 1) this.gaps++;
    const { hand, decisions, sealed, canUndo } = step.change;
    this.cursor = { ...this.cursor, q: step.q };
    this.picture = closed({
      ...this.picture,
      hand: this.picture.hand === null ? null : patched(this.picture.hand, hand),
      decisions: decisions ?? this.picture.decisions,
      sealed: sealed ?? this.picture.sealed,
      canUndo: canUndo ?? this.picture.canUndo,
    });
  }
}

/** A decision that is no longer waited for, or whose answer lies sealed, is gone without a word. */
function closed(picture: Picture): Picture {
  const { waiting, sealed, decisions } = picture;
  const isOpen = (id: string): boolean =>
    waiting.some((asked) => asked.id === id && asked.answered !== true) && !sealed.some((answer) => answer.id === id);
  return { ...picture, decisions: decisions.filter(({ id }) => isOpen(id)) };
}
