/** Reads an open decision by subject: the places, figures, cards and stats that it offers. */
import { type AnswerField, isObject, type OpenDecision } from '@skald/engine';
import {
  type BloodRageCardId,
  type BloodRageDecisions,
  type BoardPlace,
  FIGURES,
  type FigureKind,
  FJORDS,
  isCard,
  PROVINCES,
  STATS,
  type StatId,
} from '@skald/engine/games/blood-rage';
import { type ChoiceFields, fieldValues } from '../../../table/board-input/choice-fields.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { isBloodRageDecision } from '../table-of-blood-rage.ts';

/** One choice, and the things on the table that stand for it. */
export interface Offer {
  /** Its index in the decision. */
  readonly index: number;
  /** The verb of the choice, if it has one. */
  readonly act: string;
  /** The place on the board that stands for it. */
  readonly place: BoardPlace | null;
  readonly card: BloodRageCardId | null;
  readonly figure: FigureKind | null;
  /** The number that tells equal figures at one place apart. */
  readonly nth: number | null;
  readonly stat: StatId | null;
  readonly slot: number | null;
  /** The upgrade in play that it discards. */
  readonly replaces: string | null;
  /** Its cost in Rage, if the hint gives it. */
  readonly cost: number | null;
}

const PLACES: readonly BoardPlace[] = [...PROVINCES, ...FJORDS];
const KINDS: readonly FigureKind[] = FIGURES;

type Field = AnswerField<BloodRageDecisions>;
/** A choice names at most one place, in one of these fields. */
const PLACE_FIELDS = ['to', 'from', 'province', 'place'] as const satisfies readonly Field[];

export function offersOf(decision: OpenDecision | undefined): readonly Offer[] {
  if (!decision) return [];
  return choicesOf(decision.space).map((choice, index) => offerOf(choice, index, decision));
}

const NAMED_FIGURE = ['figure', 'place', 'nth'] as const;

/** The fields that offers are made of. */
const FIELDS: ChoiceFields<BloodRageDecisions> = {
  'pick-cards': [],
  'take-turn': ['do', 'figure', 'from', 'card', 'slot', 'province'],
  'choose-target': ['do', 'to'],
  'free-invade': ['do', 'to'],
  'march-to': ['do', 'to'],
  'march-figures': NAMED_FIGURE,
  'choose-sacrifice': NAMED_FIGURE,
  'offer-succor': ['do'],
  'offer-domain': ['do'],
  'join-battle': ['do', 'figure', 'from'],
  'play-card': [],
  'value-quest': ['do'],
  'spare-figure': ['do', 'figure'],
  'add-card': ['do', 'card'],
  retreat: ['do', 'to'],
  'protect-figures': NAMED_FIGURE,
  'raise-stat': ['do', 'stat'],
  'buy-back': [],
  'move-leader': ['do', 'to'],
  'offer-blessing': ['do'],
  'move-god': ['do', 'to'],
  'keep-card': ['do', 'card'],
};

function offerOf(choice: unknown, index: number, decision: OpenDecision): Offer {
  const values = new Map(fieldValues(FIELDS, decision, choice));
  const text = (field: Field): string => textOf(values.get(field));
  const hint = decision.hints?.[index];
  const card = typeof choice === 'string' ? choice : text('card');
  const place = PLACE_FIELDS.map(text).find((one) => one !== '');
  return {
    index,
    act: text('do'),
    place: PLACES.find((id) => id === place) ?? null,
    card: isCard(card) ? card : null,
    figure: KINDS.find((kind) => kind === text('figure')) ?? null,
    nth: numberOf(values.get('nth')),
    stat: STATS.find((stat) => stat === text('stat')) ?? null,
    slot: numberOf(values.get('slot')),
    replaces: text('do') === 'upgrade' ? replacedBy(hint) : null,
    cost: isObject(hint) && 'cost' in hint ? numberOf(hint.cost) : null,
  };
}

/** The hint of an upgrade names what lies in its slot. */
function replacedBy(hint: unknown): string | null {
  const old = isObject(hint) && 'old' in hint ? textOf(hint.old) : '';
  return old === '' || old === 'empty' ? null : old;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The drafted choices, by index. */
export function draftedIn({ draft }: Choosing): readonly number[] {
  if (draft.kind === 'some') return draft.chosen;
  return draft.kind === 'one' && draft.choice !== null ? [draft.choice] : [];
}

/** Is it about single figures on the board? */
export function isAboutFigures(decision: OpenDecision): boolean {
  return isBloodRageDecision(decision, 'march-figures', 'choose-sacrifice', 'protect-figures', 'spare-figure');
}

/** Is a card in hand, or in the packet, the answer or part of it? */
export function isAboutCards(decision: OpenDecision): boolean {
  return isBloodRageDecision(decision, 'pick-cards', 'play-card', 'add-card', 'keep-card', 'buy-back', 'take-turn');
}

/** Questions with a few plain answers: each has its own button. */
export function isPlain(decision: OpenDecision): boolean {
  return isBloodRageDecision(decision, 'offer-succor', 'offer-domain', 'offer-blessing', 'value-quest', 'raise-stat', 'spare-figure');
}

/** Questions whose few answers are all listed although each has a place on the map: they are drafted, then confirmed. */
export function isListed(decision: OpenDecision): boolean {
  return isBloodRageDecision(decision, 'join-battle', 'retreat');
}

/** The order in which choices are listed, by index: upgrades that discard another come last. */
export function listedOf(decision: OpenDecision): readonly number[] {
  const offers = offersOf(decision);
  const upgrades = offers.filter(({ act }) => act === 'upgrade');
  const first = offers.findIndex(({ act }) => act === 'upgrade');
  const others = offers.filter(({ act }) => act !== 'upgrade');
  const sorted = upgrades.toSorted((a, b) => Number(a.replaces !== null) - Number(b.replaces !== null));
  return others.toSpliced(Math.max(0, first), 0, ...sorted).map(({ index }) => index);
}
