/** What glows on the map: regions and seas on offer with their consequences, and where something just happened. */
import swords from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import { isObject } from '@skald/engine';
import type { LordsTable } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useMemo } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { LordsPartProps } from '../part-props.ts';
import type { ProphetPlan } from '../prophets/plan.ts';
import { placeOfPlan } from '../prophets/plan-place.ts';
import { colourOfParty } from '../table-of-lords.ts';
import { middleOfRegion, pathOf, type Sheet } from './mesh/shape.ts';
import { usePlaces } from './use-places.ts';

interface GlowProps extends LordsPartProps {
  readonly sheet: Sheet;
  readonly pointedAt: BoardTarget | null;
  readonly plan: ProphetPlan | null;
}

interface OutlinedPlace {
  readonly target: BoardTarget;
  readonly kind: string;
  readonly path: string;
}

function useOutlines(sheet: Sheet, table: LordsTable): readonly OutlinedPlace[] {
  const found = usePlaces(sheet, table);
  return useMemo(() => found.map(({ target, kind, outline }) => ({ target, kind, path: pathOf(outline) })), [found]);
}

/** The places on offer, in their own drawing, which alone breathes. */
export function OffersLayer({ sheet, table, boardInput }: LordsPartProps & { readonly sheet: Sheet }): ReactNode {
  const offered = useOutlines(sheet, table).filter(({ target }) => boardInput?.statusOf(target) === 'offered');
  if (offered.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className="board-chart board-offers" aria-hidden="true">
      {offered.map(({ target, kind, path }) => (
        <path key={target} className={`lords-glow lords-glow-${kind} lords-glow-offered`} d={path} />
      ))}
    </svg>
  );
}

export function GlowLayer({ sheet, table, boardInput, choosing, shown, pointedAt, plan }: GlowProps): ReactNode {
  const places = useOutlines(sheet, table);
  const struck = new Set((shown.scene?.events ?? []).flatMap(struckBy));
  return (
    <>
      {places.map(({ target, kind, path }) => {
        const marks = [
          boardInput?.statusOf(target) === 'drafted' ? ' lords-glow-drafted' : '',
          pointedAt === target ? ' lords-glow-pointed' : '',
          struck.has(target) ? ' lords-glow-struck' : '',
        ].join('');
        return marks === '' ? null : <path key={target} className={`lords-glow lords-glow-${kind}${marks}`} d={path} />;
      })}
      {plan && <PlanGlow places={places} plan={plan} table={table} />}
      {choosing &&
        places.map(({ target, kind }) => {
          const prospect = kind === 'region' ? prospectOf(target, boardInput, choosing.decision.hints) : null;
          if (!prospect) return null;
          const { x, y } = middleOfRegion(sheet, table.side, Number(target.split(':')[1]));
          return (
            <g key={target} className={`lords-prospect lords-prospect-${prospect}`} transform={`translate(${x + 86} ${y + 30})`}>
              <circle className="lords-prospect-disc" r={19} />
              <Glyph className="lords-prospect-picture" outline={prospect === 'battle' ? swords : flag} x={0} y={0} size={25} />
            </g>
          );
        })}
    </>
  );
}

interface PlanGlowProps extends Pick<LordsPartProps, 'table'> {
  readonly places: readonly OutlinedPlace[];
  readonly plan: ProphetPlan;
}

/** The prophet's target in his colour, and thinner the regions that he compared with it. */
function PlanGlow({ places, plan, table }: PlanGlowProps): ReactNode {
  const target = placeOfPlan(plan, table);
  const weighed = plan.weighed.map((region) => `region:${region}`);
  return (
    <g className={`player-${colourOfParty(table, plan.who)}`} data-plan={target ?? ''}>
      {places.map((place) => {
        if (place.target === target) {
          return (
            <g key={place.target}>
              <path className="lords-plan-edge" d={place.path} />
              <path className="lords-plan-target" d={place.path} />
            </g>
          );
        }
        return weighed.includes(place.target) ? <path key={place.target} className="lords-plan-weighed" d={place.path} /> : null;
      })}
    </g>
  );
}

/** The place where an event happens; ships and monsters of the sea name a sea. */
function struckBy(event: object): readonly string[] {
  if ('region' in event) return [`region:${String(event.region)}`];
  return 'sea' in event ? [`sea:${String(event.sea)}`] : [];
}

/** What moving there would bring: a battle, or control. */
function prospectOf(
  target: BoardTarget,
  boardInput: LordsPartProps['boardInput'],
  hints: readonly unknown[] | undefined,
): 'battle' | 'taken' | null {
  const offered = (boardInput?.left ?? []).filter(({ targets }) => targets.includes(target)).map(({ place }) => hints?.[place]);
  if (offered.some((hint) => isObject(hint) && 'battle' in hint && hint.battle !== null)) return 'battle';
  return offered.some((hint) => isObject(hint) && 'takes' in hint && hint.takes === true) ? 'taken' : null;
}
