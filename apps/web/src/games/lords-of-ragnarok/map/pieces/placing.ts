/** Places every piece on the sheet: monsters, heroes and armies side by side in their region, drakkars in their sea. */
import type { Army, HeroId, LordsTable, MonsterState, Party, SeaId } from '@skald/engine/games/lords-of-ragnarok';
import { person } from '@skald/engine/games/lords-of-ragnarok';
import type { Point } from '../../../../table/geometry.ts';
import { berthOf, lairOf, middleOfRegion, type Sheet } from '../mesh/shape.ts';

interface Placed extends Point {
  /** The target that it stands for, if it can be pressed. */
  readonly key: string;
  readonly region: number;
  /** The sea of a sea monster. */
  readonly sea: SeaId | null;
  /** Smaller in a crowded region. */
  readonly scale: number;
}

type Piece =
  | { readonly kind: 'army'; readonly party: Party; readonly army: Army }
  | { readonly kind: 'hero'; readonly party: Party; readonly hero: HeroId }
  | { readonly kind: 'monster'; readonly monster: MonsterState };

export type PlacedPiece = Piece & Placed;

/** The widths of the pieces, with the gap to the next. */
const WIDTHS: Readonly<Record<Piece['kind'], number>> = { army: 51, hero: 51, monster: 70 };
/** A wider row of pieces shrinks. */
const ROOM = 226;
/** The normal scale of the pieces. */
const SIZE = { lying: 1.18, stacked: 1.4 } as const;
/** Monsters of the sea are smaller, so that they cover no coast. */
const AT_SEA = 0.78;
/** The pieces stand under the plate with the number. */
const BELOW = { lying: 40, stacked: 66 } as const;

/** This close to the edge of the sheet, ships have no room side by side. */
const EDGE = 150;

function piecesOf(table: LordsTable): readonly (Piece & Pick<Placed, 'key' | 'region' | 'sea'>)[] {
  const monsters = table.monsters.map((monster) => ({
    kind: 'monster' as const,
    monster,
    key: `monster:${monster.monster}`,
    region: monster.at,
    sea: monster.sea ?? null,
  }));
  const persons = table.order.flatMap((party) => {
    const { hero, at, armies } = person(table, party);
    const first = hero && at > 0 ? [{ kind: 'hero' as const, party, hero, key: `hero:${party}`, region: at, sea: null }] : [];
    return [
      ...first,
      ...armies.map((army) => ({ kind: 'army' as const, party, army, key: `army:${party}:${army.army}`, region: army.at, sea: null })),
    ];
  });
  return [...monsters, ...persons];
}

/** All pieces on land and the monsters of the sea, always in the same order, so that their moves can be animated. */
export function placePieces(sheet: Sheet, table: LordsTable): readonly PlacedPiece[] {
  const pieces = piecesOf(table);
  const form = sheet.stacked ? 'stacked' : 'lying';
  return pieces
    .map((piece) => {
      const row = pieces.filter(({ region, sea }) => region === piece.region && sea === piece.sea);
      const wide = row.reduce((sum, { kind }) => sum + WIDTHS[kind], 0);
      const scale = Math.min(SIZE[form] * (piece.sea ? AT_SEA : 1), ROOM / wide);
      const before = row.slice(0, row.indexOf(piece)).reduce((sum, { kind }) => sum + WIDTHS[kind], 0);
      const { x, y } = piece.sea ? lairOf(sheet, table.side, piece.sea) : middleOfRegion(sheet, table.side, piece.region);
      const below = piece.sea ? 0 : BELOW[form];
      return { ...piece, scale, x: x + (before + WIDTHS[piece.kind] / 2 - wide / 2) * scale, y: y + below };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

export interface Ship extends Point {
  readonly key: string;
  readonly party: Party;
  readonly sea: SeaId;
  readonly scale: number;
}

/** LR-50.2: a snekkja beside the drakkar. */
const SNEKKJA = 0.62;

/** Several ships in one sea lie side by side; at the left and right edge of the sheet, below each other. */
export function placeShips(sheet: Sheet, table: LordsTable): readonly Ship[] {
  const ships = table.humans.flatMap(({ sea, snekkar = [] }, party) => [
    ...(sea ? [{ key: `drakkar:${party}`, party, sea, size: 1 }] : []),
    ...snekkar.map((at, nth) => ({ key: `snekkja:${party}:${nth}`, party, sea: at, size: SNEKKJA })),
  ]);
  return ships.map((ship) => {
    const together = ships.filter(({ sea }) => sea === ship.sea);
    const { x, y } = berthOf(sheet, table.side, ship.sea);
    const by = (together.indexOf(ship) - (together.length - 1) / 2) * 52;
    const atEdge = x < EDGE || x > sheet.width - EDGE;
    return { ...ship, scale: (sheet.stacked ? 0.82 : 1) * ship.size, x: atEdge ? x : x + by, y: atEdge ? y + by : y };
  });
}
