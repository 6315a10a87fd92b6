/** The choice of a hero and a heritage, before the map is set up. */
import { HERITAGES, HEROES } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { choicesOf } from '../../../table/model/draft.ts';
import { Press } from '../input/press.tsx';
import { HERO_PICTURES } from '../map/pieces/pictures.ts';
import { HERITAGE_ICONS } from '../panels/icons.ts';
import type { LordsPartProps } from '../part-props.ts';
import { isLordsDecision } from '../table-of-lords.ts';

export function HeroStage({ i18n, boardInput, choosing }: LordsPartProps): ReactNode {
  const decision = choosing?.decision;
  const choices = isLordsDecision(decision, 'choose-hero') ? choicesOf(decision.space) : [];
  const offers = (field: 'hero' | 'heritage', id: string): boolean => choices.some((choice) => choice[field] === id);
  return (
    <>
      <h2 className="lords-stage-title">{i18n.t('lords.heroes')}</h2>
      <ul className="lords-gifts">
        {HEROES.filter((id) => offers('hero', id)).map((id) => (
          <li key={id}>
            <Press boardInput={boardInput} target={`hero:${id}`} className="lords-gift">
              <Icon outline={HERO_PICTURES[id]} />
              <b>{i18n.thing(id)}</b>
              <span>{i18n.detail(id)}</span>
            </Press>
          </li>
        ))}
      </ul>
      <h2 className="lords-stage-title">{i18n.t('lords.heritages')}</h2>
      <ul className="lords-gifts">
        {HERITAGES.filter((id) => offers('heritage', id)).map((id) => (
          <li key={id}>
            <Press boardInput={boardInput} target={`heritage:${id}`} className="lords-gift">
              <Icon outline={HERITAGE_ICONS[id]} />
              <b>{i18n.label(id)}</b>
              <span>{i18n.detail(id)}</span>
            </Press>
          </li>
        ))}
      </ul>
    </>
  );
}
