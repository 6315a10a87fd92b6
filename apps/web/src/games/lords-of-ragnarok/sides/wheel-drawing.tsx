/** The drawing of the action wheel: carved wood, a realm on each piece of the rim, markers in stacks, the monuments in the heart. */
import { content, MONUMENTS, monumentOf, type Party, type SpecialAction, type Table } from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode, useId } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import { Rune } from '../../../table/emblem.tsx';
import type { Standing } from '../../../table/reach/handles.ts';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { ACTION_ICONS, MONUMENT_ICONS, REALM_ICONS } from './icons.ts';
import { fieldPath, namePath, RIM, rimPath, type Spot, spotIn, WHEEL } from './wheel-shape.ts';

interface WheelDrawingProps {
  readonly table: Table;
  readonly speaker: TableSpeaker;
  /** The action that is taken in the scene under way. */
  readonly lit: string | null;
  standing(action: SpecialAction): Standing;
}

const HEART: SpecialAction = 'BUILD_MONUMENT';
const VIEW = `0 0 ${WHEEL} ${WHEEL}`;
const MIDDLE = WHEEL / 2;
/** Markers of one space lie beside each other, the topmost last. */
const MARKER_STEP = 0.19;
const TOKEN = 12;

export function WheelDrawing({ table, speaker, lit, standing }: WheelDrawingProps): ReactNode {
  const states = [...content.actionWheel.spaces.map(({ id }): SpecialAction => id), HEART].map((action) =>
    stateOf(standing(action), lit === action),
  );
  return (
    <>
      <Carving speaker={speaker} states={states.join('|')} />
      <svg className="lords-wheel-drawing" viewBox={VIEW} aria-hidden="true">
        {content.actionWheel.spaces.map(({ id: action, triggersRealm: realm }, sector) => (
          <g key={action}>
            <Allies table={table} parties={table.order.filter((party) => isAllied(table, party, realm))} sector={sector} />
            {table.wheel[action].map((party, place, stack) => (
              <Token
                key={String(party)}
                table={table}
                party={party}
                spot={spotIn(sector, 94, (place - (stack.length - 1) / 2) * MARKER_STEP * 1.5)}
              />
            ))}
          </g>
        ))}
        <Pillars table={table} />
      </svg>
    </>
  );
}

function stateOf(standing: Standing, lit: boolean): string {
  return `lords-wheel-space lords-wheel-space-${standing}${lit ? ' lords-wheel-lit' : ''}`;
}

interface CarvingProps {
  readonly speaker: TableSpeaker;
  /** The states of the spaces and of the heart, as one text: while it stays the same, nothing is drawn again. */
  readonly states: string;
}

/** The wheel without what lies on it. */
const Carving = memo(({ speaker, states }: CarvingProps): ReactNode => {
  const id = useId();
  const stateIn = states.split('|');
  return (
    <div className="lords-wheel-still">
      <svg className="lords-wheel-drawing" viewBox={VIEW} aria-hidden="true">
        <circle className="lords-wheel-wood" cx={MIDDLE} cy={MIDDLE} r={RIM + 3} />
        {content.actionWheel.spaces.map(({ id: action, triggersRealm: realm }, sector) => (
          <g key={action} className={stateIn[sector]}>
            <path className={`lords-wheel-rim lords-realm-${realm}`} d={rimPath(sector)} />
            <path className="lords-wheel-field" d={fieldPath(sector)} />
            <Glyph className="lords-wheel-realm" outline={REALM_ICONS[realm]} {...spotIn(sector, 182)} size={22} />
            <Glyph className="lords-wheel-icon" outline={ACTION_ICONS[action]} {...spotIn(sector, 126)} size={38} />
            <path id={`${id}${action}`} d={namePath(sector)} fill="none" />
            <text className="lords-wheel-name">
              <textPath href={`#${id}${action}`} startOffset="50%">
                {speaker.thing(action)}
              </textPath>
            </text>
          </g>
        ))}
        <g className={stateIn.at(-1)}>
          <circle className="lords-wheel-field lords-wheel-core" cx={MIDDLE} cy={MIDDLE} r={76} />
          {MONUMENTS.map((monument, place) => (
            <Glyph
              key={monument}
              className="lords-wheel-icon"
              outline={MONUMENT_ICONS[monument]}
              x={pillarAt(place)}
              y={MIDDLE - 42 + Math.abs(place - 1) * 4}
              size={24}
            />
          ))}
        </g>
      </svg>
    </div>
  );
});

function isAllied({ humans, prophets }: Table, party: Party, realm: string): boolean {
  const who = typeof party === 'number' ? humans[party] : prophets.find(({ prophet }) => prophet === party);
  return who?.allies.some((ally) => ally === realm) === true;
}

/** Beside the realm there is room for two markers on either side. */
const BESIDE = [1, 2, -1, -2] as const;

/** Small markers on the rim for whoever is allied with its realm. */
function Allies({
  table,
  parties,
  sector,
}: {
  readonly table: Table;
  readonly parties: readonly Party[];
  readonly sector: number;
}): ReactNode {
  return parties.map((party, place) => (
    <Token key={String(party)} table={table} party={party} spot={spotIn(sector, 182, MARKER_STEP * (BESIDE[place] ?? 0))} size={10} />
  ));
}

interface TokenProps {
  readonly table: Table;
  readonly party: Party;
  readonly spot: Spot;
  readonly size?: number;
}

function Token({ table, party, spot, size = TOKEN }: TokenProps): ReactNode {
  const colour = colourOfParty(table, party);
  return (
    <g className={`lords-token player-${colour}`}>
      <circle className="emblem-disc" cx={spot.x} cy={spot.y} r={size} />
      <Rune colour={colour} x={spot.x} y={spot.y} size={size * 1.25} />
    </g>
  );
}

/** Three monuments round the foot of the tree, each as high as it has grown. */
function Pillars({ table }: { readonly table: Table }): ReactNode {
  return MONUMENTS.map((monument, place) => {
    const x = pillarAt(place);
    const parts = Array.from({ length: monumentOf(monument).maxLevel }, (_, i) => i + 1);
    return (
      <g key={monument}>
        {parts.map((part) => (
          <rect
            key={part}
            className={part <= table.monuments[monument] ? 'lords-pillar' : 'lords-pillar lords-pillar-to-come'}
            x={x - 15 + part * 1.5}
            y={MIDDLE + 36 - part * 15}
            width={30 - part * 3}
            height={13}
            rx={2}
          />
        ))}
      </g>
    );
  });
}

function pillarAt(place: number): number {
  return MIDDLE + (place - 1) * 42;
}
