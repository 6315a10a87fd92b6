/** The invariants of Raids; tests check them after every step (RD-16.5 to RD-16.9). */
import type { Invariant, Seat, State } from '../../kernel/index.ts';
import { content, FINISH, START, stackOf, typeOf } from './content/content.ts';
import { shieldsOf } from './flow/crew.ts';
import { rearMost } from './flow/sailing/ships.ts';
import type { TileId } from './ids.ts';
import type { Longship, Raids, RaidsTable } from './state.ts';

export const invariants: readonly Invariant<Raids>[] = [
  {
    name: 'RD-3.3 at most one Viking stands on each shield',
    broken: ({ table }) =>
      complain(
        table.ships.find((ship) => ship.vikings < 0 || ship.vikings > shieldsOf(ship)),
        'has too many or too few',
      ),
  },
  {
    name: 'RD-16.5 no more Vikings are aboard than there are',
    broken: ({ table }) => {
      const aboard = table.ships.reduce((sum, ship) => sum + ship.vikings, 0);
      return aboard > content.vikings.total ? `${aboard} Vikings are aboard` : undefined;
    },
  },
  { name: 'RD-16.5, RD-16.9 coins neither vanish nor run out', broken: ({ table }) => lostCoin(table) },
  { name: 'RD-16.5 each tile is in one place', broken: ({ table }, before) => strayTile(table, before?.table) },
  {
    name: 'RD-16.6 ships never sail back',
    broken: ({ table }, before) =>
      before?.table.voyage === table.voyage
        ? complain(
            table.ships.find((ship, seat) => ship.at < (before.table.ships[seat]?.at ?? 0)),
            'sailed back',
          )
        : undefined,
  },
  { name: 'RD-16.7 ships stand alone at a tile', broken: misplacedShip },
  {
    name: 'RD-16.8 no tile is left behind the last ship',
    broken: (state) => {
      const rear = rearMost(state.table);
      const limit = rear === undefined ? FINISH : rear === 'ghost' ? (state.table.ghost?.at ?? 0) : (state.table.ships[rear]?.at ?? 0);
      const left = state.table.route.findIndex((tile, position) => tile !== null && position < limit);
      return left < 0 ? undefined : `a tile is left at ${left}`;
    },
  },
  {
    name: 'RD-2.4 bonuses lie on tiles of the route only',
    broken: ({ table }) => {
      const lost = Object.keys(table.bonuses).find((tile) => !table.route.includes(tile));
      return lost && `${lost} is not on the route`;
    },
  },
];

function complain(ship: Longship | undefined, complaint: string): string | undefined {
  return ship && `the ${ship.colour} ship ${complaint}`;
}

function lostCoin(table: RaidsTable): string | undefined {
  const onTiles = Object.entries(table.bonuses).flatMap(([tile, left]) => (typeOf(tile).category === 'plunder' ? left : []));
  const known = [...onTiles, ...table.ships.flatMap((ship) => ship.coins)];
  for (const { value, count } of content.coins.denominations) {
    const supply = table.supply[value] ?? 0;
    const found = supply + known.filter((coin) => coin === value).length;
    if (supply < 0 || found !== count) return `${found} coins of ${value}, ${supply} in the supply`;
  }
  return undefined;
}

/** Every tile on the route, in a slot or beside a ship. */
function tilesInPlay(table: RaidsTable): readonly TileId[] {
  const places = [table.route, ...table.ships.flatMap((ship) => [ship.slots, ship.runes, ship.posts, ship.sold, ship.monsters])];
  return places.flat().filter((tile) => tile !== null);
}

/** A tile out of play was discarded or belongs to a later voyage; only a new voyage brings tiles back. */
function strayTile(table: RaidsTable, before: RaidsTable | undefined): string | undefined {
  const tiles = tilesInPlay(table);
  const twice = tiles.find((tile, i) => tiles.indexOf(tile) !== i);
  if (twice) return `${twice} lies in two places`;
  if (!before) return undefined;
  const allowed = new Set([...tilesInPlay(before), ...(table.voyage === before.voyage ? [] : stackOf(table.voyage))]);
  const stray = tiles.find((tile) => !allowed.has(tile));
  return stray && `${stray} came back`;
}

/** A ship that must choose where to sail has already taken its tile; two ships share a place only during a fight. */
function misplacedShip({ table, flow }: State<Raids>): string | undefined {
  const sailing = flow.open[0]?.decision === 'place-tile' ? undefined : flow.open[0]?.seat;
  const misplaced = table.ships.findIndex((ship, seat) => ship.at !== START && ship.at !== FINISH && !standsWell(table, seat, sailing));
  return misplaced < 0 ? undefined : `the ship of seat ${misplaced} stands where it may not`;
}

function standsWell(table: RaidsTable, seat: Seat, sailing: Seat | undefined): boolean {
  const ship = table.ships[seat];
  if (!ship) return false;
  const tile = table.route[ship.at];
  const atTile = tile ? typeOf(tile).stop : seat === sailing && table.fight === null;
  const fighting = table.fight !== null && (table.fight.attacker === seat || table.fight.defender === seat);
  const company = table.ships.filter((other) => other.at === ship.at).length;
  return atTile && company === (fighting ? 2 : 1);
}
