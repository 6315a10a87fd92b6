/** What the open decision offers, by what it is about: places, figures, cards, stats. From the decision alone. */
import { isObject, type OpenDecision } from '@skald/engine';
import { type BoardPlace, FIGURES, type FigureKind, FJORDS, PROVINCES, STATS, type StatId } from '@skald/engine/games/blood-rage';
import { choicesOf } from '../../table/draft.ts';
import type { Choosing } from '../../table/face.ts';

/** One choice, and the things on the table that stand for it. */
export interface Offer {
  /** Its place in the decision. */
  readonly index: number;
  /** What is done, where the choice says so. */
  readonly act: string;
  /** The place on the board to point at. */
  readonly place: BoardPlace | null;
  readonly card: string | null;
  readonly figure: FigureKind | null;
  /** Equal figures at one place are told apart by a number. */
  readonly nth: number | null;
  readonly stat: StatId | null;
  readonly slot: number | null;
  /** The Rage it costs, where the hint says so. */
  readonly cost: number | null;
}

const PLACES: readonly BoardPlace[] = [...PROVINCES, ...FJORDS];
const KINDS: readonly FigureKind[] = FIGURES;

export function offersOf(decision: OpenDecision | undefined): readonly Offer[] {
  if (!decision) return [];
  return choicesOf(decision.space).map((choice, index) => offerOf(choice, index, decision.hints?.[index]));
}

function offerOf(choice: unknown, index: number, hint: unknown): Offer {
  const text = (name: string): string => textIn(choice, name);
  const place = ['to', 'from', 'province', 'place'].map(text).find((one) => one !== '');
  return {
    index,
    act: text('do'),
    place: PLACES.find((id) => id === place) ?? null,
    card: typeof choice === 'string' ? choice : text('card') || null,
    figure: KINDS.find((kind) => kind === text('figure')) ?? null,
    nth: numberIn(choice, 'nth'),
    stat: STATS.find((stat) => stat === text('stat')) ?? null,
    slot: numberIn(choice, 'slot'),
    cost: numberIn(hint, 'cost'),
  };
}

function textIn(value: unknown, name: string): string {
  const found: unknown = isObject(value) ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
}

function numberIn(value: unknown, name: string): number | null {
  const found: unknown = isObject(value) ? Reflect.get(value, name) : undefined;
  return typeof found === 'number' ? found : null;
}

/** The choices that are drafted, by their place. */
export function draftedIn({ draft }: Choosing): readonly number[] {
  if (draft.kind === 'some') return draft.chosen;
  return draft.kind === 'one' && draft.choice !== null ? [draft.choice] : [];
}

/** A parameter of the question. */
export function paramOf(decision: OpenDecision | undefined, name: string): string {
  return textIn(decision?.prompt.params, name);
}

/** Is a place on the board the whole answer, so that a second click confirms it? */
const AIMS = ['choose-target', 'free-invade', 'march-to', 'retreat', 'move-leader', 'move-god'];

export function isAim(decision: OpenDecision): boolean {
  return AIMS.includes(decision.prompt.key);
}

/** Is it about single figures on the board? */
const ABOUT_FIGURES = ['march-figures', 'choose-sacrifice', 'protect-figures', 'spare-figure'];

export function isAboutFigures(decision: OpenDecision): boolean {
  return ABOUT_FIGURES.includes(decision.prompt.key);
}

/** Is a card in hand, or in the packet, the answer or part of it? */
const ABOUT_CARDS = ['pick-cards', 'play-card', 'add-card', 'keep-card', 'buy-back', 'take-turn'];

export function isAboutCards(decision: OpenDecision): boolean {
  return ABOUT_CARDS.includes(decision.prompt.key);
}

/** Questions with a few plain answers: each has a button of its own. */
const PLAIN = ['offer-succor', 'offer-domain', 'offer-blessing', 'join-battle', 'value-quest', 'raise-stat', 'retreat', 'spare-figure'];

export function isPlain(decision: OpenDecision): boolean {
  return PLAIN.includes(decision.prompt.key);
}
