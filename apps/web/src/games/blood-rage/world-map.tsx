/** The drawn world: sea, provinces in their regions, fjords, villages, pillage tokens, gods, and what Ragnarök has taken or will take. */
import skull from 'icon:burning-skull';
import burning from 'icon:fire-zone';
import hut from 'icon:hut';
import {
  type BoardPlace,
  content,
  FJORDS,
  PROVINCES,
  type ProvinceId,
  province as provinceOf,
  type Table,
  YGGDRASIL,
} from '@skald/engine/games/blood-rage';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../icons/icon.tsx';
import { Water } from '../../table/water.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { GOD_PICTURES, TOKEN_PICTURES } from './pictures.ts';
import { doomedNow, fallsIn } from './table-of-blood-rage.ts';
import { pathOf, planOf, rimOf, WORLD } from './world.ts';
import { Tree } from './world-tree.tsx';

interface WorldMapProps {
  readonly table: Table;
  readonly speaker: TableSpeaker;
  /** Places that can be chosen, the one that is drafted, the one that is looked at. */
  readonly offered: ReadonlySet<BoardPlace>;
  readonly drafted: ReadonlySet<BoardPlace>;
  readonly pointedAt: BoardPlace | null;
  /** The province that falls at this moment. */
  readonly falling: ProvinceId | null;
}

const AGES = ['I', 'II', 'III'] as const;

export function WorldMap(props: WorldMapProps): ReactNode {
  const { table, speaker, falling } = props;
  const doomed = doomedNow(table);
  return (
    <>
      <Sea speaker={speaker} />
      {FJORDS.map((fjord) => (
        <path key={fjord} className={`br-fjord${marks(props, fjord)}`} d={pathOf(fjord)} />
      ))}
      {PROVINCES.map((id) => (
        <Land
          key={id}
          id={id}
          speaker={speaker}
          marked={marks(props, id)}
          destroyed={table.destroyed.includes(id)}
          doomed={doomed === id}
          falls={fallsIn(table, id)}
          falling={falling === id}
          token={table.tokens[id]}
          turned={table.pillaged.includes(id)}
        />
      ))}
      {table.gods.map(({ god, at }) => {
        const { x, y } = planOf(at).god;
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
const Sea = memo(({ speaker }: Pick<WorldMapProps, 'speaker'>): ReactNode => {
  return (
    <>
      <defs>
        <pattern id="br-ash" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="br-ash-line" d="M0 0V26" />
        </pattern>
      </defs>
      <Water width={WORLD.width} height={WORLD.height} />
      {content.board.regions.map(({ id }) => (
        <g key={id}>
          <path id={`br-rim-${id}`} d={rimOf(id)} fill="none" />
          <text className="br-region-name">
            <textPath href={`#br-rim-${id}`} startOffset="50%" textAnchor="middle">
              {speaker.label(id)}
            </textPath>
          </text>
        </g>
      ))}
    </>
  );
});

function marks({ offered, drafted, pointedAt }: WorldMapProps, place: BoardPlace): string {
  return `${offered.has(place) ? ' br-offered' : ''}${drafted.has(place) ? ' br-drafted' : ''}${pointedAt === place ? ' br-pointed' : ''}`;
}

interface LandProps {
  readonly id: ProvinceId;
  readonly speaker: TableSpeaker;
  /** What the ground shows of offers and pointers. */
  readonly marked: string;
  readonly destroyed: boolean;
  /** Is it the next that Ragnarök takes? */
  readonly doomed: boolean;
  /** The Age in which Ragnarök comes for it; null where nobody knows. */
  readonly falls: number | null;
  readonly falling: boolean;
  readonly token: Table['tokens'][ProvinceId];
  readonly turned: boolean;
}

/** A province, in plain values: it is drawn again only where one of them has changed. */
const Land = memo(({ id, speaker, marked, destroyed, doomed, falls, falling, token, turned }: LandProps): ReactNode => {
  const { region, villages } = provinceOf(id);
  const plan = planOf(id);
  const path = pathOf(id);
  const state = destroyed ? ' br-destroyed' : doomed ? ' br-doomed' : '';
  return (
    <g className={`br-land br-${id === YGGDRASIL ? 'tree' : region}${state}${falling ? ' br-falling' : ''}`}>
      <path className={`br-ground${marked}`} d={path} />
      {destroyed && <path className="br-ash" d={path} fill="url(#br-ash)" />}
      {id === YGGDRASIL && <Tree />}
      {!destroyed &&
        plan.villages.slice(0, villages).map(({ x, y }) => (
          <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
            <circle className="br-village" r={31} />
            <Glyph className="br-village-hut" outline={hut} x={0} y={0} size={32} />
          </g>
        ))}
      <text className="br-province-name" x={plan.name.x} y={plan.name.y} textAnchor="middle" dominantBaseline="middle">
        {speaker.thing(id)}
      </text>
      {destroyed ? (
        <Glyph className="br-ruin" outline={skull} x={plan.token.x} y={plan.token.y} size={66} />
      ) : (
        <Token id={id} token={token} turned={turned} />
      )}
      {!destroyed && falls !== null && <Doom id={id} age={falls} now={doomed} />}
    </g>
  );
});

/** What pillaging brings; the pillaged side is turned away. */
function Token({ id, token, turned }: Pick<LandProps, 'id' | 'token' | 'turned'>): ReactNode {
  const { x, y } = planOf(id).token;
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

/** When Ragnarök comes for a province. */
function Doom({ id, age, now }: { readonly id: ProvinceId; readonly age: number; readonly now: boolean }): ReactNode {
  const { x, y } = planOf(id).doom;
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
