/** A fight between two ships: who stands against whom, what the last blow cost, and the two ways out for who must answer. */

import crossedSwords from 'icon:crossed-swords';
import run from 'icon:run';
import vikingHead from 'icon:viking-helmet';
import type { Seat } from '@skald/engine';
import type { RaidsTable } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { choicesOf } from '../../table/draft.ts';
import { Emblem } from '../../table/emblem.tsx';
import type { PartProps } from '../../table/face.ts';
import { tableOf } from './table-of-raids.ts';

interface DuelProps extends PartProps {
  readonly fight: NonNullable<RaidsTable['fight']>;
}

export function Duel({ shown, choosing, speaker, fight }: DuelProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const decision = choosing?.decision.prompt.key === 'respond-to-attack' ? choosing.decision : undefined;
  const fighter = (seat: Seat): ReactNode => {
    const ship = table.ships[seat];
    return (
      ship && (
        <div className={`duel-side player-${ship.colour}${fight.responder === seat ? ' duel-responds' : ''}`}>
          <Emblem colour={ship.colour} />
          <b className="duel-name">{speaker.name(seat)}</b>
          <span className="amount" title={speaker.say('raids.vikings')}>
            <Icon outline={vikingHead} />
            <span className="unseen">{speaker.say('raids.vikings')} </span>
            {ship.vikings}
          </span>
        </div>
      )
    );
  };
  return (
    <section className="duel" aria-label={speaker.say('raids.duel')}>
      <div className="duel-scene">
        {fighter(fight.attacker)}
        <div className="duel-blow">
          <Icon outline={crossedSwords} />
          {fight.paid > 0 && <small>{speaker.say('raids.last-blow', { count: fight.paid })}</small>}
        </div>
        {fighter(fight.defender)}
      </div>
      {decision && (
        <div className="duel-answers">
          {choicesOf(decision.space).map((choice, place) => {
            const strikes = typeof choice === 'object' && choice !== null && 'do' in choice && choice.do === 'strike-back';
            return (
              <button
                key={strikes ? 'strike' : 'flee'}
                type="button"
                className={strikes ? 'button button-main' : 'button'}
                disabled={choosing?.busy}
                onClick={() => choosing?.choose(place)}
              >
                <Icon outline={strikes ? crossedSwords : run} />
                {speaker.choice(decision.prompt.key, choice, decision.hints?.[place]).text}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
