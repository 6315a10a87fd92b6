/** VA-4.10 to VA-4.19: moves cards between hands, displays, decks and piles, and keeps the public counts and knowledge up to date. */
import { Defect, itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import { cardOf, pileOf } from '../content/content.ts';
import { BASE_DECKS, type BaseDeck, type DeckId, type ValdaCardId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { cluesOfDraw, cluesOfEmptyHand, cluesOfShowing } from './clues.ts';
import { type CardOrigin, mayComeFrom, strikeOut } from './origins.ts';
import { isRealm, noteEmptyHand, noteHiddenDraw, noteRemoved } from './whereabouts.ts';

/** VA-4.17: whether a card can be drawn, possibly after a reshuffle. God decks are never refilled (VA-4.18). */
export function canDraw(table: ValdaTable, deck: DeckId): boolean {
  return table.decks[deck] > 0 || (!isRealm(deck) && table.piles[deck].length > 0);
}

export function drawableBaseDecks(table: ValdaTable): readonly BaseDeck[] {
  return BASE_DECKS.filter((deck) => canDraw(table, deck));
}

/** VA-4.17, VA-20.1: sorts the pile by id, shuffles it and makes it the deck. */
function reshuffle(g: Rules<Valda>, deck: BaseDeck): void {
  const pile = g.table.piles[deck].toSorted();
  g.table.recycled.push(...pile.filter((card) => cardOf(card).deck !== deck));
  g.box.decks[deck] = g.shuffle(`reshuffle-${deck}`, pile);
  g.table.decks[deck] = pile.length;
  g.table.piles[deck] = [];
  g.emit({ event: 'deck-reshuffled', deck, cards: pile.length });
}

function refill(g: Rules<Valda>, deck: DeckId): void {
  if (!isRealm(deck) && g.table.decks[deck] === 0 && g.table.piles[deck].length > 0) reshuffle(g, deck);
}

/** Draws the top card to a hidden hand or, with `open`, face up; undefined if nothing is left. Refills an empty base deck at once. */
export function drawTop(g: Rules<Valda>, deck: DeckId, to: Seat | 'open'): ValdaCardId | undefined {
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

/** VA-4.12: draws to the hidden hand, or fewer cards if the deck runs out. */
export function drawHidden(g: Rules<Valda>, seat: Seat, deck: DeckId, count: number): void {
  const cards: ValdaCardId[] = [];
  while (cards.length < count) {
    const card = drawTop(g, deck, seat);
    if (card === undefined) break;
    putInHand(g, seat, card, deck);
    noteHiddenDraw(g.table, deck, seat);
    cards.push(card);
  }
  g.emit({ event: 'cards-drawn', seat, deck, count: cards.length });
  if (cards.length > 0) g.emitTo(seat, { event: 'cards-received', seat, cards });
}

export function putInHand(g: Rules<Valda>, seat: Seat, card: ValdaCardId, from: CardOrigin): void {
  const player = itemAt(g.table.players, seat);
  itemAt(g.hands, seat).cards.push(card);
  player.hand++;
  player.origins.push(from);
}

/** Takes a face-up card into the hand; everybody knows that it is there (VA-19.5). */
export function takeOpenly(g: Rules<Valda>, seat: Seat, card: ValdaCardId): void {
  putInHand(g, seat, card, cardOf(card).deck);
  itemAt(g.table.players, seat).known.push(card);
}

/** VA-4.19: puts a card at the bottom of its deck. A god card under a base deck is hidden there again. */
export function putUnder(g: Rules<Valda>, deck: DeckId, card: ValdaCardId): void {
  if (cardOf(card).deck !== deck) g.table.recycled.push(card);
  g.box.decks[deck].unshift(card);
  g.table.decks[deck]++;
}

/** Removes a card from the display or the hand, in public. */
export function giveUp(g: Rules<Valda>, seat: Seat, card: ValdaCardId): void {
  const player = itemAt(g.table.players, seat);
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

/** Removes a card from the hidden hand; the caller updates what others know. */
export function leaveHand(g: Rules<Valda>, seat: Seat, card: ValdaCardId): void {
  const { cards } = itemAt(g.hands, seat);
  const place = cards.indexOf(card);
  if (place < 0) throw new Defect('no-such-card', `${card} is not in the hand of ${seat}`);
  cards.splice(place, 1);
  itemAt(g.table.players, seat).hand--;
}

function showFromHand(g: Rules<Valda>, seat: Seat, card: ValdaCardId): void {
  const player = itemAt(g.table.players, seat);
  const origin = strikeOut(player.origins, (one) => mayComeFrom(card, one, g.table.recycled));
  const known = player.known.indexOf(card);
  if (known >= 0) {
    player.known.splice(known, 1);
    return;
  }
  g.reveal();
  cluesOfShowing(g, seat, card);
  forgetRecycled(g.table, card, origin);
}

/** A card that came from a base deck, or the last hidden copy of it, is no longer among the recycled ones. */
function forgetRecycled(table: ValdaTable, card: ValdaCardId, from: CardOrigin): void {
  const place = table.recycled.indexOf(card);
  if (place >= 0 && (from === 'A' || from === 'B' || (from === '?' && cardOf(card).copies === 1))) table.recycled.splice(place, 1);
}

/** VA-4.13, VA-4.14: moves a used card to its pile; a weapon leaves the game. */
export function layAside(g: Rules<Valda>, card: ValdaCardId): void {
  const pile = pileOf(card);
  if (pile) g.table.piles[pile].push(card);
  else {
    g.table.removed.push(card);
    noteRemoved(g.table, card);
  }
}

/** VA-19.6: discards face up, sorted by id, so that the order of the hand stays secret. */
export function discard(g: Rules<Valda>, seat: Seat, chosen: readonly ValdaCardId[]): void {
  const cards = chosen.toSorted();
  for (const card of cards) {
    giveUp(g, seat, card);
    layAside(g, card);
  }
  g.emit({ event: 'cards-discarded', seat, cards, count: cards.length });
}

/** Takes cards from a pile into the hand (VA-19.5). */
export function takeFromPile(g: Rules<Valda>, seat: Seat, pile: BaseDeck, cards: readonly ValdaCardId[]): void {
  for (const card of cards) {
    g.table.piles[pile].splice(g.table.piles[pile].indexOf(card), 1);
    takeOpenly(g, seat, card);
  }
  g.emit({ event: 'cards-taken', seat, cards, pile });
}

/** Every face-up card on the table. */
export function openCards({ players, piles, removed, playing, attack }: ValdaTable): readonly ValdaCardId[] {
  return [
    ...players.flatMap(({ display }) => display),
    ...piles.A,
    ...piles.B,
    ...removed,
    ...(playing === null ? [] : [playing]),
    ...(attack ? [attack.card, ...attack.instances.flatMap(({ defence }) => defence)] : []),
  ];
}

/** Each kind of card once. */
export function distinct(cards: readonly ValdaCardId[]): readonly ValdaCardId[] {
  return cards.length < 2 ? cards : [...new Set(cards)];
}

export function countOf(cards: readonly ValdaCardId[], card: ValdaCardId): number {
  return cards.filter((one) => one === card).length;
}

/** VA-4.11: the cards that the owner may use: hand and display. */
export function cardsAtHand(
  g: { readonly table: ValdaTable; readonly hands: readonly Valda['hand'][] },
  seat: Seat,
): readonly ValdaCardId[] {
  const { display } = itemAt(g.table.players, seat);
  const { cards } = itemAt(g.hands, seat);
  return display.length === 0 ? cards : [...cards, ...display];
}
