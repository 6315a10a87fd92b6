/** A clan that committed quests must have picked quests: matches quests to open picks (augmenting paths). */

import type { Seat } from '../../../kernel/index.ts';
import type { BloodRageCardId } from '../card-ids.ts';
import { isQuest } from '../content/cards.ts';
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

/** Returns the number of quests still missing for each seat. */
export function placeQuests(draft: ImaginedDraft, needs: ReadonlyMap<Seat, number>): Map<Seat, number> {
  const matching = new Matching(draft.picks.filter(({ card }) => card === null));
  const missing = new Map<Seat, number>();
  for (const [seat, need] of needs) {
    let found = 0;
    while (found < need && matching.give(seat)) found++;
    if (found < need) missing.set(seat, need - found);
  }
  matching.fill();
  return missing;
}
