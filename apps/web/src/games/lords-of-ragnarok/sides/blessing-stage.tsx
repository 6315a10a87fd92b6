/** Blessings to choose from: each with its god and what it does for good. */
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { LordsPart } from '../part.ts';
import { iconOfBlessing } from './icons.ts';
import { Press } from './press.tsx';

export function BlessingStage({ table, speaker, reach }: LordsPart): ReactNode {
  return (
    <>
      <h2 className="lords-stage-title">{speaker.say('lords.stage.blessings')}</h2>
      <ul className="lords-gifts">
        {table.revealed.map((blessing) => (
          <li key={blessing}>
            <Press reach={reach} handle={`blessing:${blessing}`} className="lords-gift">
              <Icon outline={iconOfBlessing(blessing)} />
              <b>{speaker.thing(blessing)}</b>
              <span>{speaker.detail(blessing)}</span>
            </Press>
          </li>
        ))}
      </ul>
    </>
  );
}
