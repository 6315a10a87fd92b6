/** A prophet's action card: where the hero goes, two rune actions with costs, the special action, the tie-breaker, the bonus. */

import gone from 'icon:card-burn';
import reshuffle from 'icon:card-exchange';
import hero from 'icon:viking-helmet';
import { type ActionCardId, actionCardOf, type MapSide, prophetCostOf } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { placeName } from '../map/place-names.ts';
import { ACTION_ICONS } from '../panels/icons.ts';

interface ActionCardProps {
  readonly card: ActionCardId;
  readonly side: MapSide;
  readonly chosen: boolean;
  readonly i18n: TableTranslator;
}

export function ActionCard({ card, side, chosen, i18n }: ActionCardProps): ReactNode {
  const { heroRegion, runeActions, specialAction, tieBreak, bonus, afterUse } = actionCardOf(card);
  const place = placeName(side, heroRegion[side], i18n);
  const goal = i18n.t('lords.card.hero', { region: place });
  return (
    <div className={chosen ? 'lords-action-card lords-action-chosen' : 'lords-action-card'}>
      <p className="lords-action-head">
        <span title={goal}>
          <Icon outline={hero} label={goal} /> <span aria-hidden="true">{place}</span>
        </span>
        <span title={i18n.t('lords.card.tie', { side: i18n.thing(tieBreak) })}>
          <span className="unseen">{i18n.t('lords.card.tie', { side: i18n.thing(tieBreak) })} </span>
          <span aria-hidden="true">{tieBreak}</span>
        </span>
        <Icon
          outline={afterUse === 'REMOVE' ? gone : reshuffle}
          label={i18n.t(afterUse === 'REMOVE' ? 'lords.card.removed' : 'lords.card.reshuffled')}
        />
      </p>
      <ol className="lords-action-runes">
        {runeActions.map((action, i) => {
          // A card may show the same action twice.
          const key = `${action}${i}`;
          return (
            <li key={key}>
              <b>{prophetCostOf(action)}</b> {i18n.thing(action)}
            </li>
          );
        })}
      </ol>
      <p className="lords-action-special">
        <Icon outline={ACTION_ICONS[specialAction]} /> {i18n.thing(specialAction)}
      </p>
      {bonus && (
        <p className="lords-action-bonus">
          {i18n.t(`lords.condition.${bonus.condition.code}`, { n: bonus.condition.n })}{' '}
          <b>{i18n.t('lords.card.bonus', { amount: bonus.effect.amount, code: bonus.effect.code })}</b>
        </p>
      )}
    </div>
  );
}
