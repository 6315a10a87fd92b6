/** Combat cards (LR-4.3, LR-4.4, LR-21.8): the deck, the face-up discards, and the hands with their public counts. */
import { itemAt, required, type Seat } from '../../../kernel/index.ts';
import { NUMBERS } from '../content/content.ts';
import { COMBAT_CARDS, type LordsCardId, type ProphetId } from '../ids.ts';
import type { G, HiddenProphet, LordsBox, LordsTable, Party } from '../state.ts';
import { effective } from './attributes.ts';
import { blessedBy } from './blessings.ts';
import { human, isHuman, person, prophet } from './parties.ts';

export function numberOf(card: LordsCardId): number {
  return COMBAT_CARDS.indexOf(card);
}

export function hiddenProphet(table: LordsTable, box: LordsBox, id: ProphetId): HiddenProphet {
  return itemAt(
    box.prophets,
    table.prophets.findIndex((one) => one.prophet === id),
  );
}

export function handLimit(table: LordsTable, party: Party): number {
  if (!isHuman(party)) return NUMBERS.prophetHandLimit;
  return effective(table, party, 'WISDOM') + NUMBERS.humanHandLimitBase + blessedBy(table, party, 'HAND_LIMIT', 'plus');
}

/** LR-4.4: shuffles the discards into the deck when it is empty and a card is needed. */
function takeTop(g: G): LordsCardId | undefined {
  const { table, box } = g;
  if (box.deck.length === 0 && table.discards.length > 0) {
    const numbers = table.discards.map(numberOf).sort((a, b) => a - b);
    box.deck = g.shuffle('combat-deck', numbers);
    table.deck = numbers.length;
    table.discards = [];
    g.emit({ event: 'deck-reshuffled', cards: numbers.length });
  }
  const number = box.deck.pop();
  if (number === undefined) return undefined;
  g.reveal();
  table.deck--;
  return itemAt(COMBAT_CARDS, number);
}

export function canDraw({ deck, discards }: LordsTable): boolean {
  return deck + discards.length > 0;
}

/** Draws to a hand; a prophet stops at his limit, unless he hunts (LR-30.14). */
export function drawCards(g: G, party: Party, count: number, unlimited = false): number {
  const who = person(g.table, party);
  const drawn: LordsCardId[] = [];
  const hand = isHuman(party) ? itemAt(g.hands, party).cards : hiddenProphet(g.table, g.box, party).hand;
  while (drawn.length < count) {
    if (!isHuman(party) && !unlimited && who.cards >= NUMBERS.prophetHandLimit) break;
    const card = takeTop(g);
    if (card === undefined) break;
    hand.push(card);
    who.cards++;
    drawn.push(card);
  }
  if (drawn.length === 0) return 0;
  g.emit({ event: 'cards-drawn', who: party, cards: drawn.length });
  if (isHuman(party)) g.emitTo(party, { event: 'cards-received', who: party, received: drawn });
  return drawn.length;
}

/** LR-50.3: takes a card from the discards, in public. */
export function fetchCard(g: G, seat: Seat, card: LordsCardId): void {
  g.table.discards.splice(g.table.discards.indexOf(card), 1);
  itemAt(g.hands, seat).cards.push(card);
  human(g.table, seat).cards++;
  g.emit({ event: 'card-fetched', who: seat, card });
}

/** Takes a card out of a human's hand, in public. */
export function leaveHand(g: G, seat: Seat, card: LordsCardId): void {
  const hand = itemAt(g.hands, seat).cards;
  const place = hand.indexOf(card);
  required(place < 0 ? undefined : card, `${card} in the hand of ${seat}`);
  hand.splice(place, 1);
  human(g.table, seat).cards--;
  g.reveal();
}

export function discardFromHand(g: G, seat: Seat, cards: readonly LordsCardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    leaveHand(g, seat, card);
    g.table.discards.push(card);
  }
  g.emit({ event: 'cards-discarded', who: seat, lost: [...cards] });
}

/** Discards random cards, in public. */
export function discardRandom(g: G, party: Party, count: number): void {
  const who = person(g.table, party);
  const lost: LordsCardId[] = [];
  const hand = isHuman(party) ? itemAt(g.hands, party).cards : hiddenProphet(g.table, g.box, party).hand;
  for (let i = 0; i < count && hand.length > 0; i++) {
    const place = g.roll('discard', hand.length) - 1;
    lost.push(...hand.splice(place, 1));
    who.cards--;
  }
  if (lost.length === 0) return;
  g.reveal();
  g.table.discards.push(...lost);
  g.emit({ event: 'cards-discarded', who: party, lost });
}

/** LR-10.8: a prophet discards a random card of his battle pile. */
export function discardFromPile(g: G, id: ProphetId, count: number): void {
  const { pile } = hiddenProphet(g.table, g.box, id);
  const lost: LordsCardId[] = [];
  for (let i = 0; i < count && pile.length > 0; i++) lost.push(...pile.splice(g.roll('discard', pile.length) - 1, 1));
  if (lost.length === 0) return;
  g.reveal();
  prophet(g.table, id).pile = pile.length;
  g.table.discards.push(...lost);
  g.emit({ event: 'cards-discarded', who: id, lost });
}
