/** The pieces on the map: armies with a strength dial, heroes, monsters with their wounds, drakkars. */
import { content, type HeroId, type LordsTable } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../../../icons/icon.tsx';
import { Rune } from '../../../../table/emblem.tsx';
import type { PlayerColour } from '../../../../table/game-ui.ts';
import { MONSTER_ICONS } from '../../panels/icons.ts';
import { colourOfParty } from '../../table-of-lords.ts';
import { HERO_PICTURES } from './pictures.ts';
import type { PlacedPiece, Ship } from './placing.ts';

const STEPS = content.constants.armyMaxStrength;

interface PieceProps {
  readonly table: LordsTable;
  readonly piece: PlacedPiece;
}

export function PieceDrawing({ table, piece }: PieceProps): ReactNode {
  const { x, y, scale } = piece;
  return (
    <g
      className={`lords-piece lords-piece-${piece.kind}`}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})` }}
    >
      <Body table={table} piece={piece} />
    </g>
  );
}

function Body({ table, piece }: PieceProps): ReactNode {
  switch (piece.kind) {
    case 'army':
      return <ArmyDrawing colour={colourOfParty(table, piece.party)} strength={piece.army.strength} />;
    case 'hero':
      return <HeroDrawing colour={colourOfParty(table, piece.party)} hero={piece.hero} />;
    case 'monster':
      return <MonsterDrawing table={table} piece={piece} />;
  }
}

/** Marks the owner beside the colour. */
function Plate({ colour }: { readonly colour: PlayerColour }): ReactNode {
  return (
    <>
      <rect className="lords-plate" x={-15} y={14} width={30} height={19} rx={5} />
      <Rune colour={colour} x={0} y={23.5} size={14} />
    </>
  );
}

/** A standing stone with the picture of the hero. */
const HeroDrawing = memo(({ colour, hero }: { readonly colour: PlayerColour; readonly hero: HeroId }): ReactNode => {
  return (
    <g className={`player-${colour}`}>
      <path className="lords-hero-stone" d="M-21 27V-12C-21 -40 21 -40 21 -12V27Z" />
      <Glyph className="lords-hero-picture" outline={HERO_PICTURES[hero]} x={0} y={-6} size={32} />
      <Plate colour={colour} />
    </g>
  );
});

/** A round shield; the dial on its rim shows the army's strength. */
const ArmyDrawing = memo(({ colour, strength }: { readonly colour: PlayerColour; readonly strength: number }): ReactNode => {
  return (
    <g className={`player-${colour}`}>
      <circle className="lords-army-rim" r={23} cy={-5} />
      {Array.from({ length: STEPS }, (_, i) => i).map((step) => {
        const angle = ((step + 0.5) / STEPS - 0.5) * 1.5 * Math.PI - Math.PI / 2;
        const [cx, cy] = [Math.cos(angle) * 18.5, Math.sin(angle) * 18.5 - 5];
        return <circle key={step} className={step < strength ? 'lords-dial lords-dial-lit' : 'lords-dial'} cx={cx} cy={cy} r={3.2} />;
      })}
      <circle className="lords-army-boss" r={13.5} cy={-5} />
      <text className="lords-army-strength" y={3} textAnchor="middle">
        {strength}
      </text>
      <Plate colour={colour} />
    </g>
  );
});

function MonsterDrawing({
  table,
  piece,
}: {
  readonly table: LordsTable;
  readonly piece: PlacedPiece & { readonly kind: 'monster' };
}): ReactNode {
  const { monster, owner, wounds } = piece.monster;
  const ring = owner === null ? 'lords-free' : `player-${colourOfParty(table, owner)}`;
  return (
    <g className={`lords-monster lords-monster-${monster} ${ring}`}>
      <path className="lords-monster-stone" d="M-30 -8L-20 -32H20L30 -8L20 16H-20Z" />
      <Glyph className="lords-monster-picture" outline={MONSTER_ICONS[monster]} x={0} y={-9} size={42} />
      {owner !== null && <Rune colour={colourOfParty(table, owner)} x={22} y={-27} size={14} />}
      <g className="lords-wounds">
        {wounds.map((party, field) => {
          const [gap, key] = [Math.min(9, 62 / wounds.length), `${field}`];
          const mark = party === null ? 'lords-wound' : `lords-wound lords-wound-covered player-${colourOfParty(table, party)}`;
          return <circle key={key} className={mark} cx={(field - (wounds.length - 1) / 2) * gap} cy={25} r={gap * 0.44} />;
        })}
      </g>
    </g>
  );
}

export function ShipDrawing({ table, ship }: { readonly table: LordsTable; readonly ship: Ship }): ReactNode {
  return (
    <g
      className={`lords-ship player-${colourOfParty(table, ship.party)}`}
      style={{ transform: `translate(${ship.x.toFixed(1)}px, ${ship.y.toFixed(1)}px) scale(${ship.scale})` }}
    >
      <path
        className="lords-hull"
        d="M-38 0C-40 -9 -36 -16 -30 -18C-31 -9 -27 -4 -18 -3H18C27 -4 31 -9 30 -18C36 -16 40 -9 38 0C32 14 -32 14 -38 0Z"
      />
      <path className="lords-mast" d="M0 -3V-42" />
      <path className="lords-sail" d="M-19 -38C-8 -42 8 -42 19 -38C15 -28 15 -20 19 -9C8 -13 -8 -13 -19 -9C-15 -20 -15 -28 -19 -38Z" />
      <Rune colour={colourOfParty(table, ship.party)} x={0} y={-25} size={17} />
    </g>
  );
}
