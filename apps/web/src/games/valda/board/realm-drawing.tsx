/** A realm of the map: an island with its god, the price of a temple, the god deck, and the temple sites. */
import crown from 'icon:crown';
import type { Seat } from '@skald/engine';
import { controls, RESOURCES, type Realm, realmOf, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { Rune } from '../../../table/emblem.tsx';
import type { Box } from '../../../table/geometry.ts';
import { GOD_ICONS, RESOURCE_ICONS } from '../icons.ts';
import { colourOfSeat } from '../table-of-valda.ts';
import { site } from './layout.ts';
import './realms.css';

interface RealmProps {
  readonly realm: Realm;
  readonly box: Box;
  readonly table: ValdaTable;
}

/** Coasts on a square of 100, alternating between realms. */
const COASTS = [
  'M3 30C2 12 14 3 32 5C48 1 66 2 84 6C98 10 99 26 97 44C100 62 98 82 88 93C70 99 52 96 36 97C20 99 6 95 3 78C0 62 5 48 3 30Z',
  'M5 20C12 5 28 6 44 4C62 2 82 1 94 12C100 26 97 40 98 56C99 74 97 90 82 95C64 98 46 99 28 96C12 97 2 88 3 70C4 52 1 36 5 20Z',
] as const;

/** The island, its god, and the price of a temple. */
export function RealmGround({ realm, box }: Omit<RealmProps, 'table'>): ReactNode {
  const { sites, templeCost } = realmOf(realm);
  const { x, y } = box;
  const paid = RESOURCES.filter((kind) => templeCost[kind] > 0);
  return (
    <g className={`valda-realm valda-god-${realm}`}>
      <path className="valda-isle" d={coastOf(realm)} transform={placed(box)} />
      <circle className="valda-god-disc" cx={x + 50} cy={y + 58} r={37} />
      <Glyph className="valda-god-icon" outline={GOD_ICONS[realm]} x={x + 50} y={y + 58} size={50} />
      <text className="valda-realm-name" x={x + 94} y={y + 50}>
        {NAMES[realm]}
      </text>
      {paid.map((kind, i) => {
        const at = x + 92 + i * 58;
        return (
          <g key={kind} className={`valda-resource-${kind}`}>
            <Glyph className="valda-resource" outline={RESOURCE_ICONS[kind]} x={at + 14} y={y + 82} size={28} />
            <text className="valda-cost" x={at + 32} y={y + 91}>
              {templeCost[kind]}
            </text>
          </g>
        );
      })}
      {Array.from({ length: sites }, (_, i) => {
        const at = site(box, i, sites);
        return <ellipse key={at.x} className="valda-site" cx={at.x} cy={at.y + 16} rx={22} ry={10} />;
      })}
    </g>
  );
}

/** The owner, the remaining cards, and the temples. */
export function RealmDrawing({ realm, box, table }: RealmProps): ReactNode {
  const { sites } = realmOf(realm);
  const owner = table.players.findIndex((_, seat) => controls(table, seat, realm));
  const { x, y, width } = box;
  return (
    <g className={owner >= 0 ? `valda-realm player-${colourOfSeat(owner)}` : 'valda-realm'} data-realm={realm}>
      {owner >= 0 && <path className="valda-isle-controlled" d={coastOf(realm)} transform={placed(box)} />}
      <g transform={`translate(${x + width - 45} ${y + 22})`}>
        <rect className="valda-card-back" width={34} height={46} rx={5} />
        <text className="valda-deck-count" x={17} y={32} textAnchor="middle">
          {table.decks[realm]}
        </text>
      </g>
      {owner >= 0 && <Glyph className="valda-crown" outline={crown} x={x + width - 66} y={y + 84} size={34} />}
      {templesIn(table, realm).map((temple, i) => {
        const at = site(box, i, sites);
        return (
          <g key={at.x} transform={`translate(${at.x} ${at.y})`}>
            <Temple {...temple} />
          </g>
        );
      })}
    </g>
  );
}

function coastOf(realm: Realm): string {
  return COASTS[realm.length % 2] ?? COASTS[0];
}

function placed({ x, y, width, height }: Box): string {
  return `translate(${x} ${y}) scale(${width / 100} ${height / 100})`;
}

/** The gods' names are the same in every language. */
const NAMES: Readonly<Record<Realm, string>> = {
  heimdall: 'Heimdall',
  freya: 'Freya',
  surtur: 'Surtur',
  tyr: 'Tyr',
  thor: 'Thor',
  odin: 'Odin',
  loki: 'Loki',
};

interface Standing {
  readonly seat: Seat;
  readonly lent: boolean;
}

/** The temples of a realm from left to right, by seat; lent ones come last of their owner's. */
function templesIn({ players, loans }: ValdaTable, realm: Realm): readonly Standing[] {
  return players.flatMap(({ temples }, seat) => {
    const lent = loans.filter((loan) => loan.realm === realm && loan.lender === seat).length;
    return Array.from({ length: temples[realm] }, (_, i) => ({ seat, lent: i >= temples[realm] - lent }));
  });
}

/** A small stave church in its owner's colour, with the owner's rune. */
function Temple({ seat, lent }: Standing): ReactNode {
  const colour = colourOfSeat(seat);
  return (
    <g className={`valda-temple player-${colour}${lent ? ' valda-temple-lent' : ''}`}>
      <path className="valda-temple-wall" d="M-17 20V-6L0 -24L17 -6V20Z" />
      <path className="valda-temple-roof" d="M-23 0L0 -26L23 0M0 -26V-36M-4 -32H4" />
      <Rune colour={colour} x={0} y={7} size={20} />
    </g>
  );
}
