/** Blessings to choose from, each with its god and its permanent effect. */
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Press } from '../input/press.tsx';
import { iconOfBlessing } from '../panels/icons.ts';
import type { LordsPartProps } from '../part-props.ts';

export function BlessingStage({ table, i18n, boardInput }: LordsPartProps): ReactNode {
  return (
    <>
      <h2 className="lords-stage-title">{i18n.t('lords.stage.blessings')}</h2>
      <ul className="lords-gifts">
        {table.revealed.map((blessing) => (
          <li key={blessing}>
            <Press boardInput={boardInput} target={`blessing:${blessing}`} className="lords-gift">
              <Icon outline={iconOfBlessing(blessing)} />
              <b>{i18n.thing(blessing)}</b>
              <span>{i18n.detail(blessing)}</span>
            </Press>
          </li>
        ))}
      </ul>
    </>
  );
}
