/** VA-19.7: the public record of the decks that the cards of a hand came from. It may know less than a player, but it never lies. */
import { Defect } from '../../../kernel/index.ts';
import { cardOf, pileOf } from '../content/content.ts';
import type { DeckId, ValdaCardId } from '../ids.ts';

/** A deck, or `?` for any. */
export type CardOrigin = DeckId | '?';

/** From its own deck, or from the base deck of its kind after a reshuffle has put it there (VA-4.17). */
export function mayComeFrom(card: ValdaCardId, origin: CardOrigin, recycled: readonly ValdaCardId[]): boolean {
  return origin === '?' || origin === cardOf(card).deck || (origin === pileOf(card) && recycled.includes(card));
}

/**
 * Strikes out the entry of a card that left the hand, and returns it. If entries of several kinds may be its own, nobody knows which one stays:
 * one of each kind goes, and `?` stands for those that remain.
 */
export function strikeOut(origins: CardOrigin[], fits: (origin: CardOrigin) => boolean): CardOrigin {
  const kinds = [...new Set(origins.filter(fits))];
  for (const kind of kinds) origins.splice(origins.indexOf(kind), 1);
  for (let left = kinds.length; left > 1; left--) origins.push('?');
  const [only, other] = kinds;
  if (only === undefined) throw new Defect('no-such-origin', 'the record of the hand does not fit a card in it');
  return other === undefined ? only : '?';
}

/** Whether every card has its own entry that it may come from. Each recycled copy explains one card. */
export function fitHand(origins: readonly CardOrigin[], cards: readonly ValdaCardId[], recycled: readonly ValdaCardId[]): boolean {
  if (origins.length !== cards.length) return false;
  const spare = [...recycled];
  const fitting = cards.map((card) => {
    const copy = spare.indexOf(card);
    const explained = copy < 0 ? [] : spare.splice(copy, 1);
    return [...origins.keys()].filter((entry) => mayComeFrom(card, origins[entry] ?? '?', explained));
  });
  const holders = new Map<number, number>();
  return cards.every((_, card) => findEntry(card, fitting, holders, new Set()));
}

/** How many copies of a card in a hand came from a base deck, at the least. */
export function fewestRecycled(
  origins: readonly CardOrigin[],
  cards: readonly ValdaCardId[],
  recycled: readonly ValdaCardId[],
  card: ValdaCardId,
): number {
  const others = recycled.filter((one) => one !== card);
  const copies = cards.filter((one) => one === card);
  const fewest = copies.findIndex((_, count) => fitHand(origins, cards, [...others, ...copies.slice(0, count)]));
  return fewest < 0 ? copies.length : fewest;
}

/** One augmenting path of a matching: a card takes an entry, and its holder takes another. Cards and entries go by their indexes. */
function findEntry(card: number, fitting: readonly (readonly number[])[], holders: Map<number, number>, tried: Set<number>): boolean {
  for (const entry of fitting[card] ?? []) {
    if (tried.has(entry)) continue;
    tried.add(entry);
    const holder = holders.get(entry);
    if (holder !== undefined && !findEntry(holder, fitting, holders, tried)) continue;
    holders.set(entry, card);
    return true;
  }
  return false;
}
