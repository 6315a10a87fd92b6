/** VA-4.10 to VA-4.19: cards in hand, display, decks and piles, with the counts and the common knowledge that the table keeps of them. */
import { at, Defect, type Rules, type Seat } from '../../../kernel/index.ts';
import { cardOf, pileOf } from '../content/content.ts';
import { BASE_DECKS, type BaseDeck, type CardId, type DeckId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { cluesOfDraw, cluesOfEmptyHand, cluesOfShowing } from './clues.ts';
import { isRealm, noteEmptyHand, noteHiddenDraw, noteRemoved } from './whereabouts.ts';

/** VA-4.17: can a card be drawn, if need be after a reshuffle? A god deck is never refilled (VA-4.18). */
export function canDraw(table: ValdaTable, deck: DeckId): boolean {
  return table.decks[deck] > 0 || (!isRealm(deck) && table.piles[deck].length > 0);
}

export function drawableBaseDecks(table: ValdaTable): readonly BaseDeck[] {
  return BASE_DECKS.filter((deck) => canDraw(table, deck));
}

/** VA-4.17, VA-20.1: the pile, in id order, is shuffled and becomes the deck. */
function reshuffle(g: Rules<Valda>, deck: BaseDeck): void {
  const pile = g.table.piles[deck].toSorted();
  g.table.recycled.push(...pile.filter((card) => cardOf(card).deck !== deck));
  g.box.decks[deck] = g.shuffle(`reshuffle-${deck}`, pile);
  g.table.decks[deck] = pile.length;
  g.table.piles[deck] = [];
  g.tell({ event: 'deck-reshuffled', deck, cards: pile.length });
}

function refill(g: Rules<Valda>, deck: DeckId): void {
  if (!isRealm(deck) && g.table.decks[deck] === 0 && g.table.piles[deck].length > 0) reshuffle(g, deck);
}

/** The top card, to a hidden hand or `open` for all to see; undefined where nothing is left. An empty base deck is refilled at once. */
export function drawTop(g: Rules<Valda>, deck: DeckId, to: Seat | 'open'): CardId | undefined {
  refill(g, deck);
  const card = g.box.decks[deck].pop();
  if (card === undefined) return undefined;
  g.reveal();
  g.table.decks[deck]--;
  cluesOfDraw(g, deck, to);
  if (to === 'open') forgetRecycled(g.table, card, deck);
  refill(g, deck);
  return card;
}

/** VA-4.12: hidden into the hand. Draws fewer where nothing is left. */
export function drawHidden(g: Rules<Valda>, seat: Seat, deck: DeckId, count: number): void {
  const cards: CardId[] = [];
  while (cards.length < count) {
    const card = drawTop(g, deck, seat);
    if (card === undefined) break;
    putInHand(g, seat, card, deck);
    noteHiddenDraw(g.table, deck, seat);
    cards.push(card);
  }
  g.tell({ event: 'cards-drawn', seat, deck, count: cards.length });
  if (cards.length > 0) g.tellOnly(seat, { event: 'cards-received', seat, cards });
}

export function putInHand(g: Rules<Valda>, seat: Seat, card: CardId, from: DeckId | '?'): void {
  const player = at(g.table.players, seat);
  at(g.hands, seat).cards.push(card);
  player.hand++;
  player.origins.push(from);
}

/** A card that lay open goes into a hand: everybody knows that it is there (VA-19.5). */
export function takeOpenly(g: Rules<Valda>, seat: Seat, card: CardId): void {
  putInHand(g, seat, card, cardOf(card).deck);
  at(g.table.players, seat).known.push(card);
}

/** VA-4.19: to the bottom. */
export function putUnder(g: Rules<Valda>, deck: DeckId, card: CardId): void {
  g.box.decks[deck].unshift(card);
  g.table.decks[deck]++;
}

/** Takes a card out of the display or the hand, for all to see. */
export function giveUp(g: Rules<Valda>, seat: Seat, card: CardId): void {
  const player = at(g.table.players, seat);
  const shown = player.display.indexOf(card);
  if (shown >= 0) player.display.splice(shown, 1);
  else {
    leaveHand(g, seat, card);
    showFromHand(g, seat, card);
  }
  if (player.hand > 0 || player.display.length > 0) return;
  noteEmptyHand(g.table, seat);
  cluesOfEmptyHand(g, seat);
}

/** The card leaves the hidden hand; who learns what is the caller's business. */
export function leaveHand(g: Rules<Valda>, seat: Seat, card: CardId): void {
  const { cards } = at(g.hands, seat);
  const place = cards.indexOf(card);
  if (place < 0) throw new Defect('no-such-card', `${card} is not in the hand of ${seat}`);
  cards.splice(place, 1);
  at(g.table.players, seat).hand--;
}

function showFromHand(g: Rules<Valda>, seat: Seat, card: CardId): void {
  const player = at(g.table.players, seat);
  const origin = originOf(player.origins, card);
  player.origins.splice(player.origins.indexOf(origin), 1);
  const known = player.known.indexOf(card);
  if (known >= 0) {
    player.known.splice(known, 1);
    return;
  }
  g.reveal();
  cluesOfShowing(g, seat, card);
  forgetRecycled(g.table, card, origin);
}

/** The likeliest deck among those that the hand was drawn from: the card's own, the base deck of its kind, or one that cannot be told. */
export function originOf(origins: readonly (DeckId | '?')[], card: CardId): DeckId | '?' {
  for (const origin of [cardOf(card).deck, pileOf(card), '?' as const]) {
    if (origin !== undefined && origins.includes(origin)) return origin;
  }
  return at(origins, 0);
}

function forgetRecycled(table: ValdaTable, card: CardId, from: DeckId | '?'): void {
  const place = from === 'A' || from === 'B' ? table.recycled.indexOf(card) : -1;
  if (place >= 0) table.recycled.splice(place, 1);
}

/** VA-4.13, VA-4.14: to its pile, or out of the game. */
export function layAside(g: Rules<Valda>, card: CardId): void {
  const pile = pileOf(card);
  if (pile) g.table.piles[pile].push(card);
  else {
    g.table.removed.push(card);
    noteRemoved(g.table, card);
  }
}

/** VA-19.6: face-up, for all to see; in id order, so that the order of a hand stays its owner's. */
export function discard(g: Rules<Valda>, seat: Seat, chosen: readonly CardId[]): void {
  const cards = chosen.toSorted();
  for (const card of cards) {
    giveUp(g, seat, card);
    layAside(g, card);
  }
  g.tell({ event: 'cards-discarded', seat, cards, count: cards.length });
}

/** Takes a card of the pile into the hand (VA-19.5). */
export function takeFromPile(g: Rules<Valda>, seat: Seat, pile: BaseDeck, cards: readonly CardId[]): void {
  for (const card of cards) {
    g.table.piles[pile].splice(g.table.piles[pile].indexOf(card), 1);
    takeOpenly(g, seat, card);
  }
  g.tell({ event: 'cards-taken', seat, cards, pile });
}

/** Each kind of card once. */
export function distinct(cards: readonly CardId[]): readonly CardId[] {
  return cards.length < 2 ? cards : [...new Set(cards)];
}

/** VA-4.11: what the owner may use: the hand and the display. */
export function cardsAtHand(g: { readonly table: ValdaTable; readonly hands: readonly Valda['hand'][] }, seat: Seat): readonly CardId[] {
  const { display } = at(g.table.players, seat);
  const { cards } = at(g.hands, seat);
  return display.length === 0 ? cards : [...cards, ...display];
}
