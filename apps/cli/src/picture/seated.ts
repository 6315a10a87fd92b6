/** Finds the entries of a game's table that hold one thing for each seat. */
import { type AnyGame, begin, fastChance, isRefusal } from '@skald/engine';

/** Sets up a match for every number of seats: an entry that always has as many things as seats belongs to the seats. */
export function entriesPerSeat(game: AnyGame, options: unknown): ReadonlySet<string> {
  const tables: { readonly seats: number; readonly table: Readonly<Record<string, unknown>> }[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const begun = begin(game, { seats, options }, fastChance(1), true);
    if (!isRefusal(begun)) tables.push({ seats, table: { ...begun.state.table } });
  }
  const keys = tables.flatMap(({ table }) => Object.keys(table));
  const seated = (key: string) => tables.every(({ seats, table }) => isListOf(table[key], seats));
  return new Set(keys.filter(seated));
}

function isListOf(value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length;
}
