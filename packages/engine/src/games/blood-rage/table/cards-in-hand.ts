/** Cards going in and out of hands, with the counts and the common knowledge that the table keeps of them (BR-25). */
import { at, Defect, type Rules, type Seat } from '../../../kernel/index.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, Clan, Table } from '../state.ts';
import { clanOf } from './figures.ts';

type G = Rules<BloodRage>;

export function takeCards(g: G, seat: Seat, cards: readonly CardId[]): void {
  at(g.hands, seat).cards.push(...cards);
  clanOf(g.table, seat).hand += cards.length;
}

/** A card that lay open goes to a hand: everybody knows that it is there (BR-25.10). */
export function takeOpenCard(g: G, seat: Seat, card: CardId): void {
  takeCards(g, seat, [card]);
  clanOf(g.table, seat).known.push(card);
}

/** A card leaves the hand for all to see. */
export function showFromHand(g: G, seat: Seat, card: CardId): void {
  remove(at(g.hands, seat).cards, card);
  const clan = clanOf(g.table, seat);
  clan.hand--;
  accountFor(g.table, clan, card);
  g.reveal();
}

/** BR-13.1: face down; whether it was a card that everybody knows, nobody is told. */
export function commitFromHand(g: G, seat: Seat, card: CardId): void {
  const hand = at(g.hands, seat);
  const clan = clanOf(g.table, seat);
  remove(hand.cards, card);
  hand.quests.push(card);
  clan.hand--;
  clan.quests++;
}

/** BR-20.1: all committed quests are turned up; answers which they were. */
export function revealQuests(g: G, seat: Seat): readonly CardId[] {
  const hand = at(g.hands, seat);
  const clan = clanOf(g.table, seat);
  const quests = hand.quests;
  hand.quests = [];
  clan.quests = 0;
  for (const card of quests) accountFor(g.table, clan, card);
  g.table.discard.push(...quests);
  if (quests.length > 0) g.reveal();
  return quests;
}

/** BR-19.1, BR-25.4: everything but the kept card leaves the game unseen. */
export function discardUnseen(g: G, seat: Seat, kept: CardId | null): number {
  const hand = at(g.hands, seat);
  const clan = clanOf(g.table, seat);
  const discarded = hand.cards.filter((card) => card !== kept);
  hand.gone.push(...discarded);
  hand.cards = kept === null ? [] : [kept];
  clan.hand = hand.cards.length;
  return discarded.length;
}

/** After discards and quests: what was known to be in hand was kept, or is gone. */
export function forgetHands(table: Table): void {
  for (const clan of table.clans) {
    clan.mayHaveKept = clan.hand === 0 ? [] : [...clan.known, ...clan.mayHaveKept];
    clan.keptFrom = clan.hand === 0 ? null : (clan.keptFrom ?? table.age);
    clan.known = [];
  }
}

/** Notes what everybody learns when a card of a clan comes into the open. */
function accountFor(table: Table, clan: Clan, card: CardId): void {
  const place = clan.known.indexOf(card);
  if (place >= 0) {
    clan.known.splice(place, 1);
    return;
  }
  if (!clan.mayHaveKept.includes(card)) clan.shown.push(card);
  // Not known to be in hand and of an earlier Age: it is the card that was kept.
  if (cardOf(card).age < table.age) {
    clan.keptFrom = null;
    clan.mayHaveKept = [];
  }
}

function remove(cards: CardId[], card: CardId): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Defect('no-such-card', `${card} is not there`);
  cards.splice(place, 1);
}

/** The fields by which events speak of several cards. */
export function named(cards: readonly CardId[]): { cards: readonly CardId[]; names: readonly string[]; count: number } {
  return { cards, names: cards.map(nameOf), count: cards.length };
}
