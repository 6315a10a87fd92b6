/** Plays one seat of one match: whenever it is asked something, it thinks, waits a moment, and answers. */

import { strategyFor } from '@skald/ai';
import { type ClientClock, engineView, type MatchStore, type Play } from '@skald/client';
import type { OpenDecision } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import type { Logger } from 'pino';
import { strategyNamed } from './offers.ts';
import type { OlderEditions, OlderRules } from './older-rules.ts';
import { pauseBefore } from './pace.ts';
import type { Thinker } from './thinking/thinker.ts';
import { ANYHOW } from './thinking/thought.ts';

export interface PlayerSettings {
  readonly thinker: Thinker;
  readonly older: Pick<OlderEditions, 'find'>;
  readonly paceMs: number;
  readonly clock: ClientClock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** It has not been asked anything for a while. */
  readonly idle: () => void;
  /** The server does not let it play here any longer. */
  readonly closed: () => void;
}

/** Stop watching a seat after this long without a question; the list of matches says when to return. */
const IDLE_MS = 60_000;
/** The answer came too late or belongs to another seat; the match continues. */
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
  #cancelIdle: () => void = () => {};
  #cancelPause: () => void = () => {};

  constructor(store: MatchStore, seat: number, settings: PlayerSettings) {
    this.#store = store;
    this.#seat = seat;
    this.#settings = settings;
    this.#forget = store.state.subscribe(() => this.#answerNext());
    this.#rest();
    this.#answerNext();
  }

  /** No longer plays; a thought that is under way comes to nothing. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#forget();
    this.#cancelIdle();
    this.#cancelPause();
    this.#store.close();
  }

  #answerNext(): void {
    if (this.#isStopped || this.#isBusy) return;
    const { freshness, play } = this.#store.state.get();
    if (freshness === 'closed') this.#settings.closed();
    if (freshness !== 'live' || !play) return;
    for (const id of this.#settled) if (!play.decisions.some((open) => open.id === id)) this.#settled.delete(id);
    const decision = play.decisions.find(({ id }) => !this.#settled.has(id));
    if (!decision) return;
    this.#isBusy = true;
    this.#cancelIdle();
    this.#settled.add(decision.id);
    this.#settle(play, decision)
      .catch((error: unknown) => this.#settings.log.error({ err: error, match: play.match }, 'a decision could not be answered'))
      .finally(() => {
        this.#isBusy = false;
        if (this.#isStopped) return;
        this.#rest();
        this.#answerNext();
      });
  }

  async #settle(play: Play, decision: OpenDecision): Promise<void> {
    const { thinker, older: editions, paceMs, clock, log } = this.#settings;
    const began = clock.now();
    const { seating } = this.#store.state.get();
    const pause = pauseBefore({ play, seat: this.#seat, seating, now: began, fraction: Math.random() }, paceMs);
    const view = engineView(play);
    const { game, edition } = play;
    const isNewest = findGame(game)?.edition === edition;
    const older = isNewest ? undefined : await editions.find(game, edition);
    const strategy = this.#strategy(isNewest, older);
    const answer = view ? await thinker.decide({ game, edition, strategy, view, decision, older }) : decision.fallback;
    await this.#pause(pause - (clock.now() - began));
    if (!this.#isOpen(decision)) return;
    const refused = await this.#answer(decision, answer);
    if (refused === undefined) return;
    log.warn({ match: play.match, strategy, decision: decision.prompt.key, refused }, 'an answer was refused');
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

  /** The bot invited to this seat, if it understands what these rules show and ask. Without the rules it cannot look ahead. */
  #strategy(isNewest: boolean, older: OlderRules | undefined): string {
    const invited = this.#store.state.get().seating?.seats.find(({ seat }) => seat === this.#seat)?.bot;
    const strategy = invited ? strategyNamed(invited) : undefined;
    if (strategy === undefined || (!isNewest && !older)) return ANYHOW;
    return strategyFor(strategy, isNewest || older?.fits === true)?.name ?? ANYHOW;
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#settings.clock.after(ms, resolve);
      this.#cancelPause = () => {
        cancel();
        resolve();
      };
    });
  }

  #rest(): void {
    this.#cancelIdle();
    this.#cancelIdle = this.#settings.clock.after(IDLE_MS, () => {
      this.#settings.idle();
      if (!this.#isStopped) this.#rest();
    });
  }
}
