/** The choice of a hero and a heritage, before anything stands on the map. */
import { isObject } from '@skald/engine';
import { HERITAGES, HEROES } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { HERO_PICTURES } from '../map/pictures.ts';
import type { LordsPart } from '../part.ts';
import { MONUMENT_ICONS, REWARD_ICONS } from './icons.ts';
import { Press } from './press.tsx';

const HERITAGE_ICONS = {
  'heritage-odin': MONUMENT_ICONS.odin,
  'heritage-thor': MONUMENT_ICONS.thor,
  'heritage-freyja': MONUMENT_ICONS.freyja,
  'heritage-tyr': REWARD_ICONS.CARDS,
  'heritage-baldur': REWARD_ICONS.PRIEST,
  'heritage-njord': REWARD_ICONS.RUNE,
} as const;

export function HeroStage({ speaker, reach }: LordsPart): ReactNode {
  const offers = (field: 'hero' | 'heritage', id: string): boolean =>
    reach?.all.some(({ choice }) => isObject(choice) && Reflect.get(choice, field) === id) === true;
  return (
    <>
      <h2 className="lords-stage-title">{speaker.say('lords.heroes')}</h2>
      <ul className="lords-gifts">
        {HEROES.filter((id) => offers('hero', id)).map((id) => (
          <li key={id}>
            <Press reach={reach} handle={`hero:${id}`} className="lords-gift">
              <Icon outline={HERO_PICTURES[id]} />
              <b>{speaker.thing(id)}</b>
              <span>{speaker.detail(id)}</span>
            </Press>
          </li>
        ))}
      </ul>
      <h2 className="lords-stage-title">{speaker.say('lords.heritages')}</h2>
      <ul className="lords-gifts">
        {HERITAGES.filter((id) => offers('heritage', id)).map((id) => (
          <li key={id}>
            <Press reach={reach} handle={`heritage:${id}`} className="lords-gift">
              <Icon outline={HERITAGE_ICONS[id]} />
              <b>{speaker.label(id)}</b>
              <span>{speaker.detail(id)}</span>
            </Press>
          </li>
        ))}
      </ul>
    </>
  );
}
