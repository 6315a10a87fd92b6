/** The definition of a game. */

import type { Decision } from './answers/decision.ts';
import type { Objection, Reason } from './answers/refusal.ts';
import type { Random } from './chance.ts';
import { Defect } from './defect.ts';
import type { Listener, Pending, WindowName } from './flow/effect.ts';
import type { Procedure } from './flow/procedure.ts';
import type { Rules } from './flow/rules.ts';
import { type Kernel, kernel } from './kernel.ts';
import type { StandardSchema } from './standard-schema.ts';
import type { Compartments, GameTypes, Question, Seat, State } from './state/state.ts';
import type { Projection } from './view/projection.ts';
import type { View } from './view/view.ts';

export interface GameSpec<G extends GameTypes, O> extends GameChecks<G> {
  readonly slug: string;
  /** The name of the edition: the hash of its module, said by those who load it. Rules that were never built have none. */
  readonly edition?: string;
  readonly seats: { readonly min: number; readonly max: number; readonly whyNoMore?: Reason };
  readonly options: StandardSchema<O>;
  /** Why these options do not fit this many seats; undefined where they do. */
  objection?(seats: number, options: O): string | Objection | undefined;
  /** Ways to set the options that tests must cover; the first is the default. */
  readonly variants: readonly unknown[];
  /** Lays out the table; then the procedure `main` runs. */
  setup(g: Setup<O>): Compartments<G>;
  readonly main: Procedure<G>;
  readonly procedures: readonly Procedure<G>[];
  readonly decisions: readonly Decision<G>[];
  /** What cards and powers listen for, and in which order they are heard inside a window. */
  readonly listeners?: readonly Listener<G>[];
  windowOrder?(g: Rules<G>, window: WindowName, effect: string, pending: readonly Pending[]): readonly Pending[];
  /** The rules play automated opponents, who may win. */
  readonly playsAgainstSeats?: true;
  /** What a host may answer by standing orders: games without quiet barriers leave it out. */
  readonly windows?: ResponseWindows<G>;
  /** Hidden compartments that the view allows, for bots and for the secrecy test. */
  imagine(view: View<G>, random: Random): { hands: G['hand'][]; box: G['box'] };
  standings(state: Compartments<G>): readonly Standing[];
}

/** What proves a game right and what shows it. It decides nothing, so editions do without it. */
export interface GameChecks<G extends GameTypes> {
  /** Invariants, checked after every step in tests. */
  readonly invariants?: readonly Invariant<G>[];
  /** What each event does to the public table, for clients that show a step event by event. */
  readonly projection?: Projection<G>;
  /** What must have become of the things that answers choose from lists; needed where a list tells equal things apart by numbers. */
  readonly naming?: readonly NamingCheck<G>[];
  /** Every name of content that steered play must have seen, and where in events, options and answers it shows. */
  readonly content?: ContentCheck<G>;
}

/** Questions under a quiet barrier that mostly get no more than a pass. All of this follows from public information. */
export interface ResponseWindows<G extends GameTypes> {
  readonly kinds: readonly string[];
  /** The kind of window a question belongs to; undefined if the seat must answer it itself. */
  kindOf(question: Question): string | undefined;
  /** Is the asked seat itself under attack? */
  isAttacked(table: G['table'], question: Question): boolean;
  /** The turn under way, by a name that no other turn of the match has. */
  turn(table: G['table']): string;
}

export interface Setup<O> {
  readonly seats: number;
  readonly options: O;
  shuffle<T>(stream: string, items: readonly T[]): T[];
  pick<T>(stream: string, items: readonly T[]): T;
  roll(stream: string, sides: number): number;
}

export interface Invariant<G extends GameTypes> {
  readonly name: string;
  /** A sentence for the developer where it does not hold. */
  broken(state: State<G>, before: State<G> | undefined): string | undefined;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is the best; tied seats share a rank. Where an automated opponent has won, every seat has lost and ranks begin at 2. */
  readonly rank: number;
  readonly score: number;
}

/** An accepted answer that chose from a list, and what came of it. */
export interface ChosenFromList<G extends GameTypes> {
  readonly before: State<G>;
  readonly after: State<G>;
  readonly seat: Seat;
  /** The parameters of the decision. */
  readonly params: object;
  readonly offered: readonly unknown[];
  /** The places of the chosen items in the list. */
  readonly chosen: readonly number[];
  readonly events: readonly G['event'][];
}

export interface NamingCheck<G extends GameTypes> {
  /** The name of the decision. */
  readonly decision: string;
  /** What happened to another thing than the one chosen; undefined if nothing did. */
  wrong(moment: ChosenFromList<G>): string | undefined;
}

export interface ContentCheck<G extends GameTypes> {
  readonly names: readonly string[];
  /** The names that an event shows in use. */
  usedBy(event: G['event']): readonly string[];
}

/** A compiled game: procedures, decisions and listeners by name, and the kernel that runs it. */
export interface Game<G extends GameTypes, O = unknown> extends GameSpec<G, O> {
  readonly edition: string;
  readonly kernel: Kernel;
  procedure(name: string): Procedure<G>;
  decision(name: string): Decision<G>;
  listeningTo(effect: string, window: WindowName): readonly Listener<G>[];
}

/** The edition of rules that were never built. */
const UNNAMED = 'unnamed';

/** A game whose types do not matter to the caller. */
export type AnyGame = Game<GameTypes>;

export function defineGame<G extends GameTypes, O>(spec: GameSpec<G, O>): Game<G, O> {
  const procedures = byName<Procedure<G>>('procedure', [spec.main, ...spec.procedures]);
  const decisions = byName<Decision<G>>('decision', spec.decisions);
  const listeners = new Map<string, Listener<G>[]>();
  for (const listener of spec.listeners ?? []) {
    const key = `${listener.on}/${listener.window}`;
    listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    if (!procedures.has(listener.run.name)) throw new Defect('bad-game', `the procedure of listener ${listener.id} is not listed`);
  }
  if (listeners.size > 0 && !spec.windowOrder) throw new Defect('bad-game', `${spec.slug} has listeners but declares no order among them`);
  return {
    ...spec,
    edition: spec.edition ?? UNNAMED,
    kernel,
    procedure: (name) => found(procedures, 'procedure', name),
    decision: (name) => found(decisions, 'decision', name),
    listeningTo: (effect, window) => listeners.get(`${effect}/${window}`) ?? [],
  };
}

/** The rules under the name of their edition. */
export function named<G extends GameTypes, O>(game: Game<G, O>, edition: string): Game<G, O> {
  return { ...game, edition };
}

export function withChecks<G extends GameTypes, O>(game: Game<G, O>, checks: GameChecks<G>): Game<G, O> {
  return { ...game, ...checks };
}

function byName<T extends { readonly name: string }>(kind: string, things: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const thing of things) {
    if (map.has(thing.name)) throw new Defect('bad-game', `two ${kind}s are named ${thing.name}`);
    map.set(thing.name, thing);
  }
  return map;
}

function found<T>(map: ReadonlyMap<string, T>, kind: string, name: string): T {
  const thing = map.get(name);
  if (thing === undefined) throw new Defect('bad-game', `no ${kind} is named ${name}`);
  return thing;
}
