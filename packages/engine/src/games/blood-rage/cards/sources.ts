/** Whose card or power listens: a source is a seat and a name, `2/a1-odins-smite#1`; gods belong to nobody. */
import type { Seat, Source } from '../../../kernel/index.ts';
import { cardOf } from '../content/cards.ts';
import type { CardId, GodId } from '../ids.ts';
import type { PlayedCard, Side, Table } from '../state.ts';
import { clanOf } from '../table/figures.ts';
import { upgradeOf } from '../table/upgrades.ts';

export function sourceOf(seat: Seat, key: string): Source {
  return `${seat}/${key}`;
}

export function seatOf(source: Source): Seat {
  return Number.parseInt(String(source), 10);
}

export function keyOf(source: Source): string {
  const text = String(source);
  return text.slice(text.indexOf('/') + 1);
}

/** Cards that lie open in the battle with a text that works. */
export function playedSources(table: Table, condition: (card: ReturnType<typeof cardOf>, side: Side, played: PlayedCard) => boolean) {
  const { sides = [] } = table.pillage ?? {};
  return sides.flatMap((side) =>
    side.cards.flatMap((played) =>
      !played.cancelled && condition(cardOf(played.card), side, played) ? [sourceOf(side.seat, played.card)] : [],
    ),
  );
}

/** The upgrades of this name, of the seats that satisfy a condition. */
export function upgradeSources(table: Table, def: string, condition: (seat: Seat) => boolean): readonly Source[] {
  return table.clans.flatMap((clan, seat) => {
    const card = upgradeOf(clan, def);
    return card !== undefined && condition(seat) ? [sourceOf(seat, card)] : [];
  });
}

/** The god that rules the pillage under way. */
export function godSources(table: Table, god: GodId, condition = true): readonly Source[] {
  return table.pillage?.god === god && condition ? [`god/${god}`] : [];
}

/** BR-24.3: texts of played cards in the order played, then upgrades in slot order, then gods. */
export function placeInOrder(table: Table, source: Source): number {
  const seat = seatOf(source);
  if (Number.isNaN(seat)) return Number.MAX_SAFE_INTEGER;
  const card: CardId = keyOf(source);
  const side = table.pillage?.sides.find((one) => one.seat === seat);
  const played = side?.cards.findIndex((one) => one.card === card) ?? -1;
  if (played >= 0) return played;
  return (side?.cards.length ?? 0) + clanOf(table, seat).slots.indexOf(card);
}
