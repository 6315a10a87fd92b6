/** A table that is open in the page: what is shown, what the viewer is asked, and what is about to be answered. */
import { equal, type OpenDecision, type Reason } from '@skald/engine';
import { answerOf, blank, choicesOf, type Draft, pick } from './draft.ts';
import type { Choosing } from './face.ts';
import type { Outcome, TableSource } from './source.ts';
import { type Director, type Shown, Stage } from './stage.ts';

export interface TableState {
  readonly shown: Shown;
  readonly choosing: Choosing | null;
  /** Is the viewer asked something, though perhaps not shown yet? */
  readonly asked: boolean;
  /** Why the last answer was refused; null where it was not. */
  readonly refusal: readonly Reason[] | null;
}

export interface TableModelSettings {
  readonly source: TableSource;
  readonly direct: Director;
  moves(): boolean;
  wait(ms: number, wake: () => void): () => void;
}

export class TableModel {
  readonly source: TableSource;
  readonly stage: Stage;
  readonly #leave: () => void;
  readonly #listeners = new Set<() => void>();
  #draft: { readonly decision: OpenDecision; readonly draft: Draft } | null = null;
  /** The decision that an answer is on its way to, or `undo`. */
  #underWay: string | null = null;
  #refusal: readonly Reason[] | null = null;
  #state: TableState;

  constructor({ source, direct, moves, wait }: TableModelSettings) {
    this.source = source;
    this.stage = new Stage({ start: source.current, past: source.past, direct, moves, wait });
    this.#state = this.#look();
    this.stage.subscribe(() => this.#refresh());
    this.#leave = source.subscribe((step) => {
      this.stage.add(step);
      this.#refresh();
    });
  }

  readonly current = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Why something is not on offer in the open decision. */
  readonly why = async (answer: unknown): Promise<readonly Reason[]> => {
    const open = this.#draft;
    return open ? await this.source.why(open.decision.id, answer) : [{ reason: 'not-your-decision' }];
  };

  readonly undo = (): void => {
    void this.#request('undo', () => this.source.undo());
  };

  close(): void {
    this.#leave();
    this.stage.close();
    this.source.close();
    this.#listeners.clear();
  }

  #setDraft(draft: Draft): void {
    if (!this.#draft) return;
    this.#draft = { ...this.#draft, draft };
    this.#refusal = null;
    this.#refresh();
  }

  #send(answer: unknown): void {
    const open = this.#draft;
    if (open) void this.#request(open.decision.id, () => this.source.answer(open.decision.id, answer));
  }

  async #request(what: string, ask: () => Promise<Outcome>): Promise<void> {
    if (this.#underWay === what) return;
    this.#underWay = what;
    this.#refusal = null;
    this.#refresh();
    const outcome = await ask();
    if (this.#underWay === what) this.#underWay = null;
    if ('refused' in outcome) this.#refusal = outcome.why.length > 0 ? outcome.why : [{ reason: outcome.refused }];
    this.#refresh();
  }

  #refresh(): void {
    this.#state = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): TableState {
    const shown = this.stage.current();
    const decision = shown.playing ? undefined : shown.snapshot.decisions[0];
    if (decision?.id !== this.#draft?.decision.id) this.#refusal = null;
    if (!decision) this.#draft = null;
    else if (this.#draft?.decision !== decision) this.#draft = { decision, draft: this.#draftFor(decision) };
    const asked = this.source.current.decisions.length > 0;
    return { shown, choosing: this.#draft && this.#choosing(this.#draft), asked, refusal: this.#refusal };
  }

  /** The same question, told again, keeps what was chosen: a line that breaks and comes back tells it again. */
  #draftFor({ id, space }: OpenDecision): Draft {
    const before = this.#draft;
    const isSame = before?.decision.id === id && equal(before.decision.space, space);
    return isSame ? before.draft : blank(space);
  }

  #choosing({ decision, draft }: { readonly decision: OpenDecision; readonly draft: Draft }): Choosing {
    const { space } = decision;
    return {
      decision,
      draft,
      busy: this.#underWay === decision.id,
      pick: (place) => this.#setDraft(pick(space, draft, place)),
      setDraft: (next) => this.#setDraft(next),
      confirm: () => {
        const ready = answerOf(space, draft);
        if (ready) this.#send(ready.answer);
      },
      choose: (place) => {
        if (space.kind === 'one' && place in space.options) this.#send(choicesOf(space)[place]);
      },
    };
  }
}
