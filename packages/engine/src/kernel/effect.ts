/**
 * Effects: one pipeline with named windows. May it happen; what replaces it; it happens; who reacts; state checks.
 * Cards and powers listen to windows; the order inside a window is declared once per game (`windowOrder`).
 */
import { Defect, must } from './defect.ts';
import { equal, isObject } from './json.ts';
import { type Procedure, procedure } from './procedure.ts';
import type { Rules } from './rules.ts';
import type { GameTypes } from './state.ts';

export type WindowName = 'may' | 'replace' | 'react' | 'check';

/** Whatever a listener belongs to: a seat, a card, a figure. */
export type Source = string | number;

/** A listener that waits for its turn inside a window. */
export interface Pending {
  readonly listener: string;
  readonly source: Source;
}

/** What a listener's procedure starts with. */
export interface Heard<A> {
  readonly source: Source;
  readonly effect: A;
}

/**
 * What a listener may end with. In `may`: prevent it. In `replace`: something else happened instead, or it happens otherwise.
 * Anything else lets it go on.
 */
export type Verdict<A> = 'prevented' | 'replaced' | { readonly instead: A } | undefined;

export interface Listener<G extends GameTypes, A = object> {
  readonly id: string;
  /** The name of the effect. */
  readonly on: string;
  readonly window: WindowName;
  /** Who listens now, from public information: cards in play, not cards in hand. */
  sources(g: Rules<G>, effect: A): readonly Source[];
  readonly run: Procedure<G, Heard<A>, Verdict<A>>;
}

/** What became of an effect. */
export interface EffectResult<A> {
  readonly happened: boolean;
  /** Who prevented or replaced it. */
  readonly by?: Pending;
  readonly effect: A;
}

interface EffectFrame<A> {
  effect: A;
  window: WindowName;
  queue: Pending[];
  heard: Pending | null;
}

export type Effect<G extends GameTypes, A extends object> = Procedure<G, EffectFrame<A>, EffectResult<A>>;

export function effect<G extends GameTypes, A extends object>(name: string, happen: (g: Rules<G>, effect: A) => unknown): Effect<G, A> {
  return procedure<G, EffectFrame<A>, EffectResult<A>>(name, {
    open: (g, at) => {
      at.queue = [...gather(g, name, at)];
    },
    listen: (g, at) => {
      const next = at.queue.shift();
      if (!next) return g.jump('close');
      const listener = must(
        g.game.listeningTo(name, at.window).find((one) => one.id === next.listener),
        `listener ${next.listener}`,
      );
      const stillThere = listener.sources(g, at.effect).some((source) => equal(source, next.source));
      if (!stillThere) return g.jump('listen');
      at.heard = next;
      return g.call(listener.run, { source: next.source, effect: at.effect });
    },
    judge: (g, at) => {
      const by = must(at.heard, 'the listener just heard');
      const listener = g.game.listeningTo(name, at.window).find((one) => one.id === by.listener);
      const verdict = g.result(must(listener, by.listener).run);
      at.heard = null;
      if (verdict === 'prevented' || verdict === 'replaced') return g.end({ happened: false, by, effect: at.effect });
      if (isInstead<A>(verdict)) at.effect = verdict.instead;
      return g.jump('listen');
    },
    close: (g, at) => {
      if (at.window === 'may') at.window = 'replace';
      else if (at.window === 'replace') return g.jump('happen');
      else if (at.window === 'react') at.window = 'check';
      else return g.end({ happened: true, effect: at.effect });
      return g.jump('open');
    },
    happen: (g, at) => {
      at.window = 'react';
      happen(g, at.effect);
      g.jump('open');
    },
  });
}

/** Sets an effect off: it runs through its windows before the caller's next step. */
export function perform<G extends GameTypes, A extends object>(g: Rules<G>, which: Effect<G, A>, what: A): void {
  g.call(which, { effect: what, window: 'may', queue: [], heard: null });
}

function gather<G extends GameTypes, A extends object>(g: Rules<G>, name: string, at: EffectFrame<A>): readonly Pending[] {
  const listeners = g.game.listeningTo(name, at.window);
  if (listeners.length === 0) return [];
  const pending = listeners.flatMap((listener) => listener.sources(g, at.effect).map((source) => ({ listener: listener.id, source })));
  const ordered = g.game.windowOrder?.(g, at.window, name, pending) ?? pending;
  if (ordered.length !== pending.length) throw new Defect('bad-order', `the order of ${name}/${at.window} loses or adds a listener`);
  return ordered;
}

function isInstead<A>(verdict: unknown): verdict is { readonly instead: A } {
  return isObject(verdict) && 'instead' in verdict;
}
