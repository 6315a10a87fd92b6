/** The action wheel in the middle of the map: six actions with their realms and markers, and in its heart the monuments. */
import { content, type SpecialAction } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useState } from 'react';
import type { LordsPart } from '../part.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { cutOf } from './wheel-shape.ts';
import { WheelTip } from './wheel-tip.tsx';
import './sides.css';
import './wheel.css';

const CUTS = content.actionWheel.spaces.map(({ id }, sector) => ({ action: id, style: cutOf(sector) }));

export function ActionWheel(props: LordsPart): ReactNode {
  const { table, speaker, reach, shown } = props;
  const [pointedAt, setPointedAt] = useState<SpecialAction | null>(null);
  const fresh = shown.scene?.events.find((event) => event.event === 'marker-placed' && 'action' in event);
  const lit = fresh && 'action' in fresh ? String(fresh.action) : null;
  const button = (action: SpecialAction, className: string, style?: Readonly<Record<string, string>>): ReactNode => {
    const standing = reach?.standing(`action:${action}`) ?? 'idle';
    return (
      <button
        key={action}
        type="button"
        className={`lords-wheel-spot ${className} lords-wheel-${standing}`}
        style={style}
        data-spot={`action:${action}`}
        aria-label={speaker.thing(action)}
        aria-pressed={standing === 'drafted'}
        aria-disabled={standing === 'idle' ? true : undefined}
        onClick={() => {
          setPointedAt(action);
          if (standing !== 'idle') reach?.press(`action:${action}`);
        }}
        onPointerEnter={() => setPointedAt(action)}
        onPointerLeave={() => setPointedAt(null)}
        onFocus={() => setPointedAt(action)}
        onBlur={() => setPointedAt(null)}
      />
    );
  };
  return (
    <div className="lords-action-wheel">
      <WheelDrawing table={table} speaker={speaker} lit={lit} standing={(action) => reach?.standing(`action:${action}`) ?? 'idle'} />
      {CUTS.map(({ action, style }) => button(action, 'lords-wheel-sector', style))}
      {button('BUILD_MONUMENT', 'lords-wheel-heart')}
      {pointedAt && <WheelTip {...props} key={`tip ${pointedAt}`} action={pointedAt} />}
    </div>
  );
}
