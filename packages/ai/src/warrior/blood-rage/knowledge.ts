/** What a seat knows besides the table: its own cards, and what the others may hold. */
import { imagine, type Random, type Seat, type View } from '@skald/engine';
import { type BloodRage, type BloodRageCardId, bloodRage } from '@skald/engine/games/blood-rage';

export interface Knowledge {
  readonly seat: Seat;
  readonly cards: readonly BloodRageCardId[];
  readonly quests: readonly BloodRageCardId[];
  /** Some deals of the hidden cards that agree with all the seat has seen: in each, the hand of every seat. */
  readonly imagined: readonly (readonly (readonly BloodRageCardId[])[])[];
}

/** How many deals the warrior imagines. */
const DEALS = 3;

export function knowledgeOf(view: View<BloodRage>, seat: Seat, random: Random): Knowledge {
  // Only in the Action phase do the others' cards matter.
  const deals = view.table.phase === 'action' ? DEALS : 0;
  return {
    seat,
    cards: view.hand?.cards ?? [],
    quests: view.hand?.quests ?? [],
    imagined: Array.from({ length: deals }, () => imagine(bloodRage, view, random).hands.map(({ cards }) => cards)),
  };
}
