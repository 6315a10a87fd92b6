/**
 * Effects: one pipeline with named windows. May it happen; what replaces it; it happens; who reacts; state checks.
 * Cards and powers listen to windows; the order inside a window is declared once per game (`windowOrder`).
 */
import { Defect, required } from '../defect.ts';
import { equal, isObject } from '../state/json.ts';
import type { GameTypes } from '../state/state.ts';
import { type Procedure, procedure } from './procedure.ts';
import type { Rules } from './rules.ts';

export type WindowName = 'may' | 'replace' | 'react' | 'check';

/** The owner of a listener: a seat, a card, a figure. */
export type ListenerSource = string | number;

/** A listener that waits for its turn inside a window. */
export interface Pending {
  readonly listener: string;
  readonly source: ListenerSource;
}

/** The locals of a listener's procedure. */
export interface Heard<A> {
  readonly source: ListenerSource;
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
  sources(g: Rules<G>, effect: A): readonly ListenerSource[];
  readonly run: Procedure<G, Heard<A>, Verdict<A>>;
}

/** The outcome of an effect. */
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
    open: (g, locals) => {
      locals.queue = [...gather(g, name, locals)];
    },
    listen: (g, locals) => {
      const next = locals.queue.shift();
      if (!next) return g.jump('close');
      const listener = required(
        g.game.listeningTo(name, locals.window).find((one) => one.id === next.listener),
        `listener ${next.listener}`,
      );
      const stillThere = listener.sources(g, locals.effect).some((source) => equal(source, next.source));
      if (!stillThere) return g.jump('listen');
      locals.heard = next;
      return g.call(listener.run, { source: next.source, effect: locals.effect });
    },
    judge: (g, locals) => {
      const by = required(locals.heard, 'the listener just heard');
      const listener = g.game.listeningTo(name, locals.window).find((one) => one.id === by.listener);
      const verdict = g.result(required(listener, by.listener).run);
      locals.heard = null;
      if (verdict === 'prevented' || verdict === 'replaced') return g.end({ happened: false, by, effect: locals.effect });
      if (isInstead<A>(verdict)) locals.effect = verdict.instead;
      return g.jump('listen');
    },
    close: (g, locals) => {
      if (locals.window === 'may') locals.window = 'replace';
      else if (locals.window === 'replace') return g.jump('happen');
      else if (locals.window === 'react') locals.window = 'check';
      else return g.end({ happened: true, effect: locals.effect });
      return g.jump('open');
    },
    happen: (g, locals) => {
      locals.window = 'react';
      happen(g, locals.effect);
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
