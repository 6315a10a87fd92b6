/** What glows on the map: regions and seas that can be chosen, with what would come of it, and where something just happened. */
import swords from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import { isObject } from '@skald/engine';
import { type ReactNode, useMemo } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import type { Handle } from '../../../table/reach/handles.ts';
import type { LordsPart } from '../part.ts';
import { placesOf } from './places.ts';
import { middleOfRegion, pathOf, type Sheet } from './shape.ts';

interface GlowProps extends LordsPart {
  readonly sheet: Sheet;
  readonly pointedAt: Handle | null;
}

export function GlowLayer({ sheet, table, reach, choosing, shown, pointedAt }: GlowProps): ReactNode {
  const places = useMemo(
    () =>
      placesOf(sheet, table.side).map(({ handle, kind, outline }) => ({
        handle,
        kind,
        path: pathOf(outline),
      })),
    [sheet, table.side],
  );
  const struck = new Set((shown.scene?.events ?? []).flatMap((event) => ('region' in event ? [`region:${String(event.region)}`] : [])));
  return (
    <>
      {places.map(({ handle, kind, path }) => {
        const state = reach?.standing(handle) ?? 'idle';
        const marks = [
          state === 'idle' ? '' : ` lords-glow-${state}`,
          pointedAt === handle ? ' lords-glow-pointed' : '',
          struck.has(handle) ? ' lords-glow-struck' : '',
        ].join('');
        return marks === '' ? null : <path key={handle} className={`lords-glow lords-glow-${kind}${marks}`} d={path} />;
      })}
      {choosing &&
        places.map(({ handle, kind }) => {
          const prospect = kind === 'region' ? prospectOf(handle, reach, choosing.decision.hints) : null;
          if (!prospect) return null;
          const { x, y } = middleOfRegion(sheet, table.side, Number(handle.split(':')[1]));
          return (
            <g key={handle} className={`lords-prospect lords-prospect-${prospect}`} transform={`translate(${x + 86} ${y + 30})`}>
              <circle className="lords-prospect-disc" r={19} />
              <Glyph className="lords-prospect-picture" outline={prospect === 'battle' ? swords : flag} x={0} y={0} size={25} />
            </g>
          );
        })}
    </>
  );
}

/** What moving there would bring: a battle, or control. */
function prospectOf(handle: Handle, reach: LordsPart['reach'], hints: readonly unknown[] | undefined): 'battle' | 'taken' | null {
  const told = (reach?.left ?? []).filter(({ handles }) => handles.includes(handle)).map(({ place }) => hints?.[place]);
  if (told.some((hint) => isObject(hint) && 'battle' in hint && hint.battle !== null)) return 'battle';
  return told.some((hint) => isObject(hint) && 'takes' in hint && hint.takes === true) ? 'taken' : null;
}
