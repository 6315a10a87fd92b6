/** The card or place that the player pressed while it could still mean several answers; nothing is drafted then. */
import { type BloodRageCardId, type BoardPlace, isCard } from '@skald/engine/games/blood-rage';
import { PRESSED } from '../../../table/board-input/pressed.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { useCurrent, useTableValue } from '../../../table/table-memory.tsx';
import { draftedIn, type Offer, offersOf } from './offers.ts';

/** The subject of the open question and its choices, those that give something up last. */
export interface PressSubject {
  readonly card: BloodRageCardId | null;
  readonly place: BoardPlace | null;
  readonly offers: readonly Offer[];
}

/** The subject of the draft, or what was pressed before anything is drafted. */
export function useSubject(choosing: Choosing | null): PressSubject | null {
  const pressed = useCurrent(useTableValue(PRESSED));
  if (choosing?.decision.space.kind !== 'one') return null;
  const offers = offersOf(choosing.decision);
  const [index] = draftedIn(choosing);
  const drafted = offers.find((offer) => offer.index === index);
  const { card, place } = drafted ?? (pressed.decision === choosing.decision.id ? pressedIn(pressed.targets, offers) : NOTHING);
  if (card !== null) return { card, place: null, offers: keepingFirst(offers.filter((offer) => offer.card === card)) };
  return place === null ? null : { card, place, offers: offers.filter((offer) => offer.place === place) };
}

const NOTHING = { card: null, place: null };

/** The card or place that a press has named. */
function pressedIn([target]: readonly string[], offers: readonly Offer[]): Pick<PressSubject, 'card' | 'place'> {
  if (target === undefined) return NOTHING;
  return isCard(target)
    ? { card: target, place: null }
    : { card: null, place: offers.find(({ place }) => place === target)?.place ?? null };
}

export type PressOffers = (choosing: Choosing, offers: readonly Offer[]) => void;

/** Drafts the only choice of a card or place, or the only one that gives up nothing; otherwise the player chooses. */
export function usePress(): PressOffers {
  const subject = useTableValue(PRESSED);
  return (choosing, offers) => {
    const [first, second] = keepingFirst(offers);
    if (!first) return;
    const keeps = first.card !== null && first.replaces === null;
    if (second === undefined) choosing.press(first.index);
    else if (keeps) choosing.pick(first.index);
    else {
      subject.set({ decision: choosing.decision.id, targets: [first.card ?? first.place ?? ''] });
      choosing.setDraft({ kind: 'one', choice: null });
    }
  };
}

/** Choices that replace an upgrade in play come last. */
export function keepingFirst(offers: readonly Offer[]): readonly Offer[] {
  return [...offers.filter(({ replaces }) => replaces === null), ...offers.filter(({ replaces }) => replaces !== null)];
}
