/** The drawn world: sea, provinces in their regions, fjords, villages, pillage tokens, gods, and what Ragnarök has taken or will take. */
import skull from 'icon:burning-skull';
import burning from 'icon:fire-zone';
import hut from 'icon:hut';
import {
  type BloodRageTable,
  content,
  FJORDS,
  PROVINCES,
  type ProvinceId,
  province as provinceOf,
  YGGDRASIL,
} from '@skald/engine/games/blood-rage';
import { memo, type ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Glyph } from '../../../icons/icon.tsx';
import type { Point } from '../../../table/geometry.ts';
import { Water } from '../../../table/water/water.tsx';
import { GOD_PICTURES, TOKEN_PICTURES } from '../pictures.ts';
import { doomedNow, fallsIn } from '../table-of-blood-rage.ts';
import type { WorldLayout } from './world.ts';
import { Tree } from './world-tree.tsx';

interface WorldMapProps {
  readonly world: WorldLayout;
  readonly table: BloodRageTable;
  readonly i18n: TableTranslator;
  /** The province that falls in this scene. */
  readonly falling: ProvinceId | null;
}

const AGES = ['I', 'II', 'III'] as const;

export function WorldMap({ world, table, i18n, falling }: WorldMapProps): ReactNode {
  const doomed = doomedNow(table);
  return (
    <>
      <Sea world={world} i18n={i18n} />
      {FJORDS.map((fjord) => (
        <path key={fjord} className="br-fjord" d={world.pathOf(fjord)} />
      ))}
      {PROVINCES.map((id) => (
        <Land
          key={id}
          world={world}
          id={id}
          i18n={i18n}
          destroyed={table.destroyed.includes(id)}
          doomed={doomed === id}
          falling={falling === id}
          token={table.tokens[id]}
          turned={table.pillaged.includes(id)}
        />
      ))}
      {table.gods.map(({ god, at }) => {
        const { x, y } = world.planOf(at).god;
        return (
          <g key={god} transform={`translate(${x} ${y})`} className="br-god">
            <circle r={29} className="br-god-disc" />
            <Glyph outline={GOD_PICTURES[god]} x={0} y={0} size={40} className="br-god-picture" />
          </g>
        );
      })}
    </>
  );
}

/** The water round the world, with the names of its regions. */
const Sea = memo(({ world, i18n }: Pick<WorldMapProps, 'world' | 'i18n'>): ReactNode => {
  return (
    <>
      <defs>
        <pattern id="br-ash" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="br-ash-line" d="M0 0V26" />
        </pattern>
      </defs>
      <Water width={world.width} height={world.height} />
      {content.board.regions.map(({ id }) => (
        <g key={id}>
          <path id={`br-rim-${id}`} d={world.rimOf(id)} fill="none" />
          <text className="br-region-name">
            <textPath href={`#br-rim-${id}`} startOffset="50%" textAnchor="middle">
              {i18n.label(id)}
            </textPath>
          </text>
        </g>
      ))}
    </>
  );
});

interface LandProps {
  readonly world: WorldLayout;
  readonly id: ProvinceId;
  readonly i18n: TableTranslator;
  readonly destroyed: boolean;
  /** Does Ragnarök take it next? */
  readonly doomed: boolean;
  readonly falling: boolean;
  readonly token: BloodRageTable['tokens'][ProvinceId];
  readonly turned: boolean;
}

/** A province in plain values, so that it redraws only if one of them changes. */
const Land = memo(({ world, id, i18n, destroyed, doomed, falling, token, turned }: LandProps): ReactNode => {
  const { region, villages } = provinceOf(id);
  const plan = world.planOf(id);
  const path = world.pathOf(id);
  const state = destroyed ? ' br-destroyed' : doomed ? ' br-doomed' : '';
  return (
    <g className={`br-land br-${id === YGGDRASIL ? 'tree' : region}${state}${falling ? ' br-falling' : ''}`}>
      <path className="br-ground" d={path} />
      {destroyed && <path className="br-ash" d={path} fill="url(#br-ash)" />}
      {id === YGGDRASIL && <Tree at={world.centre} />}
      {doomed && <Smoke at={world.middleOf(id)} />}
      {!destroyed &&
        plan.villages.slice(0, villages).map(({ x, y }) => (
          <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
            <circle className="br-village" r={31} />
            <Glyph className="br-village-hut" outline={hut} x={0} y={0} size={32} />
          </g>
        ))}
      <text className="br-province-name" x={plan.name.x} y={plan.name.y} textAnchor="middle" dominantBaseline="middle">
        {i18n.thing(id)}
      </text>
      {destroyed ? (
        <Glyph className="br-ruin" outline={skull} x={plan.token.x} y={plan.token.y} size={66} />
      ) : (
        <Token at={plan.token} token={token} turned={turned} />
      )}
    </g>
  );
});

/** Smoke over the land that falls next. */
function Smoke({ at: { x, y } }: { readonly at: Point }): ReactNode {
  return (
    <g className="br-smoke" transform={`translate(${x} ${y})`}>
      <path d="M-70 66C-92 30 -44 14 -62 -22C-76 -50 -42 -70 -50 -104C-22 -78 -46 -52 -30 -26C-12 8 -58 26 -46 66Z" />
      <path d="M52 74C34 42 74 28 58 -4C46 -30 78 -50 68 -86C96 -58 70 -36 86 -8C102 24 62 38 76 74Z" />
    </g>
  );
}

/** The pillage reward; hidden once pillaged. */
function Token({ at: { x, y }, token, turned }: Pick<LandProps, 'token' | 'turned'> & { readonly at: Point }): ReactNode {
  const pictures = TOKEN_PICTURES[token];
  const gap = 27;
  return (
    <g className={`br-token${turned ? ' br-token-turned' : ''}`} transform={`translate(${x} ${y})`}>
      <rect
        className="br-token-body"
        x={-17 - (pictures.length * gap) / 2}
        y={-29}
        width={34 + pictures.length * gap}
        height={58}
        rx={20}
      />
      {pictures.map((picture, i) => (
        <Glyph
          key={picture.length}
          className="br-token-picture"
          outline={picture}
          x={(i - (pictures.length - 1) / 2) * gap}
          y={token === 'pillage-glory' ? -6 : 0}
          size={pictures.length > 1 ? 28 : 38}
        />
      ))}
      {token === 'pillage-glory' && (
        <text className="br-token-number" y={20} textAnchor="middle">
          5
        </text>
      )}
      {turned && <path className="br-token-cross" d={`M${-10 - (pictures.length * gap) / 2} 22L${10 + (pictures.length * gap) / 2} -22`} />}
    </g>
  );
}

/** The Ages in which Ragnarök comes for the provinces; drawn over the glow of what is on offer. */
export function Dooms({ world, table }: Pick<WorldMapProps, 'world' | 'table'>): ReactNode {
  const doomed = doomedNow(table);
  return PROVINCES.map((id) => {
    const age = table.destroyed.includes(id) ? null : fallsIn(table, id);
    return age !== null && <Doom key={id} at={world.planOf(id).doom} age={age} now={doomed === id} />;
  });
}

/** When Ragnarök comes for a province. */
function Doom({ at: { x, y }, age, now }: { readonly at: Point; readonly age: number; readonly now: boolean }): ReactNode {
  return (
    <g className={now ? 'br-doom br-doom-now' : 'br-doom'} transform={`translate(${x} ${y})`}>
      <circle className="br-doom-disc" r={31} />
      <Glyph className="br-doom-picture" outline={burning} x={0} y={-7} size={36} />
      <text className="br-doom-age" y={25} textAnchor="middle">
        {AGES[age - 1]}
      </text>
    </g>
  );
}
