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
import { coastOf, pathOf } from './coast.ts';
import { site } from './layout.ts';
import './realms.css';

interface RealmProps {
  readonly realm: Realm;
  readonly box: Box;
  readonly table: ValdaTable;
}

/** The island, its god, and the price of a temple. */
export function RealmGround({ realm, box }: Omit<RealmProps, 'table'>): ReactNode {
  const { sites, templeCost } = realmOf(realm);
  const { x, y } = box;
  const paid = RESOURCES.filter((kind) => templeCost[kind] > 0);
  return (
    <g className={`valda-realm valda-god-${realm}`}>
      <path className="valda-isle" d={pathOf(coastOf(realm, box))} />
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
      {owner >= 0 && <path className="valda-isle-controlled" d={pathOf(coastOf(realm, box))} />}
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
