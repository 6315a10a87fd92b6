/** How the words of a Lords scenario find participants and cards, and refuse what cannot be. */
import { itemAt, type State } from '../../../kernel/index.ts';
import { actionCardOf } from '../content/content.ts';
import type { LordsCardId, TieBreak } from '../ids.ts';
import type { Lords, Party, Person, Prophet } from '../state.ts';
import { numberOf } from '../table/cards.ts';

type LordsState = State<Lords>;

export function personIn({ table }: LordsState, party: Party): Person {
  if (typeof party === 'number') return itemAt(table.humans, party);
  const found = table.prophets.find((one) => one.prophet === party);
  if (!found) throw new Error(`There is no ${party} here.`);
  return found;
}

export function handOf(state: LordsState, party: Party): LordsCardId[] {
  if (typeof party === 'number') return itemAt(state.hands, party).cards;
  return itemAt(
    state.box.prophets,
    state.table.prophets.findIndex((one) => one.prophet === party),
  ).hand;
}

/** Where a card with this tie-breaker lies in the row of a prophet. */
export function placeOf({ prophet, row }: Prophet, tieBreak: TieBreak): number {
  const place = row.findIndex((card) => actionCardOf(card).tieBreak === tieBreak);
  if (place < 0) throw new Error(`No card in the row of ${prophet} breaks ties by ${tieBreak}.`);
  return place;
}

export function takeFromDeck(state: LordsState, card: LordsCardId): void {
  const place = state.box.deck.indexOf(numberOf(card));
  if (place < 0) throw new Error(`No ${card} is left in the deck.`);
  state.box.deck.splice(place, 1);
  state.table.deck--;
}
