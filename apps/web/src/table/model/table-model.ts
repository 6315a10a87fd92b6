/** An open table: what is shown, the viewer's question, and the draft of the answer. */
import { equal, type OpenDecision, type Reason } from '@skald/engine';
import type { Choosing } from '../game-ui.ts';
import { answerOf, choicesOf, type Draft, emptyDraft, mayBeNone, onlyAnswer, pick } from './draft.ts';
import type { RequestOutcome, TableSnapshot, TableSource, WindowOrders } from './source.ts';
import { type Director, Stage, type StageState } from './stage.ts';

export interface TableState {
  readonly shown: StageState;
  readonly choosing: Choosing | null;
  /** Must the viewer answer, even if the question is not shown yet? */
  readonly asked: boolean;
  /** Why the last answer was refused; null if it was not. */
  readonly refusal: readonly Reason[] | null;
  /** Does the question answer itself, because only one answer is possible? */
  readonly answersItself: boolean;
  /** The drafted choice that deserves a second thought; null if there is none. */
  readonly warned: number | null;
  /** The viewer's orders for response windows; undefined if there are none to give. */
  readonly orders: WindowOrders | undefined;
  /** Are there older lines before the first line of the log? */
  readonly hasOlder: boolean;
}

export interface TableModelSettings {
  readonly source: TableSource;
  readonly scenesFor: Director;
  moves(): boolean;
  /** How long a scene lasts, against its own length; 1 by default. */
  pace?(): number;
  wait(ms: number, wake: () => void): () => void;
  /** Does a press act at once, without a draft? */
  actsAtOnce?(): boolean;
  /** Does a question with one possible answer answer itself? */
  answersOnlyAnswers?(decision: OpenDecision): boolean;
  /** Does this answer deserve a second thought? */
  warns?(decision: OpenDecision, place: number, snapshot: TableSnapshot): boolean;
}

/** The beat before a question answers itself, in milliseconds; its length varies, so that it tells nothing about a hand. */
const BEAT = { least: 1100, more: 1400 } as const;

export class TableModel {
  readonly source: TableSource;
  readonly stage: Stage;
  readonly #leave: () => void;
  readonly #listeners = new Set<() => void>();
  #draft: { readonly decision: OpenDecision; readonly draft: Draft } | null = null;
  /** The decision whose answer is on its way, or `undo`. */
  #underWay: string | null = null;
  #refusal: readonly Reason[] | null = null;
  /** The decision and the choice that the player was warned about. */
  #warned: { readonly decision: string; readonly place: number } | null = null;
  /** The beat of the decision that is about to answer itself. */
  #beat: { readonly decision: string; cancel(): void } | null = null;
  readonly #settings: TableModelSettings;
  #hasOlder: boolean;
  /** Counts the requests for older lines: a reply from before a cut is stale. */
  #asksOlder = 0;
  #isAskingOlder = false;
  #isClosed = false;
  #state: TableState;

  constructor(settings: TableModelSettings) {
    const { source, scenesFor, moves, pace, wait } = settings;
    this.#settings = settings;
    this.source = source;
    this.stage = new Stage({ start: source.current, past: source.past, scenesFor, moves, wait, ...(pace && { pace }) });
    this.#hasOlder = source.older !== undefined;
    this.#state = this.#read();
    this.stage.subscribe(() => this.#refresh());
    this.#leave = source.subscribe((step) => {
      if (step.cut) this.#cut(step.snapshot);
      else this.stage.add(step);
      this.#refresh();
    });
    void this.older();
  }

  readonly current = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Why an answer to the open decision is not on offer. */
  readonly why = async (answer: unknown): Promise<readonly Reason[]> => {
    const open = this.#draft;
    return open ? await this.source.why(open.decision.id, answer) : [{ reason: 'not-your-decision' }];
  };

  readonly undo = (): void => {
    void this.#request('undo', () => this.source.undo());
  };

  /** Passes on the open question, and on every other of its kind until the current turn is over. */
  readonly passForTurn = (): void => {
    const open = this.#draft;
    if (!open) return;
    const { id, fallback } = open.decision;
    void this.#request(id, async () => {
      const ordered = await this.source.passForTurn?.();
      return ordered && 'refused' in ordered ? ordered : await this.source.answer(id, fallback);
    });
  };

  readonly setOrders = async (orders: WindowOrders): Promise<void> => {
    const outcome = await this.source.setOrders?.(orders);
    if (outcome && 'refused' in outcome) this.#refusal = outcome.why.length > 0 ? outcome.why : [{ reason: outcome.refused }];
    this.#refresh();
  };

  /** Loads the lines before the first line of the log. */
  readonly older = async (): Promise<void> => {
    if (this.#isAskingOlder || !this.#hasOlder) return;
    this.#isAskingOlder = true;
    const asked = ++this.#asksOlder;
    const page = await this.source.older?.();
    if (asked !== this.#asksOlder || this.#isClosed) return;
    this.#isAskingOlder = false;
    if (!page) return;
    this.#hasOlder = page.hasMore;
    this.stage.prepend(page.lines);
    this.#refresh();
  };

  #cut(snapshot: TableSnapshot): void {
    this.stage.cut(snapshot);
    this.#hasOlder = this.source.older !== undefined;
    this.#isAskingOlder = false;
    this.#asksOlder++;
    void this.older();
  }

  close(): void {
    this.#isClosed = true;
    this.#beat?.cancel();
    this.#leave();
    this.stage.close();
    this.source.close();
    this.#listeners.clear();
  }

  #setDraft(draft: Draft): void {
    if (!this.#draft) return;
    this.#draft = { ...this.#draft, draft };
    this.#warned = null;
    this.#refusal = null;
    this.#refresh();
  }

  /** Sends a choice; one that deserves a second thought is only drafted the first time. */
  #sendChoice(decision: OpenDecision, place: number): void {
    const isKnown = this.#warned?.decision === decision.id && this.#warned.place === place;
    if (!isKnown && this.#settings.warns?.(decision, place, this.stage.current().snapshot)) {
      this.#setDraft({ kind: 'one', choice: place });
      this.#warned = { decision: decision.id, place };
      this.#refresh();
    } else this.#send(choicesOf(decision.space)[place]);
  }

  #send(answer: unknown): void {
    const open = this.#draft;
    if (open) void this.#request(open.decision.id, () => this.source.answer(open.decision.id, answer));
  }

  async #request(what: string, ask: () => Promise<RequestOutcome>): Promise<void> {
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
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #read(): TableState {
    const shown = this.stage.current();
    const decision = shown.playing ? undefined : shown.snapshot.decisions[0];
    if (decision?.id !== this.#draft?.decision.id) this.#refusal = null;
    if (!decision && !shown.repeating) this.#draft = null;
    else if (decision && this.#draft?.decision !== decision) this.#draft = { decision, draft: this.#draftFor(decision) };
    const asked = this.source.current.decisions.length > 0;
    this.#keepTheBeat(this.#draft?.decision);
    const answersItself = this.#beat !== null;
    const warned = this.#warned?.decision === decision?.id ? (this.#warned?.place ?? null) : null;
    return {
      answersItself,
      warned,
      shown,
      choosing: decision && this.#draft ? this.#choosing(this.#draft) : null,
      asked,
      refusal: this.#refusal,
      orders: this.source.orders?.(),
      hasOlder: this.#hasOlder,
    };
  }

  /** A question with one possible answer answers itself after a beat. */
  #keepTheBeat(decision: OpenDecision | undefined): void {
    if (this.#beat?.decision === decision?.id) return;
    this.#beat?.cancel();
    this.#beat = null;
    const only = decision && onlyAnswer(decision.space);
    if (!decision || !only || !this.#settings.answersOnlyAnswers?.(decision)) return;
    const { id } = decision;
    const cancel = this.#settings.wait(BEAT.least + Math.random() * BEAT.more, () => {
      if (this.#draft?.decision.id === id && this.#underWay !== id) this.#send(only.answer);
    });
    this.#beat = { decision: id, cancel };
  }

  /** The same question, sent again after a lost connection, keeps its draft. */
  #draftFor({ id, space }: OpenDecision): Draft {
    const before = this.#draft;
    const isSame = before?.decision.id === id && equal(before.decision.space, space);
    return isSame ? before.draft : emptyDraft(space);
  }

  #choosing({ decision, draft }: { readonly decision: OpenDecision; readonly draft: Draft }): Choosing {
    const { space } = decision;
    const confirm = (): void => {
      const ready = answerOf(space, draft);
      if (ready && draft.kind === 'one' && draft.choice !== null) this.#sendChoice(decision, draft.choice);
      else if (ready) this.#send(ready.answer);
    };
    return {
      decision,
      draft,
      busy: this.#underWay === decision.id,
      pick: (place) => this.#setDraft(pick(space, draft, place)),
      setDraft: (next) => this.#setDraft(next),
      clear: () => this.#setDraft(emptyDraft(space)),
      press: (place) => {
        const isDrafted = draft.kind === 'one' ? draft.choice === place : draft.kind === 'some' && draft.chosen.includes(place);
        const isWhole = space.kind === 'one' || (space.kind === 'some' && space.max === 1);
        if (isWhole && isDrafted) confirm();
        else if (space.kind === 'one' && this.#settings.actsAtOnce?.()) this.#sendChoice(decision, place);
        else this.#setDraft(pick(space, draft, place));
      },
      confirm,
      choose: (place) => {
        if (space.kind === 'one' && place in space.options) this.#sendChoice(decision, place);
      },
      chooseNone: () => {
        if (mayBeNone(space)) this.#send([]);
      },
    };
  }
}
