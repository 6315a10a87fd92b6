/** A clan that committed quests must have picked quests: matches quests to open picks (augmenting paths). */

import { itemAt, type Seat } from '../../../kernel/index.ts';
import type { BloodRageCardId } from '../card-ids.ts';
import { isQuest } from '../content/cards.ts';
import type { BloodRageTable, Clan } from '../state.ts';
import type { ImaginedDraft, Pick } from './packets.ts';

class Matching {
  readonly #open: readonly Pick[];
  readonly #pickOf = new Map<BloodRageCardId, Pick>();
  readonly #cardOf = new Map<Pick, BloodRageCardId>();
  readonly #tried = new Set<Pick | BloodRageCardId>();

  constructor(open: readonly Pick[]) {
    this.#open = open;
  }

  /** Finds one more quest for this seat; returns false if none is left. */
  give(seat: Seat): boolean {
    this.#tried.clear();
    return this.#tryOwner(seat);
  }

  fill(): void {
    for (const [pick, card] of this.#cardOf) place(pick, card);
  }

  #tryOwner(seat: Seat): boolean {
    return this.#open.some((pick) => pick.owner === seat && !this.#cardOf.has(pick) && this.#visit(pick) && this.#tryPick(pick));
  }

  #tryPick(pick: Pick): boolean {
    return pick.pool.cards.some((card) => {
      if (!isQuest(card) || !this.#visit(card)) return false;
      const holder = this.#pickOf.get(card);
      if (holder && !this.#tryPick(holder) && !this.#release(holder)) return false;
      this.#pickOf.set(card, pick);
      this.#cardOf.set(pick, card);
      return true;
    });
  }

  /** Frees the quest of this pick if its owner can use another pick for another quest. */
  #release(pick: Pick): boolean {
    if (!this.#tryOwner(pick.owner)) return false;
    this.#cardOf.delete(pick);
    return true;
  }

  #visit(node: Pick | BloodRageCardId): boolean {
    if (this.#tried.has(node)) return false;
    this.#tried.add(node);
    return true;
  }
}

/** Moves a card from the pool into the pick. */
export function place(pick: Pick, card: BloodRageCardId): void {
  pick.card = card;
  pick.pool.cards.splice(pick.pool.cards.indexOf(card), 1);
}

/** Whether one card of the clan's hand or quests may be older than this Age. */
export function mayBeOlder({ keptFrom }: Clan, age: number): boolean {
  return keptFrom !== null && keptFrom < age;
}

/**
 * One entry for each quest that a seat needs. Quests that cannot come from an earlier Age stand first, then those with the fewest earlier
 * Ages to come from, then those that may be a card known to have been in hand.
 */
export function inOrderOfNeed(table: BloodRageTable, age: number, needs: ReadonlyMap<Seat, number>): readonly Seat[] {
  const firm: Seat[] = [];
  const spare: { readonly seat: Seat; readonly order: number }[] = [];
  for (const [seat, need] of needs) {
    const clan = itemAt(table.clans, seat);
    const older = need > 0 && mayBeOlder(clan, age);
    for (let i = older ? 1 : 0; i < need; i++) firm.push(seat);
    if (older) spare.push({ seat, order: clan.mayHaveKept.some(isQuest) ? age : age - (clan.keptFrom ?? age) });
  }
  return [...firm, ...spare.toSorted((a, b) => a.order - b.order).map(({ seat }) => seat)];
}

/** Places a quest for each entry, the first entries first; returns the entries without one. */
export function placeQuests(draft: ImaginedDraft, wanted: readonly Seat[]): readonly Seat[] {
  const matching = new Matching(draft.picks.filter(({ card }) => card === null));
  const missing = wanted.filter((seat) => !matching.give(seat));
  matching.fill();
  return missing;
}
