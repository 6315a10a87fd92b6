/** The action wheel in the middle of the map: six actions with their realms and markers, and in its heart the monuments. */
import { content, type SpecialAction } from '@skald/engine/games/lords-of-ragnarok';
import { type ReactNode, useState } from 'react';
import type { LordsPartProps } from '../part-props.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { buttonStyle } from './wheel-shape.ts';
import { WheelTip } from './wheel-tip.tsx';
import '../panels/sides.css';
import './wheel.css';

const CUTS = content.actionWheel.spaces.map(({ id }, sector) => ({ action: id, style: buttonStyle(sector) }));

export function ActionWheel(props: LordsPartProps): ReactNode {
  const { table, i18n, boardInput, shown } = props;
  const [pointedAt, setPointedAt] = useState<SpecialAction | null>(null);
  const fresh = shown.scene?.events.find((event) => event.event === 'marker-placed' && 'action' in event);
  const lit = fresh && 'action' in fresh ? String(fresh.action) : null;
  const button = (action: SpecialAction, className: string, style?: Readonly<Record<string, string>>): ReactNode => {
    const standing = boardInput?.statusOf(`action:${action}`) ?? 'idle';
    return (
      <button
        key={action}
        type="button"
        className={`lords-wheel-spot ${className} lords-wheel-${standing}`}
        style={style}
        data-spot={`action:${action}`}
        {...boardInput?.leadsTo(`action:${action}`)}
        aria-label={i18n.thing(action)}
        aria-pressed={standing === 'drafted'}
        aria-disabled={standing === 'idle' ? true : undefined}
        onClick={() => {
          setPointedAt(action);
          if (standing !== 'idle') boardInput?.press(`action:${action}`);
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
      <WheelDrawing table={table} i18n={i18n} lit={lit} standing={(action) => boardInput?.statusOf(`action:${action}`) ?? 'idle'} />
      {CUTS.map(({ action, style }) => button(action, 'lords-wheel-sector', style))}
      {button('BUILD_MONUMENT', 'lords-wheel-heart')}
      {pointedAt && <WheelTip {...props} key={`tip ${pointedAt}`} action={pointedAt} />}
    </div>
  );
}
