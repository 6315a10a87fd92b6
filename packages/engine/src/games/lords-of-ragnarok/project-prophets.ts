/** Applies events to the boards of prophets: action cards, runes, and the counts of their combat cards. */
import { actionCardOf, prophetCostOf } from './content/content.ts';
import type { LordsEvent } from './events.ts';
import { withProphet } from './project-changes.ts';
import type { LordsTable, Party, Prophet } from './state.ts';
import { isHuman } from './table/parties.ts';
import { anyRunes } from './table/runes.ts';

type EventOf<E extends LordsEvent['event']> = Extract<LordsEvent, { event: E }>;

export function dieRolled(table: LordsTable, { who, face }: EventOf<'die-rolled'>): LordsTable {
  return withProphet(table, who, () => ({ chosen: face - 1 }));
}

/** LR-35.2, LR-35.3: the chosen card leaves the row, and a reshuffled one returns to the deck. */
export function actionCardDrawn(table: LordsTable, { who, card }: EventOf<'action-card-drawn'>): LordsTable {
  return withProphet(table, who, ({ row, chosen, seen, actions }) => {
    const gone = chosen === null ? undefined : row[chosen];
    const returned = gone !== undefined && actionCardOf(gone).afterUse === 'RESHUFFLE' ? 1 : 0;
    return {
      row: [...row.filter((_, place) => place !== chosen), card],
      chosen: null,
      seen: seen.includes(card) ? seen : [...seen, card],
      actions: actions - 1 + returned,
    };
  });
}

/** LR-21.7: a prophet pays with any symbols; the rules fix which. */
export function runeActionDone(table: LordsTable, { who, action }: EventOf<'rune-action-done'>): LordsTable {
  return withProphet(table, who, (prophet) => {
    const runes = { ...prophet.runes };
    for (const rune of anyRunes(prophet, prophetCostOf(action))) runes[rune]--;
    return { runes };
  });
}

export function handRevealed(table: LordsTable, { who, hand }: EventOf<'hand-revealed'>): LordsTable {
  return withProphet(table, who, () => ({ shown: [...hand], cards: hand.length, pile: 0 }));
}

/** LR-30.14: after a prophet's hunt the rest of his hand returns to the deck. */
export function huntEnded(table: LordsTable, { who }: EventOf<'hunt-ended'>): LordsTable {
  const hunter = table.prophets.find(({ prophet }) => prophet === who);
  if (!hunter) return { ...table, hunt: null };
  return { ...withProphet(table, hunter.prophet, () => ({ cards: 0 })), deck: table.deck + hunter.cards };
}

/** LR-32.4: a prophet in a battle forms his pile. */
export function withPile(table: LordsTable, party: Party): LordsTable {
  if (isHuman(party)) return table;
  return withProphet(table, party, ({ cards, attributes }) => {
    const pile = Math.min(cards, attributes.WISDOM);
    return { pile, cards: cards - pile };
  });
}

/** LR-32.11: he takes the rest of his pile back. */
export function withoutPile(table: LordsTable, party: Party): LordsTable {
  return isHuman(party) ? table : withProphet(table, party, ({ cards, pile }) => ({ pile: 0, cards: cards + pile }));
}

/** A prophet in a battle loses cards of his pile, otherwise of his hand. */
export function lessCards({ cards, pile }: Prophet, count: number): Partial<Prophet> {
  return pile > 0 ? { pile: pile - count } : { cards: cards - count };
}
