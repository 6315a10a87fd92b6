/** Plays one seat of one match: whenever it is asked something, it thinks, waits a moment, and answers. */
import { type Clock, engineView, type MatchStore, type Play } from '@skald/client';
import type { OpenDecision } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import type { Logger } from 'pino';
import { pauseBefore } from './pace.ts';
import type { Thinker } from './thinking/thinker.ts';

export interface PlayerSettings {
  readonly thinker: Thinker;
  readonly paceMs: number;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** It has not been asked anything for a while. */
  readonly idle: () => void;
  /** The server does not let it play here any longer. */
  readonly closed: () => void;
}

/** After so long without a question it need not watch: its list of matches says when it is wanted again. */
const IDLE_MS = 60_000;
/** Needs nothing but the answers on offer. */
const ANYHOW = 'random';
/** The answer came too late or is another's to give; the match goes on without it. */
const HARMLESS = new Set(['stale-decision', 'already-answered', 'match-over', 'not-your-decision']);

export class SeatPlayer {
  readonly #store: MatchStore;
  readonly #seat: number;
  readonly #settings: PlayerSettings;
  readonly #forget: () => void;
  /** What it has answered, or given up, until the question is gone. */
  readonly #settled = new Set<string>();
  #isBusy = false;
  #isStopped = false;
  #callOffIdle: () => void = () => {};
  #callOffPause: () => void = () => {};

  constructor(store: MatchStore, seat: number, settings: PlayerSettings) {
    this.#store = store;
    this.#seat = seat;
    this.#settings = settings;
    this.#forget = store.state.subscribe(() => this.#look());
    this.#rest();
    this.#look();
  }

  /** No longer plays; a thought that is under way comes to nothing. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#forget();
    this.#callOffIdle();
    this.#callOffPause();
    this.#store.close();
  }

  #look(): void {
    if (this.#isStopped || this.#isBusy) return;
    const { freshness, play } = this.#store.state.get();
    if (freshness === 'closed') this.#settings.closed();
    if (freshness !== 'live' || !play) return;
    for (const id of this.#settled) if (!play.decisions.some((open) => open.id === id)) this.#settled.delete(id);
    const decision = play.decisions.find(({ id }) => !this.#settled.has(id));
    if (!decision) return;
    this.#isBusy = true;
    this.#callOffIdle();
    this.#settled.add(decision.id);
    this.#settle(play, decision)
      .catch((error: unknown) => this.#settings.log.error({ err: error, match: play.match }, 'a decision could not be answered'))
      .finally(() => {
        this.#isBusy = false;
        if (this.#isStopped) return;
        this.#rest();
        this.#look();
      });
  }

  async #settle(play: Play, decision: OpenDecision): Promise<void> {
    const { thinker, paceMs, clock, log } = this.#settings;
    const began = clock.now();
    const { seating } = this.#store.state.get();
    const pause = pauseBefore({ play, seat: this.#seat, seating, now: began, fraction: Math.random() }, paceMs);
    const view = engineView(play);
    const brain = this.#brainFor(play);
    const answer = view ? await thinker.decide({ game: play.game, brain, view, decision }) : decision.fallback;
    await this.#pause(pause - (clock.now() - began));
    if (!this.#isOpen(decision)) return;
    const refused = await this.#answer(decision, answer);
    if (refused === undefined) return;
    log.warn({ match: play.match, brain, decision: decision.prompt.key, refused }, 'an answer was refused');
    if (this.#isOpen(decision)) await this.#answer(decision, decision.fallback);
  }

  /** Why it was refused, where that should not have been. */
  async #answer({ id }: OpenDecision, answer: unknown): Promise<string | undefined> {
    const outcome = await this.#store.answer(id, answer);
    if (outcome.accepted) return undefined;
    const { code, refusal, reason } = outcome.failure;
    const isHarmless = code !== 'refused' || (refusal !== undefined && HARMLESS.has(refusal));
    return isHarmless ? undefined : reason;
  }

  #isOpen({ id }: OpenDecision): boolean {
    return !this.#isStopped && this.#store.state.get().play?.decisions.some((open) => open.id === id) === true;
  }

  /** Which bot was invited to this seat. By other rules than its own it cannot think ahead. */
  #brainFor({ game, rulesVersion }: Play): string {
    const invited = this.#store.state.get().seating?.seats.find(({ seat }) => seat === this.#seat)?.bot;
    return findGame(game)?.rulesVersion === rulesVersion ? (invited ?? ANYHOW) : ANYHOW;
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const callOff = this.#settings.clock.after(ms, resolve);
      this.#callOffPause = () => {
        callOff();
        resolve();
      };
    });
  }

  #rest(): void {
    this.#callOffIdle();
    this.#callOffIdle = this.#settings.clock.after(IDLE_MS, () => {
      this.#settings.idle();
      if (!this.#isStopped) this.#rest();
    });
  }
}
