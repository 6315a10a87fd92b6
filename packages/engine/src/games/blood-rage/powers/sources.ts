/** A listener's source names a seat and a card, such as `2/a1-odins-smite#1`. Gods have no seat: `god/thor`. */

import { Defect, type ListenerSource, type Seat } from '../../../kernel/index.ts';
import type { BloodRageCardId, CardDef } from '../card-ids.ts';
import { cardOf, isCard } from '../content/cards.ts';
import type { GodId } from '../ids.ts';
import type { BloodRageTable, FigureRef } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { upgradeOf } from '../table/upgrades.ts';

export function sourceOf(seat: Seat, key: string): ListenerSource {
  return `${seat}/${key}`;
}

export function seatOf(source: ListenerSource): Seat {
  return Number.parseInt(String(source), 10);
}

function keyOf(source: ListenerSource): string {
  const text = String(source);
  return text.slice(text.indexOf('/') + 1);
}

export function cardIn(source: ListenerSource): BloodRageCardId {
  const key = keyOf(source);
  if (!isCard(key)) throw new Defect('no-such-card', `${source} names no card`);
  return key;
}

/** A figure's source: its owner and its index in the owner's list. */
export function figureSource({ seat, figure }: FigureRef): ListenerSource {
  return sourceOf(seat, String(figure));
}

export function figureIn(source: ListenerSource): FigureRef {
  return { seat: seatOf(source), figure: Number(keyOf(source)) };
}

/** The revealed cards of the battle whose text is not cancelled. */
export function playedSources(table: BloodRageTable, condition: (def: CardDef, seat: Seat) => boolean): readonly ListenerSource[] {
  const { sides = [] } = table.pillage ?? {};
  return sides.flatMap(({ seat, cards }) =>
    cards.flatMap(({ card, cancelled }) => (!cancelled && condition(cardOf(card).def, seat) ? [sourceOf(seat, card)] : [])),
  );
}

/** The upgrades with this name whose owners satisfy the condition. */
export function upgradeSources(table: BloodRageTable, def: CardDef, condition: (seat: Seat) => boolean): readonly ListenerSource[] {
  return table.clans.flatMap((clan, seat) => {
    const card = upgradeOf(clan, def);
    return card !== undefined && condition(seat) ? [sourceOf(seat, card)] : [];
  });
}

/** The god of the pillage under way. */
export function godSources(table: BloodRageTable, god: GodId, condition = true): readonly ListenerSource[] {
  return table.pillage?.god === god && condition ? [`god/${god}`] : [];
}

/** BR-24.3: played cards in the order played, then upgrades in slot order, then gods. */
export function placeInOrder(table: BloodRageTable, source: ListenerSource): number {
  const seat = seatOf(source);
  if (Number.isNaN(seat)) return Number.MAX_SAFE_INTEGER;
  const key = keyOf(source);
  const side = table.pillage?.sides.find((one) => one.seat === seat);
  const played = side?.cards.findIndex((one) => one.card === key) ?? -1;
  if (played >= 0) return played;
  return (side?.cards.length ?? 0) + (isCard(key) ? clanOf(table, seat).slots.indexOf(key) : -1);
}
