/** Yggdrasil: the followers' track winds up the trunk; shields mark the safe zones, and every player's Viking stands on it. */
import { content, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Rune } from '../../../table/emblem.tsx';
import { colourOfSeat } from '../table-of-valda.ts';
import { pathOf, treeLand } from './coast.ts';
import { type BoardLayout, spaceOf, TRACK_SPACES, trackSpace } from './layout.ts';
import './tree.css';

const { safeZones, lapLength } = content.followerTrack;
const SPACES = Array.from({ length: TRACK_SPACES }, (_, space) => space);

export function TreeGround({ layout }: { readonly layout: BoardLayout }): ReactNode {
  const places = SPACES.map((space) => trackSpace(layout, space));
  const radius = radiusOf(layout);
  return (
    <g className="valda-tree">
      <path className="valda-tree-ground" d={pathOf(treeLand(layout.tree))} />
      <path className="valda-tree-leaves" d={leavesOf(layout)} />
      <path className="valda-tree-trunk" d={trunkOf(layout)} />
      <path className="valda-tree-way" d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} strokeWidth={radius * 0.7} />
      {places.map(({ x, y }, space) => {
        const safe = safeZones.includes(space);
        return (
          <g key={`space${y}/${x}`} transform={`translate(${x} ${y})`}>
            {safe && <path className="valda-safe" d={shieldOf(radius * 1.5)} />}
            <circle className={safe ? 'valda-space valda-space-safe' : 'valda-space'} r={radius} />
            <text className="valda-space-number" y={radius * 0.36} textAnchor="middle" fontSize={radius * 1.05}>
              {space}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The size of a space of the track. */
function radiusOf({ tree }: BoardLayout): number {
  return Math.min(27, tree.height / 22, tree.width / 7.5);
}

export function Vikings({ layout, table }: { readonly layout: BoardLayout; readonly table: ValdaTable }): ReactNode {
  const radius = radiusOf(layout);
  const size = radius * 0.92;
  return table.players.map(({ followers }, seat) => {
    const space = spaceOf(followers);
    const here = table.players.flatMap((other, i) => (spaceOf(other.followers) === space ? [i] : []));
    const place = here.indexOf(seat);
    const { x, y } = trackSpace(layout, space);
    // Several Vikings on one space stand side by side, and never beyond the edge of the map.
    const from = Math.max(layout.tree.x + size + 2, x - ((here.length - 1) / 2) * size * 1.15);
    const across = from + place * size * 1.15;
    const colour = colourOfSeat(seat);
    const laps = Math.floor((followers - (space === lapLength ? 1 : 0)) / lapLength);
    // The seat is the key, so that a Viking walks when its place changes.
    const key = `viking${seat}`;
    return (
      <g key={key} className={`valda-viking player-${colour}`} style={{ transform: `translate(${across}px, ${y - radius * 0.55}px)` }}>
        <path className="valda-viking-foot" d={`M${-size * 0.6} ${size * 0.55}L0 ${size * 1.5}L${size * 0.6} ${size * 0.55}Z`} />
        <circle className="valda-viking-disc" r={size} />
        <Rune colour={colour} size={size * 1.25} />
        {laps > 0 && (
          <text className="valda-viking-laps" x={size * 0.7} y={-size * 0.6} fontSize={size * 0.95}>
            +{laps * lapLength}
          </text>
        )}
      </g>
    );
  });
}

function shieldOf(r: number): string {
  return `M${-r} ${-r * 0.85}Q0 ${-r * 1.25} ${r} ${-r * 0.85}V${r * 0.2}Q${r * 0.9} ${r} 0 ${r * 1.3}Q${-r * 0.9} ${r} ${-r} ${r * 0.2}Z`;
}

/** Leaves as overlapping circles around the upper half. */
function leavesOf({ tree: { x, y, width, height } }: BoardLayout): string {
  const rounds = [
    [0.5, 0.1, 0.42],
    [0.22, 0.2, 0.26],
    [0.78, 0.2, 0.26],
    [0.3, 0.36, 0.28],
    [0.72, 0.36, 0.26],
    [0.5, 0.3, 0.34],
  ] as const;
  return rounds
    .map(([across, down, part]) => {
      const r = part * width;
      return `M${x + across * width - r} ${y + down * height}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');
}

function trunkOf({ tree: { x, y, width, height } }: BoardLayout): string {
  const at = (across: number, down: number): string => `${x + across * width} ${y + down * height}`;
  return `M${at(0.4, 0.12)}C${at(0.44, 0.45)} ${at(0.4, 0.7)} ${at(0.08, 0.99)}Q${at(0.3, 0.95)} ${at(0.4, 0.93)}Q${at(0.5, 0.99)} ${at(0.5, 0.99)}Q${at(0.54, 0.94)} ${at(0.62, 0.93)}Q${at(0.74, 0.97)} ${at(0.92, 0.99)}C${at(0.6, 0.7)} ${at(0.56, 0.45)} ${at(0.6, 0.12)}Z`;
}
