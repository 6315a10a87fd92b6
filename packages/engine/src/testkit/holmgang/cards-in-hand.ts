/** Cards going in and out of hands, with the counts and the common knowledge that the table keeps of them. */
import { Defect, itemAt, type Rules, type Seat } from '../../kernel/index.ts';
import type { Holmgang } from './state.ts';

export function takeCard(g: Rules<Holmgang>, seat: Seat, card: string): void {
  itemAt(g.hands, seat).cards.push(card);
  g.table.handSizes[seat] = itemAt(g.table.handSizes, seat) + 1;
}

export function giveCard(g: Rules<Holmgang>, seat: Seat, card: string): void {
  const { cards } = itemAt(g.hands, seat);
  const place = cards.indexOf(card);
  if (place < 0) throw new Defect('no-such-card', `${card} is not in the hand of ${seat}`);
  cards.splice(place, 1);
  g.table.handSizes[seat] = cards.length;
  g.table.known[seat] = itemAt(g.table.known, seat).filter((known) => known !== card);
}

/** A card that lay open goes back to a hand: everybody knows that it is there. */
export function takeBack(g: Rules<Holmgang>, seat: Seat, card: string): void {
  takeCard(g, seat, card);
  itemAt(g.table.known, seat).push(card);
}

/** Puts a card on the discard pile, for all to see. */
export function discard(g: Rules<Holmgang>, card: string): void {
  g.table.discard.push(card);
}
