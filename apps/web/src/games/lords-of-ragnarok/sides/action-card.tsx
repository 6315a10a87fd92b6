/** An action card of a prophet: where his hero goes, two rune actions with their costs, the special action, the side for ties, the bonus. */

import gone from 'icon:card-burn';
import reshuffle from 'icon:card-exchange';
import hero from 'icon:viking-helmet';
import { type ActionCardId, actionCardOf, prophetCostOf, type Side } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { ACTION_ICONS } from './icons.ts';

interface ActionCardProps {
  readonly card: ActionCardId;
  readonly side: Side;
  readonly chosen: boolean;
  readonly speaker: TableSpeaker;
}

export function ActionCard({ card, side, chosen, speaker }: ActionCardProps): ReactNode {
  const { heroRegion, runeActions, specialAction, tieBreak, bonus, afterUse } = actionCardOf(card);
  return (
    <div className={chosen ? 'lords-action-card lords-action-chosen' : 'lords-action-card'}>
      <p className="lords-action-head">
        <span title={speaker.say('lords.card.hero', { region: heroRegion[side] })}>
          <Icon outline={hero} label={speaker.say('lords.card.hero', { region: heroRegion[side] })} /> {heroRegion[side]}
        </span>
        <span title={speaker.say('lords.card.tie', { side: speaker.thing(tieBreak) })}>{tieBreak}</span>
        <Icon
          outline={afterUse === 'REMOVE' ? gone : reshuffle}
          label={speaker.say(afterUse === 'REMOVE' ? 'lords.card.removed' : 'lords.card.reshuffled')}
        />
      </p>
      <ol className="lords-action-runes">
        {runeActions.map((action, i) => {
          // A card may show the same action twice.
          const key = `${action}${i}`;
          return (
            <li key={key}>
              <b>{prophetCostOf(action)}</b> {speaker.thing(action)}
            </li>
          );
        })}
      </ol>
      <p className="lords-action-special">
        <Icon outline={ACTION_ICONS[specialAction]} /> {speaker.thing(specialAction)}
      </p>
      {bonus && (
        <p className="lords-action-bonus">
          {speaker.say(`lords.condition.${bonus.condition.code}`, { n: bonus.condition.n })}{' '}
          <b>{speaker.say('lords.card.bonus', { amount: bonus.effect.amount, thing: speaker.thing(bonus.effect.code) })}</b>
        </p>
      )}
    </div>
  );
}
