/** The drawing of the action wheel: carved wood, a realm on each piece of the rim, markers in stacks, the monuments in the heart. */
import {
  content,
  type LordsTable,
  levelOf,
  MONUMENTS,
  monumentOf,
  monumentsIn,
  type Party,
  type RealmId,
  realmsTriggeredBy,
  type SpecialAction,
} from '@skald/engine/games/lords-of-ragnarok';
import { memo, type ReactNode, useId } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Glyph } from '../../../icons/icon.tsx';
import type { TargetStatus } from '../../../table/board-input/targets.ts';
import { Rune } from '../../../table/emblem.tsx';
import type { Point } from '../../../table/geometry.ts';
import { ACTION_ICONS, MONUMENT_ICONS, REALM_ICONS } from '../panels/icons.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { fieldPath, namePath, RIM, rimPath, spotIn, WHEEL } from './wheel-shape.ts';

interface WheelDrawingProps {
  readonly table: LordsTable;
  readonly i18n: TableTranslator;
  /** The action taken in the current scene. */
  readonly lit: string | null;
  standing(action: SpecialAction): TargetStatus;
}

const HEART: SpecialAction = 'BUILD_MONUMENT';
const VIEW = `0 0 ${WHEEL} ${WHEEL}`;
const MIDDLE = WHEEL / 2;
/** Markers of one space lie side by side, the topmost last. */
const MARKER_STEP = 0.19;
const TOKEN = 12;

export function WheelDrawing({ table, i18n, lit, standing }: WheelDrawingProps): ReactNode {
  const states = [...content.actionWheel.spaces.map(({ id }): SpecialAction => id), HEART].map((action) =>
    stateOf(standing(action), lit === action),
  );
  return (
    <>
      <Carving i18n={i18n} states={states.join('|')} gods={monumentsIn(table).join(' ')} />
      <svg className="lords-wheel-drawing" viewBox={VIEW} aria-hidden="true">
        {content.actionWheel.spaces.map(({ id: action }, sector) => (
          <g key={action}>
            {realmsTriggeredBy(table, action).map((realm, place, all) => (
              <RimRealm key={realm} table={table} realm={realm} sector={sector} place={place} of={all.length} />
            ))}
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
        {realmsTriggeredBy(table, HEART).map((realm) => (
          <HeartRealm key={realm} table={table} realm={realm} />
        ))}
      </svg>
    </>
  );
}

function stateOf(standing: TargetStatus, lit: boolean): string {
  return `lords-wheel-space lords-wheel-space-${standing}${lit ? ' lords-wheel-lit' : ''}`;
}

interface CarvingProps {
  readonly i18n: TableTranslator;
  /** The states of the spaces and of the heart as one string: the drawing changes only with it. */
  readonly states: string;
  /** The gods with monuments. */
  readonly gods: string;
}

/** The empty wheel. */
const Carving = memo(({ i18n, states, gods }: CarvingProps): ReactNode => {
  const id = useId();
  const stateIn = states.split('|');
  const monuments = MONUMENTS.filter((monument) => gods.split(' ').includes(monument));
  return (
    <div className="lords-wheel-still">
      <svg className="lords-wheel-drawing" viewBox={VIEW} aria-hidden="true">
        <circle className="lords-wheel-wood" cx={MIDDLE} cy={MIDDLE} r={RIM + 3} />
        {content.actionWheel.spaces.map(({ id: action, triggersRealm: realm }, sector) => (
          <g key={action} className={stateIn[sector]}>
            <path className={`lords-wheel-rim lords-realm-${realm}`} d={rimPath(sector)} />
            <path className="lords-wheel-field" d={fieldPath(sector)} />
            <Glyph className="lords-wheel-icon" outline={ACTION_ICONS[action]} {...spotIn(sector, 126)} size={38} />
            <path id={`${id}${action}`} d={namePath(sector)} fill="none" />
            <text className="lords-wheel-name">
              <textPath href={`#${id}${action}`} startOffset="50%">
                {i18n.thing(action)}
              </textPath>
            </text>
          </g>
        ))}
        <g className={stateIn.at(-1)}>
          <circle className="lords-wheel-field lords-wheel-core" cx={MIDDLE} cy={MIDDLE} r={76} />
          {monuments.map((monument, place) => (
            <Glyph
              key={monument}
              className="lords-wheel-icon"
              outline={MONUMENT_ICONS[monument]}
              x={pillarAt(place, monuments.length)}
              y={MIDDLE - 42 + Math.abs(place - (monuments.length - 1) / 2) * 4}
              size={Math.min(24, ROOM / monuments.length)}
            />
          ))}
        </g>
      </svg>
    </div>
  );
});

function isAllied({ humans, prophets }: LordsTable, party: Party, realm: string): boolean {
  const who = typeof party === 'number' ? humans[party] : prophets.find(({ prophet }) => prophet === party);
  return who?.allies.some((ally) => ally === realm) === true;
}

/** Room for two markers on either side of the realm. */
const BESIDE = [1, 2, -1, -2] as const;
/** The radius of the middle of the rim, and the share of a sector's rim for each of two realms. */
const ON_RIM = 182;
const HALF_RIM = 0.52;

interface RealmProps {
  readonly table: LordsTable;
  readonly realm: RealmId;
}

function alliesOf(table: LordsTable, realm: RealmId): readonly Party[] {
  return table.order.filter((party) => isAllied(table, party, realm));
}

/** A realm on the rim with small markers for its allies; two realms of a space share the rim. */
function RimRealm({
  table,
  realm,
  sector,
  place,
  of,
}: RealmProps & { readonly sector: number; readonly place: number; readonly of: number }): ReactNode {
  const aside = (place - (of - 1) / 2) * HALF_RIM;
  const shrink = of > 1 ? 0.56 : 1;
  return (
    <>
      <Glyph className="lords-wheel-realm" outline={REALM_ICONS[realm]} {...spotIn(sector, ON_RIM, aside)} size={22 * Math.sqrt(shrink)} />
      {alliesOf(table, realm).map((party, nth) => (
        <Token
          key={String(party)}
          table={table}
          party={party}
          spot={spotIn(sector, ON_RIM, aside + MARKER_STEP * shrink * (BESIDE[nth] ?? 0))}
          size={10 * Math.sqrt(shrink)}
        />
      ))}
    </>
  );
}

/** LR-50.3: the realm that building a monument wakes, at the foot of the pillars. */
function HeartRealm({ table, realm }: RealmProps): ReactNode {
  const y = MIDDLE + 56;
  return (
    <>
      <Glyph className={`lords-wheel-realm lords-realm-${realm}`} outline={REALM_ICONS[realm]} x={MIDDLE} y={y} size={20} />
      {alliesOf(table, realm).map((party, nth) => (
        <Token key={String(party)} table={table} party={party} spot={{ x: MIDDLE + 17 * (BESIDE[nth] ?? 0), y }} size={7} />
      ))}
    </>
  );
}

interface TokenProps {
  readonly table: LordsTable;
  readonly party: Party;
  readonly spot: Point;
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

/** The monuments round the foot of the tree, each as high as it has grown. */
function Pillars({ table }: { readonly table: LordsTable }): ReactNode {
  return monumentsIn(table).map((monument, place, all) => {
    const x = pillarAt(place, all.length);
    const thin = Math.min(1, ROOM / 42 / all.length);
    const parts = Array.from({ length: monumentOf(monument).maxLevel }, (_, i) => i + 1);
    return (
      <g key={monument}>
        {parts.map((part) => (
          <rect
            key={part}
            className={part <= levelOf(table, monument) ? 'lords-pillar' : 'lords-pillar lords-pillar-to-come'}
            x={x + (part * 1.5 - 15) * thin}
            y={MIDDLE + 36 - part * 15}
            width={(30 - part * 3) * thin}
            height={13}
            rx={2}
          />
        ))}
      </g>
    );
  });
}

/** The width of the row of pillars. */
const ROOM = 126;

function pillarAt(place: number, of: number): number {
  return MIDDLE + (place - (of - 1) / 2) * (ROOM / of);
}
