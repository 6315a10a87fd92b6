/** The viewer's cards in the order of the hand. */
import { cardOf, type ValdaCardId } from '@skald/engine/games/valda';
import type { TableSnapshot } from '../../../table/model/source.ts';
import { cardsOf, tableOf } from '../table-of-valda.ts';

export interface Held {
  readonly card: ValdaCardId;
  /** The index among equal cards. */
  readonly copy: number;
  /** Drawn openly this turn. */
  readonly open: boolean;
}

const KINDS = ['action', 'attack', 'defence', 'divine-weapon'] as const;

/** Sorted by kind; equal cards lie together. */
export function heldIn(snapshot: TableSnapshot): readonly Held[] {
  const { viewer } = snapshot;
  const display = viewer === 'spectator' ? [] : (tableOf(snapshot).players[viewer]?.display ?? []);
  const seen = new Map<ValdaCardId, number>();
  const held = [...cardsOf(snapshot), ...display].map((card, i): Held => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy, open: i >= cardsOf(snapshot).length };
  });
  const rank = ({ card }: Held): number => KINDS.indexOf(cardOf(card).kind);
  return held.toSorted((a, b) => rank(a) - rank(b) || (a.card < b.card ? -1 : a.card > b.card ? 1 : a.copy - b.copy));
}
