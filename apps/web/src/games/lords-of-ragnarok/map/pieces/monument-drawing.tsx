/** The monuments in the corners of the map: pillars that grow stone by stone, with their priests. */
import { godBonus, type LordsTable, levelOf, MONUMENTS, type MonumentId, monumentOf, person } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Glyph } from '../../../../icons/icon.tsx';
import { Rune } from '../../../../table/emblem.tsx';
import type { Box } from '../../../../table/geometry.ts';
import { ATTRIBUTE_ICONS, MONUMENT_ICONS } from '../../panels/icons.ts';
import { colourOfParty } from '../../table-of-lords.ts';
import type { Sheet } from '../mesh/shape.ts';

const WIDTH = 128;
const HEIGHT = 196;
const STONE = 33;
const FOOT = 168;
const MARGIN = 8;

/** The corners with monuments: upper left, upper right, lower left. */
const CORNERS = 3;
/** The gods of the expansion stand beside those of the base game, a little smaller. */
const BESIDE = 0.72;

/** One of the corners; smaller if there is less room. At the upper right of a wide sheet the second stands below the first, beside the name of the sea. */
export function monumentBox({ width, height, stacked }: Sheet, monument: MonumentId): Box {
  const corner = MONUMENTS.indexOf(monument) % CORNERS;
  const isSecond = MONUMENTS.indexOf(monument) >= CORNERS;
  const base = stacked ? 0.86 : 1;
  const scale = isSecond ? base * BESIDE : base;
  const [wide, high] = [WIDTH * scale, HEIGHT * scale];
  const isBelow = isSecond && corner === 1 && !stacked;
  const inwards = MARGIN + (isSecond && !isBelow ? WIDTH * base : 0);
  const top = MARGIN + (isBelow ? HEIGHT * base : 0);
  return { x: corner === 1 ? width - wide - inwards : inwards, y: corner === 2 ? height - high - MARGIN : top, width: wide, height: high };
}

interface MonumentProps {
  readonly sheet: Sheet;
  readonly table: LordsTable;
  readonly monument: MonumentId;
}

export function MonumentDrawing({ sheet, table, monument }: MonumentProps): ReactNode {
  const { x, y, width } = monumentBox(sheet, monument);
  const level = levelOf(table, monument);
  const { maxLevel, attribute } = monumentOf(monument);
  const priests = table.order.filter((party) => person(table, party).sent.includes(monument));
  return (
    <g className={`lords-monument lords-monument-${monument}`} transform={`translate(${x} ${y}) scale(${width / WIDTH})`}>
      <path className="lords-monument-rock" d={`M4 ${FOOT + 24}L14 ${FOOT - 4}L40 ${FOOT - 14}H88L114 ${FOOT - 4}L124 ${FOOT + 24}Z`} />
      {Array.from({ length: maxLevel }, (_, i) => i).map((stone) => (
        <path key={stone} className={stone < level ? 'lords-stone' : 'lords-stone lords-stone-missing'} d={stoneAt(stone, maxLevel)} />
      ))}
      <Glyph className="lords-monument-god" outline={MONUMENT_ICONS[monument]} x={64} y={FOOT - level * STONE + STONE / 2 - 12} size={30} />
      <Glyph className="lords-monument-attribute" outline={ATTRIBUTE_ICONS[attribute]} x={54} y={FOOT + 8} size={22} />
      <text className="lords-monument-bonus" x={70} y={FOOT + 15}>
        {`+${godBonus(monument, level)}`}
      </text>
      {priests.map((party, i) => (
        <g
          key={party}
          className={`lords-priest player-${colourOfParty(table, party)}`}
          transform={`translate(${16 + (i % 2) * 96} ${FOOT - 10 - Math.floor(i / 2) * 38})`}
        >
          <path className="lords-priest-robe" d="M-12 14L-5 -8H5L12 14Z" />
          <circle className="lords-priest-head" cy={-13} r={7} />
          <Rune colour={colourOfParty(table, party)} x={0} y={4} size={11} />
        </g>
      ))}
    </g>
  );
}

/** The stones narrow from the foot to the top. */
function stoneAt(stone: number, of: number): string {
  const half = (at: number): number => 34 - (at / of) * 14;
  const [low, high] = [FOOT - 12 - stone * STONE, FOOT - 12 - (stone + 1) * STONE + 2];
  return `M${64 - half(stone)} ${low}L${64 - half(stone) + 2} ${high}H${64 + half(stone) - 2}L${64 + half(stone)} ${low}Z`;
}
