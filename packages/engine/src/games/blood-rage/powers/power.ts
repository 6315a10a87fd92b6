/** The builders for cards, monsters and gods: an id, the rules behind it, and the steps that run when its effect happens. */
import {
  type Decision,
  type Effect,
  type Heard,
  type Listener,
  type Procedure,
  procedure,
  type RuleId,
  type Rules,
  type Seat,
  type Verdict,
  type WindowName,
} from '../../../kernel/index.ts';
import type { CardDef, TextCard } from '../card-ids.ts';
import type { CardParams } from '../content/schema.ts';
import type { GodId } from '../ids.ts';
import type { BloodRage, BloodRageTable } from '../state.ts';
import { godSources, playedSources, seatOf, upgradeSources } from './sources.ts';

/** The parts of a power that the game registers. */
export interface Power<Id extends string = string> {
  readonly id: Id;
  readonly rules: readonly RuleId[];
  /** The decisions that only this power asks. */
  readonly decisions: readonly Decision<BloodRage>[];
  /** The procedures that it calls, besides its own steps. */
  readonly procedures: readonly Procedure<BloodRage>[];
}

/** A power that listens to an effect. */
export interface ListeningPower<Id extends string, A extends object> extends Power<Id> {
  readonly listener: Listener<BloodRage, A>;
}

interface About {
  readonly rules: readonly RuleId[];
  readonly decisions?: readonly Decision<BloodRage>[];
  readonly procedures?: readonly Procedure<BloodRage>[];
}

/** The definition of a text, as a card's file writes it. */
export interface PowerText<A extends object> extends About {
  /** The effect it listens to. */
  readonly on: Effect<BloodRage, A>;
  /** `react` unless it prevents or replaces the effect. */
  readonly window?: WindowName;
  /** Whether it works for this owner now; defaults to always. */
  readonly when?: (table: BloodRageTable, seat: Seat, effect: A) => boolean;
  /** The steps that run; `seat` is the owner. */
  readonly steps: Readonly<Record<string, (g: Rules<BloodRage>, seat: Seat, effect: A) => unknown>>;
}

export function power<Id extends string>(id: Id, { rules, decisions = [], procedures = [] }: About): Power<Id> {
  return { id, rules, decisions, procedures };
}

/** A battle card: its text works while the card is revealed and not cancelled. */
export function battleText<Id extends TextCard, A extends object>(id: Id, text: PowerText<A>): ListeningPower<Id, A> {
  const { when = always } = text;
  return listening(id, id, text, ({ table }, effect) => playedSources(table, (def, seat) => def === id && when(table, seat, effect)));
}

/** An upgrade or a monster: its text works while its card is on a clan sheet. */
export function upgradeText<Id extends CardDef, A extends object>(id: Id, text: PowerText<A>): ListeningPower<Id, A> {
  const { when = always } = text;
  return listening(id, id, text, ({ table }, effect) => upgradeSources(table, id, (seat) => when(table, seat, effect)));
}

interface GodText<A extends object> extends Omit<PowerText<A>, 'when' | 'steps'> {
  readonly when?: (table: BloodRageTable, effect: A) => boolean;
  readonly steps: Readonly<Record<string, (g: Rules<BloodRage>, effect: A) => unknown>>;
}

/** BR-30.7: a god rules the pillages and battles of its province and has no owner. */
export function godPower<Id extends GodId, A extends object>(id: Id, { when, steps, ...text }: GodText<A>): ListeningPower<Id, A> {
  const ownerless = Object.entries(steps).map(([name, run]) => [name, (g: Rules<BloodRage>, _seat: Seat, effect: A) => run(g, effect)]);
  return listening(id, `god-${id}`, { ...text, steps: Object.fromEntries(ownerless) }, ({ table }, effect) =>
    godSources(table, id, when?.(table, effect) ?? true),
  );
}

function always(): boolean {
  return true;
}

function listening<Id extends string, A extends object>(
  id: Id,
  name: string,
  { on, window = 'react', steps, ...about }: PowerText<A>,
  sources: Listener<BloodRage, A>['sources'],
): ListeningPower<Id, A> {
  const owned = Object.entries(steps).map(([step, run]) => [
    step,
    (g: Rules<BloodRage>, { source, effect }: Heard<A>) => run(g, seatOf(source), effect),
  ]);
  const run = procedure<BloodRage, Heard<A>, Verdict<A>>(name, Object.fromEntries(owned));
  return { ...power(id, about), listener: { id: name, on: on.name, window, sources, run } };
}

/** A battle card that works for the winner (`cards/outcome-texts.ts`). */
export interface WinText<Id extends TextCard = TextCard> extends Power<Id> {
  readonly won: (g: Rules<BloodRage>, seat: Seat, params: CardParams) => unknown;
}

export function winText<Id extends TextCard>(id: Id, { won, ...about }: About & Pick<WinText, 'won'>): WinText<Id> {
  return { ...power(id, about), won };
}

/** A battle card that takes something from the winner (`cards/outcome-texts.ts`). */
export interface LoseText<Id extends TextCard = TextCard> extends Power<Id> {
  readonly lost: (g: Rules<BloodRage>, seat: Seat, winner: Seat, params: CardParams) => unknown;
}

export function loseText<Id extends TextCard>(id: Id, { lost, ...about }: About & Pick<LoseText, 'lost'>): LoseText<Id> {
  return { ...power(id, about), lost };
}
