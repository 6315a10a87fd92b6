/** Small signs that rise where something happens: Vikings hired or lost, a coin, a slain monster. */
import crossedSwords from 'icon:crossed-swords';
import skull from 'icon:death-skull';
import coin from 'icon:two-coins';
import vikingHead from 'icon:viking-helmet';
import type { RaidsEvent } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { StageState } from '../../../table/model/stage.ts';
import { isRaidsEvent } from '../table-of-raids.ts';
import type { SeaRoute } from './route.ts';

interface Float {
  readonly position: number;
  readonly icon: string;
  readonly text: string;
  readonly mood: 'good' | 'bad';
}

export function Floats({ route, scene }: { readonly route: SeaRoute; readonly scene: StageState['scene'] }): ReactNode {
  if (!scene) return null;
  const { width, height } = route;
  return scene.events.filter(isRaidsEvent).map((event) => {
    const float = floatOf(event);
    if (!float) return null;
    const { x, y } = route.ship(float.position);
    return (
      <span
        key={`${scene.number}${event.event}`}
        className={`board-float board-float-${float.mood}`}
        style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
        aria-hidden="true"
      >
        <Icon outline={float.icon} />
        {float.text}
      </span>
    );
  });
}

function floatOf(event: RaidsEvent): Float | undefined {
  switch (event.event) {
    case 'vikings-hired':
      return event.source === 'sails' ? undefined : { position: event.position, icon: vikingHead, text: `+${event.hired}`, mood: 'good' };
    case 'coin-taken':
      return { position: event.position, icon: coin, text: `+${event.value}`, mood: 'good' };
    case 'monster-sacrificed':
      return { position: event.position, icon: vikingHead, text: `−${event.lost}`, mood: 'bad' };
    case 'monster-defeated':
      return { position: event.position, icon: skull, text: `−${event.cost}`, mood: 'good' };
    case 'fight-began':
      return { position: event.position, icon: crossedSwords, text: '', mood: 'bad' };
    default:
      return undefined;
  }
}
