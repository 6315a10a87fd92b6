/** Where every piece stands on the sheet: monsters, heroes and armies side by side in their region, drakkars in their sea. */
import type { Army, HeroId, MonsterState, Party, SeaId, Table } from '@skald/engine/games/lords-of-ragnarok';
import { person } from '@skald/engine/games/lords-of-ragnarok';
import { berthOf, middleOfRegion, type Point, type Sheet } from './shape.ts';

interface Placed extends Point {
  /** What it is pressed by, where it can be. */
  readonly key: string;
  readonly region: number;
  /** Smaller where a region is crowded. */
  readonly scale: number;
}

type Piece =
  | { readonly kind: 'army'; readonly party: Party; readonly army: Army }
  | { readonly kind: 'hero'; readonly party: Party; readonly hero: HeroId }
  | { readonly kind: 'monster'; readonly monster: MonsterState };

export type PlacedPiece = Piece & Placed;

/** How wide the pieces are, with the gap to the next. */
const WIDTHS: Readonly<Record<Piece['kind'], number>> = { army: 51, hero: 51, monster: 70 };
/** How wide a row of pieces may be before it shrinks. */
const ROOM = 226;
/** How large the pieces are drawn where there is room. */
const SIZE = { lying: 1.18, stacked: 1.4 } as const;
/** The pieces stand under the plate with the number. */
const BELOW = { lying: 40, stacked: 66 } as const;

/** So near to the edge of the sheet, ships have no room side by side. */
const EDGE = 150;

function piecesOf(table: Table): readonly (Piece & { readonly key: string; readonly region: number })[] {
  const monsters = table.monsters.map((monster) => ({
    kind: 'monster' as const,
    monster,
    key: `monster:${monster.monster}`,
    region: monster.at,
  }));
  const persons = table.order.flatMap((party) => {
    const { hero, at, armies } = person(table, party);
    const first = hero && at > 0 ? [{ kind: 'hero' as const, party, hero, key: `hero:${party}`, region: at }] : [];
    return [
      ...first,
      ...armies.map((army) => ({ kind: 'army' as const, party, army, key: `army:${party}:${army.army}`, region: army.at })),
    ];
  });
  return [...monsters, ...persons];
}

/** All pieces of the land, always in the same order, so that they can be seen moving. */
export function placePieces(sheet: Sheet, table: Table): readonly PlacedPiece[] {
  const pieces = piecesOf(table);
  const form = sheet.stacked ? 'stacked' : 'lying';
  return pieces
    .map((piece) => {
      const row = pieces.filter(({ region }) => region === piece.region);
      const wide = row.reduce((sum, { kind }) => sum + WIDTHS[kind], 0);
      const scale = Math.min(SIZE[form], ROOM / wide);
      const before = row.slice(0, row.indexOf(piece)).reduce((sum, { kind }) => sum + WIDTHS[kind], 0);
      const { x, y } = middleOfRegion(sheet, table.side, piece.region);
      return { ...piece, scale, x: x + (before + WIDTHS[piece.kind] / 2 - wide / 2) * scale, y: y + BELOW[form] };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

export interface Ship extends Point {
  readonly party: Party;
  readonly sea: SeaId;
  readonly scale: number;
}

/** Several drakkars in one sea lie side by side; at the left and right edge of the sheet, under each other. */
export function placeShips(sheet: Sheet, table: Table): readonly Ship[] {
  const ships = table.humans.flatMap(({ sea }, party) => (sea ? [{ party, sea }] : []));
  return ships.map((ship) => {
    const together = ships.filter(({ sea }) => sea === ship.sea);
    const { x, y } = berthOf(sheet, table.side, ship.sea);
    const by = (together.indexOf(ship) - (together.length - 1) / 2) * 52;
    const atEdge = x < EDGE || x > sheet.width - EDGE;
    return { ...ship, scale: sheet.stacked ? 0.82 : 1, x: atEdge ? x : x + by, y: atEdge ? y + by : y };
  });
}
