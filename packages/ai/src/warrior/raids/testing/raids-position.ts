/** Positions of Raids for tests of the warrior: ships somewhere, tiles by their type, and the rear-most ship to move. */
import { fastRandom, itemAt, required } from '@skald/engine';
import { LAST_VOYAGE, type Longship, type Raids, type RaidsTable, raids, stackOf, typeOf } from '@skald/engine/games/raids';
import { Scenario } from '@skald/engine/testkit';
import { warrior } from '../../warrior.ts';

export interface RaidsPosition {
  readonly voyage: number;
  readonly harbour?: RaidsTable['harbour'];
  /** Tile types by position; nothing else lies on the route. */
  readonly tiles?: Readonly<Record<number, string>>;
  /** One for each seat. Slots and runes by tile type and number; the rest as it is. */
  readonly ships: readonly (Partial<Pick<Longship, 'at' | 'vikings' | 'coins'>> & {
    readonly slots?: readonly string[];
    readonly runes?: number;
  })[];
  /** Where the ghost is, with two seats. */
  readonly ghost?: number;
  readonly fight?: RaidsTable['fight'];
}

export function raidsPosition({ voyage, harbour, tiles = {}, ships, ghost, fight = null }: RaidsPosition): Scenario<Raids> {
  const scenario = new Scenario(
    raids,
    ships.map((_, seat) => `${seat}`),
  );
  return scenario.arrange(({ table }) => {
    const spare = new Spare();
    table.voyage = voyage;
    table.harbour = harbour ?? table.harbour;
    table.prepared = table.prepared.slice(0, LAST_VOYAGE - voyage);
    table.route = table.route.map(() => null);
    table.bonuses = {};
    table.fight = fight;
    for (const [position, type] of Object.entries(tiles)) table.route[Number(position)] = spare.take(type);
    if (table.ghost && ghost !== undefined) table.ghost.at = ghost;
    ships.forEach(({ slots, runes, ...plain }, seat) => {
      const ship = itemAt(table.ships, seat);
      Object.assign(ship, plain);
      if (slots) ship.slots = ship.slots.map((_, slot) => (slot < slots.length ? spare.take(itemAt(slots, slot)) : null));
      ship.runes = Array.from({ length: runes ?? 0 }, () => spare.take('rune'));
    });
  });
}

/** The rear-most ship begins its turn. */
export function turn(scenario: Scenario<Raids>): Scenario<Raids> {
  return scenario.goOn({ procedure: 'game', step: 'next', locals: {} }, { procedure: 'voyage', step: 'turn', locals: {} });
}

/** What the warrior answers in this seat. */
export function chosen(scenario: Scenario<Raids>, seat: number): unknown {
  return warrior.decide(raids, scenario.view(`${seat}`), scenario.asked(`${seat}`), fastRandom(1));
}

/** Tiles that lie nowhere yet. */
class Spare {
  readonly #tiles = Array.from({ length: LAST_VOYAGE }, (_, i) => stackOf(i + 1)).flat();

  take(type: string): string {
    const place = this.#tiles.findIndex((tile) => typeOf(tile).id === type);
    return required(place < 0 ? undefined : this.#tiles.splice(place, 1)[0], `a spare ${type}`);
  }
}
