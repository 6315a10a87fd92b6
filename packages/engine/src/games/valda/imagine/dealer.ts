/** Deals cards at random to places of limited room, each to a place that may hold it; cards already dealt move if that makes room. */
import { itemAt, type Random, shuffled } from '../../../kernel/index.ts';
import type { ValdaCardId } from '../ids.ts';

/** A card with the places that may hold it, by index. */
export interface UndealtCard {
  readonly card: ValdaCardId;
  readonly places: readonly number[];
}

export class Dealer {
  readonly #rooms: readonly number[];
  readonly #dealt: UndealtCard[][];
  readonly #random: Random;

  constructor(rooms: readonly number[], random: Random) {
    this.#rooms = rooms;
    this.#dealt = rooms.map(() => []);
    this.#random = random;
  }

  /** Whether the card found a place. If the cards fit at all, all of them do. */
  deal(card: UndealtCard): boolean {
    const place = this.#pick(card.places);
    if (place === undefined) return this.#makeRoom(card, new Set());
    itemAt(this.#dealt, place).push(card);
    return true;
  }

  at(place: number): readonly ValdaCardId[] {
    return itemAt(this.#dealt, place).map(({ card }) => card);
  }

  /** A place with room, each as likely as it has room. */
  #pick(places: readonly number[]): number | undefined {
    let room = 0;
    for (const place of places) room += this.#left(place);
    if (room === 0) return undefined;
    let draw = this.#random.below(room);
    for (const place of places) {
      draw -= this.#left(place);
      if (draw < 0) return place;
    }
    return undefined;
  }

  #left(place: number): number {
    return itemAt(this.#rooms, place) - itemAt(this.#dealt, place).length;
  }

  /** One augmenting path: the card takes the place of another, which finds a place elsewhere. */
  #makeRoom(card: UndealtCard, tried: Set<number>): boolean {
    for (const place of shuffled(card.places, this.#random)) {
      if (tried.has(place)) continue;
      tried.add(place);
      const here = itemAt(this.#dealt, place);
      if (this.#left(place) > 0) {
        here.push(card);
        return true;
      }
      for (let i = 0; i < here.length; i++) {
        const other = itemAt(here, i);
        here[i] = card;
        if (this.#makeRoom(other, tried)) return true;
        here[i] = other;
      }
    }
    return false;
  }
}
