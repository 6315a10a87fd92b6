/** Who has committed quests must have picked quests: finds as many of them as are needed in the open picks (augmenting paths). */
import type { Seat } from '../../../kernel/index.ts';
import { isQuest } from '../content/cards.ts';
import type { CardId } from '../ids.ts';
import type { ImaginedDraft, Pick } from './packets.ts';

class Matching {
  readonly #open: readonly Pick[];
  readonly #pickOf = new Map<CardId, Pick>();
  readonly #cardOf = new Map<Pick, CardId>();
  readonly #tried = new Set<Pick | CardId>();

  constructor(open: readonly Pick[]) {
    this.#open = open;
  }

  /** One more quest for this seat; false where none can be found. */
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

  /** The pick gives its quest away, if its owner finds another for another pick. */
  #release(pick: Pick): boolean {
    if (!this.#tryOwner(pick.owner)) return false;
    this.#cardOf.delete(pick);
    return true;
  }

  #visit(node: Pick | CardId): boolean {
    if (this.#tried.has(node)) return false;
    this.#tried.add(node);
    return true;
  }
}

/** Puts a card into a pick, out of its pool. */
export function place(pick: Pick, card: CardId): void {
  pick.card = card;
  pick.pool.cards.splice(pick.pool.cards.indexOf(card), 1);
}

/** Answers how many quests are still missing for each seat. */
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
