/** A place of the board in words: its name, its god, and everybody who stands there with their strength. */
import { type BloodRageTable, type BoardPlace, isProvince } from '@skald/engine/games/blood-rage';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { strengthsIn } from './strengths.ts';

export function spokenPlace(table: BloodRageTable, place: BoardPlace, i18n: TableTranslator): string {
  const god = table.gods.find(({ at }) => at === place)?.god;
  return [
    i18n.label(place),
    ...(isProvince(place) && table.destroyed.includes(place) ? [i18n.t('blood-rage.destroyed')] : []),
    ...(god ? [i18n.thing(god)] : []),
    ...table.clans.flatMap((_, seat) => figuresText(table, seat, place, i18n)),
    // Ships in the fjords add to the strength of a province.
    ...(isProvince(place)
      ? strengthsIn(table, place).map(({ seat, strength }) => `${i18n.t('blood-rage.strength')} ${i18n.name(seat)} ${strength}`)
      : []),
  ].join(', ');
}

/** The figures of a clan at a place, equal ones counted; empty if it has none there. */
function figuresText(table: BloodRageTable, seat: number, place: BoardPlace, i18n: TableTranslator): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, at } of table.clans[seat]?.figures ?? []) if (at === place) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return [];
  const figures = [...counts].map(([kind, count]) => (count === 1 ? i18n.thing(kind) : `${count} × ${i18n.thing(kind)}`));
  return [`${i18n.name(seat)}: ${figures.join(', ')}`];
}
