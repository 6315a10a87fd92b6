/** A fight between two ships: who fights whom, what the last blow cost, and the two answers of the defender. */

import crossedSwords from 'icon:crossed-swords';
import run from 'icon:run';
import vikingHead from 'icon:viking-helmet';
import type { Seat } from '@skald/engine';
import type { RaidsTable } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import { Emblem } from '../../../table/emblem.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { isRaidsDecision, tableOf } from '../table-of-raids.ts';

interface DuelProps extends PartProps {
  readonly fight: NonNullable<RaidsTable['fight']>;
}

export function Duel({ shown, choosing, i18n, fight }: DuelProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const asked = choosing?.decision;
  const decision = isRaidsDecision(asked, 'respond-to-attack') ? asked : undefined;
  const fighter = (seat: Seat): ReactNode => {
    const ship = table.ships[seat];
    return (
      ship && (
        <div className={`raids-duel-side player-${ship.colour}${fight.responder === seat ? ' raids-duel-responds' : ''}`}>
          <Emblem colour={ship.colour} />
          <b className="raids-duel-name">{i18n.name(seat)}</b>
          <span className="raids-amount" title={i18n.t('raids.vikings')}>
            <Icon outline={vikingHead} />
            <span className="unseen">{i18n.t('raids.vikings')} </span>
            {ship.vikings}
          </span>
        </div>
      )
    );
  };
  return (
    <section className="raids-duel" aria-label={i18n.t('raids.duel')}>
      <div className="raids-duel-scene">
        {fighter(fight.attacker)}
        <div className="raids-duel-blow">
          <Icon outline={crossedSwords} />
          {fight.paid > 0 && <small>{i18n.t('raids.last-blow', { count: fight.paid })}</small>}
        </div>
        {fighter(fight.defender)}
      </div>
      {decision && (
        <div className="raids-duel-answers">
          {choicesOf(decision.space).map((choice, place) => {
            const strikes = choice.do === 'strike-back';
            return (
              <button
                key={strikes ? 'strike' : 'flee'}
                type="button"
                {...leadsTo([place])}
                className={strikes ? 'button button-main' : 'button'}
                disabled={choosing?.busy}
                onClick={() => choosing?.choose(place)}
              >
                <Icon outline={strikes ? crossedSwords : run} />
                {i18n.choice(decision.prompt.key, choice, decision.hints?.[place]).text}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
