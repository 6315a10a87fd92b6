/** Moves cards in and out of hands and updates the public counts and the public knowledge about them (BR-25). */

import { Defect, itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import type { BloodRageCardId, CardName } from '../card-ids.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import type { BloodRage, BloodRageTable, Clan } from '../state.ts';
import { clanOf } from './figures.ts';

type G = Rules<BloodRage>;

export function takeCards(g: G, seat: Seat, cards: readonly BloodRageCardId[]): void {
  itemAt(g.hands, seat).cards.push(...cards);
  clanOf(g.table, seat).hand += cards.length;
}

/** Takes a revealed card into the hand; everybody knows that it is there (BR-25.10). */
export function takeOpenCard(g: G, seat: Seat, card: BloodRageCardId): void {
  takeCards(g, seat, [card]);
  clanOf(g.table, seat).known.push(card);
}

/** Reveals a card from the hand. */
export function showFromHand(g: G, seat: Seat, card: BloodRageCardId): void {
  remove(itemAt(g.hands, seat).cards, card);
  const clan = clanOf(g.table, seat);
  clan.hand--;
  accountFor(g.table, clan, card);
  g.reveal();
}

/** BR-13.1: commits face down; the table does not show whether it was a publicly known card. */
export function commitFromHand(g: G, seat: Seat, card: BloodRageCardId): void {
  const hand = itemAt(g.hands, seat);
  const clan = clanOf(g.table, seat);
  remove(hand.cards, card);
  hand.quests.push(card);
  clan.hand--;
  clan.quests++;
}

/** BR-20.1: reveals all committed quests and returns them. */
export function revealQuests(g: G, seat: Seat): readonly BloodRageCardId[] {
  const hand = itemAt(g.hands, seat);
  const clan = clanOf(g.table, seat);
  const quests = hand.quests;
  hand.quests = [];
  clan.quests = 0;
  for (const card of quests) accountFor(g.table, clan, card);
  g.table.discard.push(...quests);
  if (quests.length > 0) g.reveal();
  return quests;
}

/** BR-19.1, BR-25.4: every card except the kept one leaves the game unseen. */
export function discardUnseen(g: G, seat: Seat, kept: BloodRageCardId | null): number {
  const hand = itemAt(g.hands, seat);
  const clan = clanOf(g.table, seat);
  const discarded = hand.cards.filter((card) => card !== kept);
  hand.gone.push(...discarded);
  hand.cards = kept === null ? [] : [kept];
  clan.hand = hand.cards.length;
  return discarded.length;
}

/** After discards and quests: the cards known to be in hand were either kept or discarded. */
export function forgetHands(table: BloodRageTable): void {
  for (const clan of table.clans) {
    clan.mayHaveKept = clan.hand === 0 ? [] : [...clan.known, ...clan.mayHaveKept];
    clan.keptFrom = clan.hand === 0 ? null : (clan.keptFrom ?? table.age);
    clan.known = [];
  }
}

/** Updates the public knowledge when a clan reveals a card. */
function accountFor(table: BloodRageTable, clan: Clan, card: BloodRageCardId): void {
  const place = clan.known.indexOf(card);
  if (place >= 0) {
    clan.known.splice(place, 1);
    return;
  }
  if (!clan.mayHaveKept.includes(card)) clan.shown.push(card);
  // A card of an earlier Age that was not known to be in hand is the kept card.
  if (cardOf(card).age < table.age) {
    clan.keptFrom = null;
    clan.mayHaveKept = [];
  }
}

function remove(cards: BloodRageCardId[], card: BloodRageCardId): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Defect('no-such-card', `${card} is not there`);
  cards.splice(place, 1);
}

/** The event fields for several cards. */
export function named(cards: readonly BloodRageCardId[]): { cards: readonly BloodRageCardId[]; names: readonly CardName[]; count: number } {
  return { cards, names: cards.map(nameOf), count: cards.length };
}
