/** Gains and losses that rise where they happened. */
import type { BloodRageEvent, BoardPlace } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { StageState } from '../../../table/model/stage.ts';
import { KIND_PICTURES, TOKEN_PICTURES } from '../pictures.ts';
import { isBloodRageEvent } from '../table-of-blood-rage.ts';
import type { WorldLayout } from './world.ts';

export function Floats({ scene, world }: { readonly scene: StageState['scene']; readonly world: WorldLayout }): ReactNode {
  if (!scene) return null;
  return scene.events.filter(isBloodRageEvent).map((event) => {
    const float = floatOf(event);
    if (!float) return null;
    const { x, y } = world.middleOf(float.place);
    return (
      <span
        key={`${scene.number}${event.event}`}
        className={`board-float board-float-${float.mood} br-float`}
        style={{ left: `${(x / world.width) * 100}%`, top: `${(y / world.height) * 100}%` }}
      >
        {float.pictures.map((picture) => (
          <Icon key={picture.length} outline={picture} />
        ))}
        {float.text}
      </span>
    );
  });
}

interface Float {
  readonly place: BoardPlace;
  readonly pictures: readonly string[];
  readonly text: string;
  readonly mood: 'good' | 'bad';
}

function floatOf(event: BloodRageEvent): Float | null {
  switch (event.event) {
    case 'pillage-declared':
      return { place: event.province, pictures: [KIND_PICTURES.battle], text: '!', mood: 'bad' };
    case 'province-pillaged':
      return { place: event.province, pictures: TOKEN_PICTURES[event.token], text: '', mood: 'good' };
    case 'figures-destroyed': {
      const [place] = event.places;
      return place === undefined ? null : { place, pictures: [], text: `−${event.count}`, mood: 'bad' };
    }
    default:
      return null;
  }
}
