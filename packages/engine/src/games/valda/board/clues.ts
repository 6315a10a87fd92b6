/** Knowledge about hidden cards: public clues are on the table, private ones in a seat's hand. Clues follow a card until it is revealed. */
import { itemAt, type Rules, type Seat } from '../../../kernel/index.ts';
import type { DeckId, ValdaCardId } from '../ids.ts';
import type { Clue, Valda } from '../state.ts';

function everyList(g: Rules<Valda>): readonly Clue[][] {
  return [g.table.clues, ...g.hands.map(({ clues }) => clues)];
}

function dropClue(clues: Clue[], clue: Clue): void {
  clues.splice(clues.indexOf(clue), 1);
}

/** Updates the clues after a draw from the top of a deck: to a hidden hand, or `open` in public. */
export function cluesOfDraw(g: Rules<Valda>, deck: DeckId, to: Seat | 'open'): void {
  for (const clues of everyList(g)) {
    for (let i = clues.length - 1; i >= 0; i--) {
      const clue = itemAt(clues, i);
      if (clue.deck !== deck || clue.depth === undefined) continue;
      if (clue.depth > 0) clue.depth--;
      else if (to === 'open') clues.splice(i, 1);
      else {
        clues[i] = { card: clue.card, seats: [...new Set([...clue.seats, to])] };
      }
    }
  }
}

/** One of the cards just drawn went back under the deck unseen: a clue to it now allows both the hand and the deck. */
export function cluesOfReturn(g: Rules<Valda>, seat: Seat, deck: DeckId, seen: readonly ValdaCardId[], depth: number): void {
  [g.table.clues, ...g.hands.map(({ clues }) => clues)].forEach((clues, i) => {
    for (const card of seen) {
      const clue = clues.find((one) => one.card === card && one.deck === undefined && one.seats.includes(seat));
      if (!clue) continue;
      if (i === seat + 1) dropClue(clues, clue);
      else Object.assign(clue, { deck, depth });
    }
  });
}

/** Updates the clues after a card of this kind left a hand in public. */
export function cluesOfShowing(g: Rules<Valda>, seat: Seat, card: ValdaCardId): void {
  const fits = (clue: Clue): boolean => clue.card === card && clue.seats.includes(seat);
  const open = g.table.clues.filter(fits).toSorted((a, b) => a.seats.length - b.seats.length)[0];
  if (open) {
    dropClue(g.table.clues, open);
    return;
  }
  for (const { clues } of g.hands) {
    const own = clues.find(fits);
    if (own) dropClue(clues, own);
  }
}

/** VA-14.6: a hidden card changed hands; only the two players know which. */
export function cluesOfTheft(g: Rules<Valda>, victim: Seat, thief: Seat, card: ValdaCardId, wasLast: boolean): void {
  const { known } = itemAt(g.table.players, victim);
  const seats = wasLast ? [thief] : [victim, thief];
  const wasPublic = known.includes(card) || g.table.clues.some((clue) => clue.card === card && clue.seats.includes(victim));
  g.hands.forEach(({ clues }, seat) => {
    if (seat === victim) return;
    if (seat === thief) {
      const own = clues.find((clue) => clue.card === card && clue.seats.includes(victim));
      if (own) dropClue(clues, own);
    } else spread(clues, victim, thief);
  });
  spread(g.table.clues, victim, thief);
  for (const one of known.splice(0)) g.table.clues.push({ card: one, seats: [...seats] });
  if (!wasPublic) itemAt(g.hands, victim).clues.push({ card, seats: [thief] });
}

function spread(clues: readonly Clue[], victim: Seat, thief: Seat): void {
  for (const clue of clues) if (clue.seats.includes(victim) && !clue.seats.includes(thief)) clue.seats.push(thief);
}

/** No clue can point to an empty hand. */
export function cluesOfEmptyHand(g: Rules<Valda>, seat: Seat): void {
  for (const clues of everyList(g)) {
    for (let i = clues.length - 1; i >= 0; i--) {
      const clue = itemAt(clues, i);
      if (!clue.seats.includes(seat)) continue;
      clue.seats = clue.seats.filter((one) => one !== seat);
      if (clue.seats.length === 0 && clue.deck === undefined) clues.splice(i, 1);
    }
  }
}
